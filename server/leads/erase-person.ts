import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import { emailKey } from "./new-lead.ts";
import { isStrayOf } from "./stray-events.ts";

/** The ids of what is gone. */
export type Erased = { leads: string[]; calls: string[]; deliveries: number; events: number };

/**
 * Removes everything held about a person: leads, with their deliveries, and calls, with what a hosted voice told of
 * them; then leaves nothing of it in the store's files. Keeps a note that it was done, which names the person only to
 * someone who already knows the address.
 */
export async function erasePerson(db: Database, email: string, now: number): Promise<Erased> {
  const key = emailKey(email);
  const count = (table: "leads" | "calls") =>
    sql<number>`(select count(*) from ${sql.table(table)} where email_key = ${key})`;

  const leadIds = db.build.selectFrom("leads").select("id").where("email_key", "=", key);
  const callIds = db.build.selectFrom("calls").select("id").where("email_key", "=", key);

  const [, deliveries, events, strays, calls, leads] = await db.transact([
    statement(
      db.build.insertInto("erasures").values({
        id: randomUUID(),
        email_hash: erasureHash(key),
        leads: count("leads"),
        calls: count("calls"),
        erased_at: now,
      }),
    ),
    statement(db.build.deleteFrom("outbox").where("lead_id", "in", leadIds).returning("id")),
    statement(db.build.deleteFrom("voice_events").where("call_id", "in", callIds).returning("id")),
    statement(db.build.deleteFrom("voice_events").where(isStrayOf(key)).returning("id")),
    // Calls first: they would go with their leads, unnamed.
    statement(db.build.deleteFrom("calls").where("email_key", "=", key).returning("id")),
    statement(db.build.deleteFrom("leads").where("email_key", "=", key).returning("id")),
  ]);
  await db.forget({ rewrite: true });
  return {
    leads: leads.map(({ id }) => id),
    calls: calls.map(({ id }) => id),
    deliveries: deliveries.length,
    events: events.length + strays.length,
  };
}

/** What the note of an erasure keeps in place of the address. */
export function erasureHash(emailKey: string): string {
  return createHash("sha256").update(emailKey).digest("hex");
}

/** Removes one lead and what still waits for it. */
export async function deleteLead(db: Database, id: string): Promise<boolean> {
  const [gone] = await db.transact([statement(db.build.deleteFrom("leads").where("id", "=", id).returning("id"))]);
  await db.forget({ rewrite: true });
  return gone.length > 0;
}
