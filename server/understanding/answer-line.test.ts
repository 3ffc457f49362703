import { expect, test } from "vitest";
import { createConverse } from "../../assistant/converse/create-converse.ts";
import { judge } from "../../assistant/policy/judge.ts";
import { fakePerceive } from "../calls/testing/fake-perceive.ts";
import { answerLine, explainText } from "./answer-line.ts";

const context = { now: "2025-03-13T10:00", setting: "nursing_home" };
const { perceive, asked } = fakePerceive();
const reader = { perceive, converse: createConverse(judge) };
const ask = async (line: object, number = 1, more: object = {}) =>
  JSON.parse(await answerLine(JSON.stringify({ context, ...line }), number, { ...reader, ...more }));
const visitor = (text: string) => ({ who: "visitor", text });
const assistant = (text: string, asks?: string) => ({ who: "assistant", text, asks });

test("a line with a report is answered with its id, the report and the next question", async () => {
  const answer = await ask({ id: "A1", transcript: "Mr. K in room 214 fell at nine." });
  expect(Object.keys(answer)).toEqual(["id", "report", "nextQuestion"]);
  expect(answer).toMatchObject({ id: "A1", report: { id: "A1", resident: { room: { value: "214" } } } });
  expect(answer.nextQuestion.path).toBe("headStrike");
});

test("a whole conversation is answered with what it came to, what to say and what was done last", async () => {
  const turns = [
    visitor("Mr. K fell in room 9."),
    assistant("Did he hit his head?", "headStrike"),
    visitor("No."),
    assistant("Is he on a blood thinner?", "onAnticoagulant"),
    visitor("Yes, Eliquis."),
  ];
  const answer = await ask({ id: 7, turns });

  expect(Object.keys(answer)).toEqual(["id", "incident", "report", "say", "nextQuestion", "act"]);
  expect(answer).toMatchObject({
    id: 7,
    incident: true,
    act: "answer",
    report: { headStrike: { value: "no" }, onAnticoagulant: { value: "yes" } },
  });
  expect(answer.say.length).toBeGreaterThan(0);
  expect(asked.at(-1)?.heard.asked).toEqual({ path: "onAnticoagulant", text: "Is he on a blood thinner?" });
  expect(["headStrike", "onAnticoagulant"]).not.toContain(answer.nextQuestion?.path);
});

test("what we would have asked does not count where something else was asked", async () => {
  const turns = [visitor("Mr. K fell in room 9."), assistant("Did anyone see it?", "witnessed"), visitor("No.")];
  const answer = await ask({ turns });
  expect(answer.report.witnessed.value).toBe("no");
  expect(answer.report.headStrike).toBeUndefined();
  expect(answer.nextQuestion.path).toBe("headStrike");
});

test("where nothing happened there is no report, and something kind to say", async () => {
  const answer = await ask({ turns: [visitor("Hello there.")] });
  expect(answer).toMatchObject({
    incident: false,
    report: null,
    nextQuestion: null,
    say: expect.any(String),
  });
});

test("who knows so far is asked at once, and named by the first person still to be told", async () => {
  const turns = [
    visitor("Mr. K fell in room 9, he did not hit his head."),
    assistant("Who knows so far: nurse, doctor, family?", "told"),
  ];
  const answer = await ask({ turns });
  expect(answer.nextQuestion).toMatchObject({ path: expect.stringMatching(/^notifications\.\w+$/) });
});

test("a bad line is answered with its number and what is wrong with it", async () => {
  expect(JSON.parse(await answerLine("not json", 7, reader))).toMatchObject({ line: 7 });
  const missing = await ask({ transcript: "x", context: { now: "today", setting: "nursing_home" } }, 8);
  expect(missing).toMatchObject({ line: 8, error: expect.stringContaining("context.now") });
  const wrong = await ask({ turns: [{ who: "nobody", text: "x" }] }, 9);
  expect(wrong).toMatchObject({ line: 9, error: expect.stringContaining("turns.0.who") });
});

test("plain text is answered in plain text, facts before the worksheet", async () => {
  const text = await explainText("Mr. K fell in room 9.", new Date(2025, 2, 13, 10, 0), reader);
  expect(text.indexOf("INCIDENT FACTS")).toBeGreaterThanOrEqual(0);
  expect(text.indexOf("QAA FOLLOW-UP WORKSHEET")).toBeGreaterThan(text.indexOf("INCIDENT FACTS"));
});

test("a second reader fills what was left empty, and answers no question", async () => {
  const transcript = "Mr. K fell in the hallway in his moccasins.";
  const quote = "in his moccasins";
  const start = transcript.indexOf(quote);
  const evidence = { start, end: start + quote.length, quote };
  const readAgain = async () => [
    { path: "fall.footwear", value: "slippers", evidence },
    { path: "headStrike", value: "no", evidence },
  ];
  const answer = await ask({ transcript }, 1, { readAgain });
  expect(answer.report.fall.footwear).toMatchObject({ value: "slippers", how: "suggested" });
  expect(answer.nextQuestion.path).toBe("headStrike");
});
