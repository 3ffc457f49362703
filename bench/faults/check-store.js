import { openSqlite } from "../../server/database/open-sqlite.js";

/**
 * Holds a SQLite store against what visitors were told.
 *
 * @param {string} file
 * @param {string[]} kept the ids of acknowledged leads
 */
export function checkSqlite(file, kept) {
  const db = openSqlite(file);
  const leads = ids(db.prepare("select id from leads").all(), "id");
  const queued = ids(
    db.prepare("select lead_id from outbox group by lead_id having count(*) >= 2").all(),
    "lead_id",
  );
  const orphans = db
    .prepare("select count(*) as count from outbox where lead_id not in (select id from leads)")
    .get();
  const integrity = db.prepare("pragma integrity_check").get()?.integrity_check;
  db.close();
  return {
    lost: kept.filter((id) => !leads.has(id)).length,
    unqueued: [...leads].filter((id) => !queued.has(id)).length + Number(orphans?.count),
    integrity: String(integrity),
  };
}

/**
 * @param {import("pg").Client} client
 * @param {string[]} kept
 */
export async function checkPostgres(client, kept) {
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

/**
 * @param {Record<string, unknown>[]} rows
 * @param {string} column
 */
function ids(rows, column) {
  return new Set(rows.map((row) => String(row[column])));
}
