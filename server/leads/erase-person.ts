import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import { emailKey } from "./new-lead.ts";

/** The ids of what is gone. */
export type Erased = { leads: string[]; calls: string[] };

/**
 * Removes everything held about a person: leads, with what still waits in the outbox, and calls. Keeps a note
 * that it was done, which names the person only to someone who already knows the address.
 */
export async function erasePerson(db: Database, email: string, now: number): Promise<Erased> {
  const key = emailKey(email);
  const count = (table: "leads" | "calls") =>
    sql<number>`(select count(*) from ${sql.table(table)} where email_key = ${key})`;

  const [, calls, leads] = await db.transact([
    statement(
      db.build.insertInto("erasures").values({
        id: randomUUID(),
        email_hash: createHash("sha256").update(key).digest("hex"),
        leads: count("leads"),
        calls: count("calls"),
        erased_at: now,
      }),
    ),
    // Calls first: they would go with their leads, unnamed.
    statement(db.build.deleteFrom("calls").where("email_key", "=", key).returning("id")),
    statement(db.build.deleteFrom("leads").where("email_key", "=", key).returning("id")),
  ]);
  return { leads: leads.map(({ id }) => id), calls: calls.map(({ id }) => id) };
}

/** Removes one lead and what still waits for it. */
export async function deleteLead(db: Database, id: string): Promise<boolean> {
  const [gone] = await db.transact([
    statement(db.build.deleteFrom("leads").where("id", "=", id).returning("id")),
  ]);
  return gone.length > 0;
}
