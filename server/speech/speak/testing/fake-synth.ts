import type { Synth } from "../synth.ts";

/** A voice that says every sentence as one sample per letter, and remembers what it was asked for. */
export function createFakeSynth({ delayMs = 0 } = {}): Synth & { said: string[] } {
  const said: string[] = [];
  return {
    said,
    version: "fake-1",
    ready: Promise.resolve(),
    async synthesise(sentence, { signal } = {}) {
      said.push(sentence);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      signal?.throwIfAborted();
      return { samples: Int16Array.from(sentence, (letter) => letter.charCodeAt(0)), sampleRate: 16_000 };
    },
    close: async () => {},
  };
}
