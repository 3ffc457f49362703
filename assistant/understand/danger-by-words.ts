import { dangerThreshold, dangerWords } from "./lexicons/danger-words.ts";
import type { Reading, Span } from "./reading.ts";

const weights = new Map(
  Object.entries(dangerWords).flatMap(([weight, stems]) =>
    stems.split(" ").map((stem): [string, number] => [stem, Number(weight)]),
  ),
);

const shown = 3;
const fewKnown = 6;

/**
 * A second look that knows no rules: the words of a critical event are not those of a calm one, whoever tells it. Where
 * the rules found nothing, the words need only speak for danger rather than against it; where the rules have understood
 * enough to call it high, or the words are few, they must do so clearly. The three heaviest are given.
 */
export function dangerByWords(reading: Reading, isHighAlready: boolean): Span[] {
  const stems = stemsOf(reading);
  const known = [...stems.keys()].filter((stem) => weights.has(stem));
  const weightOf = (stem: string) => weights.get(stem) ?? 0;
  const grave = known.filter((stem) => weightOf(stem) > 0);
  const isShort = known.filter((stem) => !stem.includes("_")).length < fewKnown;
  if (grave.length < shown || (isShort && isHighAlready)) return [];
  if (weigh(known.map(weightOf)) <= (isShort || isHighAlready ? dangerThreshold : 0)) return [];
  return grave
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, shown)
    .map((stem) => stems.get(stem) as Span);
}

const fewWords = 16;

/** A long story holds more of every kind of word, so the sum is spread over them; a few words prove little. */
export function weigh(weightsSaid: readonly number[]): number {
  const sum = weightsSaid.reduce((total, weight) => total + weight, 0);
  return sum / Math.sqrt(Math.max(fewWords, weightsSaid.length));
}

/**
 * The stems in a story and its pairs of neighbours ("hand_under"), each with the place where it is said first. Names and
 * numbers say nothing about danger.
 */
export function stemsOf({ words }: Pick<Reading, "words">): Map<string, Span> {
  const stems = new Map<string, Span>();
  const add = (stem: string, span: Span) => {
    if (!stems.has(stem)) stems.set(stem, span);
  };
  let before: string | undefined;
  words.forEach(({ text, pause }, index) => {
    const isName = /^(?:mr|mrs|ms|miss|dr)$/.test(words[index - 1]?.text ?? "");
    const stem = isName || !/^[a-z]{2,}$/.test(text) ? undefined : stemOf(text);
    if (stem) add(stem, { from: index, to: index + 1 });
    if (stem && before && pause !== 2) add(`${before}_${stem}`, { from: index - 1, to: index + 1 });
    before = stem;
  });
  return stems;
}

/** Rough on purpose: "breathes", "breathed" and "breathing" need only meet, not be a word. */
function stemOf(word: string): string {
  if (word.length < 5) return word;
  const bare = word.replace(/ies$/, "y").replace(/(?<=..)ing$|ed$|(?<=[^s])s$/, "");
  return bare.replace(/([bdfgmnprt])\1$/, "$1").replace(/e$/, "");
}
