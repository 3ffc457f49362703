import { pendingMigrations } from "./migrations/pending-migrations.js";

/**
 * Brings the tables up to date under SQLite's write lock, so that two processes starting together cannot both
 * apply a step.
 *
 * @param {import("node:sqlite").DatabaseSync} db
 * @param {import("./migrations/list.ts").Migration[]} known
 */
export function migrateSqlite(db, known) {
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
