import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { unwrap } from "../content/testing/unwrap.ts";
import { voicePaths } from "../contracts/call-numbers.ts";
import { webCall } from "../contracts/calls.ts";
import { startVapiStandIn } from "./calls/providers/vapi/testing/stand-in.ts";
import { codeIn } from "./calls/testing/code-in.ts";
import { fakeSpeech, tone } from "./calls/testing/fake-speech.ts";
import { joinCall, visitor } from "./calls/testing/join-call.ts";
import { readConfig } from "./config.ts";
import { statement } from "./database/query-builder.ts";
import { enforceRetention } from "./leads/enforce-retention.ts";
import { eraseAgain } from "./leads/erase-again.ts";
import { erasePerson } from "./leads/erase-person.ts";
import { correctPerson, findPerson } from "./leads/find-person.ts";
import { eraseMails } from "./mail/erase-mails.ts";
import { createSentryForwarder } from "./observe/sentry.ts";
import { Refusal } from "./outbox/delivery.ts";
import { logDeliveries } from "./outbox/log-deliveries.ts";
import { heldElsewhere, keptByPeople, told } from "./testing/kept-by-people.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const policy = unwrap(readFileSync("content/legal/privacy.md", "utf8"));
const inSpanish = unwrap(readFileSync("content/legal/privacy.es.md", "utf8"));
const operating = unwrap(readFileSync("docs/operating.md", "utf8"));
const deploying = unwrap(readFileSync("docs/deploy.md", "utf8"));
let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const held: string[] = [];

/** Each test is named after the words that promise what it holds; the Spanish policy, which is shorter, has its own. */
function promise(words: string, hold: () => void | Promise<void>, spanish = "") {
  held.push(words);
  test(words, async () => {
    expect(policy).toContain(words);
    expect(inSpanish).toContain(spanish);
    await hold();
  });
}

function filesWith({ dataDir }: TestServer, bytes: string | Buffer): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .map((name) => join(dataDir, name))
    .filter((file) => statSync(file).isFile() && readFileSync(file).includes(bytes));
}

const json = { "content-type": "application/json" };
const logged = () => JSON.stringify(server?.log ?? []).toLowerCase();

promise(
  "We keep names, email addresses, phone numbers and messages out of our logs.",
  async () => {
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
    const breach = {
      "blocked-uri": "https://zanzibar.example",
      "document-uri": "https://x.example/zanzibar",
    };
    await post("/api/csp", {
      "csp-report": { ...breach, "violated-directive": "zanzibar", disposition: "zanzibar" },
    });
    const deliveries = logDeliveries(server.services.log, server.services.metrics);
    const row = { id: "1", lead_id: "2", refusals: 0 };
    const refusal = new Refusal("The mail server refused: 550 5.1.1 EENVELOPE");
    type Claim = Parameters<NonNullable<typeof deliveries.finished>>[2];
    deliveries.finished?.("sales-mail", "dead", { row } as Claim, refusal);

    await expect.poll(() => server?.log.length ?? 0).toBeGreaterThanOrEqual(6);
    expect(logged()).not.toContain("zanzibar");
    expect(logged()).not.toContain("4477");
  },
  "Los nombres, correos, teléfonos y mensajes no entran en nuestros registros.",
);

promise("it may send us a short error report with personal details removed", async () => {
  server = await startTestServer();
  const report = { message: "TypeError: zanzibar", stack: "at z (/assets/main-abc.js:1:2)", path: "/talk" };
  await fetch(`${server.url}/api/errors`, { method: "POST", headers: json, body: JSON.stringify(report) });
  expect(logged()).toContain("typeerror in the page");
  expect(logged()).not.toContain("zanzibar");
});

promise(
  "We set no cookies.",
  async () => {
    server = await startTestServer();
    for (const path of ["/", "/talk", "/voice/status", "/nowhere"])
      expect((await server.get(path)).headers.get("set-cookie")).toBeNull();
  },
  "No usamos cookies",
);

async function soundIsNotKept() {
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
  expect(filesWith(started, sound.subarray(640, 960))).toEqual([]);
}

promise("We do not store the sound.", soundIsNotKept, "No guardamos el sonido");
promise("| Sound of a demo call | Not kept |", soundIsNotKept);

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
  for (const file of files) expect(readFileSync(join(started.dataDir, file)).includes("203.0.113.77")).toBe(false);
  expect(logged()).not.toContain("203.0.113.77");
});

