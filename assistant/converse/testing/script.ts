import type { Circumstances, Move } from "./play-conversation.ts";

/** A whole conversation: what the visitor says and does, and what is understood of it. */
export type Script = { name: string; moves: Move[]; around?: Circumstances };
