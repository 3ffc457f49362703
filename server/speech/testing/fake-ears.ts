import type { Ears } from "../create-ears.ts";

/** Ears that hear what they are told, in order, and speech wherever the sound is not silent. */
export function createFakeEars(sentences: string[] = []): Ears & { closed: boolean } {
  const ears = {
    closed: false,
    ready: Promise.resolve(),
    async transcribe(_samples: Int16Array | Float32Array, { signal }: { signal?: AbortSignal } = {}) {
      signal?.throwIfAborted();
      return sentences.shift() ?? "";
    },
    detector() {
      let pending: number[] = [];
      return {
        async push(samples: Int16Array | Float32Array) {
          pending.push(...samples);
          const found: number[] = [];
          for (; pending.length >= 512; pending = pending.slice(512)) {
            found.push(pending.slice(0, 512).some((sample) => sample !== 0) ? 1 : 0);
          }
          return found;
        },
      };
    },
    async close() {
      ears.closed = true;
    },
  };
  return ears;
}
