import { expect, test } from "vitest";
import { createFrameCutter } from "./frame-cutter.ts";
import { fromPcm16, toPcm16 } from "./samples.ts";
import { amplitudeAt, blocksOf, join, sine } from "./testing/tones.ts";

test.each([48_000, 44_100, 16_000])("a second at %i Hz becomes frames of 640 bytes, fifty a second", (rate) => {
  const cut = createFrameCutter(rate);
  const frames = blocksOf(sine(440, rate, 1), 128).flatMap(cut);
  expect(frames.length).toBeGreaterThanOrEqual(49);
  expect(frames.length).toBeLessThanOrEqual(50);
  for (const { pcm } of frames) expect(pcm.byteLength).toBe(640);
  const heard = join(frames.slice(2).map(({ pcm }) => fromPcm16(pcm)));
  expect(amplitudeAt(heard, 440, 16_000)).toBeCloseTo(0.5, 2);
});

test("each frame knows how loud it is", () => {
  const frames = blocksOf(sine(400, 48_000, 0.2, 0.2), 128).flatMap(createFrameCutter(48_000));
  expect(frames.at(-1)?.level).toBeCloseTo(0.2 / Math.SQRT2, 2);
});

test("samples are cut at the ends of the scale and written low byte first", () => {
  const bytes = new Uint8Array(toPcm16(Float32Array.of(2, -2, 0, 1 / 32767)));
  expect([...bytes]).toEqual([0xff, 0x7f, 0x01, 0x80, 0, 0, 1, 0]);
});
