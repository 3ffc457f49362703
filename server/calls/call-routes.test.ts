import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { call as sentences } from "../../content/en/call.ts";
import { voicePaths } from "../../contracts/call-numbers.ts";
import { callRefusal, call as callSchema, resumedCall, session, type WebCall, webCall } from "../../contracts/calls.ts";
import { socketCall, socketTransport } from "../../contracts/hosted-voice.ts";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { newestLeads } from "../leads/browse-leads.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import type { SpeechSource } from "./call-desk.ts";
import { codeIn } from "./testing/code-in.ts";
import { fakeSpeech, silence, tone } from "./testing/fake-speech.ts";
import { joinCall, visitor } from "./testing/join-call.ts";

const key = "operator-key-of-these-tests";
let server: TestServer;
afterEach(() => server.close());

function withSpeech(options: Parameters<typeof fakeSpeech>[0] = {}): SpeechSource {
  const { speech } = fakeSpeech(options);
  return { status: () => "ready", speech: () => speech };
}

async function start(env: Record<string, string> = {}, speech?: SpeechSource) {
  server = await startTestServer({ VOICE_PRIVATE_KEY: key, ...env }, undefined, speech);
  return visitor(server.url);
}

async function metric(name: string): Promise<number> {
  const lines = (await (await server.get("/metrics")).text()).split("\n");
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
}

async function opened(response: Response): Promise<WebCall> {
  expect(response.status).toBe(201);
  return v.parse(webCall, await response.json());
}

onBothEngines((store) => {
  test("by typing alone a visitor gets from an address to a report that is kept and mailed", async () => {
    const settings = await store.settings();
    const ana = await start(settings.kind === "postgres" ? { DATABASE_URL: settings.url } : {});
    const call = await opened(await ana.openCall({ setting: "nursing_home" }));
    expect(call.transport).toMatchObject({ provider: socketTransport, audioFormat: { sampleRate: 16_000 } });

    const wire = await joinCall(server.url, call.webCallUrl);
    wire.send("playable");
    await wire.until(() => wire.agentTurns().length === 1);
    wire.type("Mrs. R fell in room 214.");
    await wire.until(() => wire.agentTurns().length === 2);
    wire.type("No.");
    await wire.until(() => wire.agentTurns().length === 3);
    wire.send({ type: "converse", event: { kind: "set", report: 0, path: "resident.room", value: "216" } });
    await wire.until(() => wire.messages().some(({ change }) => JSON.stringify(change ?? "").includes("216")));
    wire.send({ type: "end-call" });
    expect(await wire.closed()).toBe(1000);
    const report = wire.messages().at(-1);
    expect(report).toMatchObject({
      endedReason: "customer-ended-call",
      analysis: {
        structuredData: {
          category: { value: "fall" },
          resident: { room: { value: "216", superseded: ["214"] } },
        },
        unconfirmed: [],
      },
    });

    await expect
      .poll(async () => {
        const kept = v.parse(callSchema, await (await ana.get(`/voice/call/${call.id}`, call.callToken)).json());
        return { status: kept.status, reason: kept.endedReason, turns: kept.messages?.length };
      })
      .toEqual({ status: "ended", reason: "customer-ended-call", turns: 5 });
    expect(await newestLeads(server.services.db, {}, 5)).toMatchObject([
      { form: "call", email: "ana@example.com", consent_version: expect.stringMatching(/-en$/) },
    ]);

    const asked = await ana.post(voicePaths.emailReport(call.id), {}, call.callToken);
    expect(await asked.json()).toMatchObject({ status: "code-sent" });
    const code = codeIn(join(server.dataDir, "mail", `${call.id}.code.eml`));
    const confirmed = await ana.post(voicePaths.confirmReport(call.id), { code }, call.callToken);
    expect(await confirmed.json()).toMatchObject({ status: "queued" });
    const file = join(server.dataDir, "mail", `${call.id}.report.eml`);
    await expect.poll(() => existsSync(file)).toBe(true);
    expect(readFileSync(file, "utf8")).toContain("216");
  });
});

