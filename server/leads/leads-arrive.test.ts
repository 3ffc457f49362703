import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { startSmtpReceiver } from "../mail/testing/smtp-receiver.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const ana = {
  "first-name": "Ana",
  "last-name": "Rivera",
  email: "ana@example.com",
  message: "Forty beds, 555-867-5309",
};
const json = { "content-type": "application/json" };
vi.setConfig({ testTimeout: 20_000 });
let server: TestServer;
afterEach(() => server.close());

const post = (lead: object) =>
  fetch(`${server.url}/contact`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(lead),
  });

test("with nothing set, a lead becomes two mails in a folder, and the log says where", async () => {
  server = await startTestServer();
  const response = await post(ana);
  const { id } = await response.json();
  const folder = join(server.dataDir, "mail");

  expect(response.status).toBe(201);
  await expect.poll(() => readdirSync(folder).sort()).toEqual([`${id}.receipt.eml`, `${id}.sales.eml`]);
  expect(readFileSync(join(folder, `${id}.sales.eml`), "utf8")).toContain("Forty beds");
  await expect.poll(() => server.log.map(({ file }) => file)).toContain(join(folder, `${id}.sales.eml`));
});

test("no word of a visitor reaches the log, and each request leaves one line", async () => {
  server = await startTestServer();
  await post(ana);
  await post({ ...ana, email: "not ana@example.com" });
  await post({ ...ana, "leave-this-empty": "x", message: "Call 555 867 5309" });
  await expect.poll(() => server.log.filter(({ msg }) => msg === "Delivered")).toHaveLength(2);

  const log = JSON.stringify(server.log);
  for (const word of ["Ana", "Rivera", "ana@", "Forty", "5309"]) expect(log).not.toContain(word);
  expect(server.log.filter(({ path }) => path === "/contact")).toHaveLength(3);
});

test("a mail server that comes back gets what waited, while visitors never noticed", async () => {
  const smtp = await startSmtpReceiver();
  smtp.script.push("421", "421");
  server = await startTestServer({ SMTP_URL: smtp.url });
  expect((await post(ana)).status).toBe(201);
  await expect.poll(() => server.log.filter(({ msg }) => /try again/.test(String(msg)))).toHaveLength(2);

  const { db } = server.services;
  await db.transact([{ sql: "update outbox set due_at = 0", parameters: [] }]);
  db.wake();
  await expect
    .poll(() => smtp.mailbox.flatMap(({ to }) => to).sort())
    .toEqual(["ana@example.com", "hello@example.com"]);
  await server.close();
  await smtp.stop();
});

test("a page of another site cannot make a visitor's browser write to us", async () => {
  server = await startTestServer();
  // fetch sets some of these headers itself, and differently from one Node to the next.
  const from = async (headers: Record<string, string>) =>
    (await server.app.inject({ method: "POST", url: "/contact", headers, payload: ana })).statusCode;
  expect(await from({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await from({ origin: "https://evil.example" })).toBe(403);
  expect(await from({ origin: "http://care.example", host: "care.example" })).toBe(201);
});

test("the limit bites by default, at the sixth lead of a visitor", async () => {
  server = await startTestServer();
  const statuses = [];
  for (const message of "123456") statuses.push((await post({ ...ana, message })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test("it reports itself ready", async () => {
  server = await startTestServer();
  await expect.poll(async () => (await server.get("/readyz")).status).toBe(200);
  expect(await (await server.get("/metrics")).text()).toContain("tendwell_commit_seconds");
});
