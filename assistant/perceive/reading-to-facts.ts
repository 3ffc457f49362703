import type { FactPath } from "../../contracts/facts.ts";
import type { Category } from "../../contracts/report.ts";
import { answerTo, isAskedWithNot } from "./asked.ts";
import { asBreathing } from "./breathing.ts";
import { coded, leastMarked } from "./coded.ts";
import { isDenied } from "./denied.ts";
import { findDrugs } from "./grammar/drugs.ts";
import { implied } from "./implied.ts";
import { candidatesInMarks } from "./marked-words.ts";
import type { Act, AnyPerceivedFact, Place } from "./perception.ts";
import { otherSide, putRight, timePutRight } from "./put-right.ts";
import type { Reading } from "./reading.ts";
import type { Candidate, Said } from "./said.ts";
import { findCorrections, settle } from "./settle.ts";
import { unmarked } from "./unmarked.ts";
import { whatNumbersMean } from "./what-numbers-mean.ts";
import { sentenceAround, textOf } from "./words.ts";
import { bareYesOrNo } from "./yes-or-no.ts";

/** What is known of a text as a whole. */
type Around = { kind: Category | undefined; act: Act; isWrong: (path: FactPath) => boolean };

/** From what the reader marked and made of the whole text to one settled fact for each path. */
export function readingToFacts(said: Said, reading: Reading, { kind, act, isWrong }: Around): AnyPerceivedFact[] {
  const named = putRight(said, act).map(ofTheTimeKnown(said, act));
  const isNamed = ({ start, end }: Place) => named.some(({ place }) => place.start < end && start < place.end);
  const spans = reading.spans.filter((span) => span.certainty >= leastMarked && !isNamed(span));
  const marked = whatNumbersMean(said, [...coded(said, reading), ...candidatesInMarks(said, spans)]);
  const candidates = marked
    .filter((candidate) => !isUnused(said, candidate) && !isDenied(said, candidate))
    .filter(agreesWithBareAnswer(said))
    .flatMap(asBreathing(said))
    .map(ofTheTimeKnown(said, act))
    .map(thinsOrNot(said));
  const plain = unmarked(said, candidates, kind);
  const answered = answerTo(said, act, [...candidates, ...plain]);
  const isSilent = candidates.length + plain.length + answered.length + named.length === 0;
  const time = isSilent ? timePutRight(said, act).map(ofTheTimeKnown(said, act)) : [];
  const isCorrecting = act === "correct" || said.heard.asked?.path === "read-back";
  const turned = isCorrecting || findCorrections(said.words).length > 0 ? otherSide(said, candidates) : [];
  const settled = settle(said, [...candidates, ...plain, ...answered, ...turned, ...named, ...time]);
  const facts = settled.filter(
    (fact) => fact.value !== false && ![isOthersThinner, isOnlyLate, isUnhurt].some((is) => is(fact, settled)),
  );
  const all = [...facts, ...implied(said, facts, reading, kind)];
  const isNameWrong = isWrong("resident.name");
  return all.filter((fact) => isNameWrong || !isLesserName(said, fact)).map(inItsPlace(said));
}

/** "Uh uh" is no, whatever the reader hears in it. */
function agreesWithBareAnswer(said: Said) {
  const { words, heard } = said;
  const bare = heard.asked && !isAskedWithNot(said) ? bareYesOrNo(words) : undefined;
  const other = bare === "yes" ? "no" : "yes";
  return ({ path, value }: Candidate) => !(bare && path === heard.asked?.path && value === other);
}

/** "Change the time to 1:20" where only when it was found is known: that is the time. */
function ofTheTimeKnown({ heard: { known } }: Said, act: Act) {
  const isFound = act === "correct" && known["found.time"] !== undefined && known["occurred.time"] === undefined;
  return (candidate: Candidate): Candidate =>
    isFound ? { ...candidate, path: candidate.path.replace(/^occurred\./, "found.") as FactPath } : candidate;
}

/** Plavix keeps platelets apart and is no blood thinner in the sense of a fall. */
function thinsOrNot(said: Said) {
  return (candidate: Candidate): Candidate => {
    if (candidate.path !== "onAnticoagulant" || candidate.value !== "yes") return candidate;
    const sentence = sentenceAround(said.words, said.range(candidate.place));
    const classes = findDrugs(said.words, sentence).map(({ drug }) => drug.class);
    const isOther = classes.includes("antiplatelet") && !classes.includes("anticoagulant");
    const isCalledThinner = /\bthinner/.test(textOf(said.words, sentence));
    return isOther && !isCalledThinner ? { ...candidate, path: "onAntiplatelet" } : candidate;
  };
}

/** "No blood thinner, her husband takes the warfarin": a drug that is not hers. */
function isOthersThinner({ path }: AnyPerceivedFact, facts: readonly AnyPerceivedFact[]): boolean {
  return path === "anticoagulant" && facts.some((fact) => fact.path === "onAnticoagulant" && fact.value === "no");
}

/** "It didn't get given till one fifty": late, and given. What never was is an omission. */
function isOnlyLate({ path, value }: AnyPerceivedFact, facts: readonly AnyPerceivedFact[]): boolean {
  const isLate = facts.some((fact) => fact.path === "medication.errorType" && fact.value === "wrong_time");
  return isLate && path === "medication.reachedResident" && value === "no";
}

/** "Monday he cut his eyebrow, this time no injury": a place that was hurt then is not hurt now. */
function isUnhurt({ path }: AnyPerceivedFact, facts: readonly AnyPerceivedFact[]): boolean {
  const isSite = path === "injury.sites" && !facts.some((fact) => fact.path === "injury.types");
  return isSite && facts.some((fact) => fact.path === "injury.present" && fact.value === "no");
}

/** "Without the walker", "no gait belt": a device that was not there helped nobody. */
function isUnused(said: Said, { path, place }: Candidate): boolean {
  if (path !== "fall.assistiveDevice") return false;
  const { from } = said.range(place);
  return said.words.slice(Math.max(0, from - 3), from).some(({ text }) => /^(?:no|without)$/.test(text));
}

/** "Liranzo, not Liriano" after "Amparo Liriano": the part that was wrong is put right, the rest stays. */
function inItsPlace({ text, heard: { known } }: Said) {
  const before = known["resident.name"];
  const says = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text);
  return (fact: AnyPerceivedFact): AnyPerceivedFact => {
    if (fact.path !== "resident.name" || !before || fact.value.includes(" ")) return fact;
    const wrong = before.split(" ").filter((part) => /^[\p{L}-]+$/u.test(part) && says(part));
    if (wrong.length !== 1 || wrong[0] === before) return fact;
    return { ...fact, value: before.replace(wrong[0] as string, fact.value) };
  };
}

/** "Rosa" said after "Rosa Jiménez" tells nothing new. */
function isLesserName(said: Said, { path, value }: AnyPerceivedFact): boolean {
  const before = said.heard.known["resident.name"]?.toLowerCase() ?? "";
  const name = String(value).toLowerCase();
  return path === "resident.name" && name.length < before.length && ` ${before} `.includes(` ${name} `);
}
