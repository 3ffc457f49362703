import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import type { Database } from "../database/database.ts";
import { type DatabaseSettings, openDatabase } from "../database/open-database.ts";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { createDatabase } from "../database/testing/create-database.ts";
import { leadRecorder } from "../leads/record-lead.ts";
import { ana } from "../leads/testing/ana.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./testing/run-command.ts";

const now = 1_790_000_000_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "operator-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const operator = (command: string, env: Record<string, string> = {}, width?: number) =>
  runCommand(command.split(" ").filter(Boolean), {
    env: { DATA_DIR: folder, ...env },
    now: () => now,
    width,
  });

async function keep(db: Database, message: string, held = false) {
  const record = leadRecorder(db, { rate: "off", channels: ["sales-mail", "visitor-receipt"] });
  const recorded = await record({ lead: { ...ana, message }, holdReason: held ? "trap-filled" : null }, now);
  return "id" in recorded ? recorded.id : "";
}

const envFor = (settings: DatabaseSettings): Record<string, string> =>
  settings.kind === "postgres" ? { DATABASE_URL: settings.url } : { DATA_DIR: settings.file.replace(/\/[^/]*$/, "") };

async function fill(settings: DatabaseSettings, work: (db: Database) => Promise<void>) {
  const db = await openDatabase(settings);
  await work(db);
  await db.close();
}

onBothEngines((store) => {
  let settings: DatabaseSettings;
  let env: Record<string, string>;
  beforeEach(async () => {
    settings =
      store.engine === "postgres" ? await store.settings() : { kind: "sqlite", file: join(folder, "tendwell.db") };
    env = envFor(settings);
  });

  test("leads are listed, shown and exported, held ones released, and all of a person erased", async () => {
    let [accepted, held] = ["", ""];
    await fill(settings, async (db) => {
      accepted = await keep(db, "=cmd|' /C calc'!A0\nsecond \u001b[31mline");
      held = await keep(db, "Cheap watches", true);
    });

    const list = await operator("leads list", env);
    expect([list.code, list.err]).toEqual([0, ""]);
    expect(list.out).toContain(accepted);
    expect(list.out).toContain("held: trap-filled");
    const heldOnly = JSON.parse((await operator("leads list --state held --json", env)).out);
    expect(heldOnly.map((lead: { id: string }) => lead.id)).toEqual([held]);

    const shown = (await operator(`leads show ${accepted}`, env)).out;
    expect(shown).toContain("sales-mail");
    expect(shown).not.toContain("\u001b");

    const csv = (await operator("leads export --format csv", env)).out;
    expect(csv.startsWith("id,received,form")).toBe(true);
    expect(csv).toContain(`"'=cmd|`);
    const json = JSON.parse((await operator("leads export --format json", env)).out);
    expect(json.map((lead: { id: string }) => lead.id).sort()).toEqual([accepted, held].sort());

    expect((await operator(`leads release ${held}`, env)).code).toBe(0);
    expect((await operator(`leads release ${held}`, env)).code).toBe(1);
    expect(JSON.parse((await operator("outbox list --json", env)).out)).toHaveLength(4);

    const asked = await operator("leads delete ana@example.com", env);
    expect([asked.code, asked.err.includes("2 leads")]).toEqual([2, true]);
    const mails = join(env.DATA_DIR ?? folder, "mail");
    mkdirSync(mails);
    for (const id of [accepted, "of-somebody-else"]) writeFileSync(join(mails, `${id}.sales.eml`), "");
    expect((await operator("leads delete ana@example.com --yes --json", env)).out).toBe(
      '{"leads":2,"calls":0,"deliveries":4,"events":0,"mails":1}\n',
    );
    expect(readdirSync(mails)).toEqual(["of-somebody-else.sales.eml"]);
    rmSync(mails, { recursive: true });
    expect((await operator("leads list", env)).out).toBe("No leads.\n");
  });

  test("what was given up is shown and replayed, and stats count it", async () => {
    await fill(settings, async (db) => {
      await keep(db, "one");
      await db.transact([
        {
          sql: "update outbox set state = 'dead', last_error = '550 no' where channel = 'sales-mail'",
          parameters: [],
        },
      ]);
    });
    const dead = await operator("outbox list --state dead", env);
    expect(dead.out).toContain("550 no");
    const stats = JSON.parse((await operator("stats --json", env)).out);
    expect(stats.leads.at(-1)).toEqual({ span: "All", accepted: 1, held: 0 });
    expect(stats.outbox).toContainEqual({ channel: "sales-mail", state: "dead", count: 1, oldestHours: 0 });
    expect(stats.leadsByDays.at(-1)).toMatchObject({ leads: 1 });
    const drawn = (await operator("stats --server http://127.0.0.1:1", env)).out;
    expect(drawn).toMatch(/▁{29}█ \S+, at most 1 a day/);
    expect(drawn).toContain("No figures from http://127.0.0.1:1");

    expect((await operator("outbox replay --all", env)).out).toBe("1 will be tried again.\n");
    expect((await operator("outbox list --state dead", env)).out).toBe("Nothing here.\n");
    expect((await operator("outbox replay nothing", env)).code).toBe(1);
  });

  test("a lead that is not there is a failure a script can see", async () => {
    expect(await operator("leads show nobody", env)).toEqual({
      code: 1,
      out: "",
      err: "There is no lead nobody.\n",
    });
    expect((await operator("leads delete nobody --yes", env)).code).toBe(1);
  });
});

