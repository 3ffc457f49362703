import type { Evidence, IncidentReport, ReportPath } from "../../contracts/report.ts";

/** A value a second reader proposes, with the words of the transcript it stands on. */
export type Suggestion = { path: ReportPath; value: string; evidence: Evidence };

/** Reads the same words once more. It answers with nothing rather than with an error. */
export type SecondReader = (report: IncidentReport) => Promise<Suggestion[]>;

export const noSecondReader: SecondReader = async () => [];

/** Fills leaves the reader left empty. Kind, priority, reasons and steps stay what the care tables made them. */
export function addSuggestions(report: IncidentReport, suggestions: Suggestion[]): IncidentReport {
  const added = structuredClone(report);
  for (const { path, value, evidence } of suggestions) {
    const names = path.split(".");
    let at = added as unknown as Record<string, unknown>;
    for (const name of names.slice(0, -1)) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    const last = names.at(-1) as string;
    const isStillSaid = report.narrative.slice(evidence.start, evidence.end) === evidence.quote;
    if (at[last] !== undefined || !isStillSaid) continue;
    at[last] = { value, evidence: [evidence], how: "suggested", unconfirmed: true };
    added.audit.push({ at: report.now, path, to: value, by: "suggested" });
  }
  return added;
}
