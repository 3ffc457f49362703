import { isWhatWasAsked } from "../../care/answered-by.ts";
import { isNumber } from "./grammar/numbers.ts";
import { findVitals } from "./grammar/vitals.ts";
import type { Candidate, Said } from "./said.ts";
import { setOf } from "./words.ts";

const numberPaths = /^(?:vitals\.|resident\.room|pain\.score|medication\.dose|wound\..+Cm|infection\.affected)/;
const beside = setOf(`about around like maybe just only units mg milligrams percent degrees over and a half oh
  point`);

/**
 * A number that stands behind its own name ("pulse 80") is that reading and no other, and a bare number in answer to
 * a question is what was asked for, whatever else it could be. Of two things it could be, it is the likelier: the 71
 * of "in 17, wait no, 71" is a room.
 */
export function whatNumbersMean(said: Said, candidates: readonly Candidate[]): Candidate[] {
  const asked = said.heard.asked?.path;
  const isBare = said.words.every(({ text }) => isNumber(text) || /^\d/.test(text) || beside.has(text));
  const vitals = findVitals(said.words);
  return candidates.filter((candidate) => {
    const { path, place } = candidate;
    if (!numberPaths.test(path)) return true;
    if (candidates.some((other) => takesFrom(other, candidate))) return false;
    if (
      isEarlier(said, candidate) &&
      candidates.some((other) => other.path === path && other.value !== candidate.value)
    )
      return false;
    if (asked && isBare) return isWhatWasAsked(asked, path);
    const { from, to } = said.range(place);
    const named = vitals.filter((vital) => vital.from < to && vital.to > from);
    if (named.length === 0) return !(path.startsWith("vitals.") && isRoom(candidates, candidate));
    return named.some((vital) => vital.path === path);
  });
}

const earlierBefore = /\b(?:earlier|before|yesterday|last)\b[^.?!]{0,16}$/i;
const earlierBehind = /^[^.?!,]{0,12}\b(?:at (?:breakfast|lunch|supper|bedtime)|earlier|yesterday|last \w+)\b/i;
const movedFrom = /\bmoved (?:\w+ ){0,2}from (?:room )?$/i;

/** "Temp 99.1 now, earlier it was 100.4." "In 214 now, they moved him from 206." */
function isEarlier({ text }: Said, { path, place }: Candidate): boolean {
  const before = text.slice(Math.max(0, place.start - 30), place.start);
  if (path === "resident.room") return movedFrom.test(before);
  if (!path.startsWith("vitals.")) return false;
  return earlierBefore.test(before) || earlierBehind.test(text.slice(place.end));
}

/** "Rooms 102, 104 and 105": nobody has a fever of 104. */
function isRoom(candidates: readonly Candidate[], { value, certainty }: Candidate): boolean {
  return candidates.some(
    (other) => other.path === "resident.room" && other.value === String(value) && other.certainty > certainty / 2,
  );
}

/** Whether another candidate of another kind has the better claim to the same words. */
function takesFrom(other: Candidate, { path, place, certainty }: Candidate): boolean {
  const family = (of: string) => of.split(".")[0];
  if (!numberPaths.test(other.path) || family(other.path) === family(path) || other.certainty <= certainty)
    return false;
  return other.place.start < place.end && other.place.end > place.start;
}
