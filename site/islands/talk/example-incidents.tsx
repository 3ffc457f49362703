import type { TalkWords } from "./talk-words.ts";

type ExampleIncidentsProps = { words: TalkWords["examples"]; onUse: (text: string) => void };

/** Made-up incidents to try the demo with, in silence and with one tap. */
export function ExampleIncidents({ words, onUse }: ExampleIncidentsProps) {
  return (
    <section className="examples" aria-labelledby="examples-heading">
      <h2 id="examples-heading" className="examples-heading">
        {words.heading}
      </h2>
      <ul className="chips">
        {words.items.map(({ id, label, text }) => (
          <li key={id}>
            <button type="button" className="chip" title={text} onClick={() => onUse(text)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
