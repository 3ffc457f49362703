import { assistant } from "../../content/en/assistant.ts";
import type { IncidentReport, NotifiedPerson, ReportPath } from "../../contracts/report.ts";
import { fieldRows, sayTime } from "./field-rows.ts";
import type { Sheet, SheetRow, Wording } from "./sheet.ts";

/** Judgements made from the facts: they belong on the worksheet. */
export const analysisPaths: ReadonlySet<ReportPath> = new Set([
  "medication.nccMerp",
  "abuseScreen",
  "infection.clusterSuspected",
]);

const who = /^resident\./;
const when = /^(?:occurred|found|reported|location$|witness)/;
const condition =
  /^(?:headStrike|lossOf|mentalStatus|onAnti|anticoagulant|injury|pain|symptoms|vitals|staffInjury)/;
const done = /^(?:immediateActions|disposition|fall\.neuroChecks)/;

/** "Incident facts": what was said and seen, with nothing that judges it. */
export function factsSheet(report: IncidentReport, wording: Wording = assistant): Sheet {
  const rows = (pattern: RegExp) =>
    fieldRows(report, wording, (path) => pattern.test(path) && !analysisPaths.has(path));
  const rest = fieldRows(
    report,
    wording,
    (path) => ![who, when, condition, done].some((p) => p.test(path)) && !analysisPaths.has(path),
  );
  const category: SheetRow = {
    label: wording.sheets.what,
    value: wording.categories[report.category.value],
    path: "category",
  };
  const written: SheetRow[] = [
    { label: wording.sheets.setting, value: wording.settings[report.setting] },
    { label: wording.sheets.written, value: `${report.now.slice(0, 10)}, ${sayTime(report.now.slice(11))}` },
  ];
  const sections = [
    { heading: wording.sheets.who, rows: [...rows(who), ...otherPeople(report, wording)] },
    { heading: wording.sheets.when, rows: [...rows(when), ...written] },
    { heading: wording.sheets.what, rows: [category, ...rest] },
    { heading: wording.sheets.condition, rows: rows(condition) },
    { heading: wording.sheets.done, rows: rows(done) },
    { heading: wording.sheets.told, rows: toldRows(report, wording) },
    { heading: wording.sheets.words, rows: [{ label: "", value: report.narrative }] },
  ];
  return {
    title: wording.sheets.factsTitle,
    note: wording.sheets.factsNote,
    sections: sections.filter((section) => section.rows.length > 0),
  };
}

function otherPeople(report: IncidentReport, wording: Wording): SheetRow[] {
  return report.others.flatMap(({ name, room }) =>
    name
      ? [
          {
            label: wording.fields["resident.name"],
            value: [name.value, room?.value].filter(Boolean).join(", "),
          },
        ]
      : [],
  );
}

function toldRows(report: IncidentReport, wording: Wording): SheetRow[] {
  return Object.entries(report.notifications).map(([person, notification]) => {
    const time = notification.at?.time?.value;
    const status = wording.notified[notification.status];
    return {
      label: wording.people[person as NotifiedPerson],
      value: time ? `${status}, ${time}` : status,
      path: `notifications.${person}`,
      evidence: notification.evidence,
    };
  });
}
