import { assistant } from "../content/en/assistant.ts";
import type { Clock, FollowUp, IncidentReport } from "../contracts/report.ts";
import { analysisPaths } from "./facts-sheet.ts";
import { fieldAt, fieldRows } from "./field-rows.ts";
import { madeFrom } from "./made-from.ts";
import type { Sheet, SheetRow, SheetSection, Telling, Wording } from "./sheet.ts";
import { sayMoment } from "./us-dates.ts";

const linesForNotes = 5;

/** "QAA follow-up worksheet": why it matters and what is to be done, kept apart from the facts. */
export function followUpSheet(report: IncidentReport, wording: Wording = assistant, telling?: Telling): Sheet {
  const { sheets } = wording;
  const priority = report.priority.value;
  const sections: SheetSection[] = [
    {
      heading: `${wording.priorities[priority]}. ${wording.priorityNotes[priority]}`,
      rows: report.reasons.map((reason) => ({
        label: sheets.why,
        value: wording.reasons[reason.code],
        evidence: reason.evidence,
        ...ruleRemark(reason.row, wording),
      })),
    },
    {
      heading: sheets.clocks,
      note: sheets.clocksNote,
      rows: (report.clocks ?? []).map((clock) => clockRow(clock, wording)),
    },
    {
      heading: sheets.followUp,
      rows: report.actions.map((action) => ({
        label: action.done ? sheets.finished : sheets.open,
        value: `${wording.actions[action.code]}: ${actionDetails(action, wording)}`,
        box: action.done ? "done" : "open",
        ...ruleRemark(action.row, wording),
      })),
    },
    { heading: sheets.analysis, rows: fieldRows(report, wording, (path) => analysisPaths.has(path)) },
    {
      heading: sheets.unconfirmedHeading,
      rows: fieldRows(report, wording, (path) => fieldAt(report, path)?.unconfirmed === true),
    },
    {
      heading: sheets.notYet,
      rows: report.missing.map((path) => ({ label: "", value: missingLabel(path, wording), path })),
    },
  ];
  const filled = sections.filter((section) => section.rows.length > 0);
  return {
    kind: "worksheet",
    title: sheets.worksheetTitle,
    note: `${sheets.worksheetNote} ${wording.suggested}`,
    sections: [...filled, { heading: sheets.notes, rows: [], blankLines: linesForNotes }],
    signatures: [sheets.sign.prepared, sheets.sign.reviewed],
    madeFrom: madeFrom(wording, telling),
  };
}

function ruleRemark(row: string | undefined, { sheets }: Wording): Pick<SheetRow, "remark"> {
  return row ? { remark: sheets.rule.replace("{row}", row) } : {};
}

/** What the law asks for, of whom, by which hour of which day. */
function clockRow(clock: Clock, wording: Wording): SheetRow {
  const due = clock.dueAt && wording.sheets.due.replace("{time}", sayMoment(clock.dueAt, wording.sheets));
  return {
    label: clock.limitText,
    value: [`${clock.what} (${clock.who}, ${clock.toWhom})`, due, clock.cite].filter(Boolean).join("; "),
    ...ruleRemark(clock.row, wording),
  };
}

/** Who, by when, by which rule; a time of ours is marked as a suggestion. */
export function actionDetails(action: FollowUp, wording: Wording): string {
  const due = action.suggested ? `${wording.due[action.due]} (${wording.suggestedTime})` : wording.due[action.due];
  return [wording.roles[action.role], due, action.cite].filter(Boolean).join(", ");
}

export function missingLabel(path: string, wording: Wording): string {
  const person = /^notifications\.(\w+)$/.exec(path)?.[1];
  if (person) return `${wording.sheets.told}: ${wording.people[person as keyof Wording["people"]]}`;
  const known: Record<string, string> = { ...wording.sheets.asked, ...wording.fields };
  return known[path] ?? path;
}
