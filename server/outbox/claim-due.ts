import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { prepared } from "../database/query-builder.ts";
import type { Channel, Lead, OutboxRow } from "../database/tables.ts";

export const leaseMs = 120_000;

export type Claim = { row: OutboxRow; lead: Lead };

type Take = { lease: string; limit: number; now: number };

/**
 * Takes up to `limit` due rows for this worker alone. The claim moves `due_at` past the lease, so a worker that
 * dies simply lets its rows fall due again, and nothing is counted against them.
 */
export function dueClaimer(db: Database, channel: Channel) {
  const take = prepared<Take, OutboxRow>(
    (slot) =>
      db.build
        .with(
          (due) => due("due").materialized(),
          (build) =>
            build
              .selectFrom("outbox")
              .select("id")
              .where("state", "=", "waiting")
              .where("channel", "=", channel)
              .where(
                "due_at",
                "<=",
                slot(({ now }) => now),
              )
              .orderBy("due_at")
              .limit(slot(({ limit }) => limit))
              .$if(db.engine === "postgres", (query) => query.forUpdate().skipLocked()),
        )
        .updateTable("outbox")
        .set((row) => ({
          lease: slot(({ lease }) => lease),
          due_at: slot(({ now }) => now + leaseMs),
          claims: row("claims", "+", 1),
        }))
        .where("id", "in", (row) => row.selectFrom("due").select("due.id"))
        .returningAll(),
    "none",
  );
  const leadsTaken = prepared<Take, Lead>((slot) =>
    db.build
      .selectFrom("leads")
      .selectAll()
      .where(
        "id",
        "in",
        db.build
          .selectFrom("outbox")
          .select("lead_id")
          .where(
            "lease",
            "=",
            slot(({ lease }) => lease),
          ),
      ),
  );

  return async function claimDue(limit: number, now: number): Promise<Claim[]> {
    const claim = { lease: randomUUID(), limit, now };
    const [rows, leads] = await db.transact([take(claim), leadsTaken(claim)]);
    const leadById = new Map(leads.map((lead) => [lead.id, lead]));
    return rows.flatMap((row) => {
      const lead = leadById.get(row.lead_id);
      return lead ? [{ row, lead }] : [];
    });
  };
}
