import { audioFormat, frameMs } from "../../contracts/call-numbers.ts";
import { createLevelMeter } from "./level-meter.ts";
import { createResampler } from "./resampler.ts";
import { fromPcm16, levelOf } from "./samples.ts";

/** How much sound is gathered before it plays: enough for a network's hiccups, too little to be felt. */
const targetMs = 50;
const fadeMs = 5;

type JitterBuffer = {
  push(pcm: ArrayBuffer): void;
  /** Fills the block with sound, or with silence where there is none. */
  pull(output: Float32Array): void;
  /** Silence, at once: all that waits is dropped, and what sounds fades within milliseconds. */
  flush(): void;
};

/** Evens out the arrival of the assistant's frames and plays them at the device's own rate. */
export function createJitterBuffer(sampleRate: number, onLevel: (level: number) => void): JitterBuffer {
  const measure = createLevelMeter(onLevel);
  const frame = new Float32Array((sampleRate * frameMs) / 1000);
  const targetSamples = (sampleRate * targetMs) / 1000;
  const resample = createResampler(audioFormat.sampleRate, sampleRate);
  let waiting: ArrayBuffer[] = [];
  let waitingBytes = 0;
  let current = new Float32Array(0);
  let played = 0;
  let filled = 0;
  let waitedSamples = 0;
  let isPlaying = false;

  const waitingSamples = () => (waitingBytes / 2 / audioFormat.sampleRate) * sampleRate;

  /** A last short word never fills the target, so waiting as long as filling would take is enough as well. */
  function mayPlay(blockSamples: number): boolean {
    if (isPlaying) return true;
    if (waiting.length === 0) return false;
    waitedSamples += blockSamples;
    return waitingSamples() >= targetSamples || waitedSamples >= targetSamples;
  }

  function refill(): boolean {
    while (played >= current.length) {
      const next = waiting.shift();
      if (!next) return false;
      waitingBytes -= next.byteLength;
      current = resample(fromPcm16(next));
      played = 0;
    }
    return true;
  }

  function fillWith(output: Float32Array) {
    isPlaying = mayPlay(output.length);
    let written = 0;
    while (isPlaying && written < output.length) {
      if (!refill()) {
        isPlaying = false;
        waitedSamples = 0;
        break;
      }
      const part = current.subarray(played, played + output.length - written);
      output.set(part, written);
      written += part.length;
      played += part.length;
    }
    output.fill(0, written);
  }

  function meter(output: Float32Array) {
    for (const sample of output) {
      frame[filled++] = sample;
      if (filled < frame.length) continue;
      measure(levelOf(frame));
      filled = 0;
    }
  }

  return {
    push(pcm) {
      waiting.push(pcm);
      waitingBytes += pcm.byteLength;
    },
    pull(output) {
      fillWith(output);
      meter(output);
    },
    flush() {
      waiting = [];
      waitingBytes = 0;
      const fade = Math.floor((sampleRate * fadeMs) / 1000);
      current = current.slice(played, played + fade).map((sample, index) => sample * (1 - index / fade));
      played = 0;
      // Pushes the old words' last millisecond out of the filter.
      resample(new Float32Array(64));
    },
  };
}
