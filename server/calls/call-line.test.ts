import { expect, test } from "vitest";
import { limits } from "../security/limits.ts";
import { lineOf } from "./call-line.ts";

test("of what is said while a line is lost the latest is kept, and no sound", () => {
  const missed: string[] = [];
  const line = lineOf({ missed });
  for (let count = 0; count < 1_000; count++) {
    line.send(`text ${count}`);
    line.send(new Uint8Array(640));
  }
  expect(missed).toHaveLength(limits.missedMessages.value);
  expect(missed.at(-1)).toBe("text 999");
});
