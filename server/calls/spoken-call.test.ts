import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { call as sentences } from "../../content/en/call.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { ensureModels } from "../../scripts/models/ensure-models.ts";
import { createLog } from "../observe/log.ts";
import { type SpeechEngines, startSpeech } from "../speech/start-speech.ts";
import { holdSpokenCall, soundOf } from "./testing/hold-spoken-call.ts";

// The real models: a visitor who speaks is heard, understood and answered aloud. That it all goes over a real socket,
// in real time, is held by call-routes.test.ts and by the visitor who speaks in a browser.
/** Sentences that were spoken once on this machine need not be made again. */
const cacheDir = "data/spoken";
let engines: SpeechEngines;
let call: ReturnType<typeof holdSpokenCall>;

beforeAll(async () => {
  const modelsDir = await ensureModels();
  // The call's clock stands still while the engines work, and so must their patience: a busy machine is only slower.
  const patienceMs = 60_000;
  engines = startSpeech({ modelsDir, cacheDir, synth: "piper", patienceMs, log: createLog({ level: "silent" }) });
  await engines.attempted;
}, 600_000);
afterEach(() => call.hangUp());
afterAll(() => engines?.close());

function ready() {
  const state = engines.state();
  if (state.kind !== "ready") throw new Error(`Speech is ${state.kind}`);
  return state;
}

test("a spoken incident becomes a report, and talking over the answer silences it", async () => {
  const story = await soundOf(
    ready().voice,
    "She slipped and fell in the bathroom this morning, and nobody saw it happen.",
  );
  call = holdSpokenCall(ready());
  const { until, messages, said, microphone, frames } = call;
  call.send("playable");
  await until(() => said("assistant").length === 1);
  expect(loudest(frames)).toBeGreaterThan(1000);

  void microphone.say(story);
  const words = await until(() => said("user")[0]);
  expect(words.transcript).toMatch(/fell in the bathroom/i);

  const before = frames.length;
  await until(() => frames.length > before + 10);
  void microphone.say(story);
  await until(() => messages().find(({ type }) => type === "user-interrupted"));

  call.send({ type: "end-call" });
  const report = await until(() => messages().find(({ type }) => type === "end-of-call-report"));
  const { structuredData } = report.analysis as { structuredData: IncidentReport };
  expect([structuredData.narrative, structuredData.category.value]).toEqual([expect.any(String), "fall"]);
  expect(call.view()?.lines).toContainEqual(expect.objectContaining({ who: "visitor", by: "speech" }));
  const partial = messages().findIndex(({ change }) => JSON.stringify(change ?? "").includes("isPartial"));
  const final = messages().findIndex(({ role, transcriptType }) => role === "user" && transcriptType === "final");
  expect(partial).toBeGreaterThan(0);
  expect(partial).toBeLessThan(final);
  expect(call.failures).toEqual([]);
}, 240_000);

test("the agent's own voice in the microphone interrupts nobody and is nobody's words; a visitor's is", async () => {
  const story = await soundOf(ready().voice, "He hit another resident in the dining room and then calmed down.");
  call = holdSpokenCall(ready());
  const { until, messages, said, microphone, frames } = call;
  call.onFrame(microphone.hear);
  const fromVisitor = () => messages().filter(({ role }) => role === "user");
  call.send("playable");
  const greeting = await until(() => said("assistant")[0]);
  const greetedAt = Date.now();
  await until(() => Date.now() > greetedAt + 1_500);
  expect(greeting.transcript).toBe(sentences.opening.join(" "));
  expect(fromVisitor()).toEqual([]);

  void microphone.say(story);
  await until(() => said("user")[0]);
  const before = frames.length;
  await until(() => frames.length > before + 25);
  void microphone.say(story);
  await until(() => messages().some(({ type }) => type === "user-interrupted"));
  call.send({ type: "end-call" });
  await until(call.isClosed);
  expect(call.failures).toEqual([]);
}, 240_000);

function loudest(frames: readonly Buffer[]): number {
  let most = 0;
  for (const frame of frames) {
    for (let at = 0; at < frame.length; at += 2) most = Math.max(most, Math.abs(frame.readInt16LE(at)));
  }
  return most;
}
