import { assistant } from "../../content/en/assistant.ts";
import {
  type Field,
  type IncidentReport,
  type Notification,
  type NotifiedPerson,
  notifiedPeople,
  type ReportPath,
} from "../../contracts/report.ts";
import { sayValue } from "./say-value.ts";

export type RowPath = ReportPath | `notifications.${NotifiedPerson}`;
export type ReportRow = { path: RowPath; label: string; value: string; field: Field<unknown> };
export type RowGroup = "who" | "when" | "happened" | "condition" | "done" | "told";

const groupOf: [RegExp, RowGroup][] = [
  [/^resident\./, "who"],
  [/^(occurred|found|reported)\.|^location$/, "when"],
  [
    /^(headStrike|lossOfConsciousness|mentalStatus|on[A-Z]|anticoagulant|injury|pain|symptoms|vitals)/,
    "condition",
  ],
  [/^(immediateActions|disposition)$/, "done"],
];

/** Every value of a report in the order a person reads it, in groups that are never empty. */
export function reportRows(report: IncidentReport): { group: RowGroup; rows: ReportRow[] }[] {
  const groups: Record<RowGroup, ReportRow[]> = {
    who: [],
    when: [],
    happened: [],
    condition: [],
    done: [],
    told: [],
  };
  for (const [path, label] of Object.entries(assistant.fields) as [ReportPath, string][]) {
    const field = fieldAt(report, path);
    if (!field || path.endsWith(".approx")) continue;
    const group = groupOf.find(([pattern]) => pattern.test(path))?.[1] ?? "happened";
    groups[group].push({
      path,
      label,
      value: approximately(report, path, sayValue(path, field.value)),
      field,
    });
  }
  for (const person of notifiedPeople) {
    const field: Notification | undefined = report.notifications[person];
    if (!field) continue;
    const value = assistant.notified[field.status];
    groups.told.push({ path: `notifications.${person}`, label: assistant.people[person], value, field });
  }
  return (Object.keys(groups) as RowGroup[])
    .map((group) => ({ group, rows: groups[group] }))
    .filter(({ rows }) => rows.length > 0);
}

export function fieldAt(report: IncidentReport, path: string): Field<unknown> | undefined {
  let at: unknown = report;
  for (const name of path.split(".")) at = (at as Record<string, unknown> | undefined)?.[name];
  return at as Field<unknown> | undefined;
}

function approximately(report: IncidentReport, path: string, value: string): string {
  const isRough = path.endsWith(".time") && fieldAt(report, path.replace(/time$/, "approx"))?.value === true;
  return isRough ? `about ${value}` : value;
}
