import type { ReadClientMessage } from "../../contracts/call-messages.ts";

const atOnce = 20;
const oneMoreEveryMs = 3_000;
/** More than anybody types, or tells, in the five minutes of a call. */
const maxCharacters = 5_000;

/**
 * How much a page may write on one call. Every message makes the assistant read the whole story again, so without
 * a limit a single visitor could keep the server from everybody else.
 */
export function messageAllowance(now: () => number) {
  let left = atOnce;
  let countedAt = now();
  let characters = 0;

  return (message: ReadClientMessage): boolean => {
    left = Math.min(atOnce, left + (now() - countedAt) / oneMoreEveryMs);
    countedAt = now();
    const length = lengthOf(message);
    if (left < 1 || characters + length > maxCharacters) return false;
    left -= 1;
    characters += length;
    return true;
  };
}

function lengthOf(message: ReadClientMessage): number {
  if (message.type === "add-message") return message.message.content.length;
  return message.type === "say" ? message.content.length : 0;
}
