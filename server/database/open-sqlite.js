import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Node 22.13 and newer carry SQLite; on Node 20 a package gives the same functions. */
export const { DatabaseSync, backup } = /** @type {typeof import("node:sqlite")} */ (
  process.getBuiltinModule?.("node:sqlite") ?? (await import("@photostructure/sqlite"))
);

const patienceMs = 5_000;

/**
 * Opens the store so that a commit is on the disk before it is acknowledged: with `synchronous` below FULL, a
 * power cut loses commits that were already answered.
 *
 * @param {string} file
 */
export function openSqlite(file) {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec(`pragma busy_timeout = ${patienceMs}`);
  turnToWal(db);
  db.exec(`
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma wal_autocheckpoint = 4000;
    pragma journal_size_limit = 16777216;
  `);
  return db;
}

/**
 * Where several processes make one new store at the same moment, SQLite refuses all but one of them here without
 * waiting: each holds what the other wants.
 *
 * @param {import("node:sqlite").DatabaseSync} db
 */
function turnToWal(db) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return db.exec("pragma journal_mode = wal");
    } catch (error) {
      const isBusy = /** @type {{ errcode?: number }} */ (error).errcode === 5;
      if (!isBusy || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
