import { expect, test } from "vitest";
import { cardinal, digitByDigit, inPairs, ordinal } from "./numbers.ts";

test.each([
  [0, "zero"],
  [13, "thirteen"],
  [40, "forty"],
  [99, "ninety nine"],
  [130, "one hundred thirty"],
  [1250, "one thousand two hundred fifty"],
  [20_000, "twenty thousand"],
  [3_000_001, "three million one"],
])("%d is said %s", (value, words) => {
  expect(cardinal(value)).toBe(words);
});

test.each([
  [1, "first"],
  [12, "twelfth"],
  [20, "twentieth"],
  [21, "twenty first"],
  [100, "one hundredth"],
])("the place %d is said %s", (value, words) => {
  expect(ordinal(value)).toBe(words);
});

test("years and rooms go in pairs, codes digit by digit", () => {
  expect([2026, 1905, 1900, 2000, 204].map(inPairs)).toEqual([
    ...["twenty twenty six", "nineteen oh five", "nineteen hundred", "two thousand", "two oh four"],
  ]);
  expect(digitByDigit("0134")).toBe("zero one three four");
});
