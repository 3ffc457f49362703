import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Say } from "../../assistant/converse/state.ts";
import { call } from "../../content/en/call.ts";
import { readServerMessage } from "../../contracts/call-messages.ts";
import { callNumbers } from "../../contracts/call-numbers.ts";
import type { CallEvents } from "./call-parts.ts";
import { startEmbeddedCall } from "./embedded-call.ts";
import type { Conversation } from "./mind.ts";
import { fakeMind } from "./testing/fake-mind.ts";
import { fakeSpeech, silence, tone } from "./testing/fake-speech.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 15) }));
afterEach(() => void vi.useRealTimers());

type Setup = {
  typed?: boolean;
  replies?: Say[];
  speech?: ReturnType<typeof fakeSpeech>;
  conversation?: Conversation;
};

function begin({ typed = false, replies = [], speech = fakeSpeech(), conversation }: Setup = {}) {
  const texts: string[] = [];
  const frames: number[] = [];
  const mind = fakeMind(replies);
  const closed: number[] = [];
  const ended: Parameters<CallEvents["ended"]>[0][] = [];
  const noted = { refused: 0, dropped: 0, answered: [] as number[], failed: [] as unknown[] };
  const held = startEmbeddedCall({
    wire: {
      send: (data) => (typeof data === "string" ? texts.push(data) : frames.push(data.length)),
      waitingBytes: () => 0,
      close: (code) => closed.push(code),
    },
    conversation: conversation ?? mind.conversation,
    speech: typed ? undefined : speech.speech,
    assistant: { id: "incident-documenter", name: "Documenter" },
    variableValues: { email: "ana@example.com" },
    now: Date.now,
    events: {
      ended: (end) => ended.push(end),
      refusedMessage: () => noted.refused++,
      droppedSound: () => noted.dropped++,
      answered: (ms) => noted.answered.push(ms),
      failed: (error) => noted.failed.push(error),
    },
  });
  const messages = () => texts.filter((text) => text !== "listening").map((text) => JSON.parse(text));
  return { held, texts, frames, mind, closed, ended, noted, messages, speech };
}

/** Streams samples in frames of 20 ms at real time. */
async function hears(held: ReturnType<typeof begin>["held"], samples: Int16Array) {
  for (let at = 0; at < samples.length; at += 320) {
    const frame = samples.slice(at, at + 320);
    held.hearSound(new Uint8Array(frame.buffer));
    await vi.advanceTimersByTimeAsync(20);
  }
}

/** A message in a few words, to compare orders. */
function outline(texts: string[]): string[] {
  return texts.map((text) => {
    if (text === "listening") return text;
    const message = JSON.parse(text);
    const details = [message.role, message.status, message.transcriptType].filter(Boolean);
    return [message.type, ...details].join(" ");
  });
}

const typedMessage = (content: string) => JSON.stringify({ type: "add-message", message: { role: "user", content } });

test("a flood of messages is read as far as it may, then refused, and ends the call", async () => {
  const { held, mind, noted, ended, messages } = begin({ typed: true });
  await vi.advanceTimersByTimeAsync(100);
  for (let count = 0; count < 300; count += 1) held.hearText(typedMessage("She fell. ".repeat(10)));
  await vi.advanceTimersByTimeAsync(100);

  expect(mind.heard).toHaveLength(20);
  const answers = messages().filter(({ output }) => output === "What else?");
  expect(answers.length).toBeLessThanOrEqual(1);
  expect(noted.refused).toBe(51);
  expect(ended[0]?.endedReason).toBe("call.in-progress.error-too-many-bad-messages");
});

