import { type ReactNode, useState } from "react";
import { factsSheet } from "../../../assistant/sheets/facts-sheet.ts";
import { followUpSheet } from "../../../assistant/sheets/follow-up-sheet.ts";
import { sheetsPdf } from "../../../assistant/sheets/pdf.ts";
import { plainText, reportJson } from "../../../assistant/sheets/plain-text.ts";
import type { Sheet, Wording } from "../../../assistant/sheets/sheet.ts";
import { product } from "../../../content/product.ts";
import type { IncidentReport } from "../../../contracts/report.ts";
import { EmailReport, type Mailing } from "./email-report.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import type { TalkWords } from "./talk-words.ts";

type ReportSheetsProps = {
  words: Pick<TalkWords, "summary" | "sheets" | "downloads" | "emailCode">;
  wording: Wording;
  report: IncidentReport;
  /** Once there is an address, and no call is on. */
  mailing?: Mailing | undefined;
  /** What came of it, once all is told. */
  summary?: ReactNode;
  contactPath: string;
  onAgain?: (() => void) | undefined;
};
type Choice = "both" | "facts" | "worksheet";

/** Facts and analysis as two sheets, to print, to save and to copy. */
export function ReportSheets({ words, wording, report, mailing, ...rest }: ReportSheetsProps) {
  const { summary, contactPath, onAgain } = rest;
  const [copied, setCopied] = useState(false);
  const facts = factsSheet(report, wording);
  const worksheet = followUpSheet(report, wording);
  const { downloads, sheets } = words;

  function print(choice: Choice) {
    document.documentElement.dataset.print = choice;
    window.print();
    delete document.documentElement.dataset.print;
  }

  function savePdf() {
    const footer = `${product.name}. ${sheets.demoMark}.`;
    save(`${downloads.fileName}.pdf`, "application/pdf", sheetsPdf([facts, worksheet], footer));
  }

  async function copy() {
    await navigator.clipboard.writeText(plainText(report, wording));
    setCopied(true);
  }

  return (
    <section className="sheets" aria-labelledby="sheets-heading">
      <h2 id="sheets-heading" className="talk-heading">
        {summary ? words.summary.heading : downloads.heading}
      </h2>
      {summary}
      <p>{words.summary.text}</p>
      <div className="button-row">
        <button type="button" className="button button-small" onClick={() => print("both")}>
          {sheets.print}
        </button>
        <button type="button" className="button button-small button-quiet" onClick={savePdf}>
          {downloads.pdf}
        </button>
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => save(`${downloads.fileName}.json`, "application/json", reportJson(report))}
        >
          {downloads.json}
        </button>
        <button type="button" className="button button-small button-quiet" onClick={copy}>
          {downloads.copy}
        </button>
        {mailing && <EmailReport words={downloads} code={words.emailCode} mailing={mailing} />}
      </div>
      <p role="status" className="field-hint">
        {copied && downloads.copied}
      </p>
      <p className="field-hint">{sheets.text}</p>
      <SheetPreview sheet={facts} kind="facts" words={sheets} button={sheets.printFacts} onPrint={print} />
      <SheetPreview
        sheet={worksheet}
        kind="worksheet"
        words={sheets}
        button={sheets.printWorksheet}
        onPrint={print}
      />
      {onAgain && (
        <div className="button-row">
          <button type="button" className="button button-small button-strong" onClick={onAgain}>
            {words.summary.again}
          </button>
          {summary && (
            <a className="button button-small button-quiet" href={contactPath}>
              {words.summary.demo.label}
            </a>
          )}
        </div>
      )}
    </section>
  );
}

type SheetPreviewProps = {
  sheet: Sheet;
  kind: Exclude<Choice, "both">;
  words: TalkWords["sheets"];
  button: string;
  onPrint: (choice: Choice) => void;
};

function SheetPreview({ sheet, kind, words, button, onPrint }: SheetPreviewProps) {
  return (
    <details className="sheet-preview">
      <summary>{sheet.title}</summary>
      <PrintSheet sheet={sheet} kind={kind} words={words} />
      <button type="button" className="button button-small button-quiet" onClick={() => onPrint(kind)}>
        {button}
      </button>
    </details>
  );
}

function save(name: string, type: string, body: string | Uint8Array) {
  const url = URL.createObjectURL(new Blob([body as BlobPart], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
