import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { CallRow, Lead, OutboxRow, VoiceEvent } from "../database/tables.ts";
import { emailKey } from "./new-lead.ts";
import { isStrayOf } from "./stray-events.ts";

type Person = { leads: Lead[]; calls: CallRow[]; deliveries: OutboxRow[]; events: VoiceEvent[] };

/** Everything held about a person, by their address. */
export async function findPerson(db: Database, email: string): Promise<Person> {
  const key = emailKey(email);
  const leadIds = db.build.selectFrom("leads").select("id").where("email_key", "=", key);
  const callIds = db.build.selectFrom("calls").select("id").where("email_key", "=", key);
  const [leads, calls, deliveries, events] = await db.transact([
    statement(db.build.selectFrom("leads").selectAll().where("email_key", "=", key).orderBy("received_at")),
    statement(db.build.selectFrom("calls").selectAll().where("email_key", "=", key).orderBy("started_at")),
    statement(db.build.selectFrom("outbox").selectAll().where("lead_id", "in", leadIds).orderBy("created_at")),
    statement(
      db.build
        .selectFrom("voice_events")
        .selectAll()
        .where((row) => row.or([row("call_id", "in", callIds), isStrayOf(key)]))
        .orderBy("received_at"),
    ),
  ]);
  return { leads, calls, deliveries, events };
}

export type Corrections = { name?: string; facility?: string; role?: string; email?: string };

/** Puts right what a person told us about themselves, wherever it stands; their words stay theirs. */
export async function correctPerson(db: Database, email: string, changes: Corrections) {
  const key = emailKey(email);
  const { name, facility, role, email: newEmail } = changes;
  const address = newEmail && { email: newEmail, email_key: emailKey(newEmail) };
  const told = {
    ...(name !== undefined && { name, first_name: null, last_name: null }),
    ...(facility !== undefined && { facility }),
    ...(role !== undefined && { role }),
    ...address,
  };
  const { calls } = await findPerson(db, email);
  const [leads] = await db.transact([
    statement(db.build.updateTable("leads").set(told).where("email_key", "=", key).returning("id")),
    ...(address
      ? calls.map((call) =>
          statement(
            db.build
              .updateTable("calls")
              .set({ ...address, variables: withEmail(call.variables, address.email) })
              .where("id", "=", call.id),
          ),
        )
      : []),
  ]);
  await db.forget({ rewrite: true });
  return { leads: leads.length, calls: address ? calls.length : 0 };
}

function withEmail(variables: string | null, email: string): string | null {
  if (variables === null) return null;
  const told = JSON.parse(variables);
  return JSON.stringify("email" in told ? { ...told, email } : told);
}
