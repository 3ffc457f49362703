import type { Judge } from "../policy/judgement.ts";
import type { ConversationEvent } from "./events.ts";
import type { Say, State } from "./state.ts";

/** One event and what comes of it. Pure: the same state and event always give the same. */
export function step(
  state: State,
  _event: ConversationEvent,
  _judge: Judge,
): { state: State; say: Say | undefined } {
  return { state, say: undefined };
}
