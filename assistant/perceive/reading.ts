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
};
export type ReadSpan = Place & { path: string; value?: string; certainty: number };
export type ToldFact = { path: string; value: string; certainty: number; place: Place };

/** The trained reader as a port: one text, with the question it answers, if any. */
export type Read = (text: string, question?: string) => Promise<Reading>;
