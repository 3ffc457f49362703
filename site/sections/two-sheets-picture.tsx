export type TwoSheetsPictureProps = {
  caption: string;
  facts: {
    title: string;
    rows: readonly { label: string; value: string; note: string }[];
    said: readonly { note: string; text: string }[];
    signed: string;
  };
  worksheet: { title: string; lines: readonly string[] };
};

/** Paper: each value carries a small number, and the words it came from stand under the same number. */
export function TwoSheetsPicture({ caption, facts, worksheet }: TwoSheetsPictureProps) {
  return (
    <figure className="picture picture-sheets">
      <div className="paper paper-back">
        <p className="paper-title">{worksheet.title}</p>
        {worksheet.lines.map((line) => (
          <p key={line} className="paper-blank">
            {line}
          </p>
        ))}
      </div>
      <div className="paper paper-front">
        <p className="paper-title">{facts.title}</p>
        <dl className="paper-rows">
          {facts.rows.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                <sup>{note}</sup>
              </dd>
            </div>
          ))}
        </dl>
        <ul className="paper-said">
          {facts.said.map(({ note, text }) => (
            <li key={note}>
              <sup>{note}</sup> “{text}”
            </li>
          ))}
        </ul>
        <p className="paper-signed">{facts.signed}</p>
      </div>
      <figcaption className="visually-hidden">{caption}</figcaption>
    </figure>
  );
}
