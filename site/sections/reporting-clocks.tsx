import { StackedTable } from "../design/stacked-table.tsx";

type ReportingClocksProps = {
  heading: string;
  text: string;
  columns: { what: string; limit: string; who: string; toWhom: string; rule: string };
  rows: readonly { what: string; limit: string; who: string; toWhom: string; rule: string }[];
  note: string;
};

export function ReportingClocks({ heading, text, columns, rows, note }: ReportingClocksProps) {
  return (
    <section className="wrap section rule-table clock-table" aria-labelledby="clocks">
      <div className="section-head section-head-wide">
        <h2 id="clocks">{heading}</h2>
        <p>{text}</p>
      </div>
      <StackedTable
        caption={heading}
        columns={[columns.what, columns.limit, columns.who, columns.toWhom, columns.rule]}
        rows={rows.map(({ what, limit, who, toWhom, rule }) => ({
          id: what,
          cells: [
            what,
            <span key="limit" className="rule-limit">
              {limit}
            </span>,
            who,
            toWhom,
            rule,
          ],
        }))}
      />
      <p className="rule-note">{note}</p>
    </section>
  );
}
