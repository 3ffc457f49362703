import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { Channel, Lead, OutboxRow } from "../database/tables.ts";

export const leaseMs = 120_000;

export type Claim = { row: OutboxRow; lead: Lead };

/**
 * Takes up to `limit` due rows for this worker alone. The claim moves `due_at` past the lease, so a worker that
 * dies simply lets its rows fall due again, and nothing is counted against them.
 */
export async function claimDue(db: Database, channel: Channel, limit: number, now: number): Promise<Claim[]> {
  const lease = randomUUID();
  const [rows, leads] = await db.transact([
    statement(
      db.build
        .with(
          (due) => due("due").materialized(),
          (build) =>
            build
              .selectFrom("outbox")
              .select("id")
              .where("state", "=", "waiting")
              .where("channel", "=", channel)
              .where("due_at", "<=", now)
              .orderBy("due_at")
              .limit(limit)
              .$if(db.engine === "postgres", (query) => query.forUpdate().skipLocked()),
        )
        .updateTable("outbox")
        .set((row) => ({ lease, due_at: now + leaseMs, claims: row("claims", "+", 1) }))
        .where("id", "in", (row) => row.selectFrom("due").select("due.id"))
        .returningAll(),
      "none",
    ),
    statement(
      db.build
        .selectFrom("leads")
        .selectAll()
        .where("id", "in", db.build.selectFrom("outbox").select("lead_id").where("lease", "=", lease)),
    ),
  ]);
  const leadById = new Map(leads.map((lead) => [lead.id, lead]));
  return rows.flatMap((row) => {
    const lead = leadById.get(row.lead_id);
    return lead ? [{ row, lead }] : [];
  });
}
