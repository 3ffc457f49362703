import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { mostConnections } from "./guard-connections.ts";
import { limits } from "./limits.ts";

let server: TestServer | undefined;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await server?.close();
  server = undefined;
});

/** A client that never hangs up by itself. */
function hold(port: number, ...texts: string[]): Socket {
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  client.on("error", () => {});
  client.resume();
  for (const text of texts) client.write(text);
  clients.push(client);
  return client;
}

const upgrade = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n";
const heldOpen = {
  "a silent one": [],
  "slow headers": ["GET / HTTP/1.1\r\nhost: x\r\n"],
  garbage: ["\x16\x03\x01 no request at all\r\n\r\n"],
  "a refused upgrade": [`GET /voice/none/transport HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n`],
};

const openOn = ({ app }: TestServer) =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

test.each(Object.entries(heldOpen))("%s held open by its client is freed all the same", async (_, texts) => {
  const started = await startTestServer();
  server = started;
  for (let count = 0; count < 5; count++) hold(started.port, ...texts);
  await expect.poll(() => openOn(started)).toBeGreaterThan(0);
  await expect.poll(() => openOn(started), { timeout: 20_000, interval: 200 }).toBe(0);
});

test.each(Object.entries(heldOpen))("%s does not hold up a stop", async (_, texts) => {
  const started = await startTestServer();
  hold(started.port, ...texts);
  await expect.poll(() => openOn(started)).toBe(1);
  await started.close();
  expect(await openOn(started)).toBe(0);
});

test("who does not take the answer does not hold up a stop", async () => {
  const started = await startTestServer();
  let waits = () => 0;
  started.app.server.on("connection", (socket) => {
    waits = () => socket.writableLength;
  });
  const client = connect({ port: started.port, host: "127.0.0.1" });
  clients.push(client);
  client.on("error", () => {});
  client.pause();
  client.write("GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n".repeat(2_000));
  await expect.poll(() => waits(), { timeout: 20_000 }).toBeGreaterThan(0);
  await started.close();
  expect(await openOn(started)).toBe(0);
});

test("the server's own limits are those of the table", async () => {
  const started = await startTestServer();
  server = started;
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = started.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: limits.headersMs.value,
    requestTimeout: limits.requestMs.value,
    keepAliveTimeout: limits.keptAliveMs.value,
    timeout: limits.stalledMs.value,
  });
  expect(maxConnections).toBeGreaterThanOrEqual(50);
  expect(maxConnections).toBeLessThanOrEqual(limits.connections.value);
});

test("one address has so many connections at once, and others are still answered", async () => {
  const started = await startTestServer({ TRUST_PROXY: "127.0.0.2" });
  server = started;
  let cut = 0;
  for (let count = 0; count < limits.connectionsPerVisitor.value + 10; count++)
    hold(started.port).on("end", () => (cut += 1));
  await expect.poll(() => cut, { timeout: 20_000 }).toBe(10);
  const other = connect({ port: started.port, host: "127.0.0.1", localAddress: "127.0.0.3" });
  clients.push(other);
  other.write("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  const answer = await new Promise<string>((resolve) => other.once("data", (data) => resolve(String(data))));
  expect(answer).toMatch(/^HTTP\/1.1 200/);
});

test("where the system gives few files, some stay free for the store", () => {
  expect(mostConnections(1_024)).toBe(874);
  expect(mostConnections(Number.POSITIVE_INFINITY)).toBe(limits.connections.value);
});
