import { samplesPerMs } from "./speech.ts";

/** Compared at a quarter of the rate: enough to tell two voices apart, cheap enough to do while a call goes on. */
const every = 4;
const perMs = samplesPerMs / every;
/** The longest way from our server through a loudspeaker and a microphone back to it. */
const longestWayMs = 1_000;
/** On a busy machine a frame leaves late, and seems to have come in before it was played. */
const slackMs = 300;
/** The way, and two seconds that sound may wait to be looked at. */
const keptMs = 4_000;
/** How alike the two must be. Two voices reach 0.4 by chance; an echo is near 1, and in a room seldom below 0.6. */
const alike = 0.5;

export type EchoGuard = ReturnType<typeof createEchoGuard>;

/** Tells the agent's own voice, come back through the visitor's microphone, from the visitor's. */
export function createEchoGuard() {
  const ring = new Float32Array(keptMs * perMs);
  let playedUntil = 0;

  const slot = (index: number) => ((index % ring.length) + ring.length) % ring.length;

  return {
    /** Notes a frame that is heard from this moment on. */
    played(frame: Uint8Array, at: number) {
      const samples = new Int16Array(frame.buffer, frame.byteOffset, frame.byteLength / 2);
      const from = Math.round(at * perMs);
      for (let index = Math.max(playedUntil, from - ring.length); index < from; index++) ring[slot(index)] = 0;
      const coarse = coarsen(samples);
      for (const [index, sample] of coarse.entries()) ring[slot(from + index)] = sample;
      playedUntil = from + coarse.length;
    },

    /** Whether the agent was heard so lately that it may still come back. */
    mayEcho: (at: number) => playedUntil > (at - longestWayMs) * perMs,

    /** Whether these samples, of which the last came in at this moment, are what the agent said just before. */
    isEcho(samples: Int16Array, at: number): boolean {
      const heard = coarsen(samples);
      const hum = humOf(heard);
      const end = Math.round((at + slackMs) * perMs);
      const start = Math.round((at - longestWayMs) * perMs) - heard.length;
      const played = Float32Array.from({ length: end - start }, (_, index) =>
        start + index < playedUntil ? (ring[slot(start + index)] ?? 0) : 0,
      );
      return likeness(withoutHum(heard, hum), withoutHum(played, hum)) > alike;
    },
  };
}

/** The best match of one sound anywhere in another, from 0 to 1. */
function likeness(part: Float32Array, whole: Float32Array): number {
  const own = part.reduce((sum, sample) => sum + sample * sample, 0);
  let best = 0;
  for (let from = 0; from + part.length <= whole.length; from++) {
    let [both, theirs] = [0, 0];
    for (let index = 0; index < part.length; index++) {
      const sample = whole[from + index] as number;
      both += sample * (part[index] as number);
      theirs += sample * sample;
    }
    if (own > 0 && theirs > 0) best = Math.max(best, Math.abs(both) / Math.sqrt(own * theirs));
  }
  return best;
}

function coarsen(samples: Int16Array): Float32Array {
  const coarse = new Float32Array(Math.floor(samples.length / every));
  return coarse.map((_, index) => {
    const group = samples.subarray(index * every, (index + 1) * every);
    return group.reduce((sum, sample) => sum + sample, 0);
  });
}

/** What of a sample follows from the two before it: the hum and ring that all voices share. */
function humOf(samples: Float32Array): [number, number] {
  const shifted = (by: number) => samples.reduce((sum, sample, index) => sum + sample * (samples[index - by] ?? 0), 0);
  const [same, one, two] = [shifted(0), shifted(1), shifted(2)];
  const scale = same * same - one * one;
  return scale === 0 ? [0, 0] : [(one * (same - two)) / scale, (same * two - one * one) / scale];
}

function withoutHum(samples: Float32Array, [first, second]: [number, number]): Float32Array {
  return samples.map(
    (sample, index) => sample - first * (samples[index - 1] ?? 0) - second * (samples[index - 2] ?? 0),
  );
}
