import { describe, expect, test } from "vitest";
import { conversation } from "../../content/en/conversation.ts";
import { isTri } from "../../contracts/fact-values.ts";
import { questionPaths } from "../../contracts/questions.ts";

import { asPlainAnswer } from "./plain-answer.ts";
import { perceptionOf } from "./testing/play-conversation.ts";

const yesOrNo = questionPaths.filter((path) => isTri(path) || path.startsWith("notifications."));
const asked = (path: (typeof questionPaths)[number]) => ({ kind: "question", path, text: "?", tries: 1 }) as const;
/** A reader that hears everything wrongly. */
const misheard = (text: string) => ({
  text,
  perception: perceptionOf(text, { kind: "condition", facts: { "pain.present": "unknown" }, danger: 1 }),
});

describe.each(yesOrNo)("asked for %s", (path) => {
  const [yes, no] = isTri(path) ? ["yes", "no"] : ["done", "not_done"];

  test.each([
    ["Yes.", yes],
    ["yeah", yes],
    ["no", no],
    ["Not yet.", no],
  ])("%s is the answer and nothing else", (text, value) => {
    const { perception } = asPlainAnswer(misheard(text), asked(path));

    expect(perception).toMatchObject({ act: "answer", isIncident: false, danger: 0 });
    expect(perception.facts.map((fact) => [fact.path, fact.value])).toEqual([[path, value]]);
  });
});

test.each(["yes she is bleeding a lot", "no the alarm didn't go off", "I think so"])(
  "what says more is left to the reader: %s",
  (text) => {
    const said = misheard(text);

    expect(asPlainAnswer(said, asked("headStrike"))).toBe(said);
  },
);

test("a yes to nothing, or to a question of another kind, is left to the reader", () => {
  const said = misheard("yes");

  expect(asPlainAnswer(said, undefined)).toBe(said);
  expect(asPlainAnswer(said, { kind: "read-back" })).toBe(said);
  expect(asPlainAnswer(said, asked("vitals"))).toBe(said);
});

test("every plain answer is written as it is compared: small letters, no marks", () => {
  const wordings = [...conversation.plainYes, ...conversation.plainNo];

  expect(wordings.filter((text) => /[^a-z ]/.test(text))).toEqual([]);
});
