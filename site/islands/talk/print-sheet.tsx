import type { Sheet, SheetRow, Wording } from "../../../sheets/sheet.ts";

type PrintSheetProps = { sheet: Sheet; words: Wording["sheets"] };

/** One sheet of paper: black on white, with lines to sign. */
export function PrintSheet({ sheet, words }: PrintSheetProps) {
  return (
    <article className="print-sheet" data-sheet={sheet.kind}>
      <h3>{sheet.title}</h3>
      <p className="sheet-note">{sheet.note}</p>
      {sheet.sections.map(({ heading, note, rows, blankLines = 0 }) => (
        <section key={heading}>
          <h4>{heading}</h4>
          {note && <p className="sheet-note">{note}</p>}
          {rows.length > 0 && (
            <dl>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places on paper.
                <Row key={index} row={row} />
              ))}
            </dl>
          )}
          {Array.from({ length: blankLines }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike.
            <p key={index} className="print-blank" />
          ))}
        </section>
      ))}
      <div className="print-signatures">
        {sheet.signatures.map((who) => (
          <div key={who}>
            <p>{who}</p>
            <p>{words.sign.moment}</p>
          </div>
        ))}
      </div>
      <p className="print-foot">
        {words.demo} · {sheet.madeFrom}
      </p>
    </article>
  );
}

function Row({ row: { label, value, pieces, struck, remark, mark, box } }: { row: SheetRow }) {
  return (
    <div data-box={box}>
      {label && !box && <dt>{label}</dt>}
      <dd lang={pieces ? "en" : undefined}>
        {struck?.map((old) => (
          <s key={old}>{old} </s>
        ))}
        {pieces?.map(({ text, marks, struck: isStruck }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places on paper.
          <span key={index}>
            {isStruck ? <s>{text}</s> : text}
            {marks && <sup>{marks.join(",")}</sup>}
          </span>
        )) ?? value}
        {mark && <sup>{mark}</sup>}
        {remark && <em> ({remark})</em>}
      </dd>
    </div>
  );
}
