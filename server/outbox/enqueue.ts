import type { Database, Statement } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import { prepared, type Slot } from "../database/query-builder.ts";
import type { Channel } from "../database/tables.ts";

type Row = { id: string; leadId: string; now: number };
export type Enqueue = (leadId: string, now: number) => Statement[];

/** One row per channel, so that a dead webhook holds up no mail. To be run in the lead's own transaction. */
export function enqueuer(db: Database, channels: readonly Channel[]): Enqueue {
  const inserts = channels.map((channel) => prepared<Row, unknown>((slot) => insertion(db, channel, slot)));
  return (leadId, now) => inserts.map((insert) => insert({ id: newId(now), leadId, now }));
}

/** For a channel that may be asked for again: the statement gives a row the first time only. */
export function onceEnqueuer(db: Database, channel: Channel) {
  const insert = prepared<Row, { id: string }>((slot) =>
    insertion(db, channel, slot)
      .onConflict((conflict) => conflict.columns(["lead_id", "channel"]).doNothing())
      .returning("id"),
  );
  return (leadId: string, now: number) => insert({ id: newId(now), leadId, now });
}

function insertion(db: Database, channel: Channel, slot: Slot<Row>) {
  return db.build.insertInto("outbox").values({
    id: slot((row) => row.id),
    lead_id: slot((row) => row.leadId),
    channel,
    state: "waiting",
    due_at: slot((row) => row.now),
    created_at: slot((row) => row.now),
  });
}
