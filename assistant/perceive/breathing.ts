import type { Candidate, Said } from "./said.ts";
import { setOf, textOf, type Word, wholeOf } from "./words.ts";

const breathing = setOf("breathing breathin breathes breathe");
const whose = setOf("he she they it");
const stopping = setOf(
  "not isnt never cant cannot wont doesnt didnt wasnt barely hardly without stopped stops stop quit",
);
const reach = 4;
const badly = /\b(?:not|isnt|doesnt) breath(?:e|ing) (?:so |too |very |real )?(?:right|good|well|normal|great|easy)\b/;

/** "Yes she's breathing, she's asleep", "he breath, but slow", "wasn't, but breathing now": by the last word of it. */
export function isBreathing(words: readonly Word[]): boolean {
  const last = words.findLastIndex(
    ({ text }, at) => breathing.has(text) || (text === "breath" && whose.has(words[at - 1]?.text ?? "")),
  );
  return last >= 0 && !isStopped(words, last);
}

/** "Never quit breathing" says no twice. */
function isStopped(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - reach), at + 1);
  const from = before.findLastIndex(({ pause }) => pause > 0);
  const clause = before.slice(Math.max(0, from)).filter(({ text }) => stopping.has(text));
  const next = words[at + 1];
  return clause.length % 2 === 1 || words[at - 1]?.text === "no" || (next?.pause === 0 && stopping.has(next.text));
}

/** "He ain't breathing right" is trouble; and who is said to breathe has not stopped. */
export function asBreathing({ words }: Said) {
  const isTrouble = badly.test(textOf(words, wholeOf(words)));
  return (candidate: Candidate): Candidate[] => {
    if (candidate.path !== "signs" || candidate.value !== "not_breathing") return [candidate];
    if (isTrouble) return [{ ...candidate, value: "trouble_breathing" }];
    return isBreathing(words) ? [] : [candidate];
  };
}
