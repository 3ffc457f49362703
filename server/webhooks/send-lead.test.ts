import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { storedLead } from "../mail/testing/stored-lead.ts";
import { webhookCarrier } from "./send-lead.ts";
import { parseWebhookSecret } from "./sign.ts";

const secret = Buffer.alloc(32, 7);
const now = () => 1_790_000_000_999;
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function receiver(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

test("a lead arrives as JSON, signed over the very bytes that were sent", async () => {
  let body = "";
  let headers: IncomingHttpHeaders = {};
  const url = await receiver(async (request, response) => {
    headers = request.headers;
    for await (const chunk of request) body += chunk;
    response.end();
  });
  await webhookCarrier({ url, secret }, now)(storedLead(), "delivery-1");

  expect(JSON.parse(body)).toMatchObject({ type: "lead.received", data: { email: "ana@example.com" } });
  expect(headers["webhook-id"]).toBe("delivery-1");
  expect(headers["webhook-timestamp"]).toBe("1790000000");
  const expected = createHmac("sha256", secret).update(`delivery-1.1790000000.${body}`).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
});

test.each([
  [500, false],
  [503, false],
  [408, false],
  [429, false],
  [400, true],
  [401, true],
  [404, true],
  [410, true],
])("%i: is it final? %s", async (status, isFinal) => {
  const url = await receiver((_request, response) => response.writeHead(status, { "retry-after": "120" }).end());
  await expect(webhookCarrier({ url, secret }, now)(storedLead(), "1")).rejects.toMatchObject({
    name: "Refusal",
    isFinal,
    retryAfterMs: 120_000,
  });
});

test("a redirect is refused and not followed", async () => {
  let followed = false;
  const elsewhere = await receiver((_request, response) => {
    followed = true;
    response.end();
  });
  const url = await receiver((_request, response) => response.writeHead(307, { location: elsewhere }).end());

  await expect(webhookCarrier({ url, secret }, now)(storedLead(), "1")).rejects.toMatchObject({
    isFinal: true,
  });
  expect(followed).toBe(false);
});

test("a receiver that is gone or silent is tried again later", async () => {
  const silent = await receiver(() => {});
  const later = { name: "Refusal", isFinal: false };
  await expect(webhookCarrier({ url: silent, secret, timeoutMs: 100 }, now)(storedLead(), "1")).rejects.toMatchObject(
    later,
  );
  await expect(webhookCarrier({ url: "http://127.0.0.1:1/", secret }, now)(storedLead(), "1")).rejects.toMatchObject(
    later,
  );
});

test("a secret is read in its usual form, and a weak one is refused", () => {
  expect(parseWebhookSecret(`whsec_${secret.toString("base64")}`)).toEqual(secret);
  expect(() => parseWebhookSecret("whsec_c2hvcnQ=")).toThrow(/24 to 64/);
  expect(() => parseWebhookSecret("not base64 at all, but long enough to pass for it")).toThrow();
});
