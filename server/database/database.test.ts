import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Database, StoreFailure } from "./database.ts";
import { migrations } from "./migrations/list.ts";
import { statement } from "./query-builder.ts";
import { onBothEngines } from "./testing/both-engines.ts";

function beat(db: Database, name: string, at = 1) {
  return statement(db.build.insertInto("heartbeats").values({ name, at }).returning("name"));
}

async function beats(db: Database) {
  const rows = await db.read(statement(db.build.selectFrom("heartbeats").select("name").orderBy("name")));
  return rows.map(({ name }) => name);
}

onBothEngines((store) => {
  test("a unit of work is kept whole or not at all", async () => {
    const db = await store.open();
    await db.transact([beat(db, "a"), beat(db, "b")]);

    await expect(db.transact([beat(db, "c"), beat(db, "a")])).rejects.toThrow(StoreFailure);
    expect(await beats(db)).toEqual(["a", "b"]);
  });

  test("a text that holds a NUL is no trouble", async () => {
    const db = await store.open();
    const find = statement(db.build.selectFrom("heartbeats").select("at").where("name", "=", "a\0b"));
    expect(await db.read(find)).toEqual([]);
    await db.transact([beat(db, "a\0b")]);
    expect(await db.read(find)).toEqual([{ at: 1 }]);
  });

  test("a unit that fails takes none of its neighbours with it", async () => {
    const db = await store.open();
    await db.transact([beat(db, "taken")]);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        db.transact([beat(db, `n${index}`), beat(db, index % 4 === 0 ? "taken" : `m${index}`)]),
      ),
    );

    const kept = outcomes.flatMap(({ status }, index) => (status === "fulfilled" ? [`m${index}`, `n${index}`] : []));
    expect(kept).toHaveLength(60);
    expect(await beats(db)).toEqual([...kept, "taken"].sort());
  });

  test("a stop ends the unit early and keeps what came before it", async () => {
    const db = await store.open();
    const find = (name: string, stopWhen: "found" | "none") =>
      statement(db.build.selectFrom("heartbeats").select("at").where("name", "=", name), stopWhen);

    const first = await db.transact([beat(db, "a"), find("a", "none"), beat(db, "b")]);
    expect(first).toEqual([[{ name: "a" }], [{ at: 1 }], [{ name: "b" }]]);
    const second = await db.transact([beat(db, "c"), find("a", "found"), beat(db, "d")]);
    expect(second[2]).toEqual([]);
    expect(await beats(db)).toEqual(["a", "b", "c"]);
  });

  test("what was kept is there for the next process", async () => {
    const settings = await store.settings();
    const before = await store.openAgain(settings);
    await before.transact([beat(before, "kept")]);
    await before.close();

    expect(await beats(await store.openAgain(settings))).toEqual(["kept"]);
    await expect(before.transact([beat(before, "late")])).rejects.toThrow();
  });

  test("close waits for the work that was already handed in", async () => {
    const settings = await store.settings();
    const db = await store.openAgain(settings);
    const work = Array.from({ length: 30 }, (_, index) => db.transact([beat(db, `w${index}`)]));
    await Promise.all([...work, db.close()]);

    expect(await beats(await store.openAgain(settings))).toHaveLength(30);
  });

  test("a fraction of a millisecond is refused, not rounded in one engine and fatal in the other", async () => {
    const db = await store.open();
    await expect(db.transact([beat(db, "fraction", 1.5)])).rejects.toThrow(StoreFailure);
  });

  test("whole milliseconds come back as numbers", async () => {
    const db = await store.open();
    await db.transact([beat(db, "now", 1_790_000_000_123)]);
    const rows = await db.read(statement(db.build.selectFrom("heartbeats").selectAll()));
    expect(rows).toEqual([{ name: "now", at: 1_790_000_000_123 }]);
  });

  test("instances that start together apply each migration once", async () => {
    const settings = await store.settings();
    const instances = await Promise.all([1, 2, 3].map(() => store.openAgain(settings)));
    const versions = await instances[0]?.read({ sql: "select number from schema_versions", parameters: [] });
    expect(versions).toEqual(migrations.sqlite.map(({ number }) => ({ number })));
  });

  test("a store that a newer release has changed is refused with both numbers", async () => {
    const settings = await store.settings();
    const db = await store.openAgain(settings);
    await db.transact([
      {
        sql: "insert into schema_versions (number, name, applied_at) values (99, 'later', 1)",
        parameters: [],
      },
    ]);
    await expect(store.openAgain(settings)).rejects.toThrow(/version 99, newer than this program knows \(\d+\)/);
  });

  test("a wake reaches the listeners of this store", async () => {
    const settings = await store.settings();
    const [one, two] = [await store.openAgain(settings), await store.openAgain(settings)];
    const heard = new Promise<void>((resolve) => {
      (store.engine === "postgres" ? two : one).onWake(resolve);
    });
    const ringing = setInterval(() => one.wake(), 50);
    await heard;
    clearInterval(ringing);
  });

  test("commits are timed", async () => {
    const seconds: number[] = [];
    const db = await store.open({ committed: (took) => seconds.push(took) });
    await db.transact([beat(db, randomUUID())]);
    expect(seconds.at(-1)).toBeGreaterThan(0);
  });

  test("a query cannot be run past the store", async () => {
    const db = await store.open();
    await expect(db.build.selectFrom("leads").selectAll().execute()).rejects.toThrow(/use transact or read/);
  });
});
