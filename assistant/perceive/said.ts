import type { FactPath } from "../../contracts/facts.ts";
import { withNumbers } from "./grammar/numbers.ts";
import type { Heard, Place } from "./perception.ts";
import { type Range, rangeOf, type Word, wordsOf } from "./words.ts";

/** One thing said, cut into words, with numbers as digits, and the circumstances it was said in. */
export type Said = {
  text: string;
  /** The words as they were spoken, before numbers became digits. */
  spoken: Word[];
  words: Word[];
  heard: Heard;
  range: (place: Place) => Range;
};

export function listenTo(text: string, heard: Heard): Said {
  const spoken = wordsOf(text);
  const words = withNumbers(spoken);
  return { text, spoken, words, heard, range: (place) => rangeOf(words, place) };
}

/** A value as it was found, before it is settled which of several holds; of a list, one item. */
export type Candidate = {
  path: FactPath;
  value: unknown;
  place: Place;
  certainty: number;
  /** Said only to be denied or replaced. */
  isTakenBack?: true;
};

export type Value = readonly [path: FactPath, value: unknown];
/** What the words of a range say, by the path they are for. */
export type Grammar = (said: Said, range: Range) => Value[];

export function valueAt(path: FactPath, value: unknown): Value[] {
  return value === undefined ? [] : [[path, value]];
}

export function candidatesOf(values: readonly Value[], { start, end }: Place, certainty: number): Candidate[] {
  return values.map(([path, value]) => ({ path, value, place: { start, end }, certainty }));
}

/** A place without the quotes, stops and spaces around it. */
export function trimmed(text: string, { start, end }: Place): Place {
  const said = text.slice(start, end);
  const lead = /^[\s"“”'‘.,;:!?-]*/.exec(said)?.[0].length ?? 0;
  const trail = /[\s"“”'’.,;:!?-]*$/.exec(said)?.[0].length ?? 0;
  return lead + trail >= said.length ? { start, end } : { start: start + lead, end: end - trail };
}
