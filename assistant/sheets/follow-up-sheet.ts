import { assistant } from "../../content/en/assistant.ts";
import type { FollowUp, IncidentReport } from "../../contracts/report.ts";
import { analysisPaths } from "./facts-sheet.ts";
import { fieldAt, fieldRows } from "./field-rows.ts";
import type { Sheet, Wording } from "./sheet.ts";

/** "QAA follow-up worksheet": why it matters and what is to be done, kept apart from the facts. */
export function followUpSheet(report: IncidentReport, wording: Wording = assistant): Sheet {
  const sections = [
    {
      heading: `${wording.priorities[report.priority.value]}. ${wording.priorityNotes[report.priority.value]}`,
      rows: report.reasons.map(({ code, evidence }) => ({
        label: wording.sheets.why,
        value: wording.reasons[code],
        evidence,
      })),
    },
    {
      heading: wording.sheets.followUp,
      rows: report.actions.map((action) => ({
        label: action.done ? wording.sheets.finished : wording.sheets.open,
        value: `${wording.actions[action.code]}: ${actionDetails(action, wording)}`,
      })),
    },
    {
      heading: wording.sheets.analysis,
      rows: fieldRows(report, wording, (path) => analysisPaths.has(path)),
    },
    {
      heading: wording.sheets.unconfirmedHeading,
      rows: fieldRows(report, wording, (path) => fieldAt(report, path)?.unconfirmed === true),
    },
    {
      heading: wording.sheets.notYet,
      rows: report.missing.map((path) => ({ label: "", value: missingLabel(path, wording), path })),
    },
  ];
  return {
    title: wording.sheets.worksheetTitle,
    note: `${wording.sheets.worksheetNote} ${wording.suggested}`,
    sections: sections.filter((section) => section.rows.length > 0),
  };
}

/** Who, by when, by which rule; a time of ours is marked as a suggestion. */
export function actionDetails(action: FollowUp, wording: Wording): string {
  const due = action.suggested
    ? `${wording.due[action.due]} (${wording.suggestedTime})`
    : wording.due[action.due];
  return [wording.roles[action.role], due, action.cite].filter(Boolean).join(", ");
}

export function missingLabel(path: string, wording: Wording): string {
  const person = /^notifications\.(\w+)$/.exec(path)?.[1];
  if (person) return `${wording.sheets.told}: ${wording.people[person as keyof Wording["people"]]}`;
  return wording.fields[path as keyof Wording["fields"]] ?? path;
}