test("help is everywhere and never touches the store", async () => {
  const general = await operator("--help");
  expect(general.code).toBe(0);
  for (const { name, options = {} } of commands) {
    expect(general.out).toContain(name);
    const help = await operator(`${name} --help`);
    expect(help.code).toBe(0);
    for (const option of Object.keys(options)) expect(help.out).toContain(`--${option}`);
  }
  expect((await operator("")).out).toBe(general.out);
  expect((await operator("leads --help")).out).not.toContain("outbox");
  expect(existsSync(join(folder, "tendwell.db"))).toBe(false);
});

test.each(["leads lost", "leads list --colour", "leads list --state odd", "leads show", "leads export --format xml"])(
  "%s is answered with the help and exit code 2",
  async (command) => {
    const { code, out, err } = await operator(command);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("npm run operator --");
  },
);

test("a wrong setting is told in words", async () => {
  const { code, err } = await operator("stats", { DATABASE_URL: "mysql://x" });
  expect([code, err.includes("DATABASE_URL")]).toEqual([1, true]);
});

test("an export to a file is only for its owner, and a person sees how far it is", async () => {
  await fill({ kind: "sqlite", file: join(folder, "tendwell.db") }, async (db) => void (await keep(db, "one")));
  const file = join(folder, "leads.csv");
  const { code, out, err } = await operator(`leads export --out ${file}`, {}, 80);

  expect([code, out]).toEqual([0, ""]);
  expect(err).toMatch(/Exporting █+ 100 % 1\/1\n1 leads written/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").split("\r\n")).toHaveLength(3);
});

test("a backup taken while the server writes is whole, and a restore brings it back", async () => {
  const settings = { kind: "sqlite", file: join(folder, "tendwell.db") } as const;
  const copy = join(folder, "copy.db");
  const db = await openDatabase(settings);
  const before = await keep(db, "before");
  const writing = Promise.all(Array.from({ length: 200 }, (_, index) => keep(db, `meanwhile ${index}`)));
  expect(await operator(`backup ${copy}`)).toMatchObject({ code: 0, err: "" });
  await writing;

  const inUse = await operator(`restore ${copy}`);
  expect(inUse).toMatchObject({ code: 1, err: "The store is in use. Stop the server first.\n" });
  const after = await keep(db, "after");
  await db.close();

  const restored = await operator(`restore ${copy}`);
  expect(restored.code).toBe(0);
  expect(restored.out).toContain("is kept as");
  const ids = JSON.parse((await operator("leads list --limit 999 --json")).out).map(({ id }: { id: string }) => id);
  expect(ids).toContain(before);
  expect(ids).not.toContain(after);
});

test("a damaged or foreign file is not restored, and the store stays", async () => {
  const settings = { kind: "sqlite", file: join(folder, "tendwell.db") } as const;
  await fill(settings, async (db) => {
    for (let index = 0; index < 50; index += 1) await keep(db, `${index} ${"x".repeat(2000)}`);
  });
  const damaged = join(folder, "damaged.db");
  copyFileSync(settings.file, damaged);
  const bytes = readFileSync(damaged);
  bytes.fill(7, 20_000, 60_000);
  writeFileSync(damaged, bytes);
  writeFileSync(join(folder, "foreign.db"), "not a database at all");

  for (const file of [damaged, join(folder, "foreign.db"), join(folder, "missing.db")]) {
    expect((await operator(`restore ${file}`)).code).toBe(1);
  }
  expect(JSON.parse((await operator("leads list --json")).out)).toHaveLength(50);
});

test("a store moves to PostgreSQL whole, once or twice, and a store in use does not", async () => {
  const to = await createDatabase(inject("postgres"));
  const settings = { kind: "sqlite", file: join(folder, "tendwell.db") } as const;
  const db = await openDatabase(settings);
  await Promise.all(Array.from({ length: 1203 }, (_, index) => keep(db, `${index}`, index % 10 === 0)));

  expect((await operator(`migrate-to-postgres --to ${to}`)).code).toBe(1);
  await db.close();
  for (const _time of [1, 2]) {
    const moved = await operator(`migrate-to-postgres --to ${to}`);
    expect(moved.err).toBe("");
    expect(moved.code).toBe(0);
    expect(moved.out).toMatch(/leads +1203 +1203/);
  }
  const here = JSON.parse((await operator("leads export --format json")).out);
  const there = JSON.parse((await operator("leads export --format json", { DATABASE_URL: to })).out);
  expect(there).toEqual(here);
  expect((await operator("backup x", { DATABASE_URL: to })).err).toContain("pg_dump");
});
