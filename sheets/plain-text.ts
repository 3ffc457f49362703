import { assistant } from "../content/en/assistant.ts";
import type { IncidentReport } from "../contracts/report.ts";
import type { Sheet, Telling, Wording } from "./sheet.ts";
import { sheetsOf } from "./sheets-of.ts";

/** All sheets as text, for a terminal, a copy or a download. */
export function plainText(report: IncidentReport, wording: Wording = assistant, telling?: Telling): string {
  const sheets = sheetsOf(report, wording, telling);
  const foot = sheets[0]?.madeFrom ?? wording.sheets.madeFrom;
  return `${sheets.map((sheet) => sheetText(sheet, wording)).join("\n\n")}\n\n${foot}\n`;
}

export function sheetText(sheet: Sheet, wording: Wording = assistant): string {
  const labels = sheet.sections.flatMap((section) => section.rows.map((row) => row.label.length));
  const width = Math.max(...labels, 0);
  const sections = sheet.sections.map(({ heading, rows, blankLines = 0 }) => {
    const lines = rows.map(({ label, value, struck, remark }) => {
      const corrected = struck ? ` (${wording.sheets.corrected} ${struck.join(", ")})` : "";
      const noted = `${value}${corrected}${remark ? ` (${remark})` : ""}`.trim();
      return label ? `  ${label.padEnd(width)}  ${noted}` : `  ${noted}`;
    });
    return [heading, ...lines, ...Array.from({ length: blankLines }, () => "  ____________________")].join("\n");
  });
  return [sheet.title.toUpperCase(), sheet.note, ...sections].join("\n\n");
}

/** The report as a file others can read. */
export function reportJson(report: IncidentReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
