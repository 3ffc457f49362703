import type { Category } from "../../contracts/report.ts";

/** What happens to one person, in the plainest words. What two residents do to each other is one story, not two. */
export const eventWords: readonly { kind: Category; hears: readonly string[] }[] = [
  {
    kind: "fall",
    hears: ["fell", "slipped", "tripped", "slid", "fall", "on the floor", "went down", "rolled out of bed"],
  },
  {
    kind: "medication",
    hears: [
      "the wrong",
      "got someone else's",
      "given someone else's",
      "got double",
      "given double",
      "got two doses",
      "given two doses",
      "missed a dose",
      "missed her dose",
      "missed his dose",
      "missed her pill",
      "missed his pill",
      "did not get",
      "didn't get",
      "never got",
    ],
  },
  {
    kind: "infection",
    hears: ["fever", "rash", "cough", "diarrhea", "threw up", "throwing up", "vomited", "vomiting", "flu"],
  },
  { kind: "wound", hears: ["skin tear", "bruise", "cut", "open sore", "open area", "pressure sore", "burn"] },
  {
    kind: "behavior_elopement",
    hears: ["wandered", "missing", "got out", "walked out", "left the building"],
  },
  {
    kind: "condition",
    hears: ["choking", "choked", "seizure", "stroke", "passed out", "not breathing", "not responding"],
  },
];

/** Lead over from one story to the next. */
export const joiningWords: readonly string[] = ["and", "then", "later", "also", "plus", "another", "second"];

/** May stand between the stories, and lead nowhere by themselves. */
export const leadingWords: readonly string[] = [
  "oh",
  "so",
  "well",
  "ok",
  "okay",
  "there",
  "there's",
  "is",
  "was",
  "one",
  "thing",
  "incident",
  "report",
  "after",
  "that",
  "on",
  "around",
  "same",
  "time",
  "today",
  "tonight",
  "this",
  "morning",
  "afternoon",
  "evening",
  "next",
  "door",
  ...[
    "while",
    "i'm",
    "i've",
    "you're",
    "we're",
    "at",
    "it",
    "got",
    "you",
    "before",
    "i",
    "forget",
    "separately",
  ],
];

/** After one of these somebody puts something right, and tells nothing new. */
export const correctingWords: readonly string[] = [
  ...["sorry", "no", "not", "actually", "mean", "meant", "wait", "oops", "correction"],
];

/** May stand between somebody's name and what happened to them. */
export const wordsBeforeEvent: readonly string[] = [
  ...["in", "from", "on", "at", "around", "about", "the", "room", "apartment", "unit", "bed", "hall", "wing"],
  ...["east", "west", "north", "south", "also", "just", "then", "later", "too", "this", "last", "morning"],
  ...["afternoon", "evening", "tonight", "night", "today", "she", "he", "who", "was", "had", "has", "is"],
  ...[
    "got",
    "been",
    "having",
    "found",
    "a",
    "an",
    "her",
    "his",
    "some",
    "bad",
    "new",
    "nasty",
    "big",
    "took",
  ],
];
