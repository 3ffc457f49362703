import { useState } from "react";
import { product } from "../../../content/product.ts";
import type { IncidentReport } from "../../../contracts/report.ts";
import { plainText, reportJson } from "../../../sheets/plain-text.ts";
import type { Telling, Wording } from "../../../sheets/sheet.ts";
import { sheetsOf } from "../../../sheets/sheets-of.ts";
import { EmailReport, type Mailing } from "./email-report.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import type { TalkWords } from "./talk-words.ts";

type ReportSheetsProps = {
  words: Pick<TalkWords, "summary" | "sheets" | "downloads" | "emailCode">;
  wording: Wording;
  report: IncidentReport;
  telling: Telling;
  /** Once there is an address, and no call is on. */
  mailing?: Mailing | undefined;
  /** The conversation is over, or was read back. */
  isTold: boolean;
  contactPath: string;
};
type Choice = "all" | "facts" | "worksheet" | "sbar";

/** Facts, analysis and the call to the doctor as three sheets, to print, to save and to copy. */
export function ReportSheets({ words, wording, report, telling, ...rest }: ReportSheetsProps) {
  const [copied, setCopied] = useState(false);
  const made = sheetsOf(report, wording, telling);
  const { downloads, sheets } = words;
  const printOf = { facts: sheets.printFacts, worksheet: sheets.printWorksheet, sbar: sheets.printSbar };

  function print(choice: Choice) {
    document.documentElement.dataset.print = choice;
    window.print();
    delete document.documentElement.dataset.print;
  }

  async function savePdf() {
    const { writePdf } = await import("./write-pdf.ts");
    save(`${downloads.fileName}.pdf`, "application/pdf", await writePdf(made, wording, product.name));
  }

  async function copy() {
    await navigator.clipboard.writeText(plainText(report, wording, telling));
    setCopied(true);
  }

  const quiet = "button button-small button-quiet";
  return (
    <section className="sheets" aria-labelledby="sheets-heading">
      <h3 id="sheets-heading">{rest.isTold ? words.summary.heading : downloads.heading}</h3>
      <p>{words.summary.text}</p>
      <div className="button-row">
        <button type="button" className="button button-small" onClick={() => print("all")}>
          {sheets.print}
        </button>
        <button type="button" className={quiet} onClick={savePdf}>
          {downloads.pdf}
        </button>
        <button
          type="button"
          className={quiet}
          onClick={() => save(`${downloads.fileName}.json`, "application/json", reportJson(report))}
        >
          {downloads.json}
        </button>
        <button type="button" className={quiet} onClick={copy}>
          {downloads.copy}
        </button>
        {rest.mailing && (
          <EmailReport key={rest.mailing.email} words={downloads} code={words.emailCode} mailing={rest.mailing} />
        )}
      </div>
      <p role="status" className="field-hint">
        {copied && downloads.copied}
      </p>
      <p className="field-hint">{sheets.text}</p>
      {made.map((sheet) => (
        <details key={sheet.kind} className="sheet-preview">
          <summary>{sheet.title}</summary>
          <PrintSheet sheet={sheet} words={wording.sheets} />
          <button type="button" className={quiet} onClick={() => print(sheet.kind)}>
            {printOf[sheet.kind]}
          </button>
        </details>
      ))}
      {rest.isTold && (
        <a className={quiet} href={rest.contactPath}>
          {words.summary.demo.label}
        </a>
      )}
    </section>
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
