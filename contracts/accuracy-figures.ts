import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const rightOf = v.object({ right: count, of: count });

const figures = v.object({
  /** Reports that needed action now and got a lower flag. */
  criticalUnderRated: count,
  /** Reports that held a value nobody said. */
  forbidden: count,
  category: rightOf,
  priority: rightOf,
  fieldF1: share,
  actionsRecall: share,
  nextQuestion: rightOf,
  /** How much of the field score is lost in each disguise; below zero if it gains. */
  robustness: v.object({ noPunctuation: v.number(), digits: v.number() }),
});

/** What each figure must reach: the first two and the last at most, all others at least, as a share. */
const bars = v.partial(
  v.object({
    criticalUnderRated: count,
    forbidden: count,
    category: share,
    priority: share,
    fieldF1: share,
    actionsRecall: share,
    nextQuestion: share,
    robustness: share,
  }),
);

/** The last measurement of how well incidents are understood, as kept in docs/accuracy.json. */
export const accuracyFigures = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  version: v.string(),
  sets: v.array(v.object({ id: v.picklist(["dev", "own", "heldOut"]), reports: count, figures, bars })),
  failures: v.array(v.object({ said: v.string(), expected: v.string(), got: v.string() })),
});

export type AccuracyFigures = v.InferOutput<typeof accuracyFigures>;
export type MeasuredSet = AccuracyFigures["sets"][number];
export type FigureName = keyof MeasuredSet["figures"];
