import type { IncidentReport } from "../../contracts/report.ts";

/** A greeting or a sound check, and no incident yet. */
export function isNoIncident(report: IncidentReport): boolean {
  const isGuess = report.category.value === "behavior_elopement" && !report.behavior && !report.elopement;
  return isGuess && report.narrative.split(" ").length < 12;
}
