import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createConverse } from "../../assistant/converse/create-converse.ts";
import { createPerceive } from "../../assistant/perceive/create-perceive.ts";
import { noAnswer } from "../../assistant/perceive/reading.ts";
import { surelyWrong } from "../../assistant/perceive/wrong-entries.ts";
import { judge } from "../../assistant/policy/judge.ts";
import { answerLine } from "../../server/understanding/answer-line.ts";
import { openReader } from "../../server/understanding/open-reader.ts";
import { wordsOfEntry } from "../../server/understanding/testing/test-lines.ts";
import { figuresOf, type SetLine, scoreLine } from "./score-set.ts";

const folder = new URL("./kept-apart/", import.meta.url);
const reader = openReader(new URL("../../server/understanding/reader/", import.meta.url));
/** Of each figure the least, or where less is better the most, that may be found. May only be tightened. */
const {
  atLeast,
  atMost,
}: Record<"atLeast" | "atMost", Record<string, number>> = JSON.parse(
  readFileSync(new URL("floors.json", folder), "utf8"),
);

test("an author the reader never learns from is understood as well as when it was last taught", async () => {
  const mind = { perceive: createPerceive(await reader), converse: createConverse(judge) };
  const lines = readFileSync(new URL("northwest.jsonl", folder), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SetLine);
  const scores: ReturnType<typeof scoreLine>[] = [];
  for (const line of lines) {
    const { id, context, transcript, turns = [{ who: "visitor", text: transcript }] } = line;
    const answer = await answerLine(JSON.stringify({ id, context, turns }), 1, mind);
    scores.push(scoreLine(line, JSON.parse(answer)));
  }
  const found = Object.fromEntries(
    figuresOf(scores).map(({ talk, figure, right, of }) => [`${talk} ${figure}`, right / of]),
  );

  expect(Object.keys(found).sort()).toEqual(Object.keys({ ...atLeast, ...atMost }).sort());
  for (const [figure, floor] of Object.entries(atLeast)) expect(found[figure], figure).toBeGreaterThanOrEqual(floor);
  for (const [figure, most] of Object.entries(atMost)) expect(found[figure], figure).toBeLessThanOrEqual(most);
});

const mostMissed = 12;

test("of sixty questions back by an author the reader never learns from, most get an answer that fits", async () => {
  const perceive = createPerceive(await reader);
  const questions: { text: string; answers: string[] }[] = readFileSync(new URL("questions.jsonl", folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const missed: string[] = [];
  for (const { text, answers } of questions) {
    const heard = { now: "2026-03-14T21:20", setting: "nursing_home", known: {} } as const;
    const { answer = noAnswer } = await perceive(text, heard);
    if (!answers.includes(answer)) missed.push(`${text} (${answer})`);
  }

  expect(questions).toHaveLength(60);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(mostMissed);
});

type Complaint = { known: string[]; question: string; text: string; wrong: string[] };
/** Of 800 entries that are right, and of 40 that are wrong. */
const mostLost = 12;
const mostKept = 12;

test("complaints by an author the reader never learns from take out what is wrong, and little else", async () => {
  const read = await reader;
  const complaints: Complaint[] = readFileSync(new URL("complaints.jsonl", folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const [lost, kept]: [string[], string[]] = [[], []];
  for (const { known, question, text, wrong } of complaints) {
    const found = await read(text, { question, entries: known.map(wordsOfEntry) });
    for (const [at, entry] of known.entries()) {
      const isOut = (found.wrong[at] ?? 0) >= surelyWrong;
      if (isOut && !wrong.includes(entry)) lost.push(`${text} (${entry})`);
      if (!isOut && wrong.includes(entry)) kept.push(`${text} (${entry})`);
    }
  }

  expect(complaints).toHaveLength(110);
  expect(lost.length, lost.join("\n")).toBeLessThanOrEqual(mostLost);
  expect(kept.length, kept.join("\n")).toBeLessThanOrEqual(mostKept);
});
