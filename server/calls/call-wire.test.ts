import { expect, test } from "vitest";
import { limits } from "../security/limits.ts";
import { wireOf } from "./call-wire.ts";

test("of what is said while a wire is lost the latest is kept, and no sound", () => {
  const missed: string[] = [];
  const wire = wireOf({ missed });
  for (let count = 0; count < 1_000; count++) {
    wire.send(`text ${count}`);
    wire.send(new Uint8Array(640));
  }
  expect(missed).toHaveLength(limits.missedMessages.value);
  expect(missed.at(-1)).toBe("text 999");
});
