import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";

export type Retention = { leadMonths: number; spamDays: number; callDays: number };
/** The ids of what is gone. */
export type Expired = { leads: string[]; calls: string[] };

const day = 86_400_000;

/** Deletes what we promised not to keep any longer. A held lead is spam until an operator releases it. */
export async function enforceRetention(db: Database, retention: Retention, now: number): Promise<Expired> {
  const [calls, leads, spam] = await db.transact([
    // Calls first: some would go with their leads, unnamed.
    statement(
      db.build
        .deleteFrom("calls")
        .where("started_at", "<", now - retention.callDays * day)
        .returning("id"),
    ),
    statement(
      db.build
        .deleteFrom("leads")
        .where("received_at", "<", monthsBefore(now, retention.leadMonths))
        .returning("id"),
    ),
    statement(
      db.build
        .deleteFrom("leads")
        .where("state", "=", sql.lit("held"))
        .where("received_at", "<", now - retention.spamDays * day)
        .returning("id"),
    ),
    statement(db.build.deleteFrom("voice_events").where("received_at", "<", now - retention.callDays * day)),
    statement(db.build.deleteFrom("rate_windows").where("started_at", "<", now - day)),
  ]);
  return { leads: [...leads, ...spam].map(({ id }) => id), calls: calls.map(({ id }) => id) };
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
