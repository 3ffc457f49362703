export type TrendPictureProps = {
  caption: string;
  title: string;
  halls: readonly string[];
  hours: readonly string[];
  /** By hall, then by hour. */
  counts: readonly (readonly number[])[];
  /** The hours that the finding is about, and their name. */
  standsOut: readonly number[];
  standsOutLabel: string;
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
        <li data-stands-out="">{words.standsOutLabel}</li>
      </ul>
      <div className="trend-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${width * hours.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="trend-grid" d={gridLines(hours.length)} />
          <path className="trend-bar" data-stands-out="" d={bars(counts, 0, (column) => standsOut.includes(column))} />
          {halls.map((hall, index) => (
            <path
              key={hall}
              className="trend-bar"
              data-hall={index}
              d={bars(counts, index, (column) => index > 0 || !standsOut.includes(column))}
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
  return [2, 4, 6, 8, 10].map((count) => `M0 ${height - count * unit}h${columns * width}`).join("");
}

/** Some of a hall's bars in one drawing, each on top of the halls before it. */
function bars(counts: TrendPictureProps["counts"], hall: number, isDrawn: (column: number) => boolean): string {
  return (counts[hall] ?? [])
    .map((count, column) => {
      if (!isDrawn(column)) return "";
      const below = counts.slice(0, hall).reduce((sum, other) => sum + (other[column] ?? 0), 0);
      const tall = count * unit;
      return `M${column * width + 8} ${height - below * unit}v${-tall}h${width - 16}v${tall}z`;
    })
    .join("");
}
