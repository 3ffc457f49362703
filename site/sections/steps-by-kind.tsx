import { StackedTable } from "../design/stacked-table.tsx";

type StepsByKindProps = {
  heading: string;
  text: string;
  show: string;
  settings: readonly [string, ...string[]];
  kinds: readonly {
    id: string;
    title: string;
    told: string;
    rows: readonly { id: string; cells: readonly string[] }[];
  }[];
  note: string;
};

/** What follows from one example of each kind; each table opens on request. */
export function StepsByKind({ heading, text, show, settings, kinds, note }: StepsByKindProps) {
  return (
    <section className="wrap section rule-table" aria-labelledby="steps">
      <div className="section-head section-head-wide">
        <h2 id="steps">{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="steps-by-kind">
        {kinds.map(({ id, title, told, rows }) => (
          <div key={id}>
            <h3>{title}</h3>
            <p>{told}</p>
            <details className="quiet-details">
              <summary>
                {show}
                <span className="visually-hidden">: {title}</span>
              </summary>
              <StackedTable
                caption={title}
                columns={settings}
                rows={rows.map(({ id: code, cells: [first = "", ...others] }) => ({
                  id: code,
                  cells: [first, ...others],
                }))}
              />
            </details>
          </div>
        ))}
      </div>
      <p className="rule-note">{note}</p>
    </section>
  );
}
