import { assistant } from "../../content/en/assistant.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { factsSheet } from "./facts-sheet.ts";
import { followUpSheet } from "./follow-up-sheet.ts";
import type { Sheet, Wording } from "./sheet.ts";

/** Both sheets as text, for a terminal, a copy or a download. */
export function plainText(report: IncidentReport, wording: Wording = assistant): string {
  const sheets = [factsSheet(report, wording), followUpSheet(report, wording)];
  return `${sheets.map((sheet) => sheetText(sheet, wording)).join("\n\n")}\n\n${wording.sheets.madeFrom}\n`;
}

export function sheetText(sheet: Sheet, wording: Wording = assistant): string {
  const width = Math.max(
    ...sheet.sections.flatMap((section) => section.rows.map((row) => row.label.length)),
    0,
  );
  const sections = sheet.sections.map(({ heading, rows }) => {
    const lines = rows.map(({ label, value, struck, remark }) => {
      const corrected = struck ? ` (${wording.sheets.corrected} ${struck.join(", ")})` : "";
      const noted = `${value}${corrected}${remark ? ` (${remark})` : ""}`;
      return label ? `  ${label.padEnd(width)}  ${noted}` : `  ${noted}`;
    });
    return [heading, ...lines].join("\n");
  });
  return [sheet.title.toUpperCase(), sheet.note, ...sections].join("\n\n");
}

/** The report as a file others can read. */
export function reportJson(report: IncidentReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
