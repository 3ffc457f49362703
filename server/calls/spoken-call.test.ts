import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { webCall } from "../../contracts/calls.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { ensureModels } from "../../scripts/models/ensure-models.js";
import { createLog } from "../observe/log.ts";
import { joinSamples } from "../speech/samples.js";
import { type Speech as Engines, startSpeech } from "../speech/start-speech.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { speechSource } from "./speech-source.ts";
import { joinCall, visitor } from "./testing/join-call.ts";

// The real models on a real socket: a visitor who speaks is heard, understood and answered aloud.
const cacheDir = mkdtempSync(join(tmpdir(), "spoken-"));
let engines: Engines;
let server: TestServer;

beforeAll(async () => {
  const modelsDir = await ensureModels();
  engines = startSpeech({ modelsDir, cacheDir, synth: "piper", log: createLog({ level: "silent" }) });
  await engines.attempted;
  server = await startTestServer({}, undefined, speechSource(engines));
}, 600_000);
afterAll(async () => {
  await server?.close();
  await engines?.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

async function soundOf(text: string): Promise<Int16Array> {
  const state = engines.state();
  if (state.kind !== "ready") throw new Error(`Speech is ${state.kind}`);
  const parts: Int16Array[] = [];
  for await (const { samples } of state.voice.say(text)) parts.push(samples);
  return joinSamples(parts);
}

test("a spoken incident becomes a report, and talking over the answer silences it", async () => {
  const story = await soundOf("She slipped and fell in the bathroom this morning, and nobody saw it happen.");
  const ana = visitor(server.url);
  const call = v.parse(webCall, await (await ana.openCall({ setting: "nursing_home" })).json());
  const line = await joinCall(server.url, call.webCallUrl);
  const stream = microphone(line.socket);
  line.send("playable");
  await line.until(() => line.agentTurns().length === 1, 90_000);
  expect(loudest(line.frames)).toBeGreaterThan(1000);

  stream.say(story);
  const words = await line.until(
    () => line.messages().find((message) => message.role === "user" && message.transcriptType === "final"),
    60_000,
  );
  expect(words.transcript).toMatch(/fell in the bathroom/i);

  const before = line.frames.length;
  await line.until(() => line.frames.length > before + 10, 60_000);
  stream.say(story);
  const interrupted = await line.until(
    () => line.messages().find(({ type }) => type === "user-interrupted"),
    60_000,
  );
  expect(interrupted).toBeDefined();

  line.send({ type: "end-call" });
  const report = await line.until(
    () => line.messages().find(({ type }) => type === "end-of-call-report"),
    30_000,
  );
  const { structuredData, unconfirmed } = report.analysis as {
    structuredData: IncidentReport;
    unconfirmed: string[];
  };
  expect([structuredData.narrative, structuredData.category.value]).toEqual([expect.any(String), "fall"]);
  expect(structuredData.location?.value).toBe("bathroom");
  expect(unconfirmed).toContain("witnessed");
  stream.stop();
}, 240_000);

/** Streams at real time what is said, and silence between. */
function microphone(socket: { send(data: Uint8Array): void; readyState: number }) {
  let waiting = new Int16Array(0);
  const timer = setInterval(() => {
    if (socket.readyState !== 1) return;
    const frame = new Int16Array(320);
    frame.set(waiting.slice(0, 320));
    waiting = waiting.slice(320);
    socket.send(new Uint8Array(frame.buffer));
  }, 20);
  return {
    say: (samples: Int16Array) => {
      waiting = Int16Array.from([...waiting, ...samples]);
    },
    stop: () => clearInterval(timer),
  };
}

function loudest(frames: readonly Buffer[]): number {
  let most = 0;
  for (const frame of frames) {
    for (let at = 0; at < frame.length; at += 2) most = Math.max(most, Math.abs(frame.readInt16LE(at)));
  }
  return most;
}
