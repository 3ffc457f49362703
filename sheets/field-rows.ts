import type { Field, IncidentReport, ReportPath } from "../contracts/report.ts";
import type { SheetRow, Wording } from "./sheet.ts";
import type { Thread } from "./thread.ts";
import { sayDate, sayTime } from "./us-dates.ts";

const approximate = /\.approx$/;
const bodyPaths: ReadonlySet<string> = new Set(["injury.sites", "pain.site", "wound.site", "infection.site"]);

/** One row for every field of the report whose path passes, in the order of the labels. */
export function fieldRows(
  report: IncidentReport,
  wording: Wording,
  isWanted: (path: ReportPath) => boolean,
  thread?: Thread,
): SheetRow[] {
  const paths = Object.keys(wording.fields) as ReportPath[];
  return paths
    .filter((path) => isWanted(path) && !approximate.test(path))
    .flatMap((path) => {
      const field = fieldAt(report, path);
      return field ? [fieldRow(report, wording, path, field, thread)] : [];
    });
}

function fieldRow(
  report: IncidentReport,
  wording: Wording,
  path: ReportPath,
  field: Field<unknown>,
  thread?: Thread,
): SheetRow {
  const isAbout = path.endsWith(".time") && fieldAt(report, path.replace(/time$/, "approx"))?.value === true;
  const value = sayAt(path, field.value, wording);
  const mark = thread?.get(path);
  return {
    label: wording.fields[path],
    value: isAbout ? `${wording.sheets.dates.about} ${value}` : value,
    path,
    evidence: field.evidence,
    ...(mark && { mark }),
    ...(field.superseded?.length && { struck: field.superseded.map((old) => sayAt(path, old, wording)) }),
    ...(field.unconfirmed && { remark: wording.sheets.unconfirmed }),
  };
}

export function fieldAt(report: IncidentReport, path: string): Field<unknown> | undefined {
  let at: unknown = report;
  for (const name of path.split(".")) at = (at as Record<string, unknown> | undefined)?.[name];
  return at as Field<unknown> | undefined;
}

/** The value of a path as a person would write it. */
function sayAt(path: string, value: unknown, wording: Wording): string {
  if (!bodyPaths.has(path)) return say(value, wording);
  return [value]
    .flat()
    .map((site) => saySite(String(site), wording))
    .join("; ");
}

/** A value as a person would write it. */
export function say(value: unknown, wording: Wording): string {
  if (Array.isArray(value)) return value.map((item) => say(item, wording)).join(", ");
  if (value === true) return wording.yesNo.yes;
  if (value === false) return wording.yesNo.no;
  if (typeof value !== "string") return String(value);
  if (/^\d{2}:\d{2}$/.test(value)) return sayTime(value, wording.sheets);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return sayDate(value, wording.sheets);
  if (value in wording.yesNo) return wording.yesNo[value as keyof Wording["yesNo"]];
  if (value in wording.codes) return wording.codes[value as keyof Wording["codes"]];
  return /^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(value) ? value.replaceAll("_", " ") : value;
}

/** "left upper arm" as "brazo, parte alta, lado izquierdo": the part first, so that nothing has to agree with it. */
function saySite(site: string, { sheets }: Wording): string {
  const known = sheets.sites as Record<string, string>;
  const whole = known[site.toLowerCase()];
  if (whole || Object.keys(known).length === 0) return whole ?? site;
  const words = site.toLowerCase().split(/\s+/);
  for (let from = 1; from < words.length; from++) {
    const part = known[words.slice(from).join(" ")];
    if (!part) continue;
    const before = wordsBefore(words.slice(0, from), known);
    return before ? [part, ...before].join(", ") : site;
  }
  return site;
}

function wordsBefore(words: string[], known: Record<string, string>): string[] | undefined {
  const said: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = known[`${words[at]} ${words[at + 1]}`];
    const one = pair ?? known[words[at] ?? ""];
    if (!one) return undefined;
    said.unshift(one);
    if (pair) at++;
  }
  return said;
}
