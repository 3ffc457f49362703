import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";

/** Gives dead deliveries a fresh start: all of them, or the one named. Returns the ids that will go out. */
export async function replayDead(db: Database, now: number, id?: string): Promise<string[]> {
  const [rows] = await db.transact([
    statement(
      db.build
        .updateTable("outbox")
        .set({ state: "waiting", refusals: 0, due_at: now, lease: null, finished_at: null })
        .where("state", "=", "dead")
        .$if(id !== undefined, (query) => query.where("id", "=", id as string))
        .returning("id"),
    ),
  ]);
  if (rows.length > 0) db.wake();
  return rows.map((row) => row.id);
}
