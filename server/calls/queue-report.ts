import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { CallRow } from "../database/tables.ts";
import { submissionLimit } from "../leads/limit-submissions.ts";
import { emailKey } from "../leads/new-lead.ts";
import { type LimitReached, limits } from "../security/limits.ts";

const day = 86_400_000;

/** Queues the mail of a call's report, once per call, and so many a day for one address. */
export async function queueReport(
  db: Database,
  { lead_id, email }: Pick<CallRow, "lead_id" | "email">,
  { now, reached }: { now: number; reached: LimitReached },
): Promise<"queued" | "repeated" | "no-address" | "too-many"> {
  if (!lead_id) return "no-address";
  const limit = submissionLimit(db, { count: limits.reportsPerRecipient.value, windowMs: day });
  const [counted, queued] = await db.transact([
    await limit.count(`report to ${emailKey(email)}`, now),
    statement(
      db.build
        .insertInto("outbox")
        .values({
          id: randomUUID(),
          lead_id,
          channel: "call-report",
          state: "waiting",
          due_at: now,
          lease: null,
          last_error: null,
          created_at: now,
          finished_at: null,
        })
        .onConflict((conflict) => conflict.columns(["lead_id", "channel"]).doNothing())
        .returning("id"),
    ),
  ]);
  if (counted.length === 0) {
    reached("reportsPerRecipient");
    return "too-many";
  }
  if (queued.length === 0) return "repeated";
  db.wake();
  return "queued";
}