test("a page may write as fast as people type, and so much at once", async () => {
  const { held, mind, noted } = begin({ typed: true });
  for (let count = 0; count < 40; count += 1) {
    held.hearText(typedMessage("She fell."));
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect([mind.heard.length, noted.refused]).toEqual([40, 0]);
  for (let count = 0; count < 10; count += 1) held.hearText(typedMessage("x".repeat(1_000)));
  expect(noted.refused).toBe(5);
});

test("a typed call follows the provider's script without sound, and rests until its visitor leaves", async () => {
  const { held, texts, frames, closed } = begin({
    typed: true,
    replies: [
      { sentences: ["Did anyone see it?"], expects: "yes-no" },
      { sentences: ["Thank you.", "Goodbye."], expects: "answer", endsCall: true },
    ],
  });
  await vi.advanceTimersByTimeAsync(10);
  held.hearText(typedMessage("She fell."));
  await vi.advanceTimersByTimeAsync(10);
  held.hearText(typedMessage("Nobody."));
  await vi.advanceTimersByTimeAsync(10);
  expect(closed).toEqual([]);
  await held.hangUp();

  const agentSpeaks = (sentences: number) => [
    "speech-update assistant started",
    ...Array.from({ length: sentences }, () => ["model-output", "transcript assistant partial"]).flat(),
    "transcript assistant final",
    "speech-update assistant stopped",
    "conversation-update",
  ];
  expect(outline(texts)).toEqual([
    "status-update in-progress",
    "assistant.started",
    "listening",
    ...agentSpeaks(call.opening.length),
    "transcript user final",
    "conversation-update",
    ...agentSpeaks(1),
    "transcript user final",
    "conversation-update",
    ...agentSpeaks(2),
    "status-update ended",
    "end-of-call-report",
  ]);
  expect(closed).toEqual([1000]);
  expect(frames).toEqual([]);
});

test("every message is one the page can read", async () => {
  const { held, messages } = begin({ typed: true });
  await vi.advanceTimersByTimeAsync(10);
  held.hearText(typedMessage("She fell."));
  await vi.advanceTimersByTimeAsync(10);
  held.hangUp();

  for (const message of messages()) expect(readServerMessage(message)).toBeDefined();
});

test("a spoken turn is detected, decoded, answered aloud, and sound leaves at the pace it is heard", async () => {
  const speech = fakeSpeech({ hears: ["She fell in the bathroom."], decodeMs: 50 });
  const { held, texts, frames, mind, noted } = begin({
    speech,
    replies: [{ sentences: ["Did anyone see it happen?"], expects: "yes-no" }],
  });
  held.hearText("playable");
  await hears(held, silence(6000));
  const afterGreeting = texts.length;
  const framesOfGreeting = frames.length;
  await hears(held, tone(1600));
  await hears(held, silence(1800));

  expect(outline(texts.slice(afterGreeting))).toEqual([
    "speech-update user started",
    "transcript user partial",
    "transcript user partial",
    "speech-update user stopped",
    "transcript user final",
    "conversation-update",
    "speech-update assistant started",
    "model-output",
    "transcript assistant partial",
    "transcript assistant final",
    "speech-update assistant stopped",
    "conversation-update",
  ]);
  expect(mind.heard).toEqual([{ text: "She fell in the bathroom.", by: "speech" }]);
  expect(new Set(frames)).toEqual(new Set([640]));
  expect(frames.length - framesOfGreeting).toBe(25);
  expect(noted.answered).toHaveLength(1);
  expect(noted.answered[0]).toBeGreaterThan(700);
  expect(noted.answered[0]).toBeLessThan(1000);
});

test("the likely answer is made while the visitor may still go on, and once", async () => {
  const question = "Did anyone see it happen?";
  const speech = fakeSpeech({ hears: ["She fell in the bathroom."], speakMs: 400 });
  const { held, noted } = begin({ speech, replies: [{ sentences: [question], expects: "yes-no" }] });
  held.hearText("playable");
  await hears(held, silence(7000));
  await hears(held, tone(1600));
  await hears(held, silence(1800));

  expect(noted.answered[0]).toBeLessThan(1000);
  expect(speech.spoken.filter((sentence) => sentence === question)).toHaveLength(1);
});

test("sound is paced: after one second about one second of it has left", async () => {
  const { held, frames } = begin({ speech: fakeSpeech({ wordMs: 400 }) });
  held.hearText("playable");
  await vi.advanceTimersByTimeAsync(1000);

  expect(frames.length).toBeGreaterThan(48);
  expect(frames.length).toBeLessThan(58);
});

test("talking over the agent silences it within a third of a second and keeps only what was heard", async () => {
  const speech = fakeSpeech({ hears: ["Wait, I mean room nine."], wordMs: 300 });
  const { held, texts, frames, messages } = begin({ speech });
  held.hearText("playable");
  await hears(held, silence(2000));
  const began = Date.now();
  const before = frames.length;
  await hears(held, tone(360));
  const silentAfter = frames.length;
  await hears(held, tone(640));

  const interrupted = messages().find(({ type }) => type === "user-interrupted");
  expect(interrupted.timestamp - began).toBeLessThanOrEqual(350);
  expect(frames.length).toBe(silentAfter);
  expect(silentAfter - before).toBeLessThan(20);
  const order = outline(texts);
  const from = order.indexOf("user-interrupted") - 1;
  expect(order.slice(from, from + 5)).toEqual([
    "transcript assistant final",
    "user-interrupted",
    "speech-update assistant stopped",
    "conversation-update",
    "speech-update user started",
  ]);
  const bot = messages()
    .findLast(({ type }) => type === "conversation-update")
    .messages.at(-1);
  const opening = call.opening.join(" ");
  expect(opening.startsWith(bot.message)).toBe(true);
  expect(bot.message.length).toBeLessThan(opening.length);
});

test("the greeting waits until the page can play, but not for ever", async () => {
  const ready = begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ready.frames).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ready.frames.length).toBeGreaterThan(10);
});

