import { stemsOf, weigh } from "../../assistant/understand/danger-by-words.ts";
import { read } from "../../assistant/understand/reading.ts";

export type Lesson = { stems: ReadonlySet<string>; isCritical: boolean };
export type Weights = ReadonlyMap<string, number>;

const mostWords = 1_500;
const heaviest = 9;
const fewestLessons = 4;
/** A word in more of them than this is grammar. */
const commonest = 0.35;

export function stemsSaid(said: string): ReadonlySet<string> {
  const reading = read(said, { now: "2026-01-01T12:00", setting: "nursing_home" });
  return new Set(stemsOf(reading).keys());
}

/** Whole weights for the words that tell most; the rest say too little to be worth their bytes. */
export function learnWeights(lessons: readonly Lesson[]): Weights {
  const counts = new Map<string, number>();
  for (const stem of lessons.flatMap(({ stems }) => [...stems]))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const telling = [...counts]
    .filter(([, count]) => count >= fewestLessons && count <= commonest * lessons.length)
    .map(([stem]) => stem);
  const first = regress(lessons, telling);
  const told = (stem: string) => Math.abs(first.get(stem) ?? 0) * Math.sqrt(counts.get(stem) ?? 0);
  const kept = telling.sort((a, b) => told(b) - told(a)).slice(0, mostWords);
  const learned = [...regress(lessons, kept)];
  const strong = learned.map(([, weight]) => Math.abs(weight)).sort((a, b) => b - a);
  const unit = (strong[Math.floor(strong.length / 50)] ?? 1) / heaviest;
  const whole = (weight: number) => Math.max(-heaviest, Math.min(heaviest, Math.round(weight / unit)));
  return new Map(learned.map(([stem, weight]) => [stem, whole(weight)]));
}

export function weighLesson(weights: Weights, { stems }: Lesson): number {
  return weigh([...stems].flatMap((stem) => weights.get(stem) ?? []));
}

/**
 * Logistic regression, one lesson after the other, with a little pull back to nothing. A word that has moved much moves
 * less from then on.
 */
function regress(lessons: readonly Lesson[], stems: readonly string[]): Map<string, number> {
  const [rounds, step, pull] = [40, 0.6, 0.01];
  const numbers = new Map(stems.map((stem, index) => [stem, index]));
  const said = lessons.map((one) => [...one.stems].flatMap((stem) => numbers.get(stem) ?? []));
  const weights = new Float64Array(stems.length);
  const moved = new Float64Array(stems.length).fill(1);
  for (let turn = 0; turn < rounds * lessons.length; turn++) {
    // A prime stride goes through all of them and keeps those of one round apart.
    const index = (turn * 7919) % lessons.length;
    const words = said[index] as number[];
    const spread = 1 / Math.sqrt(Math.max(1, words.length));
    const sum = words.reduce((total, word) => total + (weights[word] as number), 0) * spread;
    const miss = (1 / (1 + Math.exp(-sum)) - (lessons[index]?.isCritical ? 1 : 0)) * spread;
    for (const word of words) {
      const slope = miss + pull * (weights[word] as number);
      moved[word] = (moved[word] as number) + slope * slope;
      weights[word] = (weights[word] as number) - (step * slope) / Math.sqrt(moved[word] as number);
    }
  }
  return new Map(stems.map((stem, index) => [stem, weights[index] as number]));
}
