import type { Act, Place } from "../../assistant/perceive/perception.ts";
import { noAnswer, type Reading, type ReadSpan, type ToldFact } from "../../assistant/perceive/reading.ts";
import { indexOfMost, likeliestTags } from "./likeliest-tags.ts";
import type { Piece } from "./wordpiece.ts";

/** What the reader can say, in the order of its outputs; written by learning/export.py. */
export type ReaderLabels = {
  paths: string[];
  values: [path: string, value: string][];
  one: string[];
  choices: Record<string, string[]>;
  many: [path: string, value: string][];
  groups: string[];
  kinds: (keyof Reading["kind"])[];
  acts: string[];
  answers: string[];
  vocabulary: string[];
};

export type ReaderOutputs = Record<
  "path" | "value" | "told" | "seen" | "kind" | "danger" | "act" | "answer" | "wrong",
  Float32Array
>;

/** What is less likely is not told; how sure it must be to count is left to who puts it together. */
const leastCertainty = 0.3;

/** The pieces of what was said, and the places at which the entries of the report beside it end. */
export type Places = { said: readonly Piece[]; ends: readonly number[] };

/** The reader's numbers for one text as likelihoods, spans and facts. */
export function decodeReading(
  out: ReaderOutputs,
  labels: ReaderLabels,
  text: string,
  { said: pieces, ends }: Places,
): Reading {
  const words = wordsOf(pieces, labels.vocabulary);
  return {
    kind: named(labels.kinds, softmax(out.kind)),
    act: named(labels.acts.map(actName), softmax(out.act)),
    danger: sigmoid(out.danger[0] ?? 0),
    spans: joined(spansOf(out, labels, words, pieces), text),
    told: toldBy(out, labels, pieces).map((fact) => ({
      ...fact,
      place: wholeWords(fact.place, words, pieces),
    })),
    answer: answerIn(softmax(out.answer), labels.answers),
    wrong: ends.map((at) => sigmoid(out.wrong[at] ?? Number.NEGATIVE_INFINITY)),
  };
}

/** The pieces of each word: one that begins with "##" goes on with the word before it. */
function wordsOf(pieces: readonly Piece[], vocabulary: readonly string[]): number[][] {
  const words: number[][] = [];
  for (const [index, { id }] of pieces.entries()) {
    const last = words.at(-1);
    if (last && vocabulary[id]?.startsWith("##")) last.push(index);
    else words.push([index]);
  }
  return words;
}

function spansOf(
  { path, value }: ReaderOutputs,
  labels: ReaderLabels,
  words: readonly number[][],
  places: readonly Place[],
): ReadSpan[] {
  const width = tagsOf(labels);
  // A word is tagged at its first piece. The first row of the outputs stands for the text's opening.
  const rows = words.map(([first = 0]) => softmax(path.subarray((first + 1) * width, (first + 2) * width)));
  const tags = likeliestTags(
    rows.map((row) => row.map(Math.log)),
    width,
  );
  const open: { path: number; pieces: number[]; certainties: number[] }[] = [];
  for (const [word, tag] of tags.entries()) {
    if (tag === 0) continue;
    const at = (tag - 1) >> 1;
    if (tag % 2 === 1) open.push({ path: at, pieces: [], certainties: [] });
    open.at(-1)?.pieces.push(...(words[word] ?? []));
    open.at(-1)?.certainties.push((rows[word]?.[1 + 2 * at] ?? 0) + (rows[word]?.[2 + 2 * at] ?? 0));
  }
  return open.map((span) => spanOf(span.path, span.pieces, mean(span.certainties), value, labels, places));
}

/** Nobody says half a word. */
function wholeWords({ start, end }: Place, words: readonly number[][], places: readonly Place[]): Place {
  const touched = words
    .flatMap((word) => ({ start: places[word[0] ?? 0]?.start ?? 0, end: places[word.at(-1) ?? 0]?.end ?? 0 }))
    .filter((word) => word.start < end && word.end > start);
  return { start: touched[0]?.start ?? start, end: touched.at(-1)?.end ?? end };
}

