import type { Evidence, Setting } from "../../contracts/report.ts";
import { cutClauses } from "./clauses.ts";
import { normalise, type Word } from "./normalise.ts";
import { spellNumbers } from "./number-words.ts";

export type Circumstances = { now: string; setting: Setting };

/** A transcript made ready for the extractors: words, clauses, and one line of text to search. */
export type Reading = Circumstances & {
  transcript: string;
  words: Word[];
  /** The words in one line. A sentence end is ". ", a comma between two numbers is ", ". */
  text: string;
  /** For each word, where it begins in the text. */
  positions: number[];
  /** For each word, the number of its clause. */
  clauseOf: number[];
};

/** A stretch of words, from the first up to but not including the last. */
export type Span = { from: number; to: number };
export type Mention = Span & { text: string; groups: Record<string, string | undefined> };

export function read(transcript: string, circumstances: Circumstances): Reading {
  const words = nameEmergencyNumber(spellNumbers(normalise(transcript)));
  const positions: number[] = [];
  let text = "";
  words.forEach((word, index) => {
    const previous = words[index - 1];
    if (previous) {
      const betweenNumbers = /^\d/.test(previous.text) && /^\d/.test(word.text);
      text += word.pause === 2 ? ". " : word.pause === 1 && betweenNumbers ? ", " : " ";
    }
    positions.push(text.length);
    text += word.text;
  });
  return { transcript, ...circumstances, words, text, positions, clauseOf: cutClauses(words) };
}

/** 911 is a call, never a room, a time or a dose. */
function nameEmergencyNumber(words: Word[]): Word[] {
  const named: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    const spoken = word.text === "9" && words[index + 1]?.text === "1" && words[index + 2]?.text === "1";
    if (word.text === "911") named.push({ ...word, text: "n911" });
    else if (spoken) {
      named.push({ ...word, text: "n911", end: (words[index + 2] as Word).end });
      index += 2;
    } else named.push(word);
  }
  return named;
}

const found = new WeakMap<Reading, Map<string, Mention[]>>();

/** Every place in the text where the pattern occurs. The pattern carries the `g` flag. */
export function find(reading: Reading, pattern: RegExp): Mention[] {
  const known = found.get(reading) ?? new Map<string, Mention[]>();
  found.set(reading, known);
  const before = known.get(pattern.source);
  if (before) return before;
  const mentions = search(reading, pattern);
  known.set(pattern.source, mentions);
  return mentions;
}

function search(reading: Reading, pattern: RegExp): Mention[] {
  const mentions: Mention[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(reading.text); match; match = pattern.exec(reading.text)) {
    if (match[0].length === 0) {
      pattern.lastIndex++;
      continue;
    }
    mentions.push({
      ...spanOf(reading, match.index, match.index + match[0].length),
      text: match[0],
      groups: match.groups ?? {},
    });
  }
  return mentions;
}

export function spanOf(reading: Reading, start: number, end: number): Span {
  return { from: wordAt(reading, start), to: wordAt(reading, end - 1) + 1 };
}

/** The word that covers a position of the text, by halving. */
function wordAt({ positions }: Reading, position: number): number {
  let low = 0;
  let high = positions.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((positions[middle] as number) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function textOf({ words }: Reading, { from, to }: Span): string {
  return words
    .slice(from, to)
    .map((word) => word.text)
    .join(" ");
}

export function textBefore(reading: Reading, { from }: Pick<Span, "from">, count: number): string {
  return textOf(reading, { from: Math.max(0, from - count), to: from });
}

export function textAfter(reading: Reading, { to }: Pick<Span, "to">, count: number): string {
  return textOf(reading, { from: to, to: to + count });
}

export function evidenceOf({ words, transcript }: Reading, { from, to }: Span): Evidence {
  const start = words[from]?.start ?? 0;
  const end = words[Math.max(from, to - 1)]?.end ?? start;
  return { start, end, quote: transcript.slice(start, end) };
}

/** The words from the last sentence end before a place up to the next one. */
export function sentenceAround({ words }: Reading, { from, to }: Span): Span {
  let start = from;
  while (start > 0 && words[start]?.pause !== 2) start--;
  let end = Math.max(to, start + 1);
  while (end < words.length && words[end]?.pause !== 2) end++;
  return { from: start, to: end };
}

export function clauseAround({ words, clauseOf }: Reading, { from, to }: Span): Span {
  let start = from;
  while (start > 0 && clauseOf[start - 1] === clauseOf[from]) start--;
  let end = to;
  while (end < words.length && clauseOf[end] === clauseOf[to - 1]) end++;
  return { from: start, to: end };
}
