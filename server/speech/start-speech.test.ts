import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { ThreadFailure } from "../thread/start-thread.ts";
import { createEars } from "./create-ears.ts";
import { type SpeechEngines, type SpeechLoader, startSpeech, warmUp } from "./start-speech.ts";
import { createFakeEars } from "./testing/fake-ears.ts";
import { createFakeVoice } from "./testing/fake-voice.ts";

const workshop = mkdtempSync(join(tmpdir(), "speech-"));
afterAll(() => rmSync(workshop, { recursive: true, force: true }));
let speech: SpeechEngines;
afterEach(() => speech.close());

function start(given: Partial<SpeechLoader> = {}) {
  const [ears, voice] = [createFakeEars(), createFakeVoice()];
  const asked: string[] = [];
  const loader: SpeechLoader = {
    isThere: async () => true,
    fetch: async ({ verify }) => void asked.push(verify ? "fetch and verify" : "fetch"),
    load: async () => ({ ears, voice }),
    ...given,
  };
  const log = { info: vi.fn(), warn: vi.fn() };
  speech = startSpeech({ modelsDir: "", cacheDir: "", synth: "piper", log, retryMs: 10, loader });
  return { ears, voice, asked, log };
}

test("models that are there are loaded and not fetched", async () => {
  const { asked } = start();
  await speech.attempted;
  expect(speech.state().kind).toBe("ready");
  expect(asked).toEqual([]);
});

test("missing models are fetched first, and progress can be seen", async () => {
  let finish = () => {};
  start({
    isThere: async () => false,
    fetch: ({ onProgress }) => {
      onProgress({ title: "the voice", step: "fetching", doneBytes: 40, totalBytes: 100 });
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
  });
  await expect.poll(() => speech.state()).toEqual({ kind: "fetching", doneBytes: 40, totalBytes: 100 });
  finish();
  await speech.attempted;
  expect(speech.state().kind).toBe("ready");
});

test("when the registry is blocked, the reason is told and the next attempt brings speech", async () => {
  let attempts = 0;
  const { log } = start({
    isThere: async () => false,
    fetch: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("the registry does not answer");
    },
  });
  await speech.attempted;
  expect(speech.state()).toEqual({ kind: "unavailable", reason: "the registry does not answer" });
  expect(log.warn).toHaveBeenCalledOnce();
  await expect.poll(() => speech.state().kind).toBe("ready");
});

test("a model that cannot be loaded is checked in full before the next attempt", async () => {
  let attempts = 0;
  const fakes = { ears: createFakeEars(), voice: createFakeVoice() };
  const { asked } = start({
    load: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("damaged");
      return fakes;
    },
  });
  await expect.poll(() => speech.state().kind).toBe("ready");
  expect(asked).toEqual(["fetch and verify"]);
});

/** A voice whose first sentences take too long. */
function slowVoice(tooSlow: number) {
  const voice = createFakeVoice();
  let tries = 0;
  return {
    ...voice,
    async *say(text: string) {
      tries += 1;
      if (tries <= tooSlow) throw new ThreadFailure("Speaking took too long");
      yield* voice.say(text);
    },
    tries: () => tries,
  };
}

test("a first sentence that takes too long on a busy machine is made once more", async () => {
  const voice = slowVoice(1);
  await warmUp({ ears: createFakeEars(), voice });
  expect(voice.tries()).toBe(2);
});

test("a voice that is too slow twice is not ready", async () => {
  const voice = slowVoice(2);
  await expect(warmUp({ ears: createFakeEars(), voice })).rejects.toThrow("took too long");
  expect(voice.tries()).toBe(2);
});

test("stopping closes what was loaded", async () => {
  const { ears, voice } = start();
  await speech.attempted;
  await speech.close();
  expect([ears.closed, voice.closed]).toEqual([true, true]);
});

test("stopping in the middle of a fetch ends it quietly", async () => {
  const { log } = start({
    isThere: async () => false,
    fetch: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true })),
  });
  await expect.poll(() => log.info.mock.calls.length).toBeGreaterThan(0);
  await speech.close();
  expect(log.warn).not.toHaveBeenCalled();
});

test("without a vocabulary there are no ears, and the reason names the file", async () => {
  start();
  await expect(createEars({ modelsDir: workshop })).rejects.toThrow(/vocabulary\.txt/);
});