test("a spoken call goes over a real socket: sound in, sound out", async () => {
  const ana = await start({}, withSpeech({ hears: ["Mrs. R fell in the hallway."], wordMs: 5 }));
  const call = await opened(await ana.openCall());
  const wire = await joinCall(server.url, call.webCallUrl);
  wire.send("playable");
  await wire.until(() => wire.agentTurns().length === 1);
  const sound = [...silence(200), ...tone(600), ...silence(1400)];
  for (let at = 0; at < sound.length; at += 320) {
    wire.socket.send(new Uint8Array(Int16Array.from(sound.slice(at, at + 320)).buffer));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await wire.until(() => wire.agentTurns().length === 2);

  expect(wire.messages()).toContainEqual(
    expect.objectContaining({ type: "transcript", role: "user", transcript: "Mrs. R fell in the hallway." }),
  );
  expect(wire.frames.length).toBeGreaterThan(5);
  expect(wire.frames.every((frame) => frame.length === 640)).toBe(true);
  wire.send({ type: "end-call" });
  expect(await wire.closed()).toBe(1000);
  expect(await metric('tendwell_speech_seconds_count{work="hear"}')).toBe(1);
  expect(await metric('tendwell_speech_waiting{work="hear"}')).toBe(0);
  expect(await metric("tendwell_speech_ready")).toBe(1);
});

test("a token starts one call, for its address, from its site, and soon", async () => {
  const ana = await start();
  const token = await ana.newToken();
  const body = (email: string) => ({
    assistantId: "incident-documenter",
    assistantOverrides: { variableValues: { email } },
  });
  const elsewhere = visitor(server.url, "ana@example.com", { origin: "https://elsewhere.example" });

  const answers = [
    await ana.post("/voice/call/web", body("ana@example.com")),
    await ana.post("/voice/call/web", body("ben@example.com"), token),
    await elsewhere.post("/voice/call/web", body("ana@example.com"), token),
    await ana.post("/voice/call/web", body("Ana@Example.com "), token),
    await ana.post("/voice/call/web", body("ana@example.com"), token),
    await ana.post("/voice/call/web", body("ana@example.com"), `${token}x`),
    await ana.post("/voice/call/web", {}, await ana.newToken()),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 201, 401, 401, 400]);
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect(v.is(callRefusal, await answer.json())).toBe(true);
  }
});

test.each([
  ["another assistant", { assistantId: "someone-else" }],
  ["an assistant of one's own", { assistant: { model: { provider: "openai" } } }],
  ["a squad", { squadId: "s1" }],
  ["a squad of one's own", { squad: { members: [] } }],
  ["other words for ours", { assistantId: "incident-documenter", assistantOverrides: { firstMessage: "Hi" } }],
  ["a squad beside ours", { assistantId: "incident-documenter", squadId: "s1" }],
])("who asks for %s is told that only the demo's assistant answers, with any key", async (_, asked) => {
  const ana = await start();
  for (const token of [await ana.newToken(), key]) {
    const answer = await ana.post("/voice/call/web", asked, token);
    expect([answer.status, v.parse(callRefusal, await answer.json()).message]).toEqual([
      400,
      expect.stringContaining("Only the demo's own assistant answers here"),
    ]);
  }
});

