import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";

export type Retention = { leadMonths: number; spamDays: number; callDays: number };
/** The ids of what is gone; `isCapped` when there was more than one run deletes. */
type Expired = { leads: string[]; calls: string[]; isCapped: boolean };

const day = 86_400_000;
/** However wrong a clock or a setting is, one run takes no more than this of what is kept. */
const maxShare = 0.1;
const alwaysAllowed = 25;

/** Deletes what we promised not to keep any longer. A held lead is spam until an operator releases it. */
export async function enforceRetention(db: Database, retention: Retention, now: number): Promise<Expired> {
  const [leadCap, callCap] = await Promise.all([capOf(db, "leads"), capOf(db, "calls")]);
  const oldCalls = db.build
    .selectFrom("calls")
    .select("id")
    .where("started_at", "<", now - retention.callDays * day)
    .orderBy("started_at")
    .limit(callCap);
  const oldLeads = db.build
    .selectFrom("leads")
    .select("id")
    .where("received_at", "<", monthsBefore(now, retention.leadMonths))
    .orderBy("received_at")
    .limit(leadCap);
  const oldSpam = db.build
    .selectFrom("leads")
    .select("id")
    .where("state", "=", sql.lit("held"))
    .where("received_at", "<", now - retention.spamDays * day)
    .orderBy("received_at")
    .limit(leadCap);
  const [calls, leads, spam] = await db.transact([
    // Calls first: some would go with their leads, unnamed.
    statement(db.build.deleteFrom("calls").where("id", "in", oldCalls).returning("id")),
    statement(db.build.deleteFrom("leads").where("id", "in", oldLeads).returning("id")),
    statement(db.build.deleteFrom("leads").where("id", "in", oldSpam).returning("id")),
    statement(db.build.deleteFrom("voice_events").where("received_at", "<", now - retention.callDays * day)),
    statement(
      db.build
        .deleteFrom("rate_windows")
        .where((row) => row.or([row("started_at", "<", now - day), row("started_at", ">", now + day)])),
    ),
  ]);
  return {
    leads: [...leads, ...spam].map(({ id }) => id),
    calls: calls.map(({ id }) => id),
    isCapped: leads.length === leadCap || spam.length === leadCap || calls.length === callCap,
  };
}

async function capOf(db: Database, table: "leads" | "calls"): Promise<number> {
  const [row] = await db.read(
    statement(db.build.selectFrom(table).select((build) => build.fn.countAll<number>().as("count"))),
  );
  return Math.max(alwaysAllowed, Math.ceil((row?.count ?? 0) * maxShare));
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
