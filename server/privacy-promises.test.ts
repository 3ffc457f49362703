import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { voicePaths } from "../contracts/call-numbers.ts";
import { webCall } from "../contracts/calls.ts";
import { fakeSpeech, tone } from "./calls/testing/fake-speech.ts";
import { joinCall, visitor } from "./calls/testing/join-call.ts";
import { readConfig } from "./config.ts";
import { statement } from "./database/query-builder.ts";
import { erasePerson } from "./leads/erase-person.ts";
import { correctPerson, findPerson } from "./leads/find-person.ts";
import { Refusal } from "./outbox/delivery.ts";
import { logDeliveries } from "./outbox/log-deliveries.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const policy = readFileSync("content/legal/privacy.md", "utf8");
const operating = readFileSync("docs/operating.md", "utf8");
const deploying = readFileSync("docs/deploy.md", "utf8");
let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Each test is named after the words that promise what it holds. */
function promise(words: string, hold: () => void | Promise<void>) {
  test(words, async () => {
    expect(policy).toContain(words);
    await hold();
  });
}

const json = { "content-type": "application/json" };
const logged = () => JSON.stringify(server?.log ?? []).toLowerCase();

promise("We keep names, email addresses, phone numbers and messages out of our logs.", async () => {
  server = await startTestServer();
  const post = (path: string, body: unknown, type = json) =>
    fetch(`${server?.url}${path}`, { method: "POST", headers: type, body: JSON.stringify(body) });
  await server.get("/zanzibar/555-010-4477?name=zanzibar");
  await server.get("/voice/call/zanzibar");
  await post("/contact", {
    "first-name": "Zanzibar",
    "last-name": "Z",
    email: "z@zanzibar.example",
    message: "Zanzibar",
  });
  await post("/contact", { "first-name": "Zanzibar" });
  await post("/api/errors", {
    message: "Zanzibar is not defined",
    stack: "at zanzibar.js:1:1",
    path: "/zanzibar",
  });
  const breach = { "blocked-uri": "https://zanzibar.example", "document-uri": "https://x.example/zanzibar" };
  await post("/api/csp", {
    "csp-report": { ...breach, "violated-directive": "zanzibar", disposition: "zanzibar" },
  });
  const deliveries = logDeliveries(server.services.log, server.services.metrics);
  const row = { id: "1", lead_id: "2", refusals: 0 };
  const refusal = new Refusal("The mail server refused: 550 5.1.1 EENVELOPE");
  deliveries.finished?.(
    "sales-mail",
    "dead",
    { row } as Parameters<NonNullable<typeof deliveries.finished>>[2],
    refusal,
  );

  await expect.poll(() => server?.log.length ?? 0, { timeout: 10_000 }).toBeGreaterThanOrEqual(6);
  expect(logged()).not.toContain("zanzibar");
  expect(logged()).not.toContain("4477");
});

promise("it may send us a short error report with personal details removed", async () => {
  server = await startTestServer();
  const report = { message: "TypeError: zanzibar", stack: "at z (/assets/main-abc.js:1:2)", path: "/talk" };
  await fetch(`${server.url}/api/errors`, { method: "POST", headers: json, body: JSON.stringify(report) });
  expect(logged()).toContain("typeerror in the page");
  expect(logged()).not.toContain("zanzibar");
});

promise("We set no cookies.", async () => {
  server = await startTestServer();
  for (const path of ["/", "/talk", "/voice/status", "/nowhere"])
    expect((await server.get(path)).headers.get("set-cookie")).toBeNull();
});

promise("We do not store the sound.", async () => {
  const { speech } = fakeSpeech({ hears: ["She fell."] });
  const started = await startTestServer({}, undefined, { status: () => "ready", speech: () => speech });
  server = started;
  const ana = visitor(started.url);
  const call = v.parse(webCall, await (await ana.openCall()).json());
  const line = await joinCall(started.url, call.webCallUrl);
  const sound = Buffer.from(tone(400).buffer);
  for (let at = 0; at < sound.length; at += 640) line.socket.send(sound.subarray(at, at + 640));
  await ana.post(voicePaths.endCall(call.id), { callToken: call.callToken });
  await line.closed();
  const files = readdirSync(started.dataDir, { recursive: true, encoding: "utf8" }).map((name) =>
    join(started.dataDir, name),
  );
  for (const file of files.filter((name) => statSync(name).isFile()))
    expect(readFileSync(file).includes(sound.subarray(640, 960)), file).toBe(false);
});

