import { leavesNothingToAsk } from "../../care/answered-by.ts";
import { conversation } from "../../content/en/conversation.ts";
import { isTri } from "../../contracts/fact-values.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type { AnyPerceivedFact, Perception } from "../perceive/perception.ts";
import { allFacts } from "./report-of.ts";
import type { Incident, Open } from "./state.ts";

/** In small letters, without marks. */
export function plain(text: string): string {
  const said = text.toLowerCase().replaceAll("’", "'");
  return said.replace(/[^a-z0-9']+/g, " ").trim();
}

/** Whether one of these stands in it, whatever stands around it. */
export function says(text: string, wordings: readonly string[]): boolean {
  const said = ` ${plain(text).replaceAll("'", "")} `;
  return wordings.some((words) => said.includes(` ${words} `));
}

/** "No", and nothing more. */
export function isPlainNo(text: string): boolean {
  return isOneOf(conversation.plainNo, text);
}

/**
 * A bare "yes" or "no" to a question of yes or no is its answer and nothing else, whatever the reader makes of so
 * short a word: "yes" means the same to every wording of a question.
 */
export function asPlainAnswer<S extends { text: string; perception: Perception }>(said: S, open: Open | undefined): S {
  const { text, perception } = said;
  const isYes = isOneOf(conversation.plainYes, text);
  if (open?.kind !== "question" || perception.language !== "en" || !(isYes || isPlainNo(text))) return said;
  const value = plainValue(open.path, isYes);
  if (!value) return said;
  const places = [{ start: 0, end: text.length }];
  const facts = [{ path: open.path, value, places } as unknown as AnyPerceivedFact];
  const { kind: _, ...rest } = perception;
  const answer = { ...rest, act: "answer", isIncident: false, facts, wrong: [], danger: 0 } as const;
  return { ...said, perception: answer };
}

function plainValue(path: string, isYes: boolean): string | undefined {
  if (isTri(path)) return isYes ? "yes" : "no";
  return path.startsWith("notifications.") ? (isYes ? "done" : "not_done") : undefined;
}

function isOneOf(wordings: readonly string[], text: string): boolean {
  return wordings.includes(plain(text).replaceAll("'", ""));
}

/** Its answer is known, or that nobody knows it. */
export function isAnswered({ facts, notKnown }: Incident, path: QuestionPath): boolean {
  return notKnown.includes(path) || allFacts(facts).some((fact) => leavesNothingToAsk(path, fact.path));
}

/** Some questions are about what to do now, and their answer is no value of the report. */
export function hasFact(path: QuestionPath): boolean {
  return !path.startsWith("emergency.") && path !== "allegation.safe" && path !== "self_harm.alone";
}
