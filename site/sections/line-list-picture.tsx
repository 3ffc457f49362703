import { PriorityFlag, type PriorityLevel } from "../design/priority-flag.tsx";

export type LineListPictureProps = {
  caption: string;
  title: string;
  columns: readonly string[];
  rows: readonly { cells: readonly string[]; matches: boolean }[];
  flag: { level: PriorityLevel; word: string; reason: string };
  note: string;
};

export function LineListPicture({ caption, title, columns, rows, flag, note }: LineListPictureProps) {
  return (
    <figure className="picture">
      <div className="window">
        <table className="line-list">
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells: [room, ...cells], matches }) => (
              <tr key={room} data-matches={matches || undefined}>
                <th scope="row">{room}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <PriorityFlag {...flag} />
        <p className="sheet-note">{note}</p>
      </div>
      <figcaption className="visually-hidden">{caption}</figcaption>
    </figure>
  );
}
