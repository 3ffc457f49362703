import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Kinds of talk that a set of lines tries. */
export const talks = ["plain", "complicated", "none", "emergency", "calm", "name", "followup", "question"] as const;
export type Talk = (typeof talks)[number];

const figureNames = [
  "kind",
  "priority",
  "f1",
  "f1Unpunctuated",
  "forbidden",
  "criticalLower",
  "filed",
  "alarmed",
  "critical",
  "toldNothing",
  "calledCritical",
  "name",
  "wrongPerson",
  "whollyRight",
  "act",
  "knownAsQuestion",
] as const;
export type FigureName = (typeof figureNames)[number];

/** So many right of so many; a score such as F1 counts in thousandths. */
const figure = v.object({
  talk: v.picklist(talks),
  figure: v.picklist(figureNames),
  right: count,
  of: count,
});
export type Figure = v.InferOutput<typeof figure>;

const failure = v.object({
  talk: v.picklist(talks),
  id: v.string(),
  said: v.string(),
  wanted: v.string(),
  got: v.string(),
});
export type Failure = v.InferOutput<typeof failure>;

/** Sets by people who had seen nothing of ours, each scored once, newest last; kept in docs/first-sight.json. */
export const firstSightSets = v.array(
  v.object({
    name: v.string(),
    note: v.string(),
    date: v.pipe(v.string(), v.isoDate()),
    version: v.string(),
    figures: v.array(figure),
    failures: v.array(failure),
  }),
);
export type FirstSightSet = v.InferOutput<typeof firstSightSets>[number];

/** What the mean of three sets is held to: at most for what should not happen, else at least. */
export const firstSightBars: { [T in Talk]?: { [F in FigureName]?: number } } = {
  none: { filed: 0.05, alarmed: 0 },
  emergency: { critical: 0.98, toldNothing: 0 },
  name: { name: 0.9, wrongPerson: 0.02 },
  followup: { whollyRight: 0.88 },
  plain: { kind: 0.97, f1: 0.95, forbidden: 0.04, criticalLower: 0 },
  complicated: { kind: 0.95, priority: 0.88, f1: 0.88, forbidden: 0.1, criticalLower: 0 },
};

/** Figures that count mistakes: the fewer the better. */
export const mistakes: ReadonlySet<FigureName> = new Set([
  "forbidden",
  "criticalLower",
  "filed",
  "alarmed",
  "toldNothing",
  "calledCritical",
  "wrongPerson",
]);

/** Whether a figure falls short of the bar it is held to. */
export function isMissed({ talk, figure, right, of }: Figure): boolean {
  const bar = firstSightBars[talk]?.[figure];
  if (bar === undefined) return false;
  return mistakes.has(figure) ? right / of > bar : right / of < bar;
}

/** The 95 % interval of a share, after Wilson: honest for few lines and for none. */
export function interval(right: number, of: number): [number, number] {
  const z = 1.96;
  const share = right / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
