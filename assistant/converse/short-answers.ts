import { conversation } from "../../content/en/conversation.ts";
import { isFactPath, isTri } from "../../contracts/fact-values.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type { Perception } from "../perceive/perception.ts";
import { addFact, changeIncident, type Draft, incidentAt, say, sayOneOf } from "./draft.ts";
import { isPlainNo } from "./plain-answer.ts";
import { sayEmergency } from "./say-what-changed.ts";

/** "I don't know" is an answer: it is written down, and not asked again. */
export function sayDontKnow(draft: Draft, path: QuestionPath) {
  const { facts, notKnown } = incidentAt(draft);
  if (isFactPath(path) && isTri(path) && !facts[path]) addFact(draft, path, "unknown");
  changeIncident(draft, { notKnown: [...notKnown, path] });
  sayOneOf(draft, "notKnown");
}

/** What led up to it is asked for in the visitor's own words: what they answer is the value. */
export function takeAsWords(draft: Draft, path: QuestionPath, { act, facts }: Perception, text: string) {
  const isAnswer = act === "answer" && facts.length === 0;
  if (isAnswer && path === "behavior.antecedent") addFact(draft, path, text.trim());
}

/** A plain "no" to a question about safety is answered before anything else is asked. */
export function sayIfNo(draft: Draft, path: QuestionPath, { act, facts }: Perception, text: string): boolean {
  const ifNo: Partial<Record<QuestionPath, string>> = conversation.ifNo;
  const isNo = act === "disagree" || (act === "answer" && isPlainNo(text));
  if (!isNo || (facts.length > 0 && path !== "emergency.breathing")) return false;
  if (path === "emergency.breathing") {
    const signs = incidentAt(draft).facts.signs?.value ?? [];
    if (!signs.includes("not_breathing")) addFact(draft, "signs", ["not_breathing", ...signs]);
    if (sayEmergency(draft, draft.state.current)) return true;
  }
  const answer = ifNo[path];
  if (answer) say(draft, answer);
  return answer !== undefined;
}
