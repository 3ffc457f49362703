/** How words reach us. */
export type Medium = "speech" | "typing";

/** What the last question leads one to expect: a story needs longer pauses than a yes. */
export type Expectation = "narration" | "answer" | "yes-no";
