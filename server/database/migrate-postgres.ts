import type pg from "pg";
import { migrations } from "./migrations/list.ts";
import { pendingMigrations } from "./migrations/pending-migrations.ts";

/** Any number, as long as every release uses the same. */
const migrationLock = 7_316_402;

/** Brings the tables up to date; instances that start together wait for the first of them. */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await client.query(`create table if not exists schema_versions (
      number integer primary key, name text not null, applied_at bigint not null)`);
    const { rows } = await client.query("select max(number) as version from schema_versions");
    for (const { number, name, sql } of pendingMigrations(rows[0].version ?? 0, migrations.postgres)) {
      await client.query(sql);
      await client.query("insert into schema_versions (number, name, applied_at) values ($1, $2, $3)", [
        number,
        name,
        Date.now(),
      ]);
    }
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}
