export type TrendPictureProps = {
  caption: string;
  title: string;
  halls: readonly string[];
  hours: readonly string[];
  /** By hall, then by hour. */
  counts: readonly (readonly number[])[];
  /** The hours that the finding is about. */
  standsOut: readonly number[];
  findingLabel: string;
  finding: string;
  actionLabel: string;
  action: string;
};

const width = 40;
const unit = 12;
const height = 10 * unit;

/** A small chart with the sentence a reader should take away from it. */
export function TrendPicture(words: TrendPictureProps) {
  const { caption, title, halls, hours, counts, standsOut } = words;
  return (
    <figure className="picture-trend window">
      <p className="window-title">{title}</p>
      <ul className="trend-halls">
        {halls.map((hall, index) => (
          <li key={hall} data-hall={index}>
            {hall}
          </li>
        ))}
      </ul>
      <div className="trend-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${width * hours.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="trend-grid" d={gridLines(hours.length)} />
          {hours.map((hour, column) => (
            <Column
              key={hour}
              column={column}
              counts={counts.map((hall) => hall[column] ?? 0)}
              standsOut={standsOut.includes(column)}
            />
          ))}
        </svg>
        <ol className="trend-hours">
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ol>
      </div>
      <dl className="trend-finding">
        <dt>{words.findingLabel}</dt>
        <dd>{words.finding}</dd>
        <dt>{words.actionLabel}</dt>
        <dd>{words.action}</dd>
      </dl>
      <figcaption className="sheet-note">{caption}</figcaption>
    </figure>
  );
}

function gridLines(columns: number): string {
  return [2, 4, 6, 8].map((count) => `M0 ${height - count * unit}h${columns * width}`).join("");
}

type ColumnProps = { column: number; counts: readonly number[]; standsOut: boolean };

/** One bar on top of the other, from the ground up. */
function Column({ column, counts, standsOut }: ColumnProps) {
  const bars = counts.map((count, hall) => {
    const below = counts.slice(0, hall).reduce((sum, other) => sum + other, 0);
    return { hall, top: height - (below + count) * unit, size: count * unit };
  });
  return bars.map(({ hall, top, size }) => (
    <rect
      key={hall}
      className="trend-bar"
      data-hall={hall}
      data-stands-out={(standsOut && hall === 0) || undefined}
      x={column * width + 8}
      y={top}
      width={width - 16}
      height={size}
    />
  ));
}
