import { expect, test } from "vitest";
import { createResampler } from "./resampler.ts";
import { levelOf } from "./samples.ts";
import { amplitudeAt, blocksOf, decibels, join, sine } from "./testing/tones.ts";

const rates = [48_000, 44_100, 96_000, 32_000, 24_000];

function convert(samples: Float32Array, from: number, to: number, blockSize = 128) {
  return join(blocksOf(samples, blockSize).map(createResampler(from, to)));
}

/** The middle, where neither the beginning nor the end of the tone is felt. */
const middle = (samples: Float32Array) => samples.subarray(1600, -1600);

test.each(rates)("a voice's tones keep their loudness from %i Hz down to 16 kHz", (rate) => {
  for (const frequency of [100, 440, 1000, 3000, 6000]) {
    const output = middle(convert(sine(frequency, rate, 0.5), rate, 16_000));
    expect(Math.abs(decibels(amplitudeAt(output, frequency, 16_000) / 0.5))).toBeLessThan(0.1);
  }
});

test.each(rates)("a sine stays a sine: all else is 60 dB below, from %i Hz", (rate) => {
  const output = middle(convert(sine(1000, rate, 0.5), rate, 16_000));
  const rest = output.map((sample, index) => {
    const angle = (2 * Math.PI * 1000 * (index + 1600)) / 16_000;
    return sample - 0.5 * Math.sin(angle);
  });
  expect(decibels(levelOf(rest) / levelOf(output))).toBeLessThan(-60);
});

test.each([48_000, 44_100, 96_000])("tones above the new limit do not fold back, from %i Hz", (rate) => {
  for (const frequency of [8400, 9000, 10_000, 12_000, 15_000, 20_000]) {
    const output = middle(convert(sine(frequency, rate, 0.5), rate, 16_000));
    expect(decibels(levelOf(output) / levelOf(sine(frequency, rate, 0.5)))).toBeLessThan(-40);
  }
});

test.each([48_000, 44_100, 96_000])("going up to %i Hz adds no mirrored tones", (rate) => {
  const output = convert(sine(1000, 16_000, 0.5), 16_000, rate);
  expect(Math.abs(decibels(amplitudeAt(output, 1000, rate) / 0.5))).toBeLessThan(0.1);
  for (const image of [15_000, 17_000]) {
    expect(decibels(amplitudeAt(output, image, rate) / 0.5)).toBeLessThan(-60);
  }
});

test("the size of the blocks makes no difference", () => {
  const tone = sine(700, 44_100, 0.5);
  const one = convert(tone, 44_100, 16_000, tone.length);
  for (const size of [1, 7, 128, 441, 4096]) {
    const other = convert(tone, 44_100, 16_000, size);
    expect(other.length).toBe(one.length);
    expect(Math.max(...other.map((sample, index) => Math.abs(sample - (one[index] ?? 0))))).toBeLessThan(1e-5);
  }
});

test("a minute keeps its length to within two milliseconds", () => {
  const resample = createResampler(44_100, 16_000);
  let samples = 0;
  for (let second = 0; second < 60; second++) samples += resample(new Float32Array(44_100)).length;
  expect(Math.abs(samples - 60 * 16_000)).toBeLessThan(32);
});

test("equal rates pass through untouched", () => {
  const tone = sine(500, 16_000, 0.01);
  expect(createResampler(16_000, 16_000)(tone)).toEqual(tone);
});
