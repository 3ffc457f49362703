import { audioFormat, frameSamples } from "../../contracts/call-numbers.ts";
import { createResampler } from "./resampler.ts";
import { levelOf, toPcm16 } from "./samples.ts";

export type Frame = { pcm: ArrayBuffer; level: number };

/** Turns a microphone's samples, at whatever rate, into frames for the wire. */
export function createFrameCutter(sampleRate: number): (input: Float32Array) => Frame[] {
  const resample = createResampler(sampleRate, audioFormat.sampleRate);
  const frame = new Float32Array(frameSamples);
  let filled = 0;

  return (input) => {
    const frames: Frame[] = [];
    for (const sample of resample(input)) {
      frame[filled++] = sample;
      if (filled < frameSamples) continue;
      frames.push({ pcm: toPcm16(frame), level: levelOf(frame) });
      filled = 0;
    }
    return frames;
  };
}
