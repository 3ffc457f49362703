import { expect, test } from "vitest";
import { fromWav, toWav } from "./wav.ts";

const tone = (rate: number) =>
  Int16Array.from({ length: rate / 10 }, (_, index) => Math.round(9000 * Math.sin(index / (rate / 2000))));

test("sound survives the way into a file and back", () => {
  const samples = tone(16_000);
  const back = fromWav(toWav(samples));
  expect(back).toHaveLength(samples.length);
  expect(Math.max(...back.map((sample, index) => Math.abs(sample - (samples[index] ?? 0))))).toBeLessThanOrEqual(1);
});

test("telephone sound is brought to our rate", () => {
  expect(fromWav(toWav(tone(8000), 8000))).toHaveLength(1600);
});
