import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createVoiceFrom } from "./create-voice.ts";
import { openSoundCache } from "./speak/sound-cache.ts";
import { createFakeSynth } from "./speak/testing/fake-synth.ts";

const workshop = mkdtempSync(join(tmpdir(), "voice-"));
afterAll(() => rmSync(workshop, { recursive: true, force: true }));

async function startVoice(options?: { delayMs: number }) {
  const synth = createFakeSynth(options);
  const folder = mkdtempSync(join(workshop, "cache-"));
  return { synth, folder, voice: createVoiceFrom(synth, await openSoundCache(folder, synth.version)) };
}
const reply = "Thanks, I have that. Was anyone hurt? Take your time.";

test("a reply is said sentence by sentence, in order", async () => {
  const { voice } = await startVoice();
  const said: [string, number][] = [];
  for await (const { text, samples } of voice.say(reply)) said.push([text, samples.length]);
  expect(said).toEqual([
    ["Thanks, I have that.", 20],
    ["Was anyone hurt?", 16],
    ["Take your time.", 15],
  ]);
});

test("while one sentence is heard only the next is made", async () => {
  const { voice, synth } = await startVoice();
  const saying = voice.say(reply);
  await saying.next();
  await expect.poll(() => synth.said).toEqual(["Thanks, I have that.", "Was anyone hurt?"]);
  await saying.return(undefined);
  expect(synth.said).toHaveLength(2);
});

test("sentences made ahead are kept, and others are not", async () => {
  const { voice, synth, folder } = await startVoice();
  await voice.prepare(["Was anyone hurt?", "Was anyone hurt?"]);
  expect(synth.said).toEqual(["Was anyone hurt?"]);
  for await (const _ of voice.say(reply));
  expect(synth.said).toEqual(["Was anyone hurt?", "Thanks, I have that.", "Take your time."]);
  expect(readdirSync(join(folder, synth.version))).toHaveLength(1);
});

test("what nobody waits for leaves most of the time to others", async () => {
  const { voice, synth } = await startVoice({ delayMs: 20 });
  const began = performance.now();
  await voice.prepare(["Was anyone hurt?", "Take your time."], { share: 0.2 });
  expect(synth.said).toHaveLength(2);
  expect(performance.now() - began).toBeGreaterThan(2 * 20 * 4);
});

test("kept sound comes back sample by sample", async () => {
  const { folder, synth } = await startVoice();
  const samples = Int16Array.of(0, 1, -1, 32_767, -32_768);
  await (await openSoundCache(folder, synth.version)).write("Hello.", samples);
  expect(await (await openSoundCache(folder, synth.version)).read("Hello.")).toEqual(samples);
});

test("the sound of another voice is cleared away", async () => {
  const { folder } = await startVoice();
  mkdirSync(join(folder, "older-voice"));
  await openSoundCache(folder, "newer-voice");
  expect(readdirSync(folder)).toEqual(["newer-voice"]);
});

test("a reply that is called off stops", async () => {
  const { voice } = await startVoice();
  const saying = voice.say(reply, { signal: AbortSignal.abort(new Error("interrupted")) });
  await expect(saying.next()).rejects.toThrow("interrupted");
});

test("nothing to say is nothing said", async () => {
  const { voice, synth } = await startVoice();
  for await (const _ of voice.say("  "));
  expect(synth.said).toEqual([]);
});
