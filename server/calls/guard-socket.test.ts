import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { voicePaths } from "../../contracts/call-numbers.ts";
import { type WebCall, webCall } from "../../contracts/calls.ts";
import { limits } from "../security/limits.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { guardSocket } from "./guard-socket.ts";
import { fakeSpeech } from "./testing/fake-speech.ts";
import { joinCall, visitor } from "./testing/join-call.ts";

let server: TestServer | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
  server = undefined;
});

const brokenRules = 1008;

async function onCall(variables: Record<string, string> = {}) {
  const { speech, spoken } = fakeSpeech();
  const started = await startTestServer({}, undefined, { status: () => "ready", speech: () => speech });
  server = started;
  const ana = visitor(started.url);
  const call: WebCall = v.parse(webCall, await (await ana.openCall(variables)).json());
  return { ana, call, wire: await joinCall(started.url, call.webCallUrl), started, spoken };
}

async function endOf(started: TestServer, id: string) {
  const kept = await started.services.calls.calls.find(id);
  return kept?.ended_reason;
}

async function reached(started: TestServer, limit: string, times = 1) {
  return (await (await started.get("/metrics")).text()).includes(
    `tendwell_limit_reached_total{limit="${limit}"} ${times}`,
  );
}

test("pings are answered, and whoever floods with them is cut off with their call", async () => {
  const { wire, call, started } = await onCall();
  wire.socket.ping(Buffer.alloc(125));
  await new Promise<void>((resolve) => wire.socket.on("pong", resolve));

  for (let count = 0; count < 200; count++) wire.socket.ping(Buffer.alloc(125));
  expect(await wire.closed()).toBe(brokenRules);
  await expect.poll(() => endOf(started, call.id)).toBe("call.in-progress.error-over-limit");
  expect(await reached(started, "pingsAtOnce")).toBe(true);
});

test("sound far faster than it can be spoken ends the call", async () => {
  const { wire, started } = await onCall();
  for (let count = 0; count < 40; count++) wire.socket.send(Buffer.alloc(32_000));
  expect(await wire.closed()).toBe(brokenRules);
  expect(await reached(started, "soundBytesAtOnce")).toBe(true);
});

test("so do thousands of tiny messages", async () => {
  const { wire, started } = await onCall();
  for (let count = 0; count < 3 * limits.messagesAtOnce.value; count++) wire.socket.send(Buffer.alloc(2));
  expect(await wire.closed()).toBe(brokenRules);
  expect(await reached(started, "messagesAtOnce")).toBe(true);
});

test("one message larger than any that a page sends ends the call", async () => {
  const { wire, started } = await onCall();
  wire.socket.send(Buffer.alloc(limits.frameBytes.value + 1));
  const tooBig = 1009;
  expect(await wire.closed()).toBe(tooBig);
  expect(await reached(started, "frameBytes")).toBe(true);
});

test("whoever stops reading is gone once a megabyte waits for them, handshake or not", async () => {
  const http = createServer();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
    autoPong: false,
    closeTimeout: 60_000,
  });
  http.on("upgrade", (request, socket, head) => sockets.handleUpgrade(request, socket, head, joined));
  let buffered = 0;
  let ended = 0;
  let isGone = false;
  function joined(socket: WebSocket) {
    const wire = guardSocket(socket, { now: Date.now, reached: () => {}, endCall: () => (ended += 1) });
    const sending = setInterval(() => {
      wire.send(Buffer.alloc(64 * 1024));
      buffered = Math.max(buffered, socket.bufferedAmount);
    }, 1);
    socket.on("close", () => {
      clearInterval(sending);
      isGone = true;
    });
  }
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/`);
  client.on("error", () => {});
  await once(client as unknown as NodeJS.EventEmitter, "open");
  client.pause();

  await expect.poll(() => isGone).toBe(true);
  expect(ended).toBe(1);
  expect(buffered).toBeLessThan(2 * limits.bufferedBytes.value);
  client.terminate();
  http.close();
});

const rejoining = [
  { pace: "at once", everyMs: 0, times: limits.rejoinsPerMinute.value, limit: "rejoinsPerMinute" },
  { pace: "slowly", everyMs: 10_000, times: limits.rejoins.value, limit: "rejoins" },
];

test.each(rejoining)("a wire that is lost is given anew $pace so often and no more", async (given) => {
  const { everyMs, times, limit } = given;
  let time = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => time);
  const { ana, call, started } = await onCall({ typedOnly: "true" });
  const answers: number[] = [];
  for (let count = 0; count < times + 3; count++) {
    time += everyMs;
    const resumed = await ana.post(voicePaths.resumeCall(call.id), {}, call.callToken);
    answers.push(resumed.status);
    if (resumed.status === 201) await joinCall(started.url, (await resumed.json()).webCallUrl);
  }
  expect(answers).toEqual([...Array(times).fill(201), 429, 429, 429]);
  expect(await reached(started, limit, 3)).toBe(true);
  await ana.post(voicePaths.endCall(call.id), { callToken: call.callToken });
  await expect.poll(() => endOf(started, call.id)).toBe("customer-ended-call");
  const kept = await started.services.calls.calls.find(call.id);
  expect(kept?.transcript?.length).toBeLessThan(10_000);
});

test("one message of four kilobytes to be said is refused, and nothing of it is made into sound", async () => {
  const { wire, spoken } = await onCall();
  wire.send({ type: "say", content: "la ".repeat(1_333) });
  await wire.until(() => wire.messages().some(({ statusCode }) => statusCode === 429));
  wire.send("playable");
  await wire.until(() => wire.agentTurns().length === 1);
  expect(spoken.join(" ")).not.toContain("la la");
});
