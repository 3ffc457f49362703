import type { IncidentReport } from "../contracts/report.ts";
import { factsSheet } from "./facts-sheet.ts";
import { followUpSheet } from "./follow-up-sheet.ts";
import { sbarSheet } from "./sbar-sheet.ts";
import type { Sheet, Telling, Wording } from "./sheet.ts";

/** The three sheets of a report, in the order they are printed. */
export function sheetsOf(report: IncidentReport, wording: Wording, telling?: Telling): Sheet[] {
  return [
    factsSheet(report, wording, telling),
    followUpSheet(report, wording, telling),
    sbarSheet(report, wording, telling),
  ];
}
