import type { Language } from "../../content/words.ts";
import type { Facts, Sign, Words } from "../../contracts/facts.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type {
  Category,
  Clock,
  Code,
  FollowUp,
  NotifiedPerson,
  Priority,
  Reason,
  Setting,
} from "../../contracts/report.ts";

/** What stands around the facts of one incident when they are judged. */
export type Around = {
  setting: Setting;
  /** Local time on the visitor's wall, such as 2026-11-15T02:20. */
  now: string;
  /** From 0 to 1: how much it sounds like an emergency. A warning of the reader, never a fact. */
  danger?: number | undefined;
  /** Questions that were answered, also by "I don't know": they are not asked again. */
  answered?: readonly QuestionPath[] | undefined;
  /** The language of the sentences; English if none is named. */
  language?: Language | undefined;
};

/** First steps for right now, in the order they are done. */
export type Emergency = { sign: Sign; row: string; heading: string; steps: string[]; words: Words[] };

/** What the tables of care make of the facts. Every part names the row it came from. */
export type Judgement = {
  kind: Category;
  secondary: Category[];
  priority: Priority;
  /** The most serious first. */
  reasons: Reason[];
  steps: FollowUp[];
  /** Legal clocks only; none outside nursing homes. */
  clocks: Clock[];
  emergency?: Emergency;
  /** The letter that fits a medication error, with its meaning. A person confirms it. */
  nccMerp?: { letter: Code<"nccMerp">; row: string; meaning: string };
  /** Who still has to be told, the most important first. */
  untold: NotifiedPerson[];
  /** What is worth asking, best first; nothing that is answered. */
  questions: QuestionPath[];
};

export type Judge = (facts: Facts, around: Around) => Judgement;
