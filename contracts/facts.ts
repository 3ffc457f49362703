import type { Category, Notified, NotifiedPerson, ReportValues } from "./report.ts";

/** A body or a person in danger at this moment: each has first steps of its own. */
export const signs = [
  "not_breathing",
  "no_pulse",
  "unresponsive",
  "choking",
  "trouble_breathing",
  "seizure",
  "stroke",
  "severe_bleeding",
  "anaphylaxis",
  "poisoning",
  "overdose",
  "low_sugar",
  "chest_pain",
  "fire",
  "missing",
  "self_harm",
  "weapon",
  "heat",
  "cold",
  "drowning",
] as const;
export type Sign = (typeof signs)[number];

export const allegationTypes = [
  "physical",
  "verbal",
  "sexual",
  "neglect",
  "exploitation",
  "misappropriation",
  "unknown_injury",
] as const;
type AllegationType = (typeof allegationTypes)[number];

/** Every value that can be known about an incident, by its path. */
export type FactValues = ReportValues & { [Who in NotifiedPerson as `notifications.${Who}`]: Notified } & {
  kind: Category;
  signs: Sign[];
  "allegation.type": AllegationType;
};
export type FactPath = keyof FactValues;

/** Words of one of the visitor's turns; `start` and `end` count in that turn's text. */
export type Words = { turn: number; start: number; end: number; quote: string };

export type WayOfKnowing = "spoken" | "typed" | "by-hand" | "confirmed";

export type Fact<P extends FactPath = FactPath> = {
  path: P;
  value: FactValues[P];
  /** None for a value set by hand. A list has the words of each item, in the same order. */
  words: Words[];
  how: WayOfKnowing;
  /** What was said before and taken back, oldest first; shown struck through. */
  replaces?: { value: FactValues[P]; words: Words[] }[];
};

/** What is known about one incident: one value for each path. Plain data. */
export type Facts = { readonly [P in FactPath]?: Fact<P> };
