import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newestLeads } from "../leads/browse-leads.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { runCommand } from "./testing/run-command.ts";

const operator = async (dataDir: string, ...words: string[]) =>
  (await runCommand(words, { env: { DATA_DIR: dataDir } })).code;

async function leaveLead({ url }: TestServer, number: number): Promise<string> {
  const body = { "first-name": "Ana", "last-name": `No. ${number}`, email: `ana${number}@example.com` };
  const answer = await fetch(`${url}/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const idsIn = async (server: TestServer) => (await newestLeads(server.services.db, {}, 10_000)).map(({ id }) => id);

test("the machine is lost; from its last backup a new one goes on with every lead and every mail", async () => {
  const home = mkdtempSync(join(tmpdir(), "drill-"));
  const settings = { LEAD_RATE_LIMIT: "off" };
  // A mail server that does not answer: what it owes must leave from the new machine.
  const lost = await startTestServer({ ...settings, SMTP_URL: "smtp://127.0.0.1:1" });
  const before = await Promise.all(Array.from({ length: 50 }, (_, number) => leaveLead(lost, number)));
  const meanwhile = Promise.all(Array.from({ length: 200 }, (_, number) => leaveLead(lost, 100 + number)));
  const copy = join(home, "backup.db");
  expect(await operator(lost.dataDir, "backup", copy)).toBe(0);
  const all = [...before, ...(await meanwhile)];
  await lost.close();

  const dataDir = join(home, "new", "data");
  expect(await operator(dataDir, "restore", copy)).toBe(0);
  const found = await startTestServer({ ...settings, DATA_DIR: dataDir });
  const kept = await idsIn(found);
  expect(kept).toEqual(expect.arrayContaining(before));
  expect(all).toEqual(expect.arrayContaining(kept));

  await found.services.db.transact([{ sql: "update outbox set due_at = 0, lease = null", parameters: [] }]);
  await leaveLead(found, 1000);
  await expect
    .poll(() => new Set(readdirSync(join(dataDir, "mail")).map((file) => file.slice(0, 36))).size)
    .toBe(kept.length + 1);
  await found.close();
  rmSync(home, { recursive: true, force: true });
});

test("whoever was erased after a backup is erased again when it is restored, and nobody else", async () => {
  const home = mkdtempSync(join(tmpdir(), "again-"));
  const copy = join(home, "backup.db");
  const running = await startTestServer({ LEAD_RATE_LIMIT: "off", DATA_DIR: join(home, "data") });
  const erase = (number: number) =>
    operator(join(home, "data"), "person", "erase", "--email", `ana${number}@example.com`, "--yes");
  await leaveLead(running, 1);
  expect(await erase(1)).toBe(0);
  const back = await Promise.all([leaveLead(running, 1), leaveLead(running, 2)]);
  await leaveLead(running, 3);
  expect(await operator(join(home, "data"), "backup", copy)).toBe(0);
  expect(await erase(3)).toBe(0);
  await running.close();

  expect(await operator(join(home, "data"), "restore", copy)).toBe(0);
  const found = await startTestServer({ DATA_DIR: join(home, "data") });
  // Who wrote again after an erasure that the backup knows of is kept.
  expect((await idsIn(found)).sort()).toEqual(back.sort());
  await found.close();
  expect(readFileSync(join(home, "data", "tendwell.db")).includes("ana3@example.com")).toBe(false);
  rmSync(home, { recursive: true, force: true });
});
