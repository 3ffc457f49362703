import type { ReadClientMessage } from "../../contracts/call-messages.ts";
import { createAllowance } from "../security/allowance.ts";
import { type LimitName, type LimitReached, limits } from "../security/limits.ts";

const oneMoreEveryMs = 3_000;
/** Six hundred a minute: fast typists make four hundred, so whoever types is never stopped, however long a call is. */
const oneCharacterEveryMs = 100;

/**
 * How much a page may write on one call. Every message is read by the one reader of this process, so without a limit
 * a single visitor could keep it from everybody else.
 */
export function messageAllowance(now: () => number, reached: LimitReached = () => {}) {
  const spend = createAllowance(limits.textsAtOnce.value, oneMoreEveryMs, now);
  const write = createAllowance(limits.textCharacters.value, oneCharacterEveryMs, now);

  function limitOver(message: ReadClientMessage): LimitName | undefined {
    const length = lengthOf(message);
    if (message.type === "say" && length > limits.sayCharacters.value) return "sayCharacters";
    if (!spend()) return "textsAtOnce";
    return write(length) ? undefined : "textCharacters";
  }

  return (message: ReadClientMessage): boolean => {
    const over = limitOver(message);
    if (over) reached(over);
    return !over;
  };
}

function lengthOf(message: ReadClientMessage): number {
  if (message.type === "converse") {
    const { event } = message;
    const written = "text" in event ? event.text : "value" in event ? event.value : undefined;
    return [written].flat().reduce<number>((sum, part) => sum + (typeof part === "string" ? part.length : 0), 0);
  }
  if (message.type === "add-message") return message.message.content.length;
  return message.type === "say" ? message.content.length : 0;
}
