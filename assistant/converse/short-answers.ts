import { conversation } from "../../content/en/conversation.ts";
import type { Fact, Sign } from "../../contracts/facts.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type { Perception } from "../perceive/perception.ts";
import { changeIncident, type Draft, incidentAt, say } from "./draft.ts";
import { isPlainNo } from "./plain-answer.ts";
import { sayEmergency } from "./say-what-changed.ts";

/** Asked for in the visitor's own words: what they answer is the value. */
const inOwnWords: readonly QuestionPath[] = ["behavior.antecedent"];

export function takeAsWords(draft: Draft, path: QuestionPath, { act, facts }: Perception, text: string) {
  if (act !== "answer" || facts.length > 0 || !inOwnWords.includes(path)) return;
  addFact(draft, {
    path: "behavior.antecedent",
    value: text.trim(),
    words: [lastTurn(draft)],
    how: howOf(draft),
  });
}

/** A plain "no" to a question about safety is answered before anything else is asked. */
export function sayIfNo(draft: Draft, path: QuestionPath, { act, facts }: Perception, text: string): boolean {
  const ifNo: Partial<Record<QuestionPath, string>> = conversation.ifNo;
  const isNo = act === "disagree" || (act === "answer" && isPlainNo(text));
  if (!isNo || (facts.length > 0 && path !== "emergency.breathing")) return false;
  if (path === "emergency.breathing") {
    addSign(draft, "not_breathing");
    if (sayEmergency(draft, draft.state.current)) return true;
  }
  const answer = ifNo[path];
  if (answer) say(draft, answer);
  return answer !== undefined;
}

function addSign(draft: Draft, sign: Sign) {
  const known = incidentAt(draft).facts.signs;
  if (known?.value.includes(sign)) return;
  const value = [sign, ...(known?.value ?? [])];
  addFact(draft, {
    path: "signs",
    value,
    words: [lastTurn(draft), ...(known?.words ?? [])],
    how: howOf(draft),
  });
}

function addFact(draft: Draft, fact: Fact<"behavior.antecedent"> | Fact<"signs">) {
  changeIncident(draft, { facts: { ...incidentAt(draft).facts, [fact.path]: fact } });
}

function lastTurn({ state }: Draft) {
  const turn = state.turns.length - 1;
  const quote = state.turns[turn]?.text ?? "";
  return { turn, start: 0, end: quote.length, quote };
}

function howOf({ state }: Draft) {
  return state.turns.at(-1)?.by === "speech" ? "spoken" : "typed";
}
