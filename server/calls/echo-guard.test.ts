import { expect, test } from "vitest";
import { createEchoGuard } from "./echo-guard.ts";
import { voice } from "./testing/made-up-voice.ts";

const quieter = (samples: Int16Array, gain: number) => samples.map((sample) => sample * gain);

function afterPlaying(samples: Int16Array) {
  const guard = createEchoGuard();
  for (let at = 0; at + 320 <= samples.length; at += 320) {
    const frame = samples.slice(at, at + 320);
    guard.played(new Uint8Array(frame.buffer), at / 16);
  }
  return guard;
}
const agent = voice(7, 1500);

test.each([-200, 60, 150, 400, 900])("what was played comes back after %i ms, at -20 dB", (delayMs) => {
  const guard = afterPlaying(agent);
  const end = 1400 * 16;
  const heard = quieter(agent.slice(end - 250 * 16, end), 0.1);
  expect(guard.isEcho(heard, 1400 + delayMs)).toBe(true);
});

test("the last of it is an echo too, with the silence that follows", () => {
  const tail = new Int16Array(250 * 16);
  tail.set(quieter(agent.slice(-120 * 16), 0.1));
  expect(afterPlaying(agent).isEcho(tail, 1500 + 130 + 100)).toBe(true);
});

test("another voice is no echo, nor is one with an echo beneath it", () => {
  const guard = afterPlaying(agent);
  const visitor = voice(99, 250);
  expect(guard.isEcho(visitor, 1450)).toBe(false);
  const end = 1300 * 16;
  const echo = agent.slice(end - visitor.length, end);
  const both = visitor.map((sample, index) => sample + 0.1 * (echo[index] ?? 0));
  expect(guard.isEcho(both, 1450)).toBe(false);
});

test("a second after the last sound nothing can come back any more", () => {
  const guard = afterPlaying(agent);
  expect(guard.mayEcho(2400)).toBe(true);
  expect(guard.mayEcho(2600)).toBe(false);
  expect(guard.isEcho(agent.slice(-4000), 2900)).toBe(false);
});

test("silence is no echo of anything", () => {
  expect(afterPlaying(agent).isEcho(new Int16Array(4000), 1400)).toBe(false);
  expect(createEchoGuard().isEcho(agent.slice(0, 4000), 1400)).toBe(false);
});
