import { Icon } from "../design/icon.tsx";
import { StackedTable } from "../design/stacked-table.tsx";

type Figure = { id: string; name: string; meaning: string };
/** What was measured, where something was. */
export type MeasuredFigure = Figure & { value?: string | undefined };

type Value = { figure: string; range: string | undefined; missed: string | undefined };
type Row = Figure & { bar: string | undefined; values: readonly Value[] };
type Group = { id: string; name: string; rows: readonly Row[] };

type FiguresProps = {
  heading: string;
  groups: readonly Group[];
  columns: readonly string[];
  barLabel: string;
  sets: { heading: string; items: readonly { id: string; name: string; note: string }[] };
  notMeasured: string;
};

/** With no columns nothing was measured yet, and the page says so instead of showing a number. */
export function Figures({ heading, groups, columns, barLabel, sets, notMeasured }: FiguresProps) {
  const measured = columns.length > 0;
  return (
    <section className="wrap section figures" aria-labelledby="figures">
      <div className="section-head">
        <h2 id="figures">{heading}</h2>
        {!measured && <NotMeasured text={notMeasured} />}
      </div>
      {measured &&
        groups.map(({ id, name, rows }) => (
          <div key={id} className="figure-group">
            <h3>{name}</h3>
            <StackedTable
              caption={name}
              columns={[name, ...columns]}
              rows={rows.map(({ values, bar, ...figure }) => ({
                id: figure.id,
                cells: [
                  <FigureName key="name" {...figure} bar={bar && `${barLabel} ${bar}`} />,
                  ...values.map(({ figure: value, range, missed }, index) => (
                    <span key={columns[index]}>
                      <span className="figure">{value}</span>
                      {range && <span className="figure-bar">{range}</span>}
                      {missed && <span className="figure-missed">{missed}</span>}
                    </span>
                  )),
                ],
              }))}
            />
          </div>
        ))}
      {sets.items.length > 0 && (
        <div className="figure-sets">
          <h3>{sets.heading}</h3>
          <dl className="figure-sets-list">
            {sets.items.map(({ id, name, note }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd lang="en">{note}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

type SummaryProps = { items: readonly (Figure & { figure: string; range: string | undefined })[] };

/** The few figures to read first, large. */
export function FigureSummary({ items }: SummaryProps) {
  return (
    <dl className="figure-summary">
      {items.map(({ id, name, meaning, figure, range }) => (
        <div key={id}>
          <dt>
            {name}
            <span className="figure-meaning">{meaning}</span>
          </dt>
          <dd>
            <span className="figure">{figure}</span>
            {range && <span className="figure-bar">{range}</span>}
          </dd>
        </div>
      ))}
    </dl>
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

function FigureName({ name, meaning, bar }: Figure & { bar: string | undefined }) {
  return (
    <>
      {name}
      <span className="figure-meaning">{meaning}</span>
      {bar && <span className="figure-bar">{bar}</span>}
    </>
  );
}
