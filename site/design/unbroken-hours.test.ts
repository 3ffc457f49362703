import { expect, test } from "vitest";
import { unbrokenHours } from "./unbroken-hours.ts";

test.each([
  ["Found 2:10 a.m., room 214", "Found 2:10_a.m., room 214"],
  ["Médico 2:25 a. m., hija 2:40 p. m.", "Médico 2:25_a._m., hija 2:40_p._m."],
  ["East hall, rooms 108 and 112", "East hall, rooms 108 and 112"],
])("%s keeps each hour together and everything else as it was", (text, expected) => {
  expect(unbrokenHours(text).replaceAll("\u00a0", "_")).toBe(expected);
});