promise(
  "| Messages from the forms, and the email address given in the demo | 24 months |",
  () => {
    expect(readConfig({}).retention.leadMonths).toBe(24);
  },
  "| Mensajes de los formularios y correo de la demostración | 24 meses |",
);
promise(
  "| Messages held as spam | 30 days |",
  () => {
    expect(readConfig({}).retention.spamDays).toBe(30);
  },
  "| Mensajes retenidos como spam | 30 días |",
);
promise(
  "| Text of a demo call and its report | 30 days |",
  () => {
    expect(readConfig({}).retention.callDays).toBe(30);
  },
  "| Texto y reporte de una demostración, si se dio un correo | 30 días |",
);
promise(
  "| Technical logs | Up to 90 days |",
  () => {
    expect(readConfig({ LOG_DIR: "logs" }).logFiles).toEqual({ folder: "logs", keepDays: 90 });
    expect(operating).toContain("KEEP_LOGS_DAYS");
    expect(deploying).toContain("MaxRetentionSec=90day");
  },
  "| Registros técnicos | Hasta 90 días |",
);

promise("we do not follow you across other sites", async () => {
  server = await startTestServer();
  const { headers } = await server.get("/");
  const rules = headers.get("content-security-policy") ?? "";
  // Nothing is fetched from, sent to or framed by anybody else, so nobody else could see the visit.
  expect(rules).toMatch(/default-src '(?:self|none)'/);
  expect(rules).not.toMatch(/https?:|wss?:/);
  expect(rules).toMatch(/frame-ancestors 'none'/);
  expect(headers.get("set-cookie")).toBeNull();
});

promise("The site loads no scripts from advertisers.", async () => {
  server = await startTestServer();
  const rules = (await server.get("/")).headers.get("content-security-policy") ?? "";
  expect(/script-src ([^;]*)/.exec(rules)?.[1]).toBe("'self'");
});

promise(
  "If an outside voice service runs the call, the demo page says so before you start.",
  async () => {
    const hosted = { VOICE_PROVIDER: "vapi", VAPI_PRIVATE_KEY: "key", VAPI_ASSISTANT_ID: "a1" };
    server = await startTestServer(hosted);
    const status = await (await server.get("/voice/status")).json();
    expect(status).toMatchObject({ hosted: true, sound: { heardBy: "provider", isRecorded: false } });
  },
  "Si se usa un servicio de voz externo, la página lo dice antes de empezar.",
);

async function withMessage() {
  const started = await startTestServer();
  server = started;
  const body = { name: "Ana", email: "ana@example.com", subject: "Beds", message: "zanzibar" };
  await fetch(`${started.url}/api/contact`, { method: "POST", headers: json, body: JSON.stringify(body) });
  return started.services.db;
}

promise(
  "- tell you what we have about you, and give you a copy you can take elsewhere",
  async () => {
    const db = await withMessage();
    expect((await findPerson(db, "Ana@example.com")).leads).toMatchObject([{ message: "zanzibar" }]);
  },
  "Puede pedirnos ver, copiar, corregir o borrar sus datos",
);

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

/** A typed call that was told of a fall in Zanzibar, and is over. */
async function endedCall(started: TestServer, email: string) {
  const guest = visitor(started.url, email);
  const call = v.parse(webCall, await (await guest.openCall({ typedOnly: "true" })).json());
  const line = await joinCall(started.url, call.webCallUrl);
  line.type("Mr. K fell in Zanzibar.");
  await line.until(() => line.view()?.reports.length === 1);
  line.send({ type: "end-call" });
  await line.closed();
  return { guest, call };
}

async function nothingIsKept() {
  const started = await startTestServer();
  server = started;
  await endedCall(started, "");
  expect(filesWith(started, "Zanzibar")).toEqual([]);
  expect(logged()).not.toContain("zanzibar");
}

promise("| Words typed without an email address, and their report | Until the conversation ends |", nothingIsKept);
promise(
  "Then we keep nothing: your words and the report are forgotten when the conversation ends.",
  nothingIsKept,
  "sin él, sus palabras y el reporte se olvidan al terminar la conversación y no guardamos nada",
);

promise(
  "If you ask for a report by email, we first send a code to the address you gave.",
  async () => {
    const started = await startTestServer();
    server = started;
    const { guest, call } = await endedCall(started, "ana@example.com");
    const mail = (kind: string) => join(started.dataDir, "mail", `${call.id}.${kind}.eml`);
    await expect.poll(async () => (await started.services.calls.calls.find(call.id))?.status).toBe("ended");
    await guest.post(voicePaths.emailReport(call.id), {}, call.callToken);
    expect([existsSync(mail("code")), existsSync(mail("report"))]).toEqual([true, false]);
    // We send the report once you have typed that code.
    await guest.post(voicePaths.confirmReport(call.id), { code: codeIn(mail("code")) }, call.callToken);
    await expect.poll(() => existsSync(mail("report"))).toBe(true);
  },
  "primero le enviamos un código a la dirección que dio; el reporte sale cuando usted escribe ese código",
);
held.push("We send the report once you have typed that code.");