test("a session needs an address, our own page, and patience", async () => {
  const ana = await start({ VOICE_RATE_LIMIT: "2/10m" });
  const elsewhere = visitor(server.url, "ana@example.com", { origin: "https://elsewhere.example" });

  expect((await ana.post("/voice/session", { email: "ana" })).status).toBe(400);
  expect((await elsewhere.post("/voice/session", { email: "ana@example.com" })).status).toBe(403);
  const answers = [];
  for (let turn = 0; turn < 3; turn++) {
    answers.push(await ana.post("/voice/session", { email: "ana@example.com", consentVersion: "v9" }));
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect(Number(answers[2]?.headers.get("retry-after"))).toBeGreaterThan(0);
  const given = v.parse(session, await answers[0]?.json());
  expect(Date.parse(given.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
});

test("a socket needs a key that was given out, once, and comes from our own site", async () => {
  const ana = await start();
  const call = await opened(await ana.openCall());

  await expect(joinCall(server.url, call.webCallUrl, "https://elsewhere.example")).rejects.toThrow("403");
  await expect(joinCall(server.url, `/voice/${call.id}/transport`)).rejects.toThrow("404");
  await expect(joinCall(server.url, "/elsewhere")).rejects.toThrow("404");
  const wire = await joinCall(server.url, call.webCallUrl);
  await expect(joinCall(server.url, call.webCallUrl)).rejects.toThrow("404");
  wire.socket.close();
  await expect
    .poll(() => server.services.metrics.expose(server.services.db, 0))
    .toMatchObject({
      text: expect.stringContaining("tendwell_calls_live 0"),
    });
});

test("a handshake that is spoilt neither costs the visitor their call nor holds a wire for ever", async () => {
  const ana = await start();
  const { webCallUrl } = await opened(await ana.openCall());
  const upgrade = { connection: "upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
  const spoilt = request(server.url + webCallUrl, { headers: { ...upgrade, "sec-websocket-key": "short" } });
  const [response] = (await once(spoilt.end(), "response")) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(400);

  const wire = await joinCall(server.url, webCallUrl);
  wire.send({ type: "end-call" });
  await wire.closed();
  expect(await metric("tendwell_calls_live")).toBe(0);
});

test("a call whose wire was lost goes on where it was, over a socket that only its own page can ask for", async () => {
  const ana = await start();
  const call = await opened(await ana.openCall());
  const wire = await joinCall(server.url, call.webCallUrl);
  await wire.until(() => wire.agentTurns().length === 1);
  wire.type("She fell in the bathroom.");
  await wire.until(() => wire.agentTurns().length === 2);
  wire.socket.terminate();

  expect((await ana.post(voicePaths.resumeCall(call.id), {})).status).toBe(401);
  const resumed = await ana.post(voicePaths.resumeCall(call.id), {}, call.callToken);
  expect(resumed.status).toBe(201);
  const { webCallUrl } = v.parse(resumedCall, await resumed.json());
  const again = await joinCall(server.url, webCallUrl);
  const [repeated] = await again.until(() => again.agentTurns().length === 1 && again.agentTurns());
  expect(repeated?.transcript).toBe(wire.agentTurns()[1]?.transcript);
  again.type("Nobody saw it.");
  await again.until(() => again.agentTurns().length === 2);
  again.send({ type: "end-call" });
  expect(await again.closed()).toBe(1000);
  const said = again.messages().findLast(({ type }) => type === "end-of-call-report")?.artifact;
  expect(JSON.stringify(said)).toMatch(/She fell in the bathroom.*Nobody saw it/);

  expect((await ana.post(voicePaths.resumeCall(call.id), {}, call.callToken)).status).toBe(409);
});

test("when all voices are taken the next caller is asked to type, and may", async () => {
  const ana = await start({ VOICE_MAX_CALLS: "1" }, withSpeech());
  const status = async () => (await fetch(`${server.url}/voice/status`)).json();
  expect(await status()).toMatchObject({ voice: "ready", hosted: false, sound: { heardBy: "server" } });
  await opened(await ana.openCall());

  expect(await status()).toMatchObject({ voice: "busy", hosted: false });
  const busy = await ana.openCall();
  expect([busy.status, (await busy.json()).message]).toEqual([503, expect.stringContaining("type")]);
  await opened(await ana.openCall({ typedOnly: "true" }));
  expect(await metric('tendwell_calls_refused_total{reason="busy"}')).toBe(1);
});

test("one visitor cannot hold every call", async () => {
  const ana = await start({}, withSpeech());
  for (let turn = 0; turn < 3; turn++) await opened(await ana.openCall({ typedOnly: "true" }));

  expect((await ana.openCall({ typedOnly: "true" })).status).toBe(429);
});

test("a call ends by its beacon, as JSON or plain text, any number of times, by its own token only", async () => {
  const ana = await start();
  const call = await opened(await ana.openCall());
  const wire = await joinCall(server.url, call.webCallUrl);
  const end = (callToken: string, type: string) =>
    fetch(`${server.url}/voice/call/${call.id}/end`, {
      method: "POST",
      headers: { "content-type": type },
      body: JSON.stringify({ callToken }),
    });

  expect((await end("wrong", "application/json")).status).toBe(401);
  expect((await end(call.callToken, "text/plain;charset=UTF-8")).status).toBe(204);
  expect(await wire.closed()).toBe(1000);
  expect((await end(call.callToken, "application/json")).status).toBe(204);
});

test("a call can be spoken through from outside, with its token or the operator's key", async () => {
  const ana = await start();
  const call = await opened(await ana.openCall());
  const wire = await joinCall(server.url, call.webCallUrl);
  await wire.until(() => wire.agentTurns().length === 1);
  const say = { type: "say", message: "The nurse is here.", endCallAfterSpoken: true };
  const control = `/voice/${call.id}/control`;

  expect((await ana.post(control, say)).status).toBe(401);
  expect((await ana.post(control, { type: "sing" }, call.callToken)).status).toBe(400);
  expect((await ana.post(control, say, key)).status).toBe(200);
  await wire.closed();
  expect(wire.agentTurns().at(-1)?.transcript).toBe("The nurse is here.");
  expect((await ana.post(control, say, call.callToken)).status).toBe(404);
});

test("an operator lists, renames and deletes calls and opens one; a visitor reads their own only", async () => {
  const ana = await start();
  const [one, two] = [await opened(await ana.openCall()), await opened(await ana.openCall())];
  const ask = (method: string, path: string, token: string, body?: unknown) =>
    fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  expect((await ask("GET", `/voice/call/${two.id}`, one.callToken)).status).toBe(401);
  expect((await ask("GET", "/voice/call", one.callToken)).status).toBe(401);
  expect(await (await ask("GET", "/voice/call?limit=1", key)).json()).toHaveLength(1);
  const renamed = await ask("PATCH", `/voice/call/${one.id}`, key, { name: "First" });
  expect(await renamed.json()).toMatchObject({ id: one.id, name: "First" });
  expect((await ask("PATCH", `/voice/call/${one.id}`, key, { name: "x".repeat(41) })).status).toBe(400);
  expect((await ask("DELETE", `/voice/call/${one.id}`, key)).status).toBe(200);
  expect((await ask("GET", `/voice/call/${one.id}`, key)).status).toBe(404);
  expect((await ask("POST", "/voice/call", one.callToken, { assistantId: "x" })).status).toBe(401);
  const own = await ask("POST", "/voice/call", key, { assistantId: "incident-documenter" });
  expect(await own.json()).toMatchObject({ type: socketCall });
  const [assistant] = await (await ask("GET", "/voice/assistant", key)).json();
  expect(assistant).toMatchObject({ id: "incident-documenter", firstMessage: sentences.opening.join(" ") });
});

test("without a key set nobody is an operator", async () => {
  await start({ VOICE_PRIVATE_KEY: "" });
  const answers = await Promise.all(
    ["", "Bearer ", "Bearer undefined"].map((authorization) =>
      fetch(`${server.url}/voice/call`, { headers: { authorization } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test("stopping the server ends the calls that are on, with their report", async () => {
  const ana = await start();
  const call = await opened(await ana.openCall());
  const wire = await joinCall(server.url, call.webCallUrl);
  await wire.until(() => wire.agentTurns().length === 1);
  await server.close();

  expect(await wire.closed()).toBeDefined();
  expect(wire.messages().at(-1)).toMatchObject({
    type: "end-of-call-report",
    endedReason: "call.in-progress.error-server-stopped",
  });
});

test("no word of a call and no address reaches the log", async () => {
  const ana = await start();
  const call = await opened(await ana.openCall());
  const wire = await joinCall(server.url, call.webCallUrl);
  wire.type("Mrs. Zanzibar fell.");
  await wire.until(() => wire.agentTurns().length >= 1);
  wire.send({ type: "end-call" });
  await wire.closed();

  const written = JSON.stringify(server.log);
  expect(written).not.toMatch(/zanzibar|ana@example/i);
  expect(written).not.toContain(call.callToken);
});
