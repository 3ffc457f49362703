import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ensureModels } from "../../scripts/models/ensure-models.js";
import { speakingThread } from "../../server/speech/create-voice.ts";
import { joinSamples } from "../../server/speech/samples.js";
import { createPiperSynth, defaultPiperVoice } from "../../server/speech/speak/piper-synth.ts";
import { toWav } from "../../server/speech/testing/wav.ts";

/** Words are spoken; a number is that many seconds of silence. */
export type Script = readonly (string | number)[];

/** What a visitor says, spoken by our own engine into a file for the browser's make-believe microphone. */
export async function recordVisitor(file: string, script: Script): Promise<void> {
  const modelsDir = await ensureModels();
  // Without variation the same words always sound the same.
  const voice = { ...defaultPiperVoice, variation: 0 };
  const synth = await createPiperSynth({ modelsDir, threadFile: speakingThread, voice });
  const parts: Int16Array[] = [];
  for (const part of script) {
    parts.push(
      typeof part === "number" ? new Int16Array(part * 16_000) : (await synth.synthesise(part)).samples,
    );
  }
  await synth.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toWav(joinSamples(parts)));
}

/** Arguments for a browser whose microphone plays this file once, from the moment it is opened. */
export function microphoneArgs(file: string): string[] {
  return [
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ];
}
