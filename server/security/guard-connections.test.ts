import { connect, type Socket } from "node:net";
import { expect, type TestContext, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { mostConnections } from "./guard-connections.ts";
import { limits } from "./limits.ts";

/** A client that never hangs up by itself, until the test is over. */
function hold({ onTestFinished }: TestContext, port: number, ...texts: string[]): Socket {
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  client.on("error", () => {});
  client.resume();
  for (const text of texts) client.write(text);
  onTestFinished(() => void client.destroy());
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

// Each takes a server of its own and mostly waits, so they wait together, each with an `expect` of its own.
test.concurrent.for(Object.entries(heldOpen))(
  "%s held open by its client is freed all the same",
  async ([, texts], context) => {
    // The limits of the table are held below; a connection is freed by the same rule when they are short.
    const server = await startTestServer({}, ({ server }) =>
      Object.assign(server, { headersTimeout: 400, requestTimeout: 500 }),
    );
    context.onTestFinished(server.close);
    for (let count = 0; count < 5; count++) hold(context, server.port, ...texts);
    await context.expect.poll(() => openOn(server)).toBeGreaterThan(0);
    await context.expect.poll(() => openOn(server)).toBe(0);
  },
);

test.concurrent.for(Object.entries(heldOpen))("%s does not hold up a stop", async ([, texts], context) => {
  const server = await startTestServer();
  hold(context, server.port, ...texts);
  await context.expect.poll(() => openOn(server)).toBe(1);
  await server.close();
  context.expect(await openOn(server)).toBe(0);
});

test("who does not take the answer does not hold up a stop", async ({ onTestFinished }) => {
  // More in one answer than a system takes off a server's hands.
  const server = await startTestServer({}, (app) => app.get("/much", () => "x".repeat(32 * 2 ** 20)));
  let waits = () => 0;
  server.app.server.on("connection", (socket) => {
    waits = () => socket.writableLength;
  });
  const client = connect({ port: server.port, host: "127.0.0.1" });
  onTestFinished(() => void client.destroy());
  client.on("error", () => {});
  client.pause();
  client.write("GET /much HTTP/1.1\r\nhost: x\r\n\r\n".repeat(2));
  await expect.poll(() => waits()).toBeGreaterThan(0);
  await server.close();
  expect(await openOn(server)).toBe(0);
});

test("the server's own limits are those of the table", async ({ onTestFinished }) => {
  const server = await startTestServer();
  onTestFinished(server.close);
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = server.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: limits.headersMs.value,
    requestTimeout: limits.requestMs.value,
    keepAliveTimeout: limits.keptAliveMs.value,
    timeout: limits.stalledMs.value,
  });
  expect(maxConnections).toBeGreaterThanOrEqual(50);
  expect(maxConnections).toBeLessThanOrEqual(limits.connections.value);
});

test("one address has so many connections at once, and others are still answered", async (context) => {
  const server = await startTestServer({ TRUST_PROXY: "127.0.0.2" });
  context.onTestFinished(server.close);
  let cut = 0;
  for (let count = 0; count < limits.connectionsPerVisitor.value + 10; count++)
    hold(context, server.port).on("end", () => (cut += 1));
  await expect.poll(() => cut).toBe(10);
  const other = connect({ port: server.port, host: "127.0.0.1", localAddress: "127.0.0.3" });
  context.onTestFinished(() => void other.destroy());
  other.write("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  const answer = await new Promise<string>((resolve) => other.once("data", (data) => resolve(String(data))));
  expect(answer).toMatch(/^HTTP\/1.1 200/);
});

test("where the system gives few files, some stay free for the store", () => {
  expect(mostConnections(1_024)).toBe(874);
  expect(mostConnections(Number.POSITIVE_INFINITY)).toBe(limits.connections.value);
});
