import type { FactPath } from "../../contracts/facts.ts";
import { valueIn } from "./asked.ts";
import { clockAt } from "./grammar/clock.ts";
import { isNumber } from "./grammar/numbers.ts";
import type { Act } from "./perception.ts";
import { type Candidate, candidatesOf, listenTo, type Said } from "./said.ts";
import { placeOf, type Range, setOf } from "./words.ts";

/** What a correction may name before the value comes: "Everything but the room. Three fifteen." */
const namedFields = new Map([
  ["room", "resident.room"],
  ["name", "resident.name"],
  ["time", "occurred.time"],
  ["dose", "medication.doseGiven"],
]);
/** Known by a number, and so by the number said again: "I said 71, it's 61." */
const numberedPaths: readonly FactPath[] = [
  ...(["resident.room", "vitals.pulse", "vitals.tempF", "vitals.spo2", "vitals.resp", "vitals.glucose"] as const),
  ...(["medication.doseGiven", "medication.doseOrdered", "infection.affectedCount", "wound.lengthCm"] as const),
];
/** A number alone may be a room. */
const soundsOfClock = /:|^(?:am|pm|oclock|past|til|till|quarter|half|noon|midnight)$/;
const mostWords = 6;

/**
 * The new value of a correction, where the reader cannot know what it is for: it sees the words and the question, not
 * the report. The field is named, or its old value is said beside the new one.
 */
export function putRight(said: Said, act: Act): Candidate[] {
  if (act !== "correct") return [];
  const named = byName(said);
  return named.length > 0 ? named : byOldValue(said);
}

/** "Make that quarter past seven": a time alone, where one is known, is that one put right. */
export function timePutRight(said: Said, act: Act): Candidate[] {
  const { words, heard } = said;
  const at = words.findIndex((_, index) => clockAt(words, index));
  const clock = clockAt(words, at);
  if (act !== "correct" || !clock || !words.slice(at, clock.to).some(({ text }) => soundsOfClock.test(text))) return [];
  if (!(heard.known["occurred.time"] || heard.known["found.time"])) return [];
  return valueIn(only(said, { from: at, to: clock.to }), "occurred.time");
}

function byName(said: Said): Candidate[] {
  const { words } = said;
  const named = words.flatMap(({ text }, at) => (namedFields.has(text) ? [{ text, at }] : []));
  const [field, ...others] = named;
  if (!field || others.length > 0) return [];
  const next = words.findIndex(({ pause }, index) => index > field.at && pause > 0);
  const last = words.findIndex(({ pause }, index) => index > next && pause === 2);
  const rest = { from: next, to: last < 0 ? words.length : last };
  if (next < 0 || rest.to - rest.from > mostWords) return [];
  return valueIn(only(said, rest), namedFields.get(field.text) ?? "");
}

function byOldValue(said: Said): Candidate[] {
  const { words, heard } = said;
  const numbers = words.flatMap(({ text }, at) => (isNumber(text) ? [{ text, at }] : []));
  const wrong = numberedPaths.flatMap((path) => {
    const before = /^[\d.]+/.exec(String(heard.known[path] ?? ""))?.[0];
    return numbers.some(({ text }) => text === before) ? [{ path, before }] : [];
  });
  const [one, ...others] = wrong;
  if (!one || others.length > 0) return [];
  const right = numbers.filter(({ text }) => text !== one.before);
  const first = right[0];
  if (!first || right.some(({ text }) => text !== first.text)) return [];
  const range = { from: first.at, to: Math.min(first.at + 2, words.length) };
  return valueIn(only(said, range), one.path);
}

/** Some of the words by themselves; blanks keep each at its place. */
function only({ text, words, heard }: Said, { from, to }: Range): Said {
  const start = words[from]?.start ?? 0;
  return listenTo(" ".repeat(start) + text.slice(start, words[to - 1]?.end), heard);
}

const sites = ["injury.sites", "wound.site", "pain.site"] as const satisfies readonly FactPath[];
/** "Right now", "left the room": no side of anybody. */
const notASide = setOf(`now away after there here before back then by up in on at to from the her his me a an i it`);
const asSide = setOf("the his her its it was on s thats is meant mean make");

/** "Did I say left ankle? I meant the right": the same part of the body on the other side. */
export function otherSide(said: Said, found: readonly Candidate[]): Candidate[] {
  const at = said.words.findLastIndex(
    ({ text }, index) =>
      /^(?:left|right)$/.test(text) &&
      !notASide.has(said.words[index + 1]?.text ?? "") &&
      asSide.has(said.words[index - 1]?.text ?? ""),
  );
  const side = said.words[at]?.text;
  if (!side) return [];
  const other = side === "left" ? "right" : "left";
  const place = placeOf(said.words, { from: at, to: at + 1 });
  return sites.flatMap((path): Candidate[] => {
    const known: readonly string[] = [said.heard.known[path] ?? []].flat();
    const isNew = found.some((candidate) => candidate.path === path && String(candidate.value).includes(side));
    if (isNew || known.length !== 1 || !known[0]?.includes(other)) return [];
    return candidatesOf([[path, known[0].replace(other, side)]], place, 0.9);
  });
}
