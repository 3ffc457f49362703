import type { Medium, Reply } from "../../assistant/converse/turn-state.ts";

/** What understands a visitor and chooses what to say, as a call needs it. */
export type Mind = { begin(circumstances: Circumstances): Conversation };

/** `wallTime` is what the visitor's own clock shows, such as 2026-11-15T02:20; without it, the server's counts. */
export type Circumstances = { now: Date; setting: string; wallTime?: string | undefined };

export type Conversation = {
  hear(words: { text: string; by: Medium }): void;
  /** A note of the page that nobody said, such as another care setting. */
  note(content: string): void;
  /** What to say next. Asking twice gives the same answer, until it is said or more is heard. */
  next(): Reply | Promise<Reply>;
  /** What `next` would say if these words were heard; nothing is taken as heard. */
  foresee(words: { text: string; by: Medium }): Reply | undefined;
  /** It was said: the question counts as asked. */
  said(reply: Reply): void;
  findings(): Findings;
};

export type Findings = {
  report: unknown;
  /** Paths of values that decide the priority, were only heard, and nobody confirmed. */
  unconfirmed: readonly string[];
  summary: string;
};
