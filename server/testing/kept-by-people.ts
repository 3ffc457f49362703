/** Promises that people keep: no code of ours could break them, or prove them. */
export const keptByPeople = [
  "We do not share it for advertising",
  "We ask for your consent before the demo listens", // held in a browser: e2e/visitor-talks.e2e.ts
  "We do not use your voice",
  "We make no decision about you",
  "We do not sell",
  "If a breach puts you at risk",
  "We answer within",
  "If we need longer",
  "If we say no",
  "We do not treat you worse",
  "We do not use sensitive personal information",
  "We will publish a separate policy",
  "voiceprints",
  "We do not knowingly collect data about children",
  "and we will erase it",
  "If we change this policy",
  "If the change",
  "We will not use data we already have",
];
/** What only tells, and promises nothing. */
export const told = [
  "we keep that address, the words you say or type",
  "We share data only with:",
  "if we use one",
  "We may keep what the law requires",
  "so that we can recover from a failure",
  "No system is perfectly safe",
  "so that we can tell it is you",
  "If we still say no",
  "we collected these kinds",
  "We use them for the purposes",
  "We delete data on a schedule",
];
