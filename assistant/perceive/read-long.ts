import { type Beside, noAnswer, type Read, type Reading, type ReadSpan, type ToldFact } from "./reading.ts";
import { type Word, wordsOf } from "./words.ts";

/** The reader takes this many words at once. */
const mostAtOnce = 180;
const overlap = 20;
export const mostWords = 6_000;

/** Reads a text of any length: in windows cut at sentence ends, that overlap a little, and as one reading. */
export async function readLong(read: Read, text: string, words: readonly Word[], beside?: Beside): Promise<Reading> {
  if (words.length <= mostAtOnce) return read(text, beside);
  const readings: { reading: Reading; start: number }[] = [];
  for (const { start, end } of windows(words, text.length)) {
    const isFirst = readings.length === 0;
    readings.push({ reading: await read(text.slice(start, end), isFirst ? beside : undefined), start });
  }
  return merged(readings);
}

/** What is kept of a text that is longer than anybody speaks. */
export function capped(text: string): string {
  if (text.length <= mostWords) return text;
  const words = wordsOf(text);
  return words.length > mostWords ? text.slice(0, words[mostWords]?.start) : text;
}

export function windows(words: readonly Word[], length: number): { start: number; end: number }[] {
  const cuts: { start: number; end: number }[] = [];
  let from = 0;
  while (from < words.length) {
    let to = Math.min(words.length, from + mostAtOnce);
    if (to < words.length) to = cutBefore(words, from, to);
    cuts.push({ start: words[from]?.start ?? 0, end: words[to]?.start ?? length });
    if (to >= words.length) break;
    from = beginning(words, Math.max(from + 1, to - overlap), to);
  }
  return cuts;
}

/** The last sentence end of the window's second half, or a pause there, or the most it holds. */
function cutBefore(words: readonly Word[], from: number, to: number): number {
  for (const pause of [2, 1])
    for (let at = to; at > from + mostAtOnce / 2; at--) if ((words[at]?.pause ?? 0) >= pause) return at;
  return to;
}

function beginning(words: readonly Word[], from: number, to: number): number {
  for (let at = from; at < to; at++) if (words[at]?.pause === 2) return at;
  return from;
}

/** Of what is asked for anywhere, the surest. */
function answerAmong(answers: readonly Reading["answer"][]): Reading["answer"] {
  const asked = answers.filter(({ name }) => name !== noAnswer);
  const among = asked.length > 0 ? asked : answers;
  return among.reduce((best, one) => (one.certainty > best.certainty ? one : best));
}

function merged(readings: readonly { reading: Reading; start: number }[]): Reading {
  const spans: ReadSpan[] = [];
  const told = new Map<string, ToldFact>();
  for (const { reading, start } of readings) {
    for (const span of reading.spans) addSpan(spans, { ...span, start: span.start + start, end: span.end + start });
    for (const fact of reading.told) {
      const name = `${fact.path}=${fact.value}`;
      const place = { start: fact.place.start + start, end: fact.place.end + start };
      if ((told.get(name)?.certainty ?? -1) < fact.certainty) told.set(name, { ...fact, place });
    }
  }
  const all = readings.map(({ reading }) => reading);
  const kind = highest(all.map((reading) => reading.kind));
  const none = Math.min(...all.map((reading) => reading.kind.none));
  return {
    kind: adding({ ...kind, none }),
    act: adding(highest(all.map((reading) => reading.act))),
    danger: Math.max(...all.map((reading) => reading.danger)),
    spans,
    told: [...told.values()],
    answer: answerAmong(all.map(({ answer }) => answer)),
    wrong: all[0]?.wrong ?? [],
  };
}

/** Where two windows overlap the same words may be marked twice: the surer mark stays. */
function addSpan(spans: ReadSpan[], span: ReadSpan) {
  for (let at = spans.length - 1; at >= 0 && spans.length - at < 60; at--) {
    const other = spans[at] as ReadSpan;
    const isSame = other.path === span.path && other.start < span.end && span.start < other.end;
    if (!isSame) continue;
    if (span.certainty > other.certainty) spans[at] = span;
    return;
  }
  spans.push(span);
}

function highest<K extends string>(all: readonly Record<K, number>[]): Record<K, number> {
  const entries = Object.keys(all[0] ?? {}).map((key) => [key, Math.max(...all.map((one) => one[key as K]))]);
  return Object.fromEntries(entries) as Record<K, number>;
}

/** Likelihoods add up to 1. */
function adding<K extends string>(likelihoods: Record<K, number>): Record<K, number> {
  const sum = Object.values<number>(likelihoods).reduce((total, value) => total + value, 0) || 1;
  const entries = Object.entries<number>(likelihoods).map(([key, value]) => [key, value / sum]);
  return Object.fromEntries(entries) as Record<K, number>;
}
