import { expect, test } from "vitest";
import { resample } from "./resample.ts";

const tone = (hertz: number, rate: number, seconds = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, index) => Math.sin((2 * Math.PI * hertz * index) / rate));
const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

test.each([22_050, 24_000])("a tone keeps its length, level and pitch from %d Hz", (rate) => {
  const output = resample(tone(440, rate), rate, 16_000);
  expect(output.length).toBe(8000);
  const wanted = tone(440, 16_000);
  const error = output.slice(200, -200).map((sample, index) => sample - (wanted[index + 200] ?? 0));
  expect(level(error)).toBeLessThan(0.001);
});

test("what is too high for the new rate is taken out instead of folding back", () => {
  expect(level(resample(tone(9500, 22_050), 22_050, 16_000))).toBeLessThan(0.003);
});

test("the same rate changes nothing", () => {
  const samples = tone(440, 16_000);
  expect(resample(samples, 16_000, 16_000)).toBe(samples);
});