test("a page that cannot hear gets the rest in writing at once", async () => {
  const { held, frames, messages } = begin({ speech: fakeSpeech({ wordMs: 300 }) });
  held.hearText("playable");
  await vi.advanceTimersByTimeAsync(500);
  held.hearText(JSON.stringify({ type: "control", control: "mute-assistant" }));
  held.hearText(JSON.stringify({ type: "control", control: "mute-customer" }));
  const sent = frames.length;
  await vi.advanceTimersByTimeAsync(30_000);

  expect(frames.length).toBe(sent);
  const bots = messages().filter(({ transcriptType }) => transcriptType === "final");
  expect(bots).toMatchObject([{ role: "assistant", transcript: call.opening.join(" ") }]);
});

test("while the wire is lost nobody is asked anything; when it is back the last words come again", async () => {
  const { held, messages, texts } = begin();
  held.hearText("playable");
  await vi.advanceTimersByTimeAsync(6000);
  held.wireIsLost();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(JSON.stringify(messages())).not.toContain(call.stillThere);

  held.wireIsBack();
  await vi.advanceTimersByTimeAsync(6000);
  expect(texts.filter((text) => text === "listening")).toHaveLength(2);
  const said = messages().filter(({ transcriptType }) => transcriptType === "final");
  expect(said.map(({ transcript }) => transcript)).toEqual([call.opening.join(" "), call.opening.join(" ")]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(JSON.stringify(messages())).toContain(call.stillThere);
});

test("frames of any size are one stream, and more than real time is dropped", async () => {
  const speech = fakeSpeech({ hears: ["Hello there."] });
  const { held, mind, noted } = begin({ speech });
  held.hearText("playable");
  await hears(held, silence(6000));
  const bytes = new Uint8Array(tone(1000).buffer);
  for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 1531) {
    held.hearSound(bytes.slice(at, at + size));
    await vi.advanceTimersByTimeAsync((size / 32) | 0);
  }
  await hears(held, silence(1500));
  expect(mind.heard).toEqual([{ text: "Hello there.", by: "speech" }]);

  for (let flood = 0; flood < 100; flood++) held.hearSound(new Uint8Array(64_000));
  expect(noted.dropped).toBeGreaterThan(90);
});

test("nonsense is answered and counted, and too much of it ends the call", async () => {
  const { held, noted, messages, ended, closed } = begin({ typed: true });
  held.hearText("{");
  held.hearText('{"type":"launch"}');
  expect(messages().filter(({ type }) => type === "error")).toHaveLength(2);
  for (let more = 0; more < 60; more++) held.hearText("x");
  await vi.advanceTimersByTimeAsync(0);

  expect(noted.refused).toBe(51);
  expect(ended).toHaveLength(1);
  expect(closed).toEqual([1008]);
});

