import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Node 22.13 and newer carry SQLite; on Node 20 a package gives the same functions. */
export const { DatabaseSync, backup } = /** @type {typeof import("node:sqlite")} */ (
  process.getBuiltinModule?.("node:sqlite") ?? (await import("@photostructure/sqlite"))
);

/**
 * Opens the store so that a commit is on the disk before it is acknowledged: with `synchronous` below FULL, a
 * power cut loses commits that were already answered.
 *
 * @param {string} file
 */
export function openSqlite(file) {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma wal_autocheckpoint = 4000;
    pragma journal_size_limit = 16777216;
  `);
  return db;
}
