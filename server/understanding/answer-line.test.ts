import { expect, test } from "vitest";
import { answerLine, explainText } from "./answer-line.ts";

const context = { now: "2025-03-13T10:00", setting: "nursing_home" };

test("a line with a report is answered with its id, the report and the next question", async () => {
  const line = JSON.stringify({
    id: "A1",
    transcript: "Mr. K in two fourteen fell at nine, I saw it.",
    context,
  });
  const answer = JSON.parse(await answerLine(line, 1));
  expect(answer.id).toBe("A1");
  expect(answer.report.resident.room.value).toBe("214");
  expect(answer.nextQuestion.path).toBe("headStrike");
});

test("a bad line is answered with its number and what is wrong with it", async () => {
  expect(JSON.parse(await answerLine("not json", 7))).toMatchObject({ line: 7 });
  const missing = JSON.parse(
    await answerLine(
      JSON.stringify({ transcript: "x", context: { now: "today", setting: "nursing_home" } }),
      8,
    ),
  );
  expect(missing.line).toBe(8);
  expect(missing.error).toContain("context.now");
});

test("plain text is answered in plain text, facts before the worksheet", async () => {
  const text = await explainText(
    "Mr. K fell in the hallway at nine, I saw it.",
    new Date(2025, 2, 13, 10, 0),
  );
  expect(text.indexOf("INCIDENT FACTS")).toBeGreaterThanOrEqual(0);
  expect(text.indexOf("QAA FOLLOW-UP WORKSHEET")).toBeGreaterThan(text.indexOf("INCIDENT FACTS"));
});

test("a second reader fills what the rules left empty, and answers no question", async () => {
  const transcript = "Mr. K fell in the hallway at nine in his moccasins.";
  const quote = "in his moccasins";
  const start = transcript.indexOf(quote);
  const line = JSON.stringify({ transcript, context });
  const answer = JSON.parse(
    await answerLine(line, 1, async () => [
      { path: "fall.footwear", value: "slippers", evidence: { start, end: start + quote.length, quote } },
      { path: "headStrike", value: "no", evidence: { start, end: start + quote.length, quote } },
    ]),
  );
  expect(answer.report.fall.footwear).toMatchObject({ value: "slippers", source: "llm" });
  expect(answer.nextQuestion.path).toBe("headStrike");
});
