import { expect, test } from "vitest";
import { limits } from "../security/limits.ts";
import { createConversationLog } from "./conversation-log.ts";

test("so many words of a call are kept and no more", () => {
  const log = createConversationLog(0);
  for (let count = 0; count < 200; count++) log.add("user", "a".repeat(1_000), 0, 0);
  const kept = log.messages().reduce((sum, { message = "" }) => sum + message.length, 0);
  expect(kept).toBe(limits.keptCharacters.value);
});
