import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { Enqueue } from "../outbox/enqueue.ts";

/** Lets a held lead go its way as if it had never been held. False when there is no such held lead. */
export async function releaseLead(db: Database, enqueue: Enqueue, id: string, now: number): Promise<boolean> {
  const [released] = await db.transact([
    statement(
      db.build
        .updateTable("leads")
        .set({ state: "accepted", released_at: now })
        .where("id", "=", id)
        .where("state", "=", "held")
        .returning("id"),
      "none",
    ),
    ...enqueue(id, now),
  ]);
  if (released.length > 0) db.wake();
  return released.length > 0;
}
