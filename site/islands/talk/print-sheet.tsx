import type { Sheet } from "../../../assistant/sheets/sheet.ts";
import type { TalkWords } from "./talk-words.ts";

type PrintSheetProps = { sheet: Sheet; kind: "facts" | "worksheet"; words: TalkWords["sheets"] };

/** One sheet of paper: black on white, with a line to sign. */
export function PrintSheet({ sheet, kind, words }: PrintSheetProps) {
  return (
    <article className="print-sheet" data-sheet={kind}>
      <h3>{sheet.title}</h3>
      <p className="sheet-note">{sheet.note}</p>
      <p className="sheet-note">{words.demoMark}</p>
      {sheet.sections.map(({ heading, rows }) => (
        <section key={heading}>
          <h4>{heading}</h4>
          <dl>
            {rows.map(({ label, value, struck, remark }) => (
              <div key={label + value}>
                {label && <dt>{label}</dt>}
                <dd>
                  {struck?.map((old) => (
                    <s key={old}>{old} </s>
                  ))}
                  {value}
                  {remark && <em> ({remark})</em>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="print-sign">
        {words.preparedBy} <span>{words.signature}</span>
      </p>
    </article>
  );
}
