import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { countBodies } from "./count-bodies.ts";
import { limits } from "./limits.ts";
import { slowSenders } from "./testing/slow-senders.ts";

const hosted = {
  VOICE_PROVIDER: "vapi",
  VAPI_PRIVATE_KEY: "a-private-key-of-this-test",
  VAPI_ASSISTANT_ID: "assistant",
  VAPI_BASE_URL: "http://127.0.0.1:9",
  VOICE_PRIVATE_KEY: "operator-key-of-this-test",
  VAPI_WEBHOOK_SECRET: "webhook-secret-of-this-test",
};

let server: TestServer | undefined;
const { start: startSending, stop } = slowSenders(() => server?.port ?? 0);
afterEach(async () => {
  stop();
  await server?.close();
});

test("an upload is declined before it is read, with a hosted voice or without", async () => {
  server = await startTestServer();
  expect(await startSending("/voice/file/upload")).toContain("501");
  await server.close();
  server = await startTestServer(hosted);
  expect(await startSending("/voice/file/upload")).toContain("401");
  const wrongKey = "authorization: Bearer wrong\r\n";
  expect(await startSending("/voice/file/upload", { headers: wrongKey })).toContain("401");
});

test("a call that begins with more than a visitor has to say is declined before it is read", async () => {
  server = await startTestServer(hosted);
  const headers = "content-type: application/json\r\n";
  expect(await startSending("/voice/call/web", { length: 500_000, headers })).toContain("413");
});

test("there are so many bodies on the way in all", async () => {
  const app = Fastify();
  const reached: string[] = [];
  countBodies(app, {
    clientKey: ({ headers }) => String(headers.from),
    reached: (name) => reached.push(name),
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.post("/", () => held.then(() => "thanks"));
  const send = async (from: number) =>
    app.inject({ method: "POST", url: "/", headers: { from: String(from) }, payload: {} });
  const others = Array.from({ length: limits.bodies.value }, (_, count) => send(count));
  expect((await send(-1)).statusCode).toBe(503);
  expect(reached).toEqual(["bodies"]);
  release();
  expect(new Set((await Promise.all(others)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await send(-1)).statusCode).toBe(200);
});

test("one visitor has so many bodies on the way at once", async () => {
  server = await startTestServer({ TRUST_PROXY: "127.0.0.1" });
  const json = "content-type: application/json\r\n";
  const from = (address: string) => ({ length: 1_000, headers: `${json}x-forwarded-for: ${address}\r\n` });
  for (let count = 0; count < 250; count++) void startSending("/api/contact", from("203.0.113.1"));
  await expect.poll(() => startSending("/api/contact", from("203.0.113.1"))).toContain("503");
  const asked = await fetch(`${server.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.2" },
    body: "{}",
  });
  expect(asked.status).toBe(422);
});
