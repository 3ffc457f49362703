import type { TalkWords } from "./talk-words.ts";

/** What the sheet will look like, so that nobody meets an empty form; greyed, and nothing in it can be pressed. */
export function ExampleSheet({ words }: { words: TalkWords["report"] }) {
  const { rows, steps } = words.example;
  return (
    <div className="example-sheet">
      <dl className="report-rows">
        {rows.map(({ label, value }, index) => (
          <div key={label} className="report-row">
            <dt>{label}</dt>
            <dd>
              <span className="report-mark">
                <span className="thread-number">{index + 1}</span>
              </span>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="report-group-title">{words.actionsHeading}</h3>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
