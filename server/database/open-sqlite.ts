import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync as OpenStore } from "node:sqlite";
import type { Migration } from "./migrations/list.ts";
import { pendingMigrations } from "./migrations/pending-migrations.ts";

/** Node 22.13 and newer carry SQLite; on Node 20 a package gives the same functions. */
export const { DatabaseSync } = (process.getBuiltinModule?.("node:sqlite") ??
  (await import("@photostructure/sqlite"))) as typeof import("node:sqlite");

const patienceMs = 5_000;

/**
 * Opens the store so that a commit is on the disk before it is acknowledged: with `synchronous` below FULL, a
 * power cut loses commits that were already answered.
 */
export function openSqlite(file: string) {
  if (file !== ":memory:") makePrivate(file);
  const db = new DatabaseSync(file);
  db.exec(`pragma busy_timeout = ${patienceMs}`);
  turnToWal(db);
  db.exec(`
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma wal_autocheckpoint = 4000;
    pragma journal_size_limit = 16777216;
    pragma secure_delete = on;
  `);
  return db;
}

/** What is kept is nobody else's on this machine; SQLite gives the files beside the store the store's own mode. */
function makePrivate(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Another user's file that we may write stays as its owner wants it.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}

/**
 * Brings the tables up to date under SQLite's write lock, so that two processes starting together cannot both
 * apply a step.
 */
export function migrateSqlite(db: OpenStore, known: Migration[]) {
  db.exec(`create table if not exists schema_versions (
    number integer primary key, name text not null, applied_at integer not null) strict`);
  db.exec("begin immediate");
  try {
    const row = db.prepare("select max(number) as version from schema_versions").get();
    for (const { number, name, sql } of pendingMigrations(Number(row?.version ?? 0), known)) {
      db.exec(sql);
      db.prepare("insert into schema_versions (number, name, applied_at) values (?, ?, ?)").run(
        number,
        name,
        Date.now(),
      );
    }
    db.exec("commit");
  } catch (error) {
    db.exec("rollback");
    throw error;
  }
}

/** What was deleted before `secure_delete` was on is still in the file until it is written anew, once. */
const cleanedVersion = 1;

export function cleanOnce(db: OpenStore) {
  const { user_version: version } = db.prepare("pragma user_version").get() as { user_version: number };
  if (version >= cleanedVersion) return;
  try {
    db.exec(`vacuum; pragma user_version = ${cleanedVersion}`);
    truncateJournal(db);
  } catch (error) {
    // Where another process has it open, the next start does it.
    const isBusy = (error as { errcode?: number }).errcode === 5;
    if (!isBusy) throw error;
  }
}

/** The journal keeps what was written until it is overwritten; cut to nothing it keeps nothing. */
export function truncateJournal(db: OpenStore) {
  const { busy } = db.prepare("pragma wal_checkpoint(truncate)").get() as { busy: number };
  if (busy) throw new Error("The store's journal is in use and could not be emptied");
}

/**
 * Where several processes make one new store at the same moment, SQLite refuses all but one of them here without
 * waiting: each holds what the other wants.
 */
function turnToWal(db: OpenStore) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return db.exec("pragma journal_mode = wal");
    } catch (error) {
      const isBusy = (error as { errcode?: number }).errcode === 5;
      if (!isBusy || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
