import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../content/en/call.ts";
import { webCall } from "../../contracts/calls.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { ensureModels } from "../../scripts/models/ensure-models.ts";
import { createLog } from "../observe/log.ts";
import { joinSamples } from "../speech/samples.ts";
import { type Speech as Engines, startSpeech } from "../speech/start-speech.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { speechSource } from "./speech-source.ts";
import { joinCall, visitor } from "./testing/join-call.ts";
import { openMicrophone } from "./testing/microphone.ts";

// The real models on a real socket: a visitor who speaks is heard, understood and answered aloud.
/** Sentences that were spoken once on this machine need not be made again. */
const cacheDir = "data/spoken";
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
  const opened = v.parse(webCall, await (await ana.openCall({ setting: "nursing_home" })).json());
  const line = await joinCall(server.url, opened.webCallUrl);
  const stream = openMicrophone(line.socket);
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
  const { structuredData } = report.analysis as { structuredData: IncidentReport };
  expect([structuredData.narrative, structuredData.category.value]).toEqual([expect.any(String), "fall"]);
  expect(line.view()?.lines).toContainEqual(expect.objectContaining({ who: "visitor", by: "speech" }));
  const partial = line
    .messages()
    .findIndex(({ change }) => JSON.stringify(change ?? "").includes("isPartial"));
  const final = line
    .messages()
    .findIndex(({ role, transcriptType }) => role === "user" && transcriptType === "final");
  expect(partial).toBeGreaterThan(0);
  expect(partial).toBeLessThan(final);
  stream.stop();
}, 240_000);

test("the agent's own voice in the microphone interrupts nobody and is nobody's words; a visitor's is", async () => {
  const story = await soundOf("He hit another resident in the dining room and then calmed down.");
  const opened = v.parse(webCall, await (await visitor(server.url).openCall()).json());
  const line = await joinCall(server.url, opened.webCallUrl);
  const stream = openMicrophone(line.socket);
  line.socket.on("message", (data, isBinary) => isBinary && stream.hear(data));
  const fromVisitor = () => line.messages().filter(({ role }) => role === "user");
  line.send("playable");
  const greeting = await line.until(() => line.agentTurns()[0], 90_000);
  await wait(1_500);
  expect(greeting.transcript).toBe(call.opening.join(" "));
  expect(fromVisitor()).toEqual([]);

  await stream.say(story);
  await line.until(() => fromVisitor().some(({ transcriptType }) => transcriptType === "final"), 60_000);
  const before = line.frames.length;
  await line.until(() => line.frames.length > before + 25, 60_000);
  const isInterrupted = () => line.messages().some(({ type }) => type === "user-interrupted");
  const keepsTalking = async () => {
    while (!isInterrupted()) await stream.say(story);
  };
  void keepsTalking();
  await line.until(isInterrupted, 60_000);
  line.send({ type: "end-call" });
  await line.closed();
  stream.stop();
}, 240_000);

function loudest(frames: readonly Buffer[]): number {
  let most = 0;
  for (const frame of frames) {
    for (let at = 0; at < frame.length; at += 2) most = Math.max(most, Math.abs(frame.readInt16LE(at)));
  }
  return most;
}
