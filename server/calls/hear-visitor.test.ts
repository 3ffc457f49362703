import { expect, test } from "vitest";
import { frameMs, frameSamples } from "../../contracts/call-numbers.ts";
import { createEchoGuard } from "./echo-guard.ts";
import { hearVisitor } from "./hear-visitor.ts";
import { fakeSpeech } from "./testing/fake-speech.ts";
import { voice } from "./testing/made-up-voice.ts";

const agent = voice(7, 1_500);
const wayMs = 160;

/** One visitor's ears on a machine that looks at all sound only when it is told to. */
function hearLate() {
  let at = 0;
  const { ears } = fakeSpeech().speech;
  const detector = ears.detector();
  const waiting: (() => void)[] = [];
  const echo = createEchoGuard();
  const began: number[] = [];
  const nothing = () => {};
  const visitor = hearVisitor({
    ears: {
      ...ears,
      detector: () => ({
        async push(samples) {
          await new Promise<void>((look) => waiting.push(look));
          return detector.push(samples);
        },
      }),
    },
    echo,
    now: () => at,
    agentIsSpeaking: () => true,
    voiceChanged: (event) => event.kind === "visitor-began" && began.push(event.at),
    ...{ decoded: nothing, decodingFailed: nothing, captioned: nothing, dropped: nothing },
    failed(error) {
      throw error;
    },
  });
  return {
    began,
    /** The agent speaks, and this comes in at the same pace a little later. */
    call(sound: Int16Array) {
      const frames = (samples: Int16Array, from: number) =>
        new Uint8Array(samples.slice(from, from + frameSamples).buffer);
      const silence = new Int16Array(wayMs * 16);
      const heard = Int16Array.from([...silence, ...sound]);
      for (let from = 0; from < heard.length; from += frameSamples, at += frameMs) {
        if (from < agent.length) echo.played(frames(agent, from), at);
        visitor.take(frames(heard, from));
      }
    },
    async lookAfter(ms: number) {
      at += ms;
      for (const look of waiting) look();
      // All that was told to be looked at is, in turn, before a promise that is made afterwards.
      await new Promise((done) => setImmediate(done));
    },
  };
}

test.each([0, 400, 1_500])("the agent's own voice is nobody's, even when it is looked at %i ms late", async (ms) => {
  const { began, call, lookAfter } = hearLate();
  call(agent.map((sample) => sample * 0.5));
  await lookAfter(ms);
  expect(began).toEqual([]);
});

test.each([0, 400, 1_500])("a visitor's voice over it counts from when it came in, %i ms late too", async (ms) => {
  const { began, call, lookAfter } = hearLate();
  call(voice(99, 1_000));
  await lookAfter(ms);
  expect(began).toHaveLength(1);
  expect(began[0]).toBeLessThan(1_000 + wayMs);
});
