import { assistant } from "../../content/en/assistant.ts";
import type { IncidentReport } from "../../contracts/report.ts";

/** A line for each report: what it is about, and why it is as urgent as it is. */
export function summaryOf(reports: readonly IncidentReport[]): string {
  return reports.map(lineOf).join("\n");
}

function lineOf({ category, priority, reasons }: IncidentReport): string {
  const urgency = [assistant.priorities[priority.value], reasons[0]?.text].filter(Boolean).join(": ");
  return `${assistant.categories[category.value]}. ${urgency}.`;
}
