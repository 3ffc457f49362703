import { expect, test } from "vitest";
import { createJitterBuffer } from "./jitter-buffer.ts";
import { levelOf, toPcm16 } from "./samples.ts";
import { amplitudeAt, blocksOf, join, sine } from "./testing/tones.ts";

const rate = 48_000;
const block = 128;
const msOf = (blocks: number) => (blocks * block * 1000) / rate;

function setUp(tone: Float32Array = sine(440, 16_000, 2)) {
  const levels: number[] = [];
  const buffer = createJitterBuffer(rate, (level) => levels.push(level));
  const frames = blocksOf(tone, 320).map((samples) => toPcm16(samples));
  let next = 0;
  return {
    levels,
    buffer,
    push: (count: number) => {
      for (const frame of frames.slice(next, next + count)) buffer.push(frame);
      next += count;
    },
    /** Plays this long and returns what sounded. */
    play: (ms: number) => {
      const blocks: Float32Array[] = [];
      while (msOf(blocks.length) < ms) {
        const output = new Float32Array(block).fill(9);
        buffer.pull(output);
        blocks.push(output);
      }
      return join(blocks);
    },
  };
}

const soundStartsAfterMs = (samples: Float32Array) =>
  (samples.findIndex((sample) => Math.abs(sample) > 0.001) * 1000) / rate;

test("sound waits until 40 to 60 milliseconds are there", () => {
  const { push, play } = setUp();
  push(2);
  expect(levelOf(play(10))).toBe(0);
  push(1);
  expect(soundStartsAfterMs(play(20))).toBeLessThan(5);
});

test("a last word too short to fill the buffer is played all the same", () => {
  const { push, play } = setUp();
  push(1);
  expect(soundStartsAfterMs(play(200))).toBeLessThanOrEqual(60);
});

test("frames that come unevenly play without a gap", () => {
  const { push, play } = setUp();
  push(3);
  const heard = [play(20)];
  for (const late of [0, 2, 1, 0, 2, 1, 1, 0, 2, 1, 1, 1]) {
    push(late);
    heard.push(play(20));
  }
  const sound = join(heard).subarray(rate * 0.02);
  for (const piece of blocksOf(sound, 480)) expect(levelOf(piece)).toBeGreaterThan(0.2);
  expect(amplitudeAt(sound, 440, rate)).toBeCloseTo(0.5, 1);
});

test("after a gap it gathers again before it plays", () => {
  const { push, play } = setUp();
  push(3);
  play(200);
  push(1);
  expect(levelOf(play(20))).toBe(0);
  push(2);
  expect(levelOf(play(40))).toBeGreaterThan(0.1);
});

test("a long burst is kept whole", () => {
  const { push, play } = setUp();
  push(100);
  expect(levelOf(play(1900).subarray(rate * 1.8))).toBeGreaterThan(0.3);
});

test("flush is silence within 8 milliseconds, however much waited", () => {
  const { push, play, buffer } = setUp();
  push(100);
  play(300);
  buffer.flush();
  const rest = play(100);
  expect(levelOf(rest.subarray(rate * 0.008))).toBe(0);
});

test("what comes after a flush plays as if nothing had been", () => {
  const { push, play, buffer } = setUp();
  push(50);
  play(300);
  buffer.flush();
  play(50);
  push(5);
  const heard = play(100);
  expect(soundStartsAfterMs(heard)).toBeLessThan(5);
  expect(levelOf(heard.subarray(rate * 0.01, rate * 0.09))).toBeCloseTo(0.35, 1);
});

test("levels come every 100 milliseconds, and the first sound at once", () => {
  const { push, play, levels } = setUp();
  play(300);
  expect(levels).toEqual([0, 0, 0]);
  push(100);
  play(45);
  expect(levels.length).toBe(4);
  expect(levels.at(-1)).toBeGreaterThan(0.2);
  play(500);
  expect(levels.length).toBe(9);
  expect(levels.at(-1)).toBeCloseTo(0.35, 1);
});
