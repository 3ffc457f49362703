import { expect, test } from "vitest";
import { wordErrors } from "./word-errors.ts";

test.each([
  ["It was 7:30, room 12.", "it was seven thirty room twelve"],
  ["It was 7:30.", "It was 7.30"],
  ["Blood pressure 130 over 80", "blood pressure 1:30 over 80"],
  ["Blood pressure 130 over 80", "Blood pressure one hundred thirty over eighty."],
  ["Room 204", "room two o four"],
  ["She didn't fall, it's fine.", "She did not fall. It is fine!"],
  ["Mrs. Chen took 10 mg", "Missus Chen took ten milligrams."],
  ["At 4:00", "at four o'clock"],
  ["She was dizzy.", "\"'She was dizzy.'"],
])("%s is the same as %s", (said, heard) => {
  expect(wordErrors(said, heard).errors).toBe(0);
});

test("changed, missing and added words count one each", () => {
  expect(wordErrors("nobody saw it happen", "no we saw it happen")).toEqual({ errors: 2, words: 4 });
  expect(wordErrors("nobody saw it happen", "nobody saw happen").errors).toBe(1);
  expect(wordErrors("nobody saw it happen", "").errors).toBe(4);
});
