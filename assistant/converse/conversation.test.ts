import { expect, test } from "vitest";
import {
  beginConversation,
  type Conversation,
  hear,
  nextTurn,
  reply,
  reportOf,
  transcriptOf,
} from "./conversation.ts";

const night = { now: "2026-11-15T02:20", setting: "nursing_home" } as const;
const story =
  "I just found Mrs. R on the floor by the bed in room two fourteen at ten after two, nobody saw it.";

function say(conversation: Conversation, text: string): Conversation {
  return hear(conversation, { text, by: "typing" });
}

function answer(conversation: Conversation, path: string, text: string): Conversation {
  const asked = { kind: "question", path, text: "?" } as Parameters<typeof reply>[1];
  return say(reply(conversation, asked), text);
}

test("a story leads to the question that could change the priority", () => {
  const next = nextTurn(say(beginConversation(night), story));

  expect(next).toMatchObject({ kind: "question", path: "headStrike" });
});

test.each([
  ["no", "no"],
  ["Yes.", "yes"],
  ["I don't know", "unknown"],
  ["not sure, she gets confused", "unknown"],
  ["no she didn't", "no"],
])("after the question, %s is an answer", (text, value) => {
  const report = reportOf(answer(say(beginConversation(night), story), "headStrike", text));

  expect(report.headStrike?.value).toBe(value);
});

test("nobody counts as told because the speaker does not know", () => {
  const report = reportOf(
    answer(say(beginConversation(night), story), "notifications.physician", "I don't know"),
  );

  expect(report.notifications.physician).toBeUndefined();
});

test.each(["Yes, she hit her head.", "yes she's bleeding a little", "No, she fell on her left side"])(
  "%s goes on with the story and tells nothing of the doctor",
  (text) => {
    const told = `${story} I told the nurse.`;
    const report = reportOf(answer(say(beginConversation(night), told), "notifications.physician", text));

    expect(report.notifications.physician).toBeUndefined();
    expect(report.priorityReasons).not.toContain("abuse_allegation");
  },
);

test("what the doctor did after being told is still a yes", () => {
  const report = reportOf(
    answer(say(beginConversation(night), story), "notifications.physician", "Yes, she ordered an x-ray"),
  );

  expect(report.notifications.physician?.status).toBe("done");
});

test("an answer's evidence is what was really said", () => {
  const conversation = answer(say(beginConversation(night), story), "headStrike", "I don't know");
  const report = reportOf(conversation);
  const [evidence] = report.headStrike?.evidence ?? [];

  expect(evidence?.quote).toContain("I don't know");
  expect(transcriptOf(conversation).slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
  expect(report.narrative).toBe(transcriptOf(conversation));
});

test("every piece of evidence is a place in the visitor's own words", () => {
  let conversation = say(beginConversation(night), story);
  conversation = answer(conversation, "headStrike", "not sure");
  conversation = answer(conversation, "onAnticoagulant", "yes, Eliquis");
  conversation = answer(conversation, "notifications.family", "not yet");
  const report = reportOf(conversation);
  const shown = transcriptOf(conversation);

  expect(report.onAnticoagulant?.value).toBe("yes");
  expect(report.priority.value).toBe("critical");
  expect(report.notifications.family?.status).toBe("not_done");
  const quotes = JSON.stringify(report).matchAll(/"start":(\d+),"end":(\d+),"quote":("(?:[^"\\]|\\.)*")/g);
  for (const [, start, end, quote] of quotes) {
    expect(shown.slice(Number(start), Number(end))).toBe(JSON.parse(quote ?? '""'));
  }
});

test("a bare value is understood by the question before it", () => {
  const conversation = answer(
    say(beginConversation(night), "Mr. Sample fell in the hallway"),
    "resident.room",
    "two twelve",
  );

  expect(reportOf(conversation).resident?.room?.value).toBe("212");
});

test("a question that was answered is not asked again, and four are enough", () => {
  let conversation = say(beginConversation(night), "Mr. Sample fell");
  const asked: string[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const next = nextTurn(conversation);
    if (next.kind === "read-back") break;
    asked.push(next.path);
    conversation = say(reply(conversation, next), "I don't know");
  }

  expect(asked.length).toBeLessThanOrEqual(4);
  expect(new Set(asked).size).toBe(asked.length);
  expect(nextTurn(conversation).kind).toBe("read-back");
});

test("a correction after the read-back replaces the value", () => {
  let conversation = say(beginConversation(night), story);
  conversation = say(reply(conversation, { kind: "read-back", text: "…" }), "No wait, room two sixteen.");

  expect(reportOf(conversation).resident?.room?.value).toBe("216");
});
