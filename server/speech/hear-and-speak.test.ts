import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureModels } from "../../scripts/models/ensure-models.ts";
import { followVoice } from "../calls/voice-activity.ts";
import { createEars, type EarsEngine } from "./create-ears.ts";
import { createVoice, type VoiceEngine } from "./create-voice.ts";
import { joinSamples } from "./samples.ts";

// The real models, whatever they cost: the one place that proves that all parts fit together.
const cacheDir = mkdtempSync(join(tmpdir(), "speech-cache-"));
const quiet = (ms: number) => new Int16Array(ms * 16);
let ears: EarsEngine;
let voice: VoiceEngine;
let fall: Int16Array;

beforeAll(async () => {
  const modelsDir = await ensureModels();
  // A busy machine is slow, and slow is not wrong: how soon a visitor must be answered is no matter here.
  const patienceMs = 60_000;
  [ears, voice] = await Promise.all([createEars({ modelsDir }), createVoice({ modelsDir, cacheDir, patienceMs })]);
  await Promise.all([ears.ready, voice.ready]);
  fall = await soundOf("Mister Chen fell in the bathroom this morning.");
}, 600_000);

afterAll(async () => {
  await Promise.all([ears?.close(), voice?.close()]);
  rmSync(cacheDir, { recursive: true, force: true });
});

async function soundOf(text: string) {
  const parts: Int16Array[] = [];
  for await (const { samples } of voice.say(text)) parts.push(samples);
  return joinSamples(parts);
}

test("what the voice says, the ears understand", async () => {
  expect(await ears.transcribe(fall)).toMatch(/bathroom this morning/i);
  const report = await soundOf("I called her daughter and the physician.");
  expect(await ears.transcribe(report)).toMatch(/daughter.*physician/i);
}, 180_000);

test("the small model understands well enough for captions", async () => {
  expect(await ears.transcribe(fall, { model: "tiny" })).toMatch(/bathroom/i);
}, 180_000);

test("silence is no words", async () => {
  expect(await ears.transcribe(quiet(2000))).toBe("");
  expect(await ears.transcribe(quiet(10))).toBe("");
}, 180_000);

test("speech between silences is found, from its first word to its last", async () => {
  const probabilities = await ears.detector().push(joinSamples([quiet(1000), fall, quiet(1500)]));
  const events = followVoice()(probabilities, {
    agentIsSpeaking: false,
    mayEcho: false,
    isEcho: () => false,
  });
  const [first, last] = [events[0], events.at(-1)];
  expect([first?.kind, last?.kind]).toEqual(["visitor-began", "visitor-paused"]);
  const heardMs = ((last?.mark ?? 0) - (first?.mark ?? 0)) / 16;
  expect(Math.abs(heardMs - fall.length / 16)).toBeLessThan(500);
}, 180_000);

test("hearing that is called off does not hold up the next sentence", async () => {
  const controller = new AbortController();
  const speculative = ears.transcribe(joinSamples([fall, fall, fall, fall]), { signal: controller.signal });
  const final = ears.transcribe(fall);
  controller.abort(new Error("speech resumed"));
  await expect(speculative).rejects.toThrow("speech resumed");
  expect(await final).toMatch(/bathroom/i);
}, 180_000);
