import { expect, test } from "vitest";
import type { Detector } from "./detect/detector.ts";
import { shortAnswer } from "./detect/segmenter.ts";
import { createListener, type ListenEvent } from "./listen.ts";

/** Hears speech wherever the sound is not zero. */
function loudnessDetector(): Detector {
  let pending: number[] = [];
  return {
    async push(samples) {
      pending.push(...samples);
      const found: number[] = [];
      for (; pending.length >= 512; pending = pending.slice(512)) found.push(pending[0] === 0 ? 0 : 1);
      return found;
    },
  };
}

const tone = (ms: number, value: number) => new Int16Array(ms * 16).fill(value);

async function hear(parts: Int16Array[], timings = shortAnswer) {
  const listener = createListener(loudnessDetector(), timings);
  const events: ListenEvent[] = [];
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 320)
      events.push(...(await listener.push(part.slice(at, at + 320))));
  }
  return { events, listener };
}

test("a segment carries its own sound with a margin on both sides", async () => {
  const { events } = await hear([tone(3200, 0), tone(640, 500), tone(960, 0)]);
  const ended = events.find(({ kind }) => kind === "segment-ended");
  expect(ended?.samples).toHaveLength((640 + 200) * 16);
  expect(ended?.samples?.filter((sample) => sample === 500)).toHaveLength(640 * 16);
});

test("the second turn carries only its own sound", async () => {
  const { events } = await hear([tone(640, 300), tone(6400, 0), tone(640, 500), tone(960, 0)]);
  const [, second] = events.filter(({ kind }) => kind === "segment-ended");
  expect(new Set(second?.samples)).toEqual(new Set([0, 500]));
});

test("the open segment grows while somebody speaks, and is empty when nobody does", async () => {
  const speaking = await hear([tone(640, 0), tone(1280, 500)]);
  expect(speaking.listener.openSegment().length / 16).toBeGreaterThan(1200);
  const over = await hear([tone(640, 500), tone(3200, 0)]);
  expect(over.listener.openSegment()).toHaveLength(0);
});
