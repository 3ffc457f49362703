import type { Client } from "pg";
import { openSqlite } from "../../server/database/open-sqlite.ts";

/** Holds a SQLite store against what visitors were told. */
export function checkSqlite(file: string, kept: string[]) {
  const db = openSqlite(file);
  const leads = ids(db.prepare("select id from leads").all(), "id");
  const queued = ids(db.prepare("select lead_id from outbox group by lead_id having count(*) >= 2").all(), "lead_id");
  const orphans = db.prepare("select count(*) as count from outbox where lead_id not in (select id from leads)").get();
  const integrity = db.prepare("pragma integrity_check").get()?.integrity_check;
  db.close();
  return {
    lost: kept.filter((id) => !leads.has(id)).length,
    unqueued: [...leads].filter((id) => !queued.has(id)).length + Number(orphans?.count),
    integrity: String(integrity),
  };
}

export async function checkPostgres(client: Client, kept: string[]) {
  const leads = ids((await client.query("select id from leads")).rows, "id");
  const queued = ids(
    (await client.query("select lead_id from outbox group by lead_id having count(*) >= 2")).rows,
    "lead_id",
  );
  return {
    lost: kept.filter((id) => !leads.has(id)).length,
    unqueued: [...leads].filter((id) => !queued.has(id)).length,
  };
}

function ids(rows: Record<string, unknown>[], column: string) {
  return new Set(rows.map((row) => String(row[column])));
}
