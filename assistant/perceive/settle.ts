import { isList } from "../../contracts/fact-values.ts";
import type { FactPath } from "../../contracts/facts.ts";
import { isSamePerson, partsOf } from "./grammar/names.ts";
import type { AnyPerceivedFact, Place } from "./perception.ts";
import { type Found, phrases, rows } from "./phrases.ts";
import type { Candidate, Said } from "./said.ts";
import { type Range, setOf, type Word } from "./words.ts";

/**
 * What stands between a value and the one that replaces it (`replace`), before a value that is wrong
 * (`contrast`), or behind one that is to be left out (`withdraw`).
 */
type Correction = "replace" | "contrast" | "withdraw";

const replacing =
  "no, nope, no wait, wait no, wait, no no, no sorry, sorry, oh sorry, im sorry, i mean, i meant, i mean its, " +
  "correction, make that, make it, no make that, actually, no actually, actually no, or rather, excuse me, " +
  "my mistake, my bad, hold on, hang on, oops, i take that back, take that back, i misspoke, no its, no it was, " +
  "i said it wrong, thats wrong, let me correct that, let me fix that, no that was, no i lied, i lied, ugh no, ugh";
const withdrawing =
  "scratch that, strike that, leave that out, leave it out, forget that, forget i said that, never mind that, " +
  "take that out, dont put that, ignore that, delete that, erase that";

const findCues = phrases<Correction>([
  ...rows("replace" as const, replacing),
  ...rows("withdraw" as const, withdrawing),
  ...rows("contrast" as const, "instead of, rather than"),
  ["not", "contrast", "is was were are did does do has have had can could will am", "sure"],
]);

/** Words of correction, those that follow one another as one: "no, hang on". */
export function findCorrections(words: readonly Word[], range?: Range): Found<Correction>[] {
  const cues: Found<Correction>[] = [];
  for (const cue of findCues(words, range)) {
    const last = cues.at(-1);
    if (last?.to === cue.from && last.code === cue.code) cues[cues.length - 1] = { ...last, to: cue.to };
    else cues.push(cue);
  }
  return cues;
}
/** Words between a value, the word of correction and the value that replaces it. */
const reach = 5;
const reachOfBareNo = 3;

/** Of all values found for one path, the one that holds (or, of a list, all that hold) and those taken back. */
export function settle(said: Said, candidates: readonly Candidate[]): AnyPerceivedFact[] {
  const byPath = new Map<FactPath, Candidate[]>();
  for (const candidate of candidates) byPath.set(candidate.path, [...(byPath.get(candidate.path) ?? []), candidate]);
  const corrections = findCorrections(said.words);
  return [...byPath].flatMap(([path, found]) => {
    const ordered = [...found].sort((a, b) => a.place.start - b.place.start);
    const gone = takenBack(said, ordered, corrections);
    const standing = ordered.filter((candidate) => !gone.has(candidate));
    if (standing.length === 0 || isEither(path, standing)) return [];
    const fact = isList(path) ? all(standing) : one(path, standing);
    const before = [...gone].filter(
      ({ value }, index, all) =>
        !same(value, fact.value) && all.findIndex((other) => same(other.value, value)) === index,
    );
    const tookBack = before.map(({ value, place }) => ({
      value: isList(path) ? [value] : value,
      places: [place],
    }));
    return [{ path, ...fact, ...(tookBack.length > 0 ? { tookBack } : {}) } as AnyPerceivedFact];
  });
}

function takenBack(
  said: Said,
  ordered: readonly Candidate[],
  corrections: ReturnType<typeof findCorrections>,
): Set<Candidate> {
  const gone = new Set(ordered.filter((candidate) => candidate.isTakenBack));
  const ranges = ordered.map((candidate) => ({ candidate, ...said.range(candidate.place) }));
  for (const { from, to, code } of corrections) {
    const isBareNo = to - from === 1 && said.words[from]?.text === "no";
    if (isNewSentence(said.words, from, to)) continue;
    const most = isBareNo ? reachOfBareNo : reach;
    const before = ranges.findLast((range) => range.to <= from && from - range.to <= most);
    const after = ranges.find((range) => range.from >= to && range.from - to <= most);
    if (code === "contrast") {
      const isPlain = after && ordered.some((other) => !same(other.value, after.candidate.value));
      const isItem = after && isList(after.candidate.path) && after.candidate.path !== "injury.sites";
      if (isPlain && !isItem && after.from - to <= 2 && isOneBreath(said.words, to, after.from))
        gone.add(after.candidate);
    } else if (before && after && !same(before.candidate.value, after.candidate.value)) {
      const isItem = isList(before.candidate.path) && isBareNo;
      const isBefore = ({ path, place }: Candidate) =>
        path === "resident.room" || place.start < after.candidate.place.start;
      for (const candidate of isItem ? [] : ordered)
        if (isBefore(candidate) && same(candidate.value, before.candidate.value)) gone.add(candidate);
    } else if (before && !after && code === "withdraw" && from - before.to <= 2) gone.add(before.candidate);
  }
  return gone;
}

