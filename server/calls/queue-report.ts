import type { Database } from "../database/database.ts";
import type { CallRow } from "../database/tables.ts";
import { submissionLimit } from "../leads/limit-submissions.ts";
import { emailKey } from "../leads/new-lead.ts";
import { onceEnqueuer } from "../outbox/enqueue.ts";
import { type LimitReached, limits } from "../security/limits.ts";

const day = 86_400_000;

type QueueReport = (
  call: Pick<CallRow, "lead_id" | "email">,
) => Promise<"queued" | "repeated" | "no-address" | "too-many">;

/** Queues the mail of a call's report, once per call, and so many a day for one address. */
export function reportQueuer(db: Database, now: () => number, reached: LimitReached): QueueReport {
  const limit = submissionLimit(db, { count: limits.reportsPerRecipient.value, windowMs: day });
  const enqueue = onceEnqueuer(db, "call-report");

  return async ({ lead_id, email }) => {
    if (!lead_id) return "no-address";
    const time = now();
    const [counted, queued] = await db.transact([
      await limit.count(`report to ${emailKey(email)}`, time),
      enqueue(lead_id, time),
    ]);
    if (counted.length === 0) {
      reached("reportsPerRecipient");
      return "too-many";
    }
    if (queued.length === 0) return "repeated";
    db.wake();
    return "queued";
  };
}
