import { expect, test } from "vitest";
import { understand } from "../understand/understand.ts";
import { readBack } from "./read-back.ts";
import { sayClock, sayRoom } from "./say-numbers.ts";

test("the read-back says what was understood and asks for changes", () => {
  const report = understand(
    "Mrs. R in two fourteen was on the floor at ten after two this morning, I don't know if she hit her head",
    {
      now: "2025-03-13T06:40",
      setting: "nursing_home",
    },
  );
  expect(readBack(report)).toBe(
    "I have a fall, Mrs. R, room two fourteen, found two ten a.m., head strike unknown. Marked high. Anything to change?",
  );
});

test.each([
  ["214", "two fourteen"],
  ["106", "one oh six"],
  ["112B", "one twelve B"],
  ["9", "nine"],
  ["300", "three hundred"],
])("room %s is said %s", (room, said) => {
  expect(sayRoom(room)).toBe(said);
});

test.each([
  ["02:10", "two ten a.m."],
  ["12:00", "noon"],
  ["00:00", "midnight"],
  ["19:05", "seven oh five p.m."],
])("%s is said %s", (time, said) => {
  expect(sayClock(time)).toBe(said);
});
