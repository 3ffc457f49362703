import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { begin } from "../../assistant/converse/state.ts";
import { hostedProvider } from "../../contracts/hosted-voice.ts";
import { statement } from "../database/query-builder.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { runCommand } from "./testing/run-command.ts";

const secret = "zanzibar";
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** Beside the running server, as an operator does it. */
const operator = (...words: string[]) => runCommand(words, { env: { DATA_DIR: server.dataDir } });

async function leaveTraces(email: string, word: string) {
  const { recordLead, calls, db } = server.services;
  const lead = {
    ...({ form: "contact", language: "en", name: `Ana ${word}`, firstName: null, lastName: null } as const),
    ...{ email, facility: "Maple Court", role: "", subject: word, consentVersion: "v1" },
    message: `${word} `.repeat(400),
  };
  const recorded = await recordLead({ lead, holdReason: null }, Date.now());
  const leadId = "id" in recorded ? recorded.id : "";
  const id = `call-of-${word}`;
  await calls.calls.begin(
    {
      ...({
        id,
        leadId,
        type: "webCall",
        provider: hostedProvider,
        providerCallId: id,
        assistantId: "a",
      } as const),
      ...{ email, setting: "nursing_home", variables: { email, note: word }, tokenHash: "hash" },
    },
    Date.now(),
  );
  await calls.calls.end(id, "customer-ended-call", Date.now(), {
    report: {
      type: "end-of-call-report",
      endedReason: "customer-ended-call",
      artifact: { messages: [{ role: "user", message: `${word} fell. `.repeat(900) }] },
    },
    findings: {
      state: { ...begin({ id, now: "2026-11-15T02:20" }), turns: [{ text: word, by: "speech" }] },
      reports: [],
      summary: word,
    },
  });
  const body = JSON.stringify({ transcript: `${word} `.repeat(500) });
  await calls.calls.noteEvent({ id: `e-${word}`, callId: id, type: "transcript", body }, Date.now());
  const strayEvent = { id: `s-${word}`, callId: null, type: "transcript", body: `{"email":"${email}"}` };
  await calls.calls.noteEvent(strayEvent, Date.now());
  const folder = join(server.dataDir, "mail");
  mkdirSync(folder, { recursive: true });
  for (const kind of ["report", "code"]) writeFileSync(join(folder, `${id}.${kind}.eml`), `To: ${email}\n\n${word}`);
  await expect.poll(async () => (await deliveries()).every(({ state }) => state === "sent")).toBe(true);
  return { leadId, id };
  async function deliveries() {
    return db.read(statement(db.build.selectFrom("outbox").selectAll()));
  }
}

/** Where a word can still be read, in any file that is kept. */
function filesWith(word: string): string[] {
  return readdirSync(server.dataDir, { recursive: true, encoding: "utf8" }).filter((name) => {
    const file = join(server.dataDir, name);
    return statSync(file).isFile() && readFileSync(file).toString("latin1").toLowerCase().includes(word);
  });
}

test("an erased person is gone from the store, its journal, later backups, mails and events of calls", async () => {
  await leaveTraces(`ana@${secret}.example`, secret);
  await leaveTraces("ben@example.com", "madagascar");
  expect(filesWith(secret).length).toBeGreaterThan(2);

  const unsure = await operator("person", "erase", "--email", `ana@${secret}.example`);
  expect([unsure.code, unsure.err]).toEqual([2, expect.stringContaining("1 calls")]);
  const done = await operator("person", "erase", "--email", `Ana@${secret}.example`, "--yes", "--json");
  expect(JSON.parse(done.out)).toEqual({ leads: 1, calls: 1, deliveries: 2, events: 2, mails: 4 });
  await operator("backup", join(server.dataDir, "copy.db"));

  expect(filesWith(secret)).toEqual([]);
  expect(filesWith("madagascar")).toContain("copy.db");
});

test("what is shown and given as a copy is all there is, words of calls and mails too", async () => {
  const { leadId, id } = await leaveTraces("ana@example.com", secret);
  const shown = await operator("person", "show", "--email", "ana@example.com", "--json");
  expect(JSON.parse(shown.out)).toEqual({ leads: 1, calls: 1, deliveries: 2, events: 2, mails: 4 });
  const table = await operator("person", "show", "--email", "ana@example.com");
  expect(table.out).toContain(leadId);
  expect(table.out).toContain(`${id}.report.eml`);

  const file = join(server.dataDir, "copy.json");
  expect((await operator("person", "export", "--email", "ana@example.com", "--out", file)).code).toBe(0);
  const copy = JSON.parse(readFileSync(file, "utf8"));
  expect(copy.leads[0]).toMatchObject({ message: expect.stringContaining(secret) });
  expect(copy.calls[0].transcript[0].message).toContain(secret);
  expect(copy.events[0].body.transcript).toContain(secret);
  expect(copy.mails).toHaveLength(4);
  expect(JSON.stringify(copy)).not.toContain("token_hash");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("what a person told about themselves can be put right", async () => {
  await leaveTraces("ana@example.com", secret);
  const right = ["--name", "Ana Rivera", "--new-email", "ana.rivera@example.com"];
  const done = await operator("person", "correct", "--email", "ana@example.com", ...right, "--json");
  expect(JSON.parse(done.out)).toEqual({ leads: 1, calls: 1 });

  expect((await operator("person", "export", "--email", "ana@example.com")).code).toBe(1);
  const copy = JSON.parse((await operator("person", "export", "--email", "ana.rivera@example.com")).out);
  expect(copy.leads[0]).toMatchObject({ name: "Ana Rivera", email: "ana.rivera@example.com" });
  expect(copy.calls[0].variables).toMatchObject({ email: "ana.rivera@example.com" });
});

test("nobody is shown, copied, corrected or erased by half an address", async () => {
  for (const verb of ["show", "export", "correct", "erase"])
    expect((await operator("person", verb, "--email", "ana")).code).toBe(2);
  expect(existsSync(join(server.dataDir, "mail"))).toBe(false);
});
