import { expect, test } from "vitest";
import { asWritten } from "./as-written.ts";

test.each([
  ["instead of twenty at nine to-night.", "instead of twenty at nine tonight."],
  ["slipped around 7.30 this morning", "slipped around 7:30 this morning"],
  ["her pressure was 1:30 over 80", "her pressure was 130 over 80"],
  ["Mrs. Quinn in room two, o, eight, tested positive", "Mrs. Quinn in room two o eight, tested positive"],
  ["in room 2, 0, 8 today", "in room 2 0 8 today"],
])("%s is written %s", (heard, written) => {
  expect(asWritten(heard)).toBe(written);
});

test.each([
  "She got 1.25 milligrams instead of 2.50 mg.",
  "Her temperature was 101.2.",
  "It is 4.50 by 3 centimeters.",
  "She fell in room two, one of us saw it.",
])("%s stays as it is", (heard) => {
  expect(asWritten(heard)).toBe(heard);
});
