import { setTimeout as wait } from "node:timers/promises";
import { threadFile } from "../thread-file.ts";
import type { SynthName } from "./models/catalogue.ts";
import { createKokoroSynth } from "./speak/kokoro-synth.ts";
import { createPiperSynth } from "./speak/piper-synth.ts";
import { openSoundCache, type SoundCache } from "./speak/sound-cache.ts";
import { splitSentences } from "./speak/split-sentences.ts";
import type { Synth } from "./speak/synth.ts";

/** Speaking, for all calls of this process. */
export type VoiceEngine = {
  /** Settles once the voice is loaded, or rejects with the reason. */
  readonly ready: Promise<void>;
  /** The text as sound, sentence by sentence, so that the first can be heard while the next is made. */
  say(text: string, options?: { signal?: AbortSignal }): AsyncGenerator<SpokenSentence>;
  /**
   * Makes fixed sentences ahead and keeps them on disk; never for text that holds a visitor's words.
   * `share` is how much of the time it may be busy, for what nobody waits for.
   */
  prepare(texts: readonly string[], options?: { share?: number }): Promise<void>;
  close(): Promise<void>;
};

/** 16 kHz, mono. */
type SpokenSentence = { text: string; samples: Int16Array };

type VoiceSettings = {
  modelsDir: string;
  cacheDir: string;
  synth?: SynthName;
  /** How long a sentence may take the engine; as the limits say, if not given. */
  patienceMs?: number | undefined;
};

export const speakingThread = threadFile("speak-worker", import.meta.url);

const synths = { piper: createPiperSynth, kokoro: createKokoroSynth };

export async function createVoice({
  modelsDir,
  cacheDir,
  synth = "piper",
  patienceMs,
}: VoiceSettings): Promise<VoiceEngine> {
  const chosen = await synths[synth]({ modelsDir, threadFile: speakingThread, patienceMs });
  return createVoiceFrom(chosen, await openSoundCache(cacheDir, chosen.version));
}

/** The voice around any synth: splits, remembers, and makes the next sentence while one is heard. */
export function createVoiceFrom(synth: Synth, cache: SoundCache): VoiceEngine {
  async function soundOf(sentence: string, signal: AbortSignal | undefined): Promise<Int16Array> {
    const kept = await cache.read(sentence);
    return kept ?? (await synth.synthesise(sentence, { signal, urgent: true })).samples;
  }

  async function* say(text: string, { signal }: { signal?: AbortSignal } = {}) {
    const [first, ...rest] = splitSentences(text);
    if (first === undefined) return;
    let [sentence, sound] = [first, soundOf(first, signal)];
    for (const following of [...rest, undefined]) {
      const samples = await sound;
      const next = following === undefined ? undefined : soundOf(following, signal);
      // A caller that stops listening never awaits the sentence made ahead.
      next?.catch(() => {});
      yield { text: sentence, samples };
      if (following === undefined || !next) return;
      [sentence, sound] = [following, next];
    }
  }

  async function prepare(texts: readonly string[], { share = 1 } = {}) {
    for (const sentence of new Set(texts.flatMap(splitSentences))) {
      if (await cache.read(sentence)) continue;
      const began = performance.now();
      await cache.write(sentence, (await synth.synthesise(sentence)).samples);
      const took = performance.now() - began;
      if (share < 1) await wait(took / share - took, undefined, { ref: false });
    }
  }

  return {
    get ready() {
      return synth.ready;
    },
    say,
    prepare,
    close: synth.close,
  };
}
