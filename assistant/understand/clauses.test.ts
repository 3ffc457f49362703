import { expect, test } from "vitest";
import { read } from "./reading.ts";

function clauses(said: string): string[] {
  const { words, clauseOf } = read(said, { now: "2025-03-13T10:00", setting: "nursing_home" });
  const parts: string[] = [];
  words.forEach((word, index) => {
    const clause = clauseOf[index] ?? 0;
    parts[clause] = parts[clause] ? `${parts[clause]} ${word.text}` : word.text;
  });
  return parts;
}

test("commas and sentences cut", () => {
  expect(clauses("no pain, no bruises. he laughed")).toEqual(["no pain", "no bruises", "he laughed"]);
});

test("without punctuation a fresh subject and a connector cut", () => {
  expect(clauses("no she did not hit her head she is fine but her hip hurts")).toEqual([
    "no",
    "she did not hit her head",
    "she is fine",
    "but her hip hurts",
  ]);
});

test("a subject that continues a thought does not cut", () => {
  expect(clauses("i do not know if she hit her head")).toEqual(["i do not know if she hit her head"]);
  expect(clauses("last week it was four by three")).toEqual(["last week it was 4 by 3"]);
});

test("without punctuation a thing of hers that does something cuts", () => {
  expect(clauses("i could not grab her in time her noggin caught the dresser")).toEqual([
    "i could not grab her in time",
    "her noggin caught the dresser",
  ]);
});
