import { expect, test } from "vitest";
import { splitSentences } from "./split-sentences.ts";

test("sentences are split at their ends", () => {
  expect(splitSentences("Thanks, I have that. Was anyone hurt?  Please tell me!")).toEqual([
    ...["Thanks, I have that.", "Was anyone hurt?", "Please tell me!"],
  ]);
});

test("titles, decimals, times and initials do not end a sentence", () => {
  const whole = "Mrs. Chen had 98.6 at 7:30 a.m. in room 12, said Dr. J. Diaz.";
  expect(splitSentences(whole)).toEqual([whole]);
});

test("a time of day may end one", () => {
  expect(splitSentences("It was 7 a.m. She fell.")).toEqual(["It was 7 a.m.", "She fell."]);
});

test("what has no end is a sentence too, and nothing is none", () => {
  expect(splitSentences("one line\nanother")).toEqual(["one line", "another"]);
  expect(splitSentences("  ")).toEqual([]);
});

test("a very long sentence is cut at commas, and no word is lost", () => {
  const long = `${"she walked down the hallway past the nurses, ".repeat(9)}and then she sat down.`;
  const parts = splitSentences(long);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(220);
  expect(parts.join(" ")).toBe(long);
});

test.each([
  ["words without a comma", "la ".repeat(1_363)],
  ["one endless word", "a".repeat(4_096)],
  ["a comma at the very start", `, ${"a".repeat(4_000)}`],
  ["letters of two halves", `a${"𝒶".repeat(2_000)}`],
])("%s are cut hard, and no letter is lost", (_, text) => {
  const parts = splitSentences(text);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(220);
  expect(parts.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  expect(parts.every((part) => part.isWellFormed?.() ?? true)).toBe(true);
});