function isOneBreath(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to + 1).every(({ pause }) => pause === 0);
}

/** Said at all, in whatever company, these are what the report is about. */
const grave = new Set(["self_harm_statement", "weapon"]);

/** The surest value; readings taken again and rooms told again count as last said, a name as it was said most fully. */
function one(path: FactPath, standing: readonly Candidate[]): { value: unknown; places: Place[] } {
  if (path === "resident.name") return fullestName(standing);
  const gravest = standing.find(({ value }) => grave.has(String(value)));
  if (path === "behavior.type" && gravest) return { value: gravest.value, places: [gravest.place] };
  const lead = path.startsWith("vitals.") ? 0.4 : path === "resident.room" ? 0.1 : 0;
  const surest = standing.reduce((best, other) => {
    const isLater = lead > 0 && other.certainty >= best.certainty - lead;
    return isLater || other.certainty > best.certainty ? other : best;
  });
  return { value: surest.value, places: [surest.place] };
}

/** "She's on Xarelto, he's on Coumadin": that there is a thinner holds, which one is left open. */
function isEither(path: FactPath, standing: readonly Candidate[]): boolean {
  const [first, ...others] = standing.filter(({ certainty }) => certainty > 0.9);
  return path === "anticoagulant" && others.some(({ value }) => !same(value, first?.value));
}

function fullestName(standing: readonly Candidate[]): { value: unknown; places: Place[] } {
  const nameOf = (candidate: Candidate) => String(candidate.value);
  const groups = standing.map((candidate) =>
    standing.filter((other) => isSamePerson(nameOf(candidate), nameOf(other))),
  );
  const weight = (group: readonly Candidate[]) =>
    Math.max(...group.map(({ certainty }) => certainty)) + 0.05 * (group.length - 1);
  const best = groups.reduce((heaviest, group) => (weight(group) > weight(heaviest) + 1e-9 ? group : heaviest));
  const fullness = (candidate: Candidate) =>
    2 * partsOf(nameOf(candidate)).length +
    (nameOf(candidate).split(" ").length > partsOf(nameOf(candidate)).length ? 1 : 0);
  const fullest = best.reduce((fuller, other) => (fullness(other) > fullness(fuller) ? other : fuller));
  return { value: fullest.value, places: [fullest.place] };
}

function all(standing: readonly Candidate[]): { value: unknown; places: Place[] } {
  const items = standing.filter(
    (candidate, index) => standing.findIndex((other) => same(other.value, candidate.value)) === index,
  );
  return { value: items.map(({ value }) => value), places: items.map(({ place }) => place) };
}

function same(a: unknown, b: unknown): boolean {
  return typeof a === "string" && typeof b === "string" ? a.toLowerCase() === b.toLowerCase() : a === b;
}

const linking = setOf(`it was is its room at the make that number more like about around to in a an apartment they
  moved her him shes hes now monday tuesday wednesday thursday friday saturday sunday last week yesterday`);
const mostLinking = 7;

/**
 * Where the words next to a marked value take it back or put another in its place ("room nine, no, nineteen"),
 * the range of the other value. The reader marks only what holds, so the other side is for the grammars to read.
 */
export function besideCorrection(words: readonly Word[], range: Range): (Range & { isWrong: boolean })[] {
  const near = { from: Math.max(0, range.from - 8), to: Math.min(words.length, range.to + 6) };
  return findCorrections(words, near).flatMap(({ from, to, code }) => {
    if (code === "withdraw" || isNewSentence(words, from, to)) return [];
    if (from === range.to) {
      let start = to;
      while (linking.has(words[start]?.text ?? "") && start < to + mostLinking) start++;
      return [{ from: start, to: breath(words, start, 1), isWrong: code === "contrast" }];
    }
    let last = to;
    while (linking.has(words[last]?.text ?? "") && last < range.from) last++;
    if (last !== range.from || code === "contrast") return [];
    return [{ from: breath(words, from - 1, -1), to: from, isWrong: true }];
  });
}

/** "Asleep at eleven. No one was there": a "no" that begins a sentence, or means nobody, corrects nothing. */
function isNewSentence(words: readonly Word[], from: number, to: number): boolean {
  if (to - from > 1 || words[from]?.text !== "no" || words[to]?.pause !== 0) return false;
  return words[from]?.pause === 2 || words[to]?.text === "1";
}

/** Up to four words without a pause. */
function breath(words: readonly Word[], at: number, step: 1 | -1): number {
  let edge = step === 1 ? at + 1 : at;
  while (words[edge]?.pause === 0 && Math.abs(edge - at) < (step === 1 ? 4 : 3)) edge += step;
  return Math.max(0, Math.min(edge, words.length));
}
