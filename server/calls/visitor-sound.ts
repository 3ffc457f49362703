import { sampleRate } from "./speech.ts";

const keptSamples = 20 * sampleRate;
/** How far ahead of the clock sound may arrive before it counts as a flood. */
const leadSamples = 3 * sampleRate;

/** A gap between words lasts at least about as long; it is looked for in steps. */
const gapSamples = 0.12 * sampleRate;
const gapStep = 0.02 * sampleRate;

/** The last twenty seconds of what the visitor sent, counted from the start of the call. Nothing else keeps it. */
export function createVisitorSound() {
  const ring = new Int16Array(keptSamples);
  let received = 0;
  let oddByte: number | undefined;

  function loudnessAt(from: number): number {
    let sum = 0;
    for (let at = from; at < from + gapStep; at++) sum += Math.abs(ring[at % keptSamples] ?? 0);
    return sum;
  }

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

    /** The middle of the quietest gap in this part. */
    quietest(from: number, to: number): number {
      const start = Math.max(from, received - keptSamples, 0);
      const steps: number[] = [];
      for (let at = start; at + gapStep <= Math.min(to, received); at += gapStep) steps.push(loudnessAt(at));
      const width = gapSamples / gapStep;
      let quietest = { mark: Math.min(to, received), loudness: Number.POSITIVE_INFINITY };
      for (let index = 0; index + width <= steps.length; index++) {
        const loudness = steps.slice(index, index + width).reduce((sum, step) => sum + step, 0);
        if (loudness < quietest.loudness) quietest = { mark: start + index * gapStep + gapSamples / 2, loudness };
      }
      return quietest.mark;
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
