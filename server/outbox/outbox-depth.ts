import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { Channel, OutboxState } from "../database/tables.ts";

type Depth = { channel: Channel; state: OutboxState; count: number; oldest: number };

/** How much waits, how much was given up, and since when. */
export function outboxDepth(db: Database): Promise<Depth[]> {
  return db.read(
    statement(
      db.build
        .selectFrom("outbox")
        .select((row) => [
          "channel" as const,
          "state" as const,
          row.fn.countAll<number>().as("count"),
          row.fn.min<number>("created_at").as("oldest"),
        ])
        .where("state", "in", ["waiting", "dead"])
        .groupBy(["channel", "state"])
        .orderBy("channel")
        .orderBy("state"),
    ),
  );
}
