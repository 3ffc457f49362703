import type { Say, State } from "../../assistant/converse/state.ts";
import type { ConversationChange, ConversationView, PageEvent } from "../../contracts/conversation.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import type { Medium } from "../../contracts/turn.ts";

/** What holds conversations, as a call needs it. */
export type Mind = { begin(circumstances: Circumstances): Conversation };

/** `wallTime` is what the visitor's own clock shows, such as 2026-11-15T02:20; without it, the server's counts. */
export type Circumstances = {
  id: string;
  now: Date;
  setting?: string;
  wallTime?: string | undefined;
  /** What is known already, from a call that this one goes on with. */
  from?: State | undefined;
};

/**
 * One conversation, held here and nowhere else. What happens to it happens in the order it was told, one thing at a
 * time, however long the reading of a sentence takes.
 */
export type Conversation = {
  hear(words: { text: string; by: Medium }, waiting?: Waiting): Promise<Say | undefined>;
  /** Words that may still go on: their facts show at once. None: what was being said came to nothing. */
  overhear(text: string): void;
  /** What would be said if these were all the words. Changes nothing. */
  foresee(text: string): Promise<Say | undefined>;
  /** What the visitor did on a page. */
  obey(event: HandEvent): Promise<Say | undefined>;
  /** A line that the assistant said on its own, such as its opening. */
  noteLine(text: string): void;
  /** The last reply was heard only so far. */
  replyWasCutOff(heard: string): void;
  view(): ConversationView;
  /** Calls back with every change from now on, until the function it gives is called. */
  follow(show: (change: ConversationChange) => void): () => void;
  /** When all that was told so far has happened. */
  settled(): Promise<void>;
  findings(): Findings;
};

export type HandEvent = Exclude<PageEvent, { kind: "typed" }>;

export type Waiting = {
  /** Reading takes long; the visitor may be told. */
  slow?(): void;
  /** Whether the answer is still wanted when it is found; one that is not counts as never said. */
  isWanted?(): boolean;
};

/** What is kept of a conversation. Everything that is shown, mailed or printed is made of the reports. */
export type Findings = { state: State; reports: IncidentReport[]; summary: string };
