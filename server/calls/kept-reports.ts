import type { IncidentReport } from "../../contracts/report.ts";
import type { Findings } from "./mind.ts";

type Kept = Pick<Findings, "state" | "reports">;

/** What is kept of a conversation: its state, and the reports as everybody was shown them. */
export function keptText({ state, reports }: Findings): string | null {
  return state.turns.length + reports.length === 0 ? null : JSON.stringify({ state, reports } satisfies Kept);
}

/** The reports of a kept call; one from before states were kept has a single one, by itself. */
export function keptReports(text: string | null): IncidentReport[] {
  if (text === null) return [];
  const kept: Kept | IncidentReport = JSON.parse(text);
  return "reports" in kept ? kept.reports : [kept];
}

/** Each report under a name of its own, as the provider lists what came of a call. */
export function structuredOutputsOf(reports: readonly IncidentReport[]) {
  const named = reports.map((result, index) => {
    const name = index === 0 ? "incident_report" : `incident_report_${index + 1}`;
    return [name, { name, result, unconfirmed: unconfirmedIn(result) }] as const;
  });
  return Object.fromEntries(named);
}

/** Paths of values that nobody has confirmed yet. */
export function unconfirmedIn(report: IncidentReport | undefined): string[] {
  return report ? search(report, []) : [];
}

function search(value: unknown, path: readonly string[]): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  if ("evidence" in value) return "unconfirmed" in value && value.unconfirmed ? [path.join(".")] : [];
  return Object.entries(value).flatMap(([name, inner]) => search(inner, [...path, name]));
}
