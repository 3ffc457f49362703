import { expect, test } from "vitest";
import type { DetectReply, DetectRequest } from "../detect-worker.ts";
import { createDetector } from "./detector.ts";

/** Stands for the model: its probability counts the windows, its state remembers the count. */
function countingThread() {
  const asked: DetectRequest[] = [];
  return {
    asked,
    async ask(request: DetectRequest): Promise<DetectReply> {
      asked.push(request);
      const count = (request.state[0] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, 5 - count));
      return { probability: count, state: Float32Array.of(count) };
    },
  };
}

test("frames of any size become windows, each with the end of the one before", async () => {
  const thread = countingThread();
  const detector = createDetector(thread);
  const sound = Int16Array.from({ length: 1600 }, (_, index) => index);
  const found: number[] = [];
  for (let at = 0; at < sound.length; at += 320) found.push(...(await detector.push(sound.slice(at, at + 320))));

  expect(found).toEqual([1, 2, 3]);
  const second = thread.asked[1]?.window;
  expect(second).toHaveLength(64 + 512);
  expect(second?.[0]).toBeCloseTo((512 - 64) / 32_768);
  expect(second?.[64]).toBeCloseTo(512 / 32_768);
});

test("overlapping pushes are answered in order, with the state handed on", async () => {
  const detector = createDetector(countingThread());
  const pushes = [1, 2, 3].map(() => detector.push(new Float32Array(512)));
  expect(await Promise.all(pushes)).toEqual([[1], [2], [3]]);
});

test("a failure is told, and the next frame is heard again", async () => {
  const thread = countingThread();
  let broken = true;
  const detector = createDetector({
    ask: (request) => (broken ? Promise.reject(new Error("stopped")) : thread.ask(request)),
  });
  await expect(detector.push(new Float32Array(512))).rejects.toThrow("stopped");
  broken = false;
  expect(await detector.push(new Float32Array(512))).toEqual([1]);
});
