import type { Detector } from "./detect/detector.ts";
import { narration, type SegmentEvent, segment, silence, type Timings } from "./detect/segmenter.ts";
import { joinSamples } from "./samples.js";

const samplesPerMs = 16;
/** What is kept while nobody speaks: more than a margin and the doubt before speech is certain. */
const memoryMs = 1000;

/** A segment event, with the sound it speaks of. */
export type ListenEvent = SegmentEvent & { samples?: Int16Array };

/** One visitor's sound: frames go in, events come out with the sound to decode. */
export type Listener = {
  push(frame: Int16Array): Promise<ListenEvent[]>;
  /** From now on, judges pauses by these timings. */
  use(timings: Timings): void;
  /** The sound since the open segment began, for captions; empty when nobody speaks. */
  openSegment(): Int16Array;
};

export function createListener(detector: Detector, initial: Timings = narration): Listener {
  let timings = initial;
  let state = silence;
  let frames: Int16Array[] = [];
  let keptFromMs = 0;

  function soundBetween(fromMs: number, toMs: number): Int16Array {
    const kept = joinSamples(frames);
    return kept.slice((fromMs - keptFromMs) * samplesPerMs, (toMs - keptFromMs) * samplesPerMs);
  }

  function forgetOldSound() {
    const neededFromMs = Math.max(0, (state.sinceMs ?? state.nowMs) - memoryMs);
    while (frames[0] && keptFromMs + frames[0].length / samplesPerMs <= neededFromMs) {
      keptFromMs += frames[0].length / samplesPerMs;
      frames = frames.slice(1);
    }
  }

  return {
    async push(frame) {
      frames.push(frame);
      const events: ListenEvent[] = [];
      for (const probability of await detector.push(frame)) {
        const [next, found] = segment(state, probability, timings);
        state = next;
        for (const event of found) {
          events.push(
            "toMs" in event ? { ...event, samples: soundBetween(event.fromMs, event.toMs) } : event,
          );
        }
      }
      forgetOldSound();
      return events;
    },
    use(next) {
      timings = next;
    },
    openSegment() {
      if (!state.talking || state.sinceMs === undefined) return new Int16Array(0);
      return soundBetween(Math.max(state.cutMs, state.sinceMs - timings.marginMs), state.nowMs);
    },
  };
}
