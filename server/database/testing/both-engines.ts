import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, inject } from "vitest";
import type { Database, StoreEvents } from "../database.ts";
import { type DatabaseSettings, openDatabase } from "../open-database.ts";
import { createDatabase } from "./create-database.ts";

type FreshStore = {
  engine: "sqlite" | "postgres";
  /** Settings of a store that does not exist yet. */
  settings(): Promise<DatabaseSettings>;
  /** An open store with empty tables, closed when the test ends. */
  open(events?: StoreEvents): Promise<Database>;
  /** A second instance on a store that is there already. */
  openAgain(settings: DatabaseSettings): Promise<Database>;
};

/** The same tests on SQLite and on a real PostgreSQL: only this double run keeps the two dialects together. */
export function onBothEngines(tests: (store: FreshStore) => void): void {
  describe.each(["sqlite", "postgres"] as const)("on %s", (engine) => {
    const folder = mkdtempSync(join(tmpdir(), "store-"));
    const opened: Database[] = [];
    let count = 0;

    afterEach(async () => {
      await Promise.all(opened.splice(0).map((db) => db.close()));
    });
    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    async function settings(): Promise<DatabaseSettings> {
      count += 1;
      return engine === "postgres"
        ? { kind: "postgres", url: await createDatabase(inject("postgres")) }
        : { kind: "sqlite", file: join(folder, `${count}.db`) };
    }
    async function openAgain(where: DatabaseSettings, events?: StoreEvents) {
      const db = await openDatabase(where, events);
      opened.push(db);
      return db;
    }
    tests({ engine, settings, openAgain, open: async (events) => openAgain(await settings(), events) });
  });
}
