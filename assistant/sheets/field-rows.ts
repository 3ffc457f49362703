import type { Field, IncidentReport, ReportPath } from "../../contracts/report.ts";
import type { SheetRow, Wording } from "./sheet.ts";

const approximate = /\.approx$/;

/** One row for every field of the report whose path passes, in the order of the labels. */
export function fieldRows(
  report: IncidentReport,
  wording: Wording,
  isWanted: (path: ReportPath) => boolean,
): SheetRow[] {
  const paths = Object.keys(wording.fields) as ReportPath[];
  return paths
    .filter((path) => isWanted(path) && !approximate.test(path))
    .flatMap((path) => {
      const field = fieldAt(report, path);
      if (!field) return [];
      const about =
        path.endsWith(".time") && fieldAt(report, path.replace(/time$/, "approx"))?.value === true;
      return [
        {
          label: wording.fields[path],
          value: `${about ? "~" : ""}${say(field.value, wording)}`,
          path,
          evidence: field.evidence,
          ...(field.superseded ? { struck: field.superseded.map((value) => say(value, wording)) } : {}),
          ...(field.unconfirmed ? { remark: wording.sheets.unconfirmed } : {}),
        },
      ];
    });
}

export function fieldAt(report: IncidentReport, path: string): Field<unknown> | undefined {
  let at: unknown = report;
  for (const name of path.split(".")) at = (at as Record<string, unknown> | undefined)?.[name];
  return at as Field<unknown> | undefined;
}

/** A value as a person would write it. */
export function say(value: unknown, wording: Wording): string {
  if (Array.isArray(value)) return value.map((item) => say(item, wording)).join(", ");
  if (value === true) return wording.yesNo.yes;
  if (value === false) return wording.yesNo.no;
  if (typeof value !== "string") return String(value);
  if (/^\d{2}:\d{2}$/.test(value)) return sayTime(value);
  if (value in wording.yesNo) return wording.yesNo[value as keyof Wording["yesNo"]];
  if (value in wording.codes) return wording.codes[value as keyof Wording["codes"]];
  return /^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(value) ? value.replaceAll("_", " ") : value;
}

/** "02:10" as it stands on a clock: "2:10 a.m." */
export function sayTime(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "a.m." : "p.m."}`;
}
