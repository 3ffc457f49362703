import type { Field, IncidentReport } from "../../contracts/report.ts";
import { fieldAt } from "./field-rows.ts";

export type HandMade = { values: Readonly<Record<string, string>>; done: ReadonlySet<string> };

/** The report with what a person wrote over it and ticked off; what stood there before stays, struck through. */
export function changeReport(report: IncidentReport, { values, done }: HandMade): IncidentReport {
  const changed: IncidentReport = JSON.parse(JSON.stringify(report));
  for (const [path, value] of Object.entries(values)) {
    const field: Field<unknown> | undefined = fieldAt(changed, path);
    if (!field || field.value === value) continue;
    Object.assign(field, { value, source: "user", superseded: [...(field.superseded ?? []), field.value] });
    if ("status" in field) Object.assign(field, { status: value });
    changed.audit.push({ at: report.now, path, from: field.superseded?.at(-1), to: value, by: "user" });
  }
  const actions = changed.actions.map((action) => ({ ...action, done: done.has(action.code) }));
  return { ...changed, actions };
}
