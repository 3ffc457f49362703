import type { ReactNode } from "react";

type StackedTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell heads its row. */
  rows: readonly { id: string; cells: readonly [ReactNode, ...ReactNode[]] }[];
};

/** Said aloud because a table laid out as blocks, as on a phone, is no table any more to some screen readers. */
const roles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
};

/** A ruled table on a wide screen; on a phone each row is a block of labelled lines. */
export function StackedTable({ caption, columns, rows }: StackedTableProps) {
  return (
    <table className="stacked-table" {...roles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...roles.rows}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th key={column} {...roles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rows}>
        {rows.map(({ id, cells: [head, ...cells] }) => (
          <tr key={id} {...roles.row}>
            <th {...roles.rowHead}>{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]} {...roles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
