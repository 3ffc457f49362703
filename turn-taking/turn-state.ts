import type { Expectation, Medium } from "../contracts/turn.ts";

/** All in milliseconds, counted from the end of the visitor's last sound unless it says otherwise. */
export const turnNumbers = {
  /** Sound that lasts less is a click or a cough. */
  speechMs: 200,
  /** How long a visitor talks over the agent before it falls silent. */
  bargeInMs: 200,
  /** Silence after which the words are decoded, in case this was the end. */
  speculateMs: 200,
  /** Silence after which those words stand, whatever follows. */
  cutMs: 350,
  endpointMs: { narration: 800, answer: 500, "yes-no": 350 } satisfies Record<Expectation, number>,
  /** Added when the words break off in the middle. */
  hesitationMs: 700,
  longestSegmentMs: 15_000,
  captionEveryMs: 800,
  stillThereMs: 4_000,
  offerTypingMs: 6_000,
  silentEndMs: 120_000,
  warnAfterMs: 240_000,
  capMs: 300_000,
} as const;

export type EndReason = "customer-ended-call" | "assistant-ended-call" | "silence-timed-out" | "exceeded-max-duration";

/** `mark` is a place in the visitor's sound; it is handed back to say which part of it is meant. */
export type Moment = { at: number; mark: number };
/** A moment between two words, where a long story can be cut without cutting one of them. */
export type Gap = { at: number; mark: number };

export type TurnEvent =
  /** `sentences` are said in place of the usual opening. */
  | { kind: "call-opened"; at: number; listens: boolean; capMs?: number; sentences?: readonly string[] }
  | ({ kind: "visitor-began" } & Moment)
  | ({ kind: "visitor-paused" } & Moment)
  | { kind: "caption-heard"; id: number; text: string }
  | { kind: "words-decoded"; id: number; text: string; at: number }
  | { kind: "decoding-failed"; id: number; at: number }
  | { kind: "visitor-typed"; text: string; at: number }
  | { kind: "listening-changed"; listens: boolean; at: number }
  | { kind: "reply-found"; turn: number; reply: Reply; at: number }
  | { kind: "line-asked"; sentences: readonly string[]; endsCall: boolean; at: number }
  | { kind: "sentence-began"; utterance: number; index: number; durationMs: number; at: number }
  | { kind: "agent-finished"; utterance: number; at: number }
  | { kind: "hang-up-asked"; at: number; reason?: EndReason }
  | ({ kind: "time-passed"; gap?: Gap | undefined } & Moment);

export type Reply = { sentences: readonly string[]; expects: Expectation; endsCall?: boolean };

/** A part of the visitor's sound; where it was cut in the middle of talk, nothing beyond the cut belongs to it. */
export type Part = { from: number; to: number; isCutBefore?: boolean; isCutAfter?: boolean };

export type TurnAction =
  | { kind: "announce-visitor"; status: "started" | "stopped" }
  | ({ kind: "decode"; id: number } & Part)
  | ({ kind: "caption"; id: number } & Part)
  | { kind: "drop-decoding"; id: number }
  | { kind: "show-caption"; text: string }
  | { kind: "think"; turn: number; text: string; by: Medium }
  | { kind: "say"; utterance: number; sentences: readonly string[] }
  /** `heard` is the part of it that reached the visitor before it stopped. */
  | { kind: "stop-speaking"; utterance: number; heard: string }
  | { kind: "end-call"; reason: EndReason };

export type Sentence = { text: string; began?: { at: number; durationMs: number } };
type Agent = {
  utterance: number;
  sentences: readonly Sentence[];
  expects: Expectation;
  endsCall: boolean;
};
export type Piece = {
  id: number;
  from: number;
  pausedAt: number;
  text?: string;
  failed?: boolean;
  /** How its interim words read; shown, and in the end taken, until there are better ones. */
  caption?: Caption | undefined;
  /** The talk went on where it ends. */
  isCutAfter?: boolean;
};
/** Interim words of a segment; `since` is the first that can be one of this segment. */
export type Caption = { since: number; id: number; text: string };
export type VisitorTurn = {
  isAnnounced: boolean;
  /** Ended by silence; what is still being decoded is waited for. */
  isClosed: boolean;
  beganAt: number;
  segment: { from: number; beganAt: number; isCutBefore?: boolean };
  pause?: { at: number; mark: number };
  /** The piece of the current pause, not yet certain to stand. */
  speculation?: Piece;
  pieces: readonly Piece[];
  captionedAt: number;
  caption: Caption;
};

export type TurnState = {
  openedAt: number;
  /** How long the call may last. */
  capMs: number;
  isOver: boolean;
  /** Whether the visitor's sound reaches us; without it nobody is asked why they are silent. */
  listens: boolean;
  expects: Expectation;
  agent?: Agent | undefined;
  turn?: VisitorTurn | undefined;
  thinking?: number | undefined;
  /** What the agent was saying when it was interrupted, to go on with if that was nothing. */
  unsaid?: Reply | undefined;
  quietSince?: number | undefined;
  lastSignAt: number;
  isPrompted: boolean;
  typingIsOffered: boolean;
  warning: "later" | "waits" | "said";
  nextId: number;
};

export type Step = [next: TurnState, actions: TurnAction[]];

export const unopened: TurnState = {
  openedAt: 0,
  capMs: turnNumbers.capMs,
  isOver: false,
  listens: false,
  expects: "narration",
  lastSignAt: 0,
  isPrompted: false,
  typingIsOffered: false,
  warning: "later",
  nextId: 1,
};
