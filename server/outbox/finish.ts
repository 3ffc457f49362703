import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { OutboxRow } from "../database/tables.ts";
import { Refusal } from "./delivery.ts";
import { waitAfter } from "./schedule.ts";

export type Finished = "sent" | "again" | "dead" | "lost-lease";

/** Each write holds only while the row is still leased to us: after the lease it may be another worker's. */
async function close(db: Database, row: OutboxRow, change: Partial<OutboxRow>): Promise<boolean> {
  const [changed] = await db.transact([
    statement(
      db.build
        .updateTable("outbox")
        .set({ lease: null, ...change })
        .where("id", "=", row.id)
        .where("lease", "=", row.lease)
        .returning("id"),
    ),
  ]);
  return changed.length > 0;
}

export async function noteSent(db: Database, row: OutboxRow, now: number): Promise<Finished> {
  const noted = await close(db, row, { state: "sent", finished_at: now, last_error: null });
  return noted ? "sent" : "lost-lease";
}

export async function noteRefused(
  db: Database,
  row: OutboxRow,
  error: Error,
  { now, random }: { now: number; random: () => number },
): Promise<Finished> {
  const refusals = row.refusals + 1;
  const refusal = error instanceof Refusal ? error : undefined;
  const wait = refusal?.isFinal ? undefined : waitAfter(refusals, random);
  const last_error = error.message.slice(0, 500);

  if (wait === undefined) {
    const noted = await close(db, row, { state: "dead", refusals, last_error, finished_at: now });
    return noted ? "dead" : "lost-lease";
  }
  const due_at = now + Math.max(wait, refusal?.retryAfterMs ?? 0);
  return (await close(db, row, { refusals, last_error, due_at })) ? "again" : "lost-lease";
}