promise(
  "which version of the consent wording you saw",
  async () => {
    const db = await withMessage();
    const [lead] = await db.read(statement(db.build.selectFrom("leads").select("consent_version")));
    expect(lead?.consent_version).toMatch(/^\d{4}-\d\d-\d\d/);
  },
  "qué texto de consentimiento vio",
);

promise(
  "It receives technical errors, with names, addresses and messages removed.",
  async () => {
    server = await startTestServer();
    const { log } = server.services;
    const sent = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response("{}"));
    const dsn = "https://key@errors.example.com/42";
    const forward = createSentryForwarder({ dsn, log, now: () => new Date(), fetch: sent as typeof fetch });
    const message = "no lead for ana@zanzibar.example, call 415-555-0100";
    await forward({ type: "Error", message, where: "handler", source: "server", path: "/contact" });
    expect(String(sent.mock.calls[0]?.[1]?.body)).not.toMatch(/zanzibar|555-0100/);
  },
  "(sin nombres ni mensajes)",
);

promise("Where it lets us, we switch off its recording and keep your words out of its training.", async () => {
  const standIn = await startVapiStandIn();
  const hosted = { VOICE_PROVIDER: "vapi", VAPI_PRIVATE_KEY: standIn.key, VAPI_ASSISTANT_ID: "a1" };
  server = await startTestServer({ ...hosted, VAPI_BASE_URL: standIn.baseUrl });
  await visitor(server.url).openCall();
  const { assistantOverrides } = JSON.parse(standIn.asked[0]?.body ?? "");
  expect(assistantOverrides.artifactPlan).toEqual({
    recordingEnabled: false,
    videoRecordingEnabled: false,
  });
  await standIn.stop();
});

promise("After that the data is deleted.", async () => {
  const db = await withMessage();
  const later = new Date();
  later.setUTCMonth(later.getUTCMonth() + 24, later.getUTCDate() + 1);
  const gone = await enforceRetention(db, readConfig({}).retention, later.getTime());
  expect(gone.leads).toHaveLength(1);
});

promise(
  "They expire on a schedule, within 35 days.",
  () => {
    expect(deploying).toContain("delete copies older than 35 days");
  },
  "| Copias de seguridad | Hasta 35 días |",
);

promise("If we ever restore one, we delete again what had been erased.", async () => {
  const db = await withMessage();
  const email_hash = createHash("sha256").update("ana@example.com").digest("hex");
  await eraseAgain(db, [{ id: "noted in the store that was replaced", email_hash }], Date.now());
  expect((await findPerson(db, "ana@example.com")).leads).toEqual([]);
  expect(operating).toMatch(/after a restore erase the same people again/);
});

promise("we delete our own copies along with the rest", async () => {
  const db = await withMessage();
  const folder = join(server?.dataDir ?? "", "mail");
  await expect.poll(() => existsSync(folder) && readdirSync(folder).length).toBe(2);
  const { leads } = await erasePerson(db, "ana@example.com", Date.now());
  await eraseMails(folder, leads);
  expect(readdirSync(folder)).toEqual([]);
});

promise("Data travels to us over an encrypted connection.", async () => {
  server = await startTestServer({ TRUST_PROXY: "127.0.0.1" });
  const answer = await server.get("/", { "x-forwarded-proto": "https" });
  expect(answer.headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
});

test("every promise of the policy has its test, or is one that people keep", () => {
  for (const [words, file] of Object.entries(heldElsewhere)) expect(readFileSync(file, "utf8")).toContain(words);
  const known = [...held, ...Object.keys({ ...heldElsewhere, ...keptByPeople }), ...told];
  const sentences = policy
    .slice(policy.indexOf("## 2."))
    .replaceAll("**", "")
    .split("\n")
    .filter((line) => !line.startsWith("|") && !line.startsWith("#"))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => /\bwe\b/i.test(sentence));
  const forgotten = sentences.filter((sentence) => !known.some((words) => sentence.includes(words)));
  expect(forgotten).toEqual([]);
  const rows = policy.split("\n").filter((line) => /^\| .* \| .*(month|day|kept|ends|long)/i.test(line));
  expect(rows.filter((row) => !held.includes(row) && !row.startsWith("| Data "))).toEqual([]);
});
