import type { Thread } from "../../thread/start-thread.ts";
import type { DetectReply, DetectRequest } from "../detect-worker.ts";
import { toFloat } from "../samples.ts";

export const windowSamples = 512;
const contextSamples = 64;
const stateSize = 2 * 128;

/** Tells for each 32 ms of one visitor's sound how likely it is that somebody speaks. */
export type Detector = {
  /**
   * Takes the next samples (16 kHz, any number of them) and gives a probability for every window they complete.
   * Calls may overlap; they are answered in order.
   */
  push(samples: Int16Array | Float32Array): Promise<number[]>;
};

export function createDetector(thread: Pick<Thread<DetectRequest, DetectReply>, "ask">): Detector {
  let pending = new Float32Array(0);
  let context: Float32Array = new Float32Array(contextSamples);
  let state: Float32Array = new Float32Array(stateSize);
  let order: Promise<unknown> = Promise.resolve();

  function takeWindows(samples: Float32Array): Float32Array[] {
    const joined = new Float32Array(pending.length + samples.length);
    joined.set(pending);
    joined.set(samples, pending.length);
    const count = Math.floor(joined.length / windowSamples);
    pending = joined.slice(count * windowSamples);
    return Array.from({ length: count }, (_, index) =>
      joined.slice(index * windowSamples, (index + 1) * windowSamples),
    );
  }

  async function probabilityOf(samples: Float32Array): Promise<number> {
    const window = new Float32Array(contextSamples + windowSamples);
    window.set(context);
    window.set(samples, contextSamples);
    context = samples.slice(-contextSamples);
    const reply = await thread.ask({ window, state });
    state = reply.state;
    return reply.probability;
  }

  async function answer(windows: Float32Array[]): Promise<number[]> {
    const probabilities: number[] = [];
    for (const window of windows) probabilities.push(await probabilityOf(window));
    return probabilities;
  }

  return {
    push(samples) {
      const windows = takeWindows(toFloat(samples));
      const answered = order.then(() => answer(windows));
      order = answered.catch(() => {});
      return answered;
    },
  };
}
