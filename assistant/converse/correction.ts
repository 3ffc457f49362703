import { assistant } from "../../content/en/assistant.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { pronounOf } from "./pronoun.ts";
import type { QuestionPath } from "./question-paths.ts";
import { spellOut } from "./spell-out.ts";

const answers: Record<string, string> = {
  yes: "yes",
  no: "no",
  unknown: "I don't know",
  done: "yes",
  not_done: "no",
};

/**
 * The sentence that changes a value as if it had been said, so that everything that follows from it changes too;
 * `undefined` where no question asks for the value.
 */
export function correction(
  report: IncidentReport,
  path: string,
  value: string,
): { text: string; corrects: QuestionPath } | undefined {
  const corrects = path as QuestionPath;
  const full = spellOut(corrects, answers[value] ?? value, assistant.pronouns[pronounOf(report)]);
  return full ? { text: `Correction: ${full}.`, corrects } : undefined;
}
