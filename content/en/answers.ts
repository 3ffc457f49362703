import { answersAbout } from "./answers-about.ts";
import { answersOnCare } from "./answers-care.ts";
import { answersOnPrivacy } from "./answers-privacy.ts";
import { answersOnReporting } from "./answers-reporting.ts";

/** The answers to questions visitors ask back, by name, in a sentence or two; corpus/questions has ways of asking. */
export const answers = {
  ...answersAbout,
  ...answersOnPrivacy,
  ...answersOnCare,
  ...answersOnReporting,
} as const;

/** Answered from the report once there is one: what to do by its next steps, what we have by reading it back. */
export const answeredBySteps: readonly string[] = ["what_to_do", "who_to_tell"];
export const answeredByReadBack = "what_have_you";
