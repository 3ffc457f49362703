import { speakingThread } from "../../server/speech/create-voice.ts";
import { joinSamples } from "../../server/speech/samples.ts";
import { createPiperSynth, defaultPiperVoice } from "../../server/speech/speak/piper-synth.ts";
import { splitSentences } from "../../server/speech/speak/split-sentences.ts";

/** The product's own voice, and other men and women among the 904 speakers of the model. */
export const speakers = [
  defaultPiperVoice,
  { speaker: 247, speed: 0.9, variation: 0.5 },
  ...[684, 100, 325, 12].map((speaker) => ({ speaker, speed: 1, variation: 0.5 })),
];

/** Each text as one of several people would say it, without the silence around it. */
export async function sayAll(modelsDir: string, texts: readonly string[]): Promise<Int16Array[]> {
  return (await sayWithOpenings(modelsDir, texts)).map(({ samples }) => samples);
}

/** The same, and when the first sentence of each has ended. */
export async function sayWithOpenings(
  modelsDir: string,
  texts: readonly string[],
): Promise<{ samples: Int16Array; openingMs: number }[]> {
  const said: { samples: Int16Array; openingMs: number }[] = [];
  for (const [number, voice] of speakers.entries()) {
    const synth = await createPiperSynth({ modelsDir, threadFile: speakingThread, voice });
    for (let index = number; index < texts.length; index += speakers.length) {
      const parts: Int16Array[] = [];
      for (const sentence of splitSentences(texts[index] ?? "")) parts.push((await synth.synthesise(sentence)).samples);
      const opening = withoutSilenceAround(parts[0] ?? new Int16Array());
      said[index] = { samples: withoutSilenceAround(joinSamples(parts)), openingMs: opening.length / 16 };
    }
    await synth.close();
  }
  return said;
}

/** Below this nobody hears a voice; "end of speech" is where it was last above. */
const audible = 100;
/** A soft first sound, such as the one of "three", lies before that. */
const softSamples = 30 * 16;

function withoutSilenceAround(samples: Int16Array): Int16Array {
  const isLoud = (sample: number) => Math.abs(sample) > audible;
  const first = Math.max(0, samples.findIndex(isLoud) - softSamples);
  return samples.slice(first, samples.findLastIndex(isLoud) + 1);
}
