import type { ReadClientMessage } from "../../contracts/call-messages.ts";
import { createAllowance } from "../security/allowance.ts";
import { limits } from "../security/limits.ts";

const oneMoreEveryMs = 3_000;

/**
 * How much a page may write on one call. Every message is read by the one reader of this process, so without a limit
 * a single visitor could keep it from everybody else.
 */
export function messageAllowance(now: () => number) {
  const spend = createAllowance(limits.textsAtOnce.value, oneMoreEveryMs, now);
  let characters = 0;

  return (message: ReadClientMessage): boolean => {
    const length = lengthOf(message);
    if (message.type === "say" && length > limits.sayCharacters.value) return false;
    if (characters + length > limits.textCharacters.value || !spend()) return false;
    characters += length;
    return true;
  };
}

function lengthOf(message: ReadClientMessage): number {
  if (message.type === "converse") {
    const { event } = message;
    const written = "text" in event ? event.text : "value" in event ? event.value : undefined;
    return [written]
      .flat()
      .reduce<number>((sum, part) => sum + (typeof part === "string" ? part.length : 0), 0);
  }
  if (message.type === "add-message") return message.message.content.length;
  return message.type === "say" ? message.content.length : 0;
}
