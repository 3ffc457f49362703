import type { Setting } from "../../../contracts/report.ts";
import type { TalkWords } from "./talk-words.ts";
import type { Example } from "./use-conversation.ts";

type ExampleIncidentsProps = { words: TalkWords["examples"]; onUse: (example: Example) => void };
type ExampleId = TalkWords["examples"]["items"][number]["id"];

/** Where and at what hour each of them happens, whatever the clock of the visitor says. */
const circumstances: Record<ExampleId, { setting: Setting; hour: string }> = {
  fall: { setting: "nursing_home", hour: "02:20" },
  medication: { setting: "nursing_home", hour: "18:20" },
  infection: { setting: "nursing_home", hour: "08:10" },
  elopement: { setting: "nursing_home", hour: "15:15" },
  wound: { setting: "home_care", hour: "10:30" },
};

/** Made-up incidents to try the demo with, in silence and with one tap. */
export function ExampleIncidents({ words, onUse }: ExampleIncidentsProps) {
  return (
    <section className="examples" aria-labelledby="examples-heading" data-needs-script>
      <h3 id="examples-heading">{words.heading}</h3>
      <ul className="chips">
        {words.items.map(({ id, label, text }) => (
          <li key={id}>
            <button type="button" className="chip" title={text} onClick={() => onUse({ text, ...circumstances[id] })}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
