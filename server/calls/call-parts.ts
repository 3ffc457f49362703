import type { EndOfCallReport } from "../../contracts/call-messages.ts";
import type { LimitReached } from "../security/limits.ts";
import type { Conversation, Findings } from "./mind.ts";
import type { Speech } from "./speech.ts";

/** One end of a call's connection. */
export type Wire = {
  send(data: string | Uint8Array): void;
  waitingBytes(): number;
  close(code: number, reason: string): void;
};

type EndedCall = {
  endedReason: string;
  endedAt: number;
  report: EndOfCallReport;
  findings: Findings | undefined;
};

export type CallEvents = {
  ended(call: EndedCall): void;
  refusedMessage?(): void;
  reachedLimit?: LimitReached;
  droppedSound?(): void;
  /** From the end of the visitor's words to the first sound, or word, of the answer. */
  answered?(ms: number): void;
  failed?(error: unknown): void;
};

export type CallParts = {
  wire: Wire;
  conversation: Conversation;
  /** None when the call is typed only. */
  speech: Speech | undefined;
  assistant: { id: string; name: string };
  variableValues: Record<string, unknown>;
  /** The conversation began in an earlier call. */
  goesOn?: boolean;
  now(): number;
  events: CallEvents;
};
