import { afterEach, expect, test } from "vitest";
import { slowSenders } from "../../../security/testing/slow-senders.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
const { start: startSending, stop } = slowSenders(() => server.port);
afterEach(async () => {
  stop();
  await server.close();
});

test.each(["/api/voice/webhook", "/api/voice/model/chat/completions"])(
  "what comes to %s is refused before it is read unless its headers prove something",
  async (path) => {
    server = await startTestServer({
      VOICE_PROVIDER: "vapi",
      VAPI_PRIVATE_KEY: "a-private-key-of-this-test",
      VAPI_ASSISTANT_ID: "assistant",
      VAPI_WEBHOOK_SECRET: "webhook-secret-of-this-test",
    });
    const signed = (at: number) => `x-vapi-signature: 00\r\nx-vapi-timestamp: ${at}\r\n`;
    expect(await startSending(path, { length: 1_000_000 })).toContain("401");
    expect(await startSending(path, { headers: "authorization: Bearer wrong\r\n" })).toContain("401");
    expect(await startSending(path, { headers: "x-vapi-secret: wrong\r\n" })).toContain("401");
    expect(await startSending(path, { length: 1_000_000, headers: signed(1_000) })).toContain("401");

    // Who may still turn out to be the hosted voice is read, but few at once.
    const waiting = Array.from({ length: 4 }, () =>
      startSending(path, { length: 1_000_000, headers: signed(Date.now()) }),
    );
    await expect.poll(() => startSending(path, { length: 1_000_000, headers: signed(Date.now()) })).toContain("503");
    stop();
    void waiting;
  },
);
