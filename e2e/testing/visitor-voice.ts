import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import { ensureModels } from "../../scripts/models/ensure-models.ts";
import { speakingThread } from "../../server/speech/create-voice.ts";
import { joinSamples } from "../../server/speech/samples.ts";
import { createPiperSynth, defaultPiperVoice } from "../../server/speech/speak/piper-synth.ts";
import { toWav } from "../../server/speech/testing/wav.ts";

/** Words are spoken; a number is that many seconds of silence. */
type Script = readonly (string | number)[];

/** What a visitor says, spoken by our own engine. */
export async function speakAsVisitor(script: Script): Promise<Int16Array> {
  const modelsDir = await ensureModels();
  // Without variation the same words always sound the same.
  const voice = { ...defaultPiperVoice, variation: 0 };
  const synth = await createPiperSynth({ modelsDir, threadFile: speakingThread, voice });
  const parts: Int16Array[] = [];
  for (const part of script) {
    parts.push(typeof part === "number" ? new Int16Array(part * 16_000) : (await synth.synthesise(part)).samples);
  }
  await synth.close();
  return joinSamples(parts);
}

/** The same in a file, for the browser's make-believe microphone. */
export async function recordVisitor(file: string, script: Script): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toWav(await speakAsVisitor(script)));
}

/** Arguments for a browser whose microphone plays this file once, from the moment it is opened. */
export function microphoneArgs(file: string): string[] {
  return [
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ];
}

/** Gives the page a microphone before which nobody speaks until the test does. */
export async function becomeMicrophone(page: Page): Promise<(words: Int16Array) => Promise<void>> {
  await page.addInitScript(() => {
    const room = new AudioContext();
    const microphone = room.createMediaStreamDestination();
    navigator.mediaDevices.getUserMedia = async () => {
      await room.resume();
      return microphone.stream.clone();
    };
    const speak = (samples: number[]) => {
      const words = room.createBuffer(1, samples.length, 16_000);
      words.copyToChannel(
        Float32Array.from(samples, (sample) => sample / 32_768),
        0,
      );
      const mouth = room.createBufferSource();
      mouth.buffer = words;
      mouth.connect(microphone);
      mouth.start();
    };
    Object.assign(window, { speak });
  });
  return (words) =>
    page.evaluate((samples) => (window as unknown as { speak(samples: number[]): void }).speak(samples), [...words]);
}