promise("We use the network address to limit spam and misuse.", async () => {
  const started = await startTestServer({ TRUST_PROXY: "127.0.0.1", LEAD_RATE_LIMIT: "1/10m" });
  server = started;
  const lead = (name: string) =>
    fetch(`${started.url}/api/contact`, {
      method: "POST",
      headers: { ...json, "x-forwarded-for": "203.0.113.77" },
      body: JSON.stringify({ name, email: "a@example.com", subject: "s", message: "m" }),
    });
  expect([(await lead("a")).status, (await lead("b")).status]).toEqual([201, 429]);
  const files = readdirSync(started.dataDir).filter((name) => name.startsWith("tendwell.db"));
  for (const file of files)
    expect(readFileSync(join(started.dataDir, file)).includes("203.0.113.77")).toBe(false);
  expect(logged()).not.toContain("203.0.113.77");
});

promise("| Messages from the forms, and the email address given in the demo | 24 months |", () => {
  expect(readConfig({}).retention.leadMonths).toBe(24);
});
promise("| Messages held as spam | 30 days |", () => {
  expect(readConfig({}).retention.spamDays).toBe(30);
});
promise("| Text of a demo call and its report | 30 days |", () => {
  expect(readConfig({}).retention.callDays).toBe(30);
});
promise("| Technical logs | Up to 90 days |", () => {
  expect(readConfig({ LOG_DIR: "logs" }).logFiles).toEqual({ folder: "logs", keepDays: 90 });
  expect(operating).toContain("KEEP_LOGS_DAYS");
  expect(deploying).toContain("MaxRetentionSec=90day");
});

promise("The site loads no scripts from advertisers.", async () => {
  server = await startTestServer();
  const rules = (await server.get("/")).headers.get("content-security-policy") ?? "";
  expect(/script-src ([^;]*)/.exec(rules)?.[1]).toBe("'self'");
});

promise("If an outside voice service runs the call, the demo page says so before you start.", async () => {
  const hosted = { VOICE_PROVIDER: "vapi", VAPI_PRIVATE_KEY: "key", VAPI_ASSISTANT_ID: "a1" };
  const model = { LLM_BASE_URL: "https://model.example/v1", LLM_MODEL: "small" };
  server = await startTestServer({ ...hosted, ...model });
  const status = await (await server.get("/voice/status")).json();
  expect(status).toMatchObject({ hosted: true, sound: { heardBy: "provider", isRecorded: false } });
  // No call asks the model: only the command line does.
  expect(status).not.toHaveProperty("languageModel");
});

async function withMessage() {
  const started = await startTestServer();
  server = started;
  const body = { name: "Ana", email: "ana@example.com", subject: "Beds", message: "zanzibar" };
  await fetch(`${started.url}/api/contact`, { method: "POST", headers: json, body: JSON.stringify(body) });
  return started.services.db;
}

promise("- tell you what we have about you, and give you a copy you can take elsewhere", async () => {
  const db = await withMessage();
  expect((await findPerson(db, "Ana@example.com")).leads).toMatchObject([{ message: "zanzibar" }]);
});

promise("- correct it", async () => {
  const db = await withMessage();
  await correctPerson(db, "ana@example.com", { name: "Ana Rivera" });
  expect((await findPerson(db, "ana@example.com")).leads).toMatchObject([{ name: "Ana Rivera" }]);
});

promise("- erase it", async () => {
  const db = await withMessage();
  await erasePerson(db, "ana@example.com", Date.now());
  const dataDir = server?.dataDir ?? "";
  const files = readdirSync(dataDir).filter((name) => name.startsWith("tendwell.db"));
  for (const file of files) expect(readFileSync(join(dataDir, file)).includes("zanzibar"), file).toBe(false);
});

promise("| A note that we erased someone’s data | As long as we need to show that we did |", async () => {
  const db = await withMessage();
  await erasePerson(db, "ana@example.com", Date.now());
  const [note] = await db.read(statement(db.build.selectFrom("erasures").selectAll()));
  expect(note).toMatchObject({ leads: 1 });
  expect(JSON.stringify(note)).not.toContain("ana");
});
