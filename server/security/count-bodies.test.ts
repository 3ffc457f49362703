import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { slowSenders } from "./testing/slow-senders.ts";

let server: TestServer;
const { start: startSending, stop } = slowSenders(() => server.port);
afterEach(async () => {
  stop();
  await server.close();
});

test("an upload is declined before it is read, with a hosted voice or without", async () => {
  server = await startTestServer();
  expect(await startSending("/voice/file/upload")).toContain("501");
  await server.close();
  server = await startTestServer({
    VOICE_PROVIDER: "vapi",
    VAPI_PRIVATE_KEY: "a-private-key-of-this-test",
    VAPI_ASSISTANT_ID: "assistant",
    VAPI_BASE_URL: "http://127.0.0.1:9",
    VOICE_PRIVATE_KEY: "operator-key-of-this-test",
    VAPI_WEBHOOK_SECRET: "webhook-secret-of-this-test",
  });
  expect(await startSending("/voice/file/upload")).toContain("401");
  const wrongKey = "authorization: Bearer wrong\r\n";
  expect(await startSending("/voice/file/upload", { headers: wrongKey })).toContain("401");
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
