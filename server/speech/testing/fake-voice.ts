import type { VoiceEngine } from "../create-voice.ts";
import { splitSentences } from "../speak/split-sentences.ts";

/** A voice that says every sentence as a tenth of a second of sound, and remembers what it said and prepared. */
export function createFakeVoice(): VoiceEngine & { said: string[]; prepared: string[]; closed: boolean } {
  const voice = {
    said: [] as string[],
    prepared: [] as string[],
    closed: false,
    ready: Promise.resolve(),
    async *say(text: string, { signal }: { signal?: AbortSignal } = {}) {
      for (const sentence of splitSentences(text)) {
        signal?.throwIfAborted();
        voice.said.push(sentence);
        yield { text: sentence, samples: new Int16Array(1600).fill(1000) };
      }
    },
    async prepare(texts: readonly string[]) {
      voice.prepared.push(...texts);
    },
    async close() {
      voice.closed = true;
    },
  };
  return voice;
}
