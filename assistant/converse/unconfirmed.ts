import type { IncidentReport, ReportPath } from "../../contracts/report.ts";
import { fieldAt } from "../sheets/field-rows.ts";
import { type Conversation, transcriptOf } from "./conversation.ts";

/** Values that can decide the priority; a recogniser can turn each of them into its opposite. */
const decisive: readonly ReportPath[] = [
  "headStrike",
  "onAnticoagulant",
  "lossOfConsciousness",
  "witnessed",
  "injury.suspectedFracture",
  "medication.drug",
  "medication.doseOrdered",
  "medication.doseGiven",
  "medication.reachedResident",
  "elopement.leftBuilding",
  "elopement.policeCalled",
  "behavior.contactMade",
  "behavior.weapon",
  "wound.knownCause",
  "wound.bleedingControlled",
  "infection.affectedCount",
  "resident.room",
];

/** By path, the value that somebody agreed to; another value of the same path is open again. */
export type Confirmed = Readonly<Record<string, string>>;

export function confirm(confirmed: Confirmed, report: IncidentReport, paths: readonly string[]): Confirmed {
  return { ...confirmed, ...Object.fromEntries(paths.map((path) => [path, valueAt(report, path)])) };
}

/** The values that decide the priority, were only heard, and nobody has agreed to. */
export function unconfirmedPaths(
  conversation: Pick<Conversation, "turns">,
  report: IncidentReport,
  confirmed: Confirmed,
): ReportPath[] {
  const typed = typedParts(conversation);
  return decisive.filter((path) => {
    const field = fieldAt(report, path);
    if (!field || field.source === "user" || confirmed[path] === valueAt(report, path)) return false;
    return !field.evidence.some(({ start, end }) => typed.some((part) => start < part.to && part.from < end));
  });
}

const mostReadAloud = 4;

/** Of the unconfirmed values, those that the read-back says anyway, and those that are read aloud before it. */
export function splitForReadBack(report: IncidentReport, unconfirmed: readonly ReportPath[]) {
  const isSaidAnyway = (path: ReportPath) =>
    path === "resident.room" || (path === "headStrike" && report.category.value === "fall");
  const saidAnyway = unconfirmed.filter(isSaidAnyway);
  const readAloud = unconfirmed.filter((path) => !isSaidAnyway(path)).slice(0, mostReadAloud);
  return { saidAnyway, readAloud };
}

/** The report with these values marked, so that every sheet made of it says so. */
export function markUnconfirmed(report: IncidentReport, paths: readonly string[]): IncidentReport {
  const marked: IncidentReport = JSON.parse(JSON.stringify(report));
  for (const path of paths) {
    const field = fieldAt(marked, path);
    if (field) field.unconfirmed = true;
  }
  return marked;
}

/** Where in the transcript the typed turns stand. */
function typedParts({ turns }: Pick<Conversation, "turns">): { from: number; to: number }[] {
  let from = 0;
  return turns.flatMap((turn) => {
    const part = { from, to: from + transcriptOf({ turns: [turn] }).length };
    from = part.to + 1;
    return turn.by === "typing" ? [part] : [];
  });
}

function valueAt(report: IncidentReport, path: string): string {
  return String(fieldAt(report, path)?.value);
}
