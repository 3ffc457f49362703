import type { FactPath, FactValues } from "../../contracts/facts.ts";
import type { Category, Setting } from "../../contracts/report.ts";

/** What a visitor does by saying something. */
export const acts = [
  ...(["answer", "tell", "correct", "agree", "disagree", "dont-know", "ask-back", "repeat", "slower"] as const),
  ...(["stop", "restart", "goodbye", "small-talk", "distress", "second-incident"] as const),
  ...(["emergency-now", "unclear"] as const),
] as const;
export type Act = (typeof acts)[number];

/** Where in what was said a value stands. */
export type Place = { start: number; end: number };

type PerceivedFact<P extends FactPath = FactPath> = {
  path: P;
  value: FactValues[P];
  /** One place for each item of a list, in the same order. */
  places: Place[];
  /** Values the same breath took back ("room nine, no, nineteen"). */
  tookBack?: { value: FactValues[P]; places: Place[] }[];
};
export type AnyPerceivedFact = { [P in FactPath]: PerceivedFact<P> }[FactPath];

/** One thing that the report holds; of a list, one item. */
export type Entry = { path: FactPath; value: unknown };

/** What was understood of one thing said. A value of one path stands there once. */
export type Perception = {
  act: Act;
  /** Whether it tells something that would be filed; a sign of danger always is. */
  isIncident: boolean;
  kind?: Category;
  facts: AnyPerceivedFact[];
  /** What the report holds and this shows to be wrong, or over ("leave the room out", "who said he's missing?"). */
  wrong: Entry[];
  /** From 0 to 1: how much it sounds like words used in emergencies. A warning, never a fact. */
  danger: number;
  /** For a question back: the answer that fits, by its name in content, or none. */
  answer?: string;
  language: "en" | "es";
};

/** The circumstances something was said in. */
export type Heard = {
  /** The question it followed, if one was open: its path, and its words. */
  asked?: { path: string; text: string } | undefined;
  /** Local time on the visitor's wall, such as 2026-11-15T02:20. */
  now: string;
  setting: Setting;
  /** Values known so far that what is said may refer to ("Mr. Tam, not Mr. Tran"). */
  known: { readonly [P in FactPath]?: FactValues[P] };
};

/** Words in, facts and an act out. Behind it stand the trained reader and the grammars. */
export type Perceive = (words: string, heard: Heard) => Promise<Perception>;
