import { expect, test } from "vitest";
import { settle } from "./corrections.ts";
import { find, read } from "./reading.ts";

function settled(said: string) {
  const reading = read(said, { now: "2025-03-13T10:00", setting: "nursing_home" });
  const candidates = find(reading, /\b(?:left|right|\d+)\b/g).map(({ from, to, text }) => ({
    from,
    to,
    value: text,
  }));
  const result = settle(reading, candidates);
  return { holds: result?.winner.value, takenBack: result?.superseded.map((candidate) => candidate.value) };
}

test.each([
  ["room twenty two, no sorry, room twenty seven", "27", ["22"]],
  ["the left arm, I mean the right arm", "right", ["left"]],
  ["seventy, no eighty", "80", ["70"]],
  ["it was the right arm, not the left", "right", ["left"]],
  ["ten, wait, eleven, no make that twelve", "12", ["10", "11"]],
])("%s: %s holds", (said, holds, takenBack) => {
  expect(settled(said)).toEqual({ holds, takenBack });
});

test("what is repeated is not taken back", () => {
  expect(settled("room twenty two, room twenty two")).toEqual({ holds: "22", takenBack: [] });
});

test("what is withdrawn and not replaced is gone", () => {
  expect(settled("she had seventy, scratch that")).toEqual({ holds: undefined, takenBack: undefined });
});