const onlyMarks = /^[\s'’-]*$/;
const shortened = /\b(?:mr|mrs|ms|dr|sr|st|jr|\p{L})\.?\s*$/iu;

/** A mark between two pieces of one name ("Mr", ".", "Wu") is often missed; the words belong together. */
function joined(spans: readonly ReadSpan[], text: string): ReadSpan[] {
  const whole: ReadSpan[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    const isSame = last?.path === span.path && last.value === span.value;
    const between = text.slice(last?.end, span.start);
    const isPoint = /^\.\s*$/.test(between) && shortened.test(text.slice(last?.start, last?.end));
    if (last && isSame && (onlyMarks.test(between) || isPoint))
      whole[whole.length - 1] = {
        ...last,
        end: Math.max(last.end, span.end),
        certainty: Math.max(last.certainty, span.certainty),
      };
    else whole.push(span);
  }
  return whole;
}

function spanOf(
  path: number,
  pieces: readonly number[],
  certainty: number,
  value: Float32Array,
  labels: ReaderLabels,
  places: readonly Place[],
): ReadSpan {
  const name = labels.paths[path] ?? "";
  const span = {
    path: name,
    start: places[pieces[0] ?? 0]?.start ?? 0,
    end: places[pieces.at(-1) ?? 0]?.end ?? 0,
    certainty,
  };
  const choices = labels.values.flatMap(([owner], index) => (owner === name ? [index] : []));
  if (choices.length === 0) return span;
  const width = labels.values.length;
  const scores = softmax(
    Float32Array.from(choices, (choice) => mean(pieces.map((piece) => value[(piece + 1) * width + choice] ?? 0))),
  );
  const best = indexOfMost(scores);
  const chosen = labels.values[choices[best] ?? 0]?.[1];
  return { ...span, ...(chosen ? { value: chosen } : {}), certainty: certainty * (scores[best] ?? 0) };
}

function toldBy({ told, seen, path: tags }: ReaderOutputs, labels: ReaderLabels, places: readonly Place[]): ToldFact[] {
  const facts: ToldFact[] = [];
  const rows = tags.length / tagsOf(labels);
  const add = (path: string, value: string, certainty: number) => {
    if (certainty < leastCertainty) return;
    facts.push({
      path,
      value,
      certainty,
      place: lookedAt(seen, seen.length / rows, labels.groups.indexOf(path), places),
    });
  };
  let from = 0;
  for (const path of labels.one) {
    const choices = labels.choices[path] ?? [];
    const likely = softmax(told.subarray(from, from + 1 + choices.length));
    from += 1 + choices.length;
    // The first output of each path says that nothing was said of it.
    const best = indexOfMost(likely.subarray(1));
    add(path, choices[best] ?? "", likely[best + 1] ?? 0);
  }
  for (const [index, [path, value]] of labels.many.entries()) add(path, value, sigmoid(told[from + index] ?? 0));
  return facts;
}

/** The piece looked at most for this path, and its neighbours that were looked at nearly as much. */
function lookedAt(seen: Float32Array, width: number, column: number, places: readonly Place[]): Place {
  const weight = (piece: number) => seen[(piece + 1) * width + column] ?? 0;
  let best = 0;
  for (const piece of places.keys()) if (weight(piece) > weight(best)) best = piece;
  const isNear = (piece: number) => weight(piece) > weight(best) / 4;
  let [first, last] = [best, best];
  while (first > 0 && isNear(first - 1)) first--;
  while (last < places.length - 1 && isNear(last + 1)) last++;
  return { start: places[first]?.start ?? 0, end: places[last]?.end ?? 0 };
}

/** Of each path a beginning and a going on, and one for words that say nothing. */
const tagsOf = ({ paths }: ReaderLabels) => 1 + 2 * paths.length;

const actName = (name: string) => name.replaceAll("_", "-") as Act;

function named<Name extends string>(names: readonly Name[], values: Float32Array): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])) as Record<Name, number>;
}

function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((value) => value / sum);
}

const sigmoid = (score: number) => 1 / (1 + Math.exp(-score));
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

function answerIn(likelihoods: Float32Array, names: readonly string[]): Reading["answer"] {
  const at = indexOfMost(likelihoods);
  return { name: names[at] ?? noAnswer, certainty: likelihoods[at] ?? 0 };
}
