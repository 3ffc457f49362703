import { createConverse } from "../../assistant/converse/create-converse.ts";
import { judge } from "../../assistant/policy/judge.ts";
import { startPerceiving } from "../understanding/perceive-in-thread.ts";
import { createMind } from "./create-mind.ts";
import type { Mind } from "./mind.ts";

/**
 * The mind of every call, ready to be talked to. A reader that cannot be opened is reported, and the site goes on:
 * each visitor is told kindly that it did not understand.
 */
export async function startMind(failed: (error: Error) => void): Promise<{ mind: Mind; close(): Promise<void> }> {
  const { read, ready, close } = startPerceiving();
  await ready.catch(failed);
  return { mind: createMind({ read, converse: createConverse(judge), failed }), close };
}
