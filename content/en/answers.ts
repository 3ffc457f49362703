import { answersAbout } from "./answers-about.ts";
import { answersOnCare } from "./answers-care.ts";
import { answersOnPrivacy } from "./answers-privacy.ts";
import { answersOnReporting } from "./answers-reporting.ts";

/** Questions visitors ask back, by name: some ways they ask, and the answer in a sentence or two. */
export const answers = {
  ...answersAbout,
  ...answersOnPrivacy,
  ...answersOnCare,
  ...answersOnReporting,
} as const;

/** Answered from the report's own next steps once there is one. */
export const answersFromReport: readonly string[] = ["what_to_do", "who_to_tell"];