test("a long story is read to its last word, and a longer one is refused whole", () => {
  const story = `${"x".repeat(callNumbers.maxMessageCharacters - 9)} She fell`;
  const typed = (text: string) => {
    const { held, mind, noted } = begin({ typed: true });
    held.hearText(JSON.stringify({ type: "converse", event: { kind: "typed", text } }));
    return [mind.heard, noted.refused];
  };
  expect(typed(story)).toEqual([[{ text: story, by: "typing" }], 0]);
  expect(typed(`${story}.`)).toEqual([[], 1]);
});

test("a note of the page is kept, and answered by nobody", async () => {
  const { held, mind, messages } = begin({ typed: true });
  await vi.advanceTimersByTimeAsync(10);
  const before = messages().length;
  held.hearText(
    JSON.stringify({
      type: "add-message",
      message: { role: "system", content: 'The user\'s email is "ana@example.com".' },
      triggerResponseEnabled: false,
    }),
  );
  expect(messages().length).toBe(before);
  expect(mind.heard).toEqual([]);
  await held.hangUp();
  expect(messages().at(-1).artifact.messages).toContainEqual(expect.objectContaining({ role: "system" }));
});

test("the report at the end says what was understood, and the end comes once", async () => {
  const { held, ended, messages } = begin({ typed: true });
  await vi.advanceTimersByTimeAsync(10);
  held.hearText(typedMessage("She fell."));
  await vi.advanceTimersByTimeAsync(10);
  held.hearText('{"type":"end-call"}');
  held.hangUp();
  await vi.advanceTimersByTimeAsync(0);

  expect(ended).toHaveLength(1);
  expect(messages().at(-1)).toMatchObject({
    type: "end-of-call-report",
    endedReason: "customer-ended-call",
    artifact: {
      transcript: expect.stringContaining("User: She fell.\n"),
      variableValues: { email: "ana@example.com" },
      structuredOutputs: { incident_report: { result: { narrative: "She fell." }, unconfirmed: [] } },
    },
    analysis: { summary: "A fall.", structuredData: { narrative: "She fell." } },
  });
});

test("broken ears ask again and a broken voice leaves the words: the call goes on", async () => {
  const deaf = begin({ speech: fakeSpeech({ fails: { ears: true } }) });
  deaf.held.hearText("playable");
  await hears(deaf.held, silence(6000));
  await hears(deaf.held, tone(600));
  await hears(deaf.held, silence(1500));
  const outputs = deaf.messages().filter(({ type }) => type === "model-output");
  expect(outputs.at(-1).output).toBe(call.notHeard);

  const mute = begin({ speech: fakeSpeech({ fails: { voice: true } }) });
  mute.held.hearText("playable");
  await vi.advanceTimersByTimeAsync(100);
  expect(mute.messages().filter(({ type }) => type === "model-output")).toHaveLength(call.opening.length);
  expect(mute.noted.failed.length).toBeGreaterThan(0);
});

test("a mind that fails ends the call with its report, and not the server", async () => {
  const { conversation } = fakeMind();
  const broken = { ...conversation, hear: () => Promise.reject(new Error("No idea")) };
  const { held, ended, noted } = begin({ typed: true, conversation: broken });
  await vi.advanceTimersByTimeAsync(10);
  held.hearText(typedMessage("She fell."));
  await vi.advanceTimersByTimeAsync(10);

  expect(ended).toMatchObject([{ endedReason: "call.in-progress.error-assistant-failed" }]);
  expect(noted.failed).toHaveLength(1);
});

test.each([
  { typed: false, minutes: 5 },
  { typed: true, minutes: 30 },
])("after its time a call is over, and nothing is left running: %j", async ({ typed, minutes }) => {
  const { held, ended, noted } = begin({ typed });
  held.hearText("playable");
  if (!typed) held.hearText(JSON.stringify({ type: "control", control: "mute-customer" }));
  await vi.advanceTimersByTimeAsync(minutes * 60_000 - 1_000);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(ended).toMatchObject([{ endedReason: "exceeded-max-duration" }]);
  expect(vi.getTimerCount()).toBe(0);
  expect(noted.failed).toEqual([]);
});
