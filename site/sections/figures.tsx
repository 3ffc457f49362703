import { Icon } from "../design/icon.tsx";
import { StackedTable } from "../design/stacked-table.tsx";

export type Figure = { id: string; name: string; meaning: string };
/** What was measured, where something was. */
export type MeasuredFigure = Figure & { value?: string | undefined };

type Value = { figure: string; bar: string | undefined };

type FiguresProps = {
  heading: string;
  rows: readonly (Figure & { values: readonly Value[] })[];
  columns: readonly string[];
  barLabel: string;
  sets: { heading: string; items: readonly { id: string; name: string; size: string; hint?: string }[] };
  notMeasured: string;
};

/** With no columns nothing was measured yet, and the page says so instead of showing a number. */
export function Figures({ heading, rows, columns, barLabel, sets, notMeasured }: FiguresProps) {
  const measured = columns.length > 0;
  return (
    <section className="wrap section figures" aria-labelledby="figures">
      <div className="section-head">
        <h2 id="figures">{heading}</h2>
        {!measured && <NotMeasured text={notMeasured} />}
      </div>
      {measured ? (
        <StackedTable
          caption={heading}
          columns={[heading, ...columns]}
          rows={rows.map(({ values, ...figure }) => ({
            id: figure.id,
            cells: [
              <FigureName key="name" {...figure} />,
              ...values.map(({ figure: value, bar }, index) => (
                <span key={columns[index]}>
                  <span className="figure">{value}</span>
                  {bar && (
                    <span className="figure-bar">
                      {barLabel} {bar}
                    </span>
                  )}
                </span>
              )),
            ],
          }))}
        />
      ) : (
        <FigureList items={rows} />
      )}
      <div className="figure-sets">
        <h3>{sets.heading}</h3>
        <dl className="figure-sets-list">
          {sets.items.map(({ id, name, size, hint }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <strong>{size}</strong> {hint}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function NotMeasured({ text }: { text: string }) {
  return (
    <p className="badge">
      <Icon name="circle-dashed" />
      {text}
    </p>
  );
}

export function FigureList({ items }: { items: readonly MeasuredFigure[] }) {
  return (
    <dl className="figure-list">
      {items.map(({ id, name, meaning, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          {value && <dd className="figure">{value}</dd>}
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function FigureName({ name, meaning }: Figure) {
  return (
    <>
      {name}
      <span className="figure-meaning">{meaning}</span>
    </>
  );
}
