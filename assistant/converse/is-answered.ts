import type { QuestionPath } from "../../contracts/questions.ts";
import { allFacts } from "./report-of.ts";
import type { Incident } from "./state.ts";

/** Questions that ask for several values at once, or for one that has several names. */
const answeredBy: Partial<Record<QuestionPath, readonly string[]>> = {
  vitals: ["vitals."],
  "elopement.lastSeen": ["elopement.lastSeen"],
  "medication.drug": ["medication.drug"],
  "medication.doseGiven": ["medication.dose"],
  "occurred.time": [
    "occurred.time",
    "found.time",
    "medication.givenTime",
    "infection.onset",
    "elopement.noticed",
  ],
  onAnticoagulant: ["onAnticoagulant", "anticoagulant"],
  "injury.present": ["injury."],
  "wound.lengthCm": ["wound.lengthCm", "wound.widthCm"],
};

export function isAnswered({ facts, notKnown }: Incident, path: QuestionPath): boolean {
  const starts = answeredBy[path] ?? [path];
  return (
    notKnown.includes(path) ||
    allFacts(facts).some((fact) => starts.some((start) => fact.path.startsWith(start)))
  );
}

/** Some questions are about what to do now, and their answer is no value of the report. */
export function hasFact(path: QuestionPath): boolean {
  return !path.startsWith("emergency.") && path !== "allegation.safe" && path !== "self_harm.alone";
}
