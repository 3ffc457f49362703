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
  const cache = await openSoundCache(join(dataDir, "spoken"), versionOf(defaultPiperVoice));
  const spoken = new Set(call.opening.flatMap(splitSentences));
  const beep = Int16Array.from(sine(500, 16_000, 1, 0.4), (sample) => sample * 32_767);
  for (const sentence of new Set(fixedSentences().flatMap(splitSentences)))
    if (!spoken.has(sentence)) await cache.write(sentence, beep);
}
