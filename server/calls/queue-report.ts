import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { CallRow } from "../database/tables.ts";

/**
 * Queues the mail of a call's report, once per call: whoever types another person's address into the demo can
 * make us write to them no more than that.
 */
export async function queueReport(
  db: Database,
  call: Pick<CallRow, "lead_id">,
  now: number,
): Promise<"queued" | "repeated" | "no-address"> {
  const { lead_id } = call;
  if (!lead_id) return "no-address";
  const [queued] = await db.transact([
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
  if (queued.length === 0) return "repeated";
  db.wake();
  return "queued";
}
