import { assistant } from "../content/en/assistant.ts";
import type { IncidentReport, NotifiedPerson, ReportPath } from "../contracts/report.ts";
import { fieldRows } from "./field-rows.ts";
import { madeFrom } from "./made-from.ts";
import type { Sheet, SheetPiece, SheetRow, SheetSection, Telling, Wording } from "./sheet.ts";
import { piecesOf, rowPath, type Thread, threadOf } from "./thread.ts";
import { sayMoment, sayTime } from "./us-dates.ts";

/** Judgements made from the facts: they belong on the worksheet. */
export const analysisPaths: ReadonlySet<ReportPath> = new Set([
  "medication.nccMerp",
  "abuseScreen",
  "infection.clusterSuspected",
]);

const who = /^resident\./;
const when = /^(?:occurred|found|reported|location$|witness)/;
const condition = /^(?:headStrike|lossOf|mentalStatus|onAnti|anticoagulant|injury|pain|symptoms|vitals|staffInjury)/;
const done = /^(?:immediateActions|disposition|fall\.neuroChecks)/;

/** "Incident facts": what was said and seen, with nothing that judges it. */
export function factsSheet(report: IncidentReport, wording: Wording = assistant, telling?: Telling): Sheet {
  const { sheets } = wording;
  const sections = [
    ...factSections(report, wording, telling && threadOf(telling.lines, telling.index)),
    conversation(report, wording, telling),
  ];
  return {
    kind: "facts",
    title: sheets.factsTitle,
    note: sheets.factsNote,
    sections: sections.filter((section) => section.rows.length > 0),
    signatures: [sheets.sign.prepared, sheets.sign.checked],
    madeFrom: madeFrom(wording, telling),
  };
}

/** The facts by group, without the words they came from. */
export function factSections(report: IncidentReport, wording: Wording, thread?: Thread): SheetSection[] {
  const { sheets } = wording;
  const rows = (pattern: RegExp) =>
    fieldRows(report, wording, (path) => pattern.test(path) && !analysisPaths.has(path), thread);
  const rest = fieldRows(
    report,
    wording,
    (path) => ![who, when, condition, done].some((p) => p.test(path)) && !analysisPaths.has(path),
    thread,
  );
  const kind = thread?.get("kind");
  const category: SheetRow = {
    label: sheets.what,
    value: wording.categories[report.category.value],
    path: "category",
    ...(kind && { mark: kind }),
  };
  const written: SheetRow[] = [
    { label: sheets.setting, value: wording.settings[report.setting] },
    { label: sheets.written, value: sayMoment(report.now, sheets) },
  ];
  const sections = [
    { heading: sheets.who, rows: rows(who) },
    { heading: sheets.when, rows: [...rows(when), ...written] },
    { heading: sheets.what, rows: [category, ...rest] },
    { heading: sheets.condition, rows: rows(condition) },
    { heading: sheets.done, rows: rows(done) },
    { heading: sheets.told, rows: toldRows(report, wording, thread) },
  ];
  return sections.filter((section) => section.rows.length > 0);
}

/** Questions and answers as they were said; a report without its conversation has the words alone. */
function conversation(report: IncidentReport, wording: Wording, telling?: Telling): SheetSection {
  const { words, speaker, assistant: asker, wordsNote } = wording.sheets;
  if (!telling) return { heading: words, rows: [{ label: "", value: report.narrative }] };
  const thread = threadOf(telling.lines, telling.index);
  const said = telling.lines.filter(({ report: of }) => of === undefined || of === telling.index);
  return {
    heading: words,
    note: wordsNote,
    rows: said.map((line) => ({
      label: line.who === "visitor" ? speaker : asker,
      value: line.text,
      pieces: piecesOf(line).map(({ text, marks, ends }): SheetPiece => {
        const numbers = ends.flatMap(({ path }) => thread.get(rowPath(path)) ?? []);
        return {
          text,
          ...(numbers.length > 0 && { marks: [...new Set(numbers)] }),
          ...(marks.some(({ struck }) => struck) && { struck: true }),
        };
      }),
    })),
  };
}

function toldRows(report: IncidentReport, wording: Wording, thread?: Thread): SheetRow[] {
  return Object.entries(report.notifications).map(([person, notification]) => {
    const time = notification.at?.time?.value;
    const status = wording.notified[notification.status];
    const path = `notifications.${person}`;
    const mark = thread?.get(path);
    const struck = notification.superseded?.map((old) => wording.notified[old]);
    return {
      label: wording.people[person as NotifiedPerson],
      value: time ? `${status}, ${sayTime(time, wording.sheets)}` : status,
      path,
      evidence: notification.evidence,
      ...(mark && { mark }),
      ...(struck?.length && { struck }),
      ...(notification.unconfirmed && { remark: wording.sheets.unconfirmed }),
    };
  });
}
