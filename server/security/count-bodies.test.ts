import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await server.close();
});

/** Announces a body and sends only its first bytes; settles with the answer's first line. */
function startSending(path: string, { length = 20_000_000, headers = "" } = {}): Promise<string> {
  const client = connect({ port: server.port, host: "127.0.0.1" });
  clients.push(client);
  client.on("error", () => {});
  client.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n${headers}\r\nfirst bytes`);
  return new Promise((resolve) =>
    client.once("data", (data) => resolve(String(data).split("\r\n")[0] ?? "")),
  );
}

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

test("a webhook whose headers prove nothing is refused before it is read", async () => {
  server = await startTestServer({
    VOICE_PROVIDER: "vapi",
    VAPI_PRIVATE_KEY: "a-private-key-of-this-test",
    VAPI_ASSISTANT_ID: "assistant",
    VAPI_WEBHOOK_SECRET: "webhook-secret-of-this-test",
  });
  const signed = (at: number) => `x-vapi-signature: 00\r\nx-vapi-timestamp: ${at}\r\n`;
  const path = "/api/voice/webhook";
  expect(await startSending(path, { length: 1_000_000 })).toContain("401");
  expect(await startSending(path, { headers: "authorization: Bearer wrong\r\n" })).toContain("401");
  expect(await startSending(path, { headers: "x-vapi-secret: wrong\r\n" })).toContain("401");
  expect(await startSending(path, { length: 1_000_000, headers: signed(1_000) })).toContain("401");

  // Who may still turn out to be the hosted voice is read, but few at once.
  const waiting = Array.from({ length: 4 }, () =>
    startSending(path, { length: 1_000_000, headers: signed(Date.now()) }),
  );
  await expect
    .poll(() => startSending(path, { length: 1_000_000, headers: signed(Date.now()) }))
    .toContain("503");
  for (const client of clients.splice(0)) client.destroy();
  void waiting;
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
