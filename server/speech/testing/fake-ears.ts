import type { EarsEngine } from "../create-ears.ts";

/** Ears that hear nothing, and tell whether they were closed. */
export function createFakeEars(): EarsEngine & { closed: boolean } {
  const ears = {
    closed: false,
    ready: Promise.resolve(),
    transcribe: async () => "",
    detector: () => ({ push: async () => [] }),
    async close() {
      ears.closed = true;
    },
  };
  return ears;
}
