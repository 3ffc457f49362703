import { createHmac } from "node:crypto";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callRefusal, webCall } from "../../../../contracts/calls.ts";
import { paths } from "../../../../contracts/paths.ts";
import { statement } from "../../../database/query-builder.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { visitor } from "../../testing/join-call.ts";
import { splitSpec } from "./client.ts";
import { vapiRoutes } from "./routes.ts";
import { startVapiStandIn } from "./testing/stand-in.ts";

const key = "operator-key-of-these-tests";
const secret = "webhook-secret-of-these-tests";
let standIn: Awaited<ReturnType<typeof startVapiStandIn>>;
let server: TestServer;
beforeEach(async () => {
  standIn = await startVapiStandIn();
  server = await startHosted();
});
afterEach(async () => {
  await server.close();
  await standIn.stop();
});

function startHosted(more: Record<string, string> = {}) {
  return startTestServer({
    VOICE_PROVIDER: "vapi",
    VOICE_PRIVATE_KEY: key,
    VAPI_PRIVATE_KEY: standIn.key,
    VAPI_BASE_URL: standIn.baseUrl,
    VAPI_ASSISTANT_ID: "assistant-1",
    VAPI_WEBHOOK_SECRET: secret,
    SITE_URL: "https://tendwell.example",
    ...more,
  });
}

async function openCall() {
  const ana = visitor(server.url);
  const response = await ana.openCall({ setting: "assisted_living" });
  expect(response.status).toBe(201);
  return { ana, call: v.parse(webCall, await response.json()) };
}

function webhook(message: Record<string, unknown> | [], headers: Record<string, string> = {}) {
  return fetch(`${server.url}/api/voice/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secret}`, ...headers },
    body: JSON.stringify({ message }),
  });
}
const events = () =>
  server.services.db.read(statement(server.services.db.build.selectFrom("voice_events").selectAll()));

test("our server makes the call, the page gets the room and no key", async () => {
  const { call } = await openCall();

  expect(call).toMatchObject({
    webCallUrl: "https://tendwell.daily.co/room",
    transport: { provider: "daily", callToken: "room-token" },
    artifactPlan: { videoRecordingEnabled: false },
  });
  expect(JSON.stringify(call)).not.toContain(standIn.key);
  const asked = JSON.parse(standIn.asked[0]?.body ?? "");
  expect(asked).toEqual({
    assistantId: "assistant-1",
    assistantOverrides: {
      variableValues: { email: "ana@example.com", setting: "assisted_living" },
      monitorPlan: { listenEnabled: false, controlEnabled: false },
      artifactPlan: { recordingEnabled: false, videoRecordingEnabled: false },
      model: {
        provider: "custom-llm",
        url: "https://tendwell.example/api/voice/model",
        model: "tendwell",
        metadataSendMode: "variable",
        headers: { "x-vapi-secret": secret },
      },
    },
  });
  expect(await (await fetch(`${server.url}/voice/status`)).json()).toEqual({
    voice: "ready",
    hosted: true,
    sound: { heardBy: "provider", provider: "Vapi", isRecorded: false },
  });
});

test("a hosted voice that fails or lies is told politely, and nothing is kept", async () => {
  standIn.script.push({ status: 402, body: { message: "No credit" } });
  const refused = await visitor(server.url).openCall();
  expect([refused.status, v.is(callRefusal, await refused.json())]).toEqual([502, true]);

  standIn.script.push({ status: 201, body: { id: "x" } });
  expect((await visitor(server.url).openCall()).status).toBe(502);
  expect(await server.services.calls.calls.newest(10)).toEqual([]);
});

test("only the talk page may reach the room", async () => {
  const policyOf = async (path: string) => (await server.get(path)).headers.get("content-security-policy") ?? "";

  expect(await policyOf(paths.talk)).toContain("wss://*.daily.co");
  expect(await policyOf(paths.talk)).not.toContain("unsafe");
  expect(await policyOf(paths.landing)).not.toContain("daily");
});

