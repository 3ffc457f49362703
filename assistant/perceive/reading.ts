import type { Category } from "../../contracts/report.ts";
import type { Act, Place } from "./perception.ts";

/** Asks for nothing we have words for. */
export const noAnswer = "none";

/** What the trained reader makes of one text: likelihoods and places, in the corpus's own paths and values. */
export type Reading = {
  /** Likelihoods that add up to 1. `other` is an incident of no kind we file. */
  kind: Record<Category | "none" | "other", number>;
  act: Record<Act, number>;
  danger: number;
  /** Words that carry a fact: a coded one has its value, the others are the value themselves. */
  spans: ReadSpan[];
  /** What the text as a whole says, with the words looked at most. */
  told: ToldFact[];
  /** The answer of ours that a question asks for, or `noAnswer`. */
  answer: { name: string; certainty: number };
  /** For each entry of the report that was given: how likely it is wrong, or over, after what was said. */
  wrong: number[];
};
export type ReadSpan = Place & { path: string; value?: string; certainty: number };
export type ToldFact = { path: string; value: string; certainty: number; place: Place };

/** What something is said beside: the question it answers, if any, and the report's entries in the reader's words. */
export type Beside = { question?: string | undefined; entries?: readonly string[] };

/** The trained reader as a port. */
export type Read = (text: string, beside?: Beside) => Promise<Reading>;
