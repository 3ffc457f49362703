import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const milliseconds = v.pipe(v.number(), v.minValue(0));

/** The last measurement of whole spoken calls, as kept in docs/accuracy-voice.json. */
export const voiceFigures = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  version: v.string(),
  /** Of all words said, the share heard wrong, left out or added. */
  wordErrorRate: v.pipe(v.number(), v.minValue(0)),
  /** Facts of the typed report that stand in the spoken one with the same value. */
  factsHeard: v.object({ right: count, of: count }),
  answerTime: v.object({ p50Ms: milliseconds, p95Ms: milliseconds }),
});

export type VoiceFigures = v.InferOutput<typeof voiceFigures>;
export const voiceFigureNames = ["wordErrorRate", "factsHeard", "answerTime"] as const;
export type VoiceFigureName = (typeof voiceFigureNames)[number];
