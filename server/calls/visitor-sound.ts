import { sampleRate } from "./speech.ts";

const keptSamples = 20 * sampleRate;
/** How far ahead of the clock sound may arrive before it counts as a flood. */
const leadSamples = 3 * sampleRate;

/** The last twenty seconds of what the visitor sent, counted from the start of the call. Nothing else keeps it. */
export function createVisitorSound() {
  const ring = new Int16Array(keptSamples);
  let received = 0;
  let oddByte: number | undefined;

  return {
    get received() {
      return received;
    },

    /** Reads samples out of bytes of any number, and refuses more than real time could have brought. */
    take(bytes: Uint8Array, elapsedMs: number): Int16Array | undefined {
      const whole = oddByte === undefined ? bytes : Uint8Array.of(oddByte, ...bytes);
      oddByte = whole.length % 2 === 1 ? whole[whole.length - 1] : undefined;
      const samples = new Int16Array(whole.length >> 1);
      const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
      for (let index = 0; index < samples.length; index++) samples[index] = view.getInt16(index * 2, true);
      if (received + samples.length > (elapsedMs / 1000) * sampleRate + leadSamples) return undefined;

      for (const sample of samples) {
        ring[received % keptSamples] = sample;
        received += 1;
      }
      return samples;
    },

    slice(from: number, to: number): Int16Array {
      const end = Math.min(to, received);
      const start = Math.max(from, received - keptSamples, 0);
      const part = new Int16Array(Math.max(0, end - start));
      for (let index = 0; index < part.length; index++) {
        part[index] = ring[(start + index) % keptSamples] ?? 0;
      }
      return part;
    },
  };
}
