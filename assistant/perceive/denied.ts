import type { FactPath } from "../../contracts/facts.ts";
import type { Candidate, Said } from "./said.ts";
import { sentenceAround, setOf, textOf } from "./words.ts";

const negators = setOf(`no not isnt arent wasnt werent doesnt didnt dont hasnt havent without denies denied
  denying never nobody nobodys none neither nor`);
/** "No fever but a cough", "doesn't stop bleeding", "not sure": the "no" ends or means something else. */
const turning = setOf("but just only except still then because stop stopping stopped quit sure until");
/** How many words before may deny; where many come without a pause, only the next: "I don't know small scrape". */
const reach = 4;
const reachWithoutPauses = 1;
const many = 12;
const deniable = new Set<FactPath>([
  ...(["symptoms", "injury.types", "immediateActions", "wound.infectionSigns", "disposition"] as const),
  ...(["infection.syndrome", "infection.testResult"] as const),
]);
const notKnown = /\b(?:dont know|not sure|no idea) (?:if|who|whether)\b/;
const left = /^(?:911_called|sent_to_er)$/;

const supposed = /\bif (?:its|it is|it was|it were|he has|hes|she has|shes|they have)(?: \w+){0,2}$/;

/** "Short of breath? No, he's not." */
const answeredNo = /^[^.?!,]{0,20}\?\s*(?:no|nope|nah)\b/i;

/** Said not to be, or only for a case that may come: "her eyes aren't red", "call 911 if it goes under seventy". */
export function isDenied(said: Said, { path, value, place }: Candidate): boolean {
  if (!deniable.has(path) && !path.startsWith("notifications.")) return false;
  const { words } = said;
  const range = said.range(place);
  if (path.startsWith("notifications."))
    return value === "done" && notKnown.test(textOf(words, sentenceAround(words, range, 8)));
  if (path === "disposition") {
    if (!left.test(String(value))) return false;
    const { from, to } = sentenceAround(words, range, 8);
    if (words.slice(from, to).some(({ text }) => text === "if" || text === "unless")) return true;
  }
  if (supposed.test(textOf(words, { from: Math.max(0, range.from - 5), to: range.from }))) return true;
  if (answeredNo.test(said.text.slice(place.end))) return true;
  const hasPauses = words.length < many || words.slice(1).some(({ pause }) => pause > 0);
  const most = hasPauses ? reach : reachWithoutPauses;
  for (let at = range.from - 1; at >= 0 && range.from - at <= most; at--) {
    if (words[at + 1]?.pause !== 0) return false;
    const text = words[at]?.text ?? "";
    if (turning.has(text)) return false;
    if (negators.has(text)) return true;
  }
  return false;
}
