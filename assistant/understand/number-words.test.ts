import { expect, test } from "vitest";
import { normalise } from "./normalise.ts";
import { spellNumbers } from "./number-words.ts";

const digits = (said: string) =>
  spellNumbers(normalise(said))
    .map((word) => word.text)
    .join(" ");

test.each([
  ["two fourteen", "2 14"],
  ["one oh six", "1 0 6"],
  ["two twenty five", "2 25"],
  ["one hundred point six", "100.6"],
  ["one oh one point eight", "101.8"],
  ["a hundred and two", "102"],
  ["four point five by three by one point two", "4.5 by 3 by 1.2"],
  ["two and a half milligrams", "2.5 milligrams"],
  ["half a centimeter", "0.5 centimeter"],
  ["sixteen hundred", "1600"],
  ["oh six hundred", "0 600"],
])("%s is %s", (said, written) => {
  expect(digits(said)).toBe(written);
});

test("digits that were heard as digits take the same path", () => {
  expect(digits("room 2 14")).toBe("room 2 14");
  expect(digits("temp 101.8")).toBe("temp 101.8");
});

test("one is a number, unless it stands for something", () => {
  expect(digits("in one fifty")).toBe("in 1 50");
  expect(digits("the noon one was late")).toBe("the noon one was late");
  expect(digits("no one saw it")).toBe("no one saw it");
  expect(digits("no 1 saw it")).toBe("no one saw it");
});
