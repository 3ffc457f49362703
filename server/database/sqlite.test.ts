import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { afterAll, expect, test, vi } from "vitest";
import { DatabaseSync, openSqlite } from "./open-sqlite.ts";
import { openSqliteDatabase } from "./sqlite.ts";

const threads: Worker[] = [];
const note = (thread: Worker) => void threads.push(thread);
process.on("worker", note);
afterAll(() => void process.off("worker", note));

const folder = mkdtempSync(join(tmpdir(), "sqlite-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const insert = (name: string, size = 0) => ({
  sql: "insert into heartbeats (name, at) values (?, 1)",
  parameters: [name + "x".repeat(size)],
});
const slow = {
  sql: "with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select max(i) from n",
  parameters: [],
};
/** Until all that came is handed over. */
const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
const count = { sql: "select count(*) as count from heartbeats", parameters: [] };

test("a commit is flushed to the disk before it is acknowledged", () => {
  const db = openSqlite(join(folder, "pragmas.db"));
  const full = 2;
  expect({ ...db.prepare("pragma synchronous").get() }).toEqual({ synchronous: full });
  expect({ ...db.prepare("pragma journal_mode").get() }).toEqual({ journal_mode: "wal" });
  expect({ ...db.prepare("pragma foreign_keys").get() }).toEqual({ foreign_keys: 1 });
  db.close();
});

test("a store that another process is just making is waited for", async () => {
  const file = join(folder, "made-twice.db");
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  const opening = openSqliteDatabase(file);
  await Promise.race([opening, sleep(500)]);
  other.exec("rollback");
  other.close();

  const db = await opening;
  expect(await db.read(count)).toEqual([{ count: 0 }]);
  await db.close();
});

test("a full disk refuses the whole group, and the store recovers by itself", async () => {
  const db = await openSqliteDatabase(join(folder, "full.db"));
  await db.transact([insert("before")]);
  const noRoom = { sql: "pragma max_page_count = 1", parameters: [] };
  const refused = await Promise.allSettled([
    db.transact([noRoom, insert("a", 100_000)]),
    db.transact([noRoom, insert("b", 100_000)]),
    db.transact([noRoom, insert("c", 100_000)]),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);

  await db.transact([insert("after")]);
  expect(await db.read(count)).toEqual([{ count: 2 }]);
  await db.close();
});

test("a group that fails half way leaves no lock behind", async () => {
  const file = join(folder, "lock.db");
  const db = await openSqliteDatabase(file);
  // A page of the table is gone under our feet, so that the insert finds the file damaged.
  const other = openSqlite(file);
  const { rootpage } = other.prepare("select rootpage from sqlite_schema where name = 'heartbeats'").get() ?? {};
  other.exec("pragma wal_checkpoint(truncate)");
  const pageBytes = 4096;
  const damaged = readFileSync(file);
  damaged.fill(0xff, (Number(rootpage) - 1) * pageBytes, Number(rootpage) * pageBytes);
  writeFileSync(file, damaged);

  const good = { sql: "insert into rate_windows (key, started_at, hits) values ('a', 1, 1)", parameters: [] };
  await expect(db.transact([good, insert("lost")])).rejects.toThrow();
  other.exec("pragma busy_timeout = 0");
  other.exec("begin immediate");
  other.exec("rollback");
  expect(other.prepare("select count(*) as count from rate_windows").get()).toMatchObject({ count: 0 });
  other.close();
  await db.close();
});

test("a thread that dies fails what it held, and another takes its place", async () => {
  const db = await openSqliteDatabase(join(folder, "dies.db"));
  await db.transact([insert("before")]);
  const held = [db.transact([slow]), db.transact([insert("held")])];
  const ended = threads.at(-1)?.terminate();
  expect((await Promise.allSettled(held)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await ended;

  await expect.poll(() => db.transact([insert("after")])).toBeDefined();
  expect(await db.read(count)).toEqual([{ count: 2 }]);
  await db.close();
});

test("a value that cannot be sent fails its own unit and no other", async () => {
  const db = await openSqliteDatabase(join(folder, "unsendable.db"));
  const unsendable = { sql: "insert into heartbeats (name, at) values ('big', ?)", parameters: [1n] };
  const outcomes = await Promise.allSettled([
    db.transact([insert("a")]),
    db.transact([unsendable]),
    db.transact([insert("b")]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await db.close();
});

test("writers that arrive together share a commit", async () => {
  let commits = 0;
  const db = await openSqliteDatabase(join(folder, "group.db"), { committed: () => commits++ });
  await Promise.all(Array.from({ length: 200 }, (_, index) => db.transact([insert(`w${index}`)])));

  expect(commits).toBeLessThan(20);
  expect(await db.read(count)).toEqual([{ count: 200 }]);
  await db.close();
});

test.each([
  { writers: 3, groups: 1 },
  { writers: 20, groups: 2 },
  { writers: 200, groups: 2 },
])("while one group is flushed, $writers writers wait in $groups groups in all", async ({ writers, groups }) => {
  const db = await openSqliteDatabase(join(folder, `ready-${writers}.db`));
  const handedOver = vi.spyOn(threads.at(-1) as Worker, "postMessage");
  const first = db.transact([slow]);
  await turn();
  const others = Array.from({ length: writers }, (_, index) => db.transact([insert(`r${index}`)]));
  await turn();
  expect(handedOver).toHaveBeenCalledTimes(groups);
  await Promise.all([first, ...others]);
  expect(await db.read(count)).toEqual([{ count: writers }]);
  await db.close();
});

test.each([
  { othersWait: false, groups: 3 },
  { othersWait: true, groups: 2 },
])("while others wait ($othersWait) writers rest after a group: $groups groups", async ({ othersWait, groups }) => {
  let committed = 0;
  const db = await openSqliteDatabase(join(folder, `rest-${othersWait}.db`), {
    committed: () => {
      committed += 1;
    },
    othersWait: () => othersWait,
  });
  // Long, so that the rest after it is long as well.
  await db.transact(Array.from({ length: 1000 }, (_, index) => insert(`long ${index}`)));
  const second = db.transact([insert("second")]);
  await new Promise((resolve) => setTimeout(resolve, 1));
  await Promise.all([second, db.transact([insert("third")])]);
  expect(committed).toBe(groups);
  await db.close();
});

test("a visitor hears at once when the disk has stalled", async () => {
  const db = await openSqliteDatabase(join(folder, "stalled.db"));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6000 }, (_, index) => db.transact([insert(`s${index}`)])),
  );
  const kept = outcomes.filter(({ status }) => status === "fulfilled").length;
  expect(kept).toBeLessThan(6000);
  expect(await db.read(count)).toEqual([{ count: kept }]);
  await db.close();
});