test("an operator's requests go on to the hosted voice, with its key; nobody else's do", async () => {
  const ask = (method: string, path: string, token: string, body?: string) =>
    fetch(`${server.url}/voice${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body } : {}),
    });

  expect((await ask("GET", "/assistant", "wrong")).status).toBe(401);
  expect(standIn.asked).toEqual([]);
  expect(await (await ask("GET", "/assistant?limit=1", key)).json()).toEqual([{ id: "a1", name: "Documenter" }]);
  await ask("PATCH", "/tool/t1", key, '{"name":"x"}');
  expect(standIn.asked).toMatchObject([
    { path: "/assistant?limit=1", headers: { authorization: `Bearer ${standIn.key}` } },
    { method: "PATCH", path: "/tool/t1", body: '{"name":"x"}' },
  ]);
  standIn.script.push({ status: 404, body: { message: "Not Found" } }, "cut");
  expect((await ask("GET", "/squad/none", key)).status).toBe(404);
  expect((await ask("GET", "/squad", key)).status).toBe(502);
});

test("every address of the provider is reached with the operator's key, method by method, and unchanged", async () => {
  const inline = {
    assistant: {
      name: "Inline",
      model: { provider: "openai", messages: [{ role: "system", content: "é" }] },
    },
    squad: { members: [{ assistantId: "a1" }, { assistant: { name: "Two" } }] },
    assistantOverrides: { firstMessage: "Hello.", variableValues: { email: "ana@example.com" } },
    customer: { number: "+13125550100" },
    // Longer than what a visitor may send.
    note: "x".repeat(200_000),
  };
  for (const [name, spec] of Object.entries(vapiRoutes)) {
    const [method, path] = splitSpec(spec);
    const address = `${path.replace(/\{(\w+)\}/g, "$1-1")}?page=2`;
    const body = ["POST", "PATCH", "PUT"].includes(method) ? JSON.stringify(inline) : undefined;
    const headers = { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) };
    standIn.script.push({ status: 202, body: { told: name } });
    const answer = await fetch(`${server.url}/voice${address}`, { method, headers, ...(body && { body }) });

    expect([name, answer.status, await answer.json()]).toEqual([name, 202, { told: name }]);
    expect(standIn.asked.at(-1)).toMatchObject({ method, path: address, body: body ?? "" });
    expect(standIn.asked.at(-1)?.headers.authorization).toBe(`Bearer ${standIn.key}`);
  }
  expect(standIn.asked).toHaveLength(Object.keys(vapiRoutes).length);
  expect(await server.services.calls.calls.newest(10)).toEqual([]);
});

test("an operator's file reaches the provider byte by byte", async () => {
  const form = new FormData();
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  form.set("file", new Blob([bytes]), "bytes.bin");
  const headers = { authorization: `Bearer ${key}` };
  await fetch(`${server.url}/voice/file/upload`, { method: "POST", headers, body: form });

  expect(standIn.asked[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(standIn.asked[0]?.bytes.includes(Buffer.from(bytes))).toBe(true);
});

test("a visitor gets the fixed assistant of the hosted voice and no other", async () => {
  const ana = visitor(server.url);
  const asked = { assistantId: "a1", assistantOverrides: { variableValues: { email: "ana@example.com" } } };
  const refused = await ana.post("/voice/call/web", asked, await ana.newToken());
  expect([refused.status, v.parse(callRefusal, await refused.json()).message]).toEqual([
    400,
    expect.stringContaining("incident-documenter"),
  ]);
  expect((await ana.post("/voice/call", asked, await ana.newToken())).status).toBe(401);
  expect(standIn.asked).toEqual([]);
});

test("a call with pictures says so to the page, and only where it is allowed may a camera be asked for", async () => {
  const video = {
    id: "vapi-call-1",
    webCallUrl: "https://tendwell.daily.co/room",
    artifactPlan: { videoRecordingEnabled: true },
    transport: { provider: "daily", assistantVideoEnabled: true },
  };
  const devices = async (path: string) => (await server.get(path)).headers.get("permissions-policy") ?? "";
  standIn.script.push({ status: 201, body: video });
  expect((await openCall()).call).toMatchObject({
    artifactPlan: { videoRecordingEnabled: true },
    transport: { provider: "daily", assistantVideoEnabled: true },
    cameraAllowed: false,
  });
  expect(await devices(paths.talk)).toContain("microphone=(self), camera=(),");

  await server.close();
  server = await startHosted({ VAPI_CAMERA: "on" });
  standIn.script.push({ status: 201, body: video });
  expect((await openCall()).call).toMatchObject({ cameraAllowed: true });
  expect(await devices(paths.talk)).toContain("camera=(self)");
  expect(await devices(paths.landing)).toContain("camera=()");
  expect(await (await fetch(`${server.url}/voice/status`)).json()).toMatchObject({
    camera: true,
    sound: { heardBy: "provider", provider: "Vapi", isRecorded: true },
  });
  // The assistant's own setting decides about pictures; the sound alone is never recorded.
  const { assistantOverrides } = JSON.parse(standIn.asked.at(-1)?.body ?? "");
  expect(assistantOverrides.artifactPlan).toEqual({ recordingEnabled: false });
});

test("what the hosted voice tells is kept once, and its report can be read and mailed", async () => {
  const { ana, call } = await openCall();
  const theirs = { id: "vapi-call-1" };
  const report = {
    type: "end-of-call-report",
    endedReason: "customer-ended-call",
    call: theirs,
    artifact: { messages: [{ role: "user", message: "She fell." }] },
    analysis: { summary: "A fall.", structuredData: { incident_type: "fall" } },
  };
  const shown = async () => (await ana.get(`/voice/call/${call.id}`, call.callToken)).json();

  expect((await webhook({ type: "status-update", status: "in-progress", call: theirs })).status).toBe(200);
  expect(await shown()).toMatchObject({ status: "in-progress" });
  for (let time = 0; time < 3; time++) expect((await webhook(report)).status).toBe(200);
  expect(await shown()).toMatchObject({
    status: "ended",
    endedReason: "customer-ended-call",
    messages: [{ role: "user", message: "She fell." }],
    analysis: { structuredData: { category: { value: "fall" }, narrative: "She fell." } },
  });
  expect((await ana.post(`/voice/call/${call.id}/email-report`, {}, call.callToken)).status).toBe(202);
  expect(await events()).toHaveLength(2);
  expect((await webhook({ type: "hang", call: { id: "a stranger's" } })).status).toBe(200);
});

test("a tool's call is answered in the provider's shape", async () => {
  const toolCallList = [
    { id: "1", type: "function", function: { name: "save_incident_draft", arguments: {} } },
    { id: "2", type: "function", function: { name: "launch", arguments: "{}" } },
  ];
  const answer = await (await webhook({ type: "tool-calls", toolCallList })).json();

  expect(answer).toEqual({
    results: [
      { toolCallId: "1", name: "save_incident_draft", result: "saved" },
      { toolCallId: "2", name: "launch", error: expect.any(String) },
    ],
  });
});

test("who cannot prove to be the hosted voice is refused", async () => {
  const message = { type: "hang" };
  const body = JSON.stringify({ message });
  const signed = (at: number, by = secret) => {
    const time = String(at);
    const signature = createHmac("sha256", by).update(`${time}.${body}`).digest("hex");
    return { authorization: "", "x-vapi-signature": signature, "x-vapi-timestamp": time };
  };
  const answers = await Promise.all([
    webhook(message, { authorization: "Bearer wrong" }),
    webhook(message, { authorization: "" }),
    webhook(message, { authorization: "", "x-vapi-secret": "wrong" }),
    webhook(message, signed(Date.now(), "another secret")),
    webhook(message, signed(Date.now() - 3_600_000)),
    webhook(message, { authorization: "", "x-vapi-secret": secret }),
    webhook(message, signed(Date.now())),
    webhook(message, signed(Math.floor(Date.now() / 1000))),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 200, 200, 200]);
  expect((await webhook([])).status).toBe(400);
});

test("a transcript without end is kept, and understood only as far as a call can go", async () => {
  await openCall();
  const messages = Array.from({ length: 2_000 }, () => ({ role: "user", message: "She fell. ".repeat(10) }));
  const report = { type: "end-of-call-report", endedReason: "x", call: { id: "vapi-call-1" } };
  expect((await webhook({ ...report, artifact: { messages } })).status).toBe(200);

  const [kept] = await server.services.calls.calls.newest(1);
  const { turns } = JSON.parse(kept?.report ?? "{}").state as { turns: { text: string }[] };
  const understood = turns.map(({ text }) => text).join("").length;
  expect(understood).toBeLessThanOrEqual(5_000);
  expect(understood).toBeGreaterThan(4_900);
  expect(JSON.parse(kept?.transcript ?? "[]")).toHaveLength(2_000);
});

test("of many small turns so many are understood", async () => {
  await openCall();
  const messages = Array.from({ length: 300 }, (_, index) => ({ role: "user", message: `No ${index}.` }));
  const report = { type: "end-of-call-report", endedReason: "x", call: { id: "vapi-call-1" } };
  expect((await webhook({ ...report, artifact: { messages } })).status).toBe(200);
  const [kept] = await server.services.calls.calls.newest(1);
  expect(JSON.parse(kept?.report ?? "{}").state.turns).toHaveLength(200);
});

test("of a call that we do not know no word is kept", async () => {
  const message = { type: "transcript", transcript: "Mrs. Zanzibar fell.", call: { id: "a stranger's" } };
  expect((await webhook(message)).status).toBe(200);
  expect(await events()).toMatchObject([{ type: "transcript", call_id: null, body: "{}" }]);
});
