import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { noAnswer } from "../../assistant/perceive/reading.ts";
import { answers } from "../../content/en/answers.ts";
import { coverage, faultsIn, readCorpus } from "./read-corpus.ts";

const lines = readCorpus("corpus");

test("every line of the corpus is whole: its tags, its kind, its act", () => {
  expect(lines.flatMap(faultsIn)).toEqual([]);
});

test("at least 3,500 stories by twenty-four voices", () => {
  const stories = lines.filter(({ what }) => what === "stories");
  const voices = new Set(stories.map(({ where }) => where.split(":")[0]));
  expect(stories.length).toBeGreaterThanOrEqual(3500);
  expect(voices.size).toBeGreaterThanOrEqual(24);
});

test("every answer has at least twenty ways of asking for it, and nothing else is asked for", () => {
  const asked = lines.flatMap(({ asks }) => asks ?? []);
  const times = (name: string) => asked.filter((other) => other === name).length;
  const names = Object.keys(answers);
  expect(names.filter((name) => times(name) < 20)).toEqual([]);
  expect(asked.filter((name) => !names.includes(name) && name !== noAnswer)).toEqual([]);
});

test("the page of figures counts the corpus as it is", () => {
  expect(readFileSync("corpus/COVERAGE.md", "utf8")).toBe(coverage(lines));
});

test("a broken tag, an unknown kind and a turn without a question are named", () => {
  const where = "lines/x.jsonl:1";
  expect(faultsIn({ where, what: "lines", text: "[[headStrike=no|no", kind: "none" })).toHaveLength(1);
  expect(faultsIn({ where, what: "lines", text: "hello", kind: "nonsense" })).toHaveLength(1);
  expect(faultsIn({ where, what: "turns", text: "no", act: "answer" })).toHaveLength(1);
});
