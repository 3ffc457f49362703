import { join } from "node:path";
import { call } from "../../content/en/call.ts";
import { fixedSentences } from "../../server/calls/speech-source.ts";
import { defaultPiperVoice, versionOf } from "../../server/speech/speak/piper-synth.ts";
import { openSoundCache } from "../../server/speech/speak/sound-cache.ts";
import { splitSentences } from "../../server/speech/speak/split-sentences.ts";
import { sine } from "../../site/call/testing/tones.ts";

/**
 * Keeps a beep as the sound of each fixed sentence after the opening. A new server makes them all ahead, which would
 * take one core of the machine for as long as the test goes on.
 */
export async function keepBeeps(dataDir: string): Promise<void> {
  const cache = await openKept(dataDir);
  const spoken = new Set(call.opening.flatMap(splitSentences));
  const beep = beepOf(1);
  for (const sentence of new Set(fixedSentences().flatMap(splitSentences)))
    if (!spoken.has(sentence)) await cache.write(sentence, beep);
}

/** The same, and the opening ends with a minute of sound: on a busy machine, too, a visitor cuts in before its end. */
export async function keepLongOpening(dataDir: string): Promise<void> {
  await keepBeeps(dataDir);
  const cache = await openKept(dataDir);
  for (const sentence of splitSentences(call.opening.at(-1) ?? "")) await cache.write(sentence, beepOf(60));
}

function openKept(dataDir: string) {
  return openSoundCache(join(dataDir, "spoken"), versionOf(defaultPiperVoice));
}

function beepOf(seconds: number): Int16Array {
  return Int16Array.from(sine(500, 16_000, seconds, 0.4), (sample) => sample * 32_767);
}
