import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { OutboxRow, OutboxState } from "../database/tables.ts";

/** Deliveries in one state, or all that are not sent yet, the oldest first. */
export function browseOutbox(db: Database, state: OutboxState | undefined, limit: number): Promise<OutboxRow[]> {
  return db.read(
    statement(
      db.build
        .selectFrom("outbox")
        .selectAll()
        .where("state", "in", state ? [state] : ["waiting", "dead"])
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit),
    ),
  );
}
