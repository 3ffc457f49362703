import fc from "fast-check";
import { expect, test } from "vitest";
import { readClientText, readServerText } from "./call-messages.ts";
import { callNumbers } from "./call-numbers.ts";

const read = (message: unknown) => readServerText(JSON.stringify(message));

test("every message of a call is read as it was written, with what else it carries", () => {
  const messages = [
    { type: "status-update", status: "in-progress" },
    { type: "status-update", status: "ended", endedReason: "silence-timed-out", timestamp: 1 },
    { type: "assistant.started", newAssistant: { name: "Documenter" } },
    { type: "speech-update", status: "started", role: "assistant", turn: 0 },
    { type: "transcript", role: "user", transcriptType: "partial", transcript: "I just fou" },
    {
      type: "transcript[transcriptType='final']",
      role: "user",
      transcriptType: "final",
      transcript: "I just found her.",
    },
    { type: "model-output", output: "Where", turnId: "t1" },
    {
      type: "conversation-update",
      messages: [{ role: "bot", message: "Hello", time: 1, secondsFromStart: 0.2 }],
      messagesOpenAIFormatted: [{ role: "assistant", content: "Hello" }],
    },
    { type: "user-interrupted", turnId: "t1" },
    { type: "hang" },
    { type: "voice-input", input: "Where did it happen?" },
    {
      type: "tool-calls",
      toolCallList: [{ id: "1", type: "function", function: { name: "save", arguments: { a: 1 } } }],
      toolWithToolCallList: [],
    },
    {
      type: "end-of-call-report",
      endedReason: "customer-ended-call",
      startedAt: "2026-11-15T12:00:00Z",
      endedAt: "2026-11-15T12:03:00Z",
      artifact: { transcript: "…" },
      analysis: { summary: "A fall." },
    },
  ];
  for (const message of messages) expect(read(message)).toEqual(message);
});

test("the bare texts stand for themselves", () => {
  expect(readServerText("listening")).toBe("listening");
  expect(readClientText("playable")).toBe("playable");
  expect(readServerText("playable")).toBeUndefined();
});

test("a message of an unknown type, or of a wrong shape, is nothing", () => {
  expect(read({ type: "workflow.node.started" })).toBeUndefined();
  expect(read({ type: "status-update", status: "tired" })).toBeUndefined();
  expect(readServerText("{")).toBeUndefined();
});

test("say is read from content as from message", () => {
  const say = { type: "say", content: "Goodbye.", endCallAfterSpoken: true };
  expect(readClientText(JSON.stringify(say))).toEqual(say);
  expect(readClientText('{"type":"say","message":"Goodbye.","endCallAfterSpoken":true}')).toEqual(say);
  expect(readClientText('{"type":"say"}')).toBeUndefined();
});

test("a message added by the page asks for a reply unless it says otherwise", () => {
  const added = { type: "add-message", message: { role: "user", content: "In the hall." } };
  expect(readClientText(JSON.stringify(added))).toEqual({ ...added, triggerResponseEnabled: true });
  const silent = { ...added, triggerResponseEnabled: false };
  expect(readClientText(JSON.stringify(silent))).toEqual(silent);
});

test("a page says no more at once than the provider takes", () => {
  const content = "a".repeat(callNumbers.maxMessageCharacters + 1);
  expect(readClientText(JSON.stringify({ type: "say", content }))).toBeUndefined();
});

test("any text at all is read without an exception", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      readServerText(text);
      readClientText(text);
    }),
  );
});
