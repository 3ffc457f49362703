import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { erasePerson } from "../leads/erase-person.ts";
import { leadRecorder } from "../leads/record-lead.ts";
import { ana } from "../leads/testing/ana.ts";
import { StoreFailure } from "./database.ts";
import { forgetInPostgres } from "./forget-postgres.ts";
import { openPostgresDatabase } from "./postgres.ts";
import { createDatabase } from "./testing/create-database.ts";
import { startPostgres } from "./testing/start-postgres.ts";

const insert = (name: string) => ({
  sql: "insert into heartbeats (name, at) values ($1, 1) returning name",
  parameters: [name],
});

test("a server that dies between two statements fails that unit and not the process", async () => {
  const postgres = await startPostgres();
  const db = await openPostgresDatabase(await postgres.createDatabase("killed"));
  const uncaught: Error[] = [];
  const listen = (error: Error) => uncaught.push(error);
  process.on("uncaughtException", listen);
  let isOver = false;
  const outcomes = { kept: 0, failed: 0 };
  const writers = Array.from({ length: 20 }, async (_, writer) => {
    for (let index = 0; !isOver; index += 1) {
      const pause = { sql: "select pg_sleep(0.002)", parameters: [] };
      const unit = [pause, insert(`${writer} ${index}`), pause, insert(`${writer} ${index} too`), pause];
      await db.transact(unit).then(
        () => outcomes.kept++,
        () => outcomes.failed++,
      );
    }
  });
  const writeOn = async () => {
    const enough = outcomes.kept + writers.length;
    await expect.poll(() => outcomes.kept).toBeGreaterThan(enough);
  };
  for (const signal of ["SIGQUIT", "SIGKILL", "SIGINT"] as const) {
    await writeOn();
    await postgres.restart(signal);
  }
  await writeOn();
  isOver = true;
  await Promise.all(writers);
  const [row] = await db.read<{ count: number }>({
    sql: "select count(*) as count from heartbeats",
    parameters: [],
  });
  process.off("uncaughtException", listen);
  await db.close();
  await postgres.stop();

  expect(uncaught).toEqual([]);
  expect(outcomes.failed).toBeGreaterThan(0);
  expect(row?.count).toBeGreaterThanOrEqual(outcomes.kept * 2);
});

test("a restart of the server fails what is in flight and nothing after it", async () => {
  const postgres = await startPostgres();
  const troubles: Error[] = [];
  const db = await openPostgresDatabase(await postgres.createDatabase("restarted"), {
    troubled: (error) => troubles.push(error),
  });
  let woken = 0;
  db.onWake(() => woken++);
  await db.transact([insert("before"), insert("before too")]);

  await postgres.restart("SIGQUIT");
  expect(await db.transact([insert("after"), insert("after too")])).toHaveLength(2);

  const wake = () => {
    db.wake();
    return woken;
  };
  await expect.poll(wake).toBeGreaterThan(0);
  await db.close();
  await postgres.stop();
  await expect(db.transact([insert("closed")])).rejects.toThrow(StoreFailure);
  expect(troubles.length).toBeGreaterThan(0);
});

test("an erased person is gone from every file, also when somebody was reading; the other stays", async () => {
  const url = await createDatabase(inject("postgres"));
  const db = await openPostgresDatabase(url);
  const recordLead = leadRecorder(db, { rate: "off", channels: ["sales-mail"] });
  const lead = (email: string, message: string) =>
    recordLead({ lead: { ...ana, email, message }, holdReason: null }, Date.now());
  await lead("ben@example.com", "madagascar");
  // The last in its page: what stands there is not written over when the others move together.
  await lead("ana@zanzibar.example", "zanzibar");
  const [place] = await db.read<{ folder: string }>({
    sql: `select current_setting('data_directory') || '/base/' || oid as folder from pg_database
      where datname = current_database()`,
    parameters: [],
  });
  const folder = place?.folder ?? "";
  const filesWith = (word: string) => readdirSync(folder).filter((file) => bytesOf(join(folder, file)).includes(word));
  await db.forget({ rewrite: true });
  expect(filesWith("zanzibar").length).toBeGreaterThan(0);

  const reader = new pg.Client(url);
  await reader.connect();
  await reader.query("begin isolation level repeatable read");
  await reader.query("select * from heartbeats");
  const erased = erasePerson(db, "ana@zanzibar.example", Date.now());
  const leads = () => db.read({ sql: "select id from leads", parameters: [] });
  await expect.poll(leads).toHaveLength(1);
  await expect(forgetInPostgres(url, true, 100)).rejects.toThrow("somebody reads an older state");
  await reader.query("commit");
  await erased;
  await reader.end();
  expect(filesWith("zanzibar")).toEqual([]);
  expect(filesWith("madagascar").length).toBeGreaterThan(0);
  await db.close();
});

/** The server removes files of its own at any moment: one that has gone holds nothing. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}
