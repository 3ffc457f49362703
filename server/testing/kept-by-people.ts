/** Promises whose tests, named after them, stand in another file. */
export const heldElsewhere = {
  "We ask for your consent before the demo listens": "e2e/visitor-talks.e2e.ts",
  "We do not make voiceprints.": "server/privacy-promises-of-use.test.ts",
  "We make no voiceprints or other biometric identifiers.": "server/privacy-promises-of-use.test.ts",
  "We do not use your voice to find out who you are": "server/privacy-promises-of-use.test.ts",
  "We do not use your voice, your words or your reports to train AI models.": "server/privacy-promises-of-use.test.ts",
  "We do not share it for advertising across other sites and apps.": "server/privacy-promises-of-use.test.ts",
};

/** Promises that people keep, and why no code of ours could break them or prove them. */
export const keptByPeople = {
  "We make no decision about you": "what is decided about a person is decided by whoever reads the message",
  "We do not sell": "a contract is made by people; that nothing leaves by itself is held by other tests",
  "If a breach puts you at risk": "telling people and authorities is a letter that somebody writes",
  "We answer within": "a request comes by mail and is answered by a person",
  "If we need longer": "the same",
  "If we say no": "the same",
  "We do not treat you worse": "how somebody is treated afterwards is up to us as people",
  "We do not use sensitive personal information": "conclusions about a visitor would be drawn by who reads",
  "We will publish a separate policy": "publishing is done by people, should there ever be such data",
  "We do not knowingly collect data about children": "nobody's age is asked, so code cannot know it",
  "and we will erase it": "erasing is tested; that it is done when a letter comes is up to who reads it",
  "If we change this policy": "whoever changes the text sets its date",
  "If the change": "whether a change is important is judged by people",
  "We will not use data we already have": "a new use would be decided by people",
};

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
