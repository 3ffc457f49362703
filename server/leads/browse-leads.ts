import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { Lead, LeadState, OutboxRow } from "../database/tables.ts";

export type LeadFilter = { state?: LeadState; since?: number; email?: string };

const pageSize = 1000;

/** Leads from the newest on, as many as asked for. */
export function newestLeads(db: Database, filter: LeadFilter, limit: number): Promise<Lead[]> {
  return db.read(statement(filtered(db, filter).orderBy("received_at", "desc").orderBy("id", "desc").limit(limit)));
}

/**
 * Every lead from the oldest on, a page at a time: the memory it takes does not grow with the store, and
 * nothing is locked while the reader is slow.
 */
export async function* everyLead(db: Database, filter: LeadFilter): AsyncGenerator<Lead[]> {
  let last: Lead | undefined;
  do {
    const after = last;
    const page: Lead[] = await db.read(
      statement(
        filtered(db, filter)
          .orderBy("received_at")
          .orderBy("id")
          .limit(pageSize)
          .$if(after !== undefined, (query) =>
            query.where((row) =>
              row(row.refTuple("received_at", "id"), ">", row.tuple(after?.received_at ?? 0, after?.id ?? "")),
            ),
          ),
      ),
    );
    if (page.length > 0) yield page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}

export async function countLeads(db: Database, filter: LeadFilter): Promise<number> {
  const [row] = await db.read(
    statement(
      filtered(db, filter)
        .clearSelect()
        .select((build) => build.fn.countAll<number>().as("count")),
    ),
  );
  return row?.count ?? 0;
}

/** Leads since a time, by the number of their day since 1970 (UTC). */
export async function leadsByDay(db: Database, since: number): Promise<Map<number, number>> {
  const day = sql<number>`received_at / 86400000`;
  const rows = await db.read(
    statement(
      db.build
        .selectFrom("leads")
        .select((build) => [day.as("day"), build.fn.countAll<number>().as("count")])
        .where("received_at", ">=", since)
        .groupBy(day),
    ),
  );
  return new Map(rows.map((row) => [row.day, row.count]));
}

export async function showLead(db: Database, id: string) {
  const [leads, deliveries] = await db.transact([
    statement(db.build.selectFrom("leads").selectAll().where("id", "=", id)),
    statement(db.build.selectFrom("outbox").selectAll().where("lead_id", "=", id).orderBy("channel")),
  ]);
  const lead = leads[0] as Lead | undefined;
  return lead && { lead, deliveries: deliveries as OutboxRow[] };
}

/** The state is written out, as the index of held leads only serves a question that names them. */
function filtered(db: Database, { state, since, email }: LeadFilter) {
  return db.build
    .selectFrom("leads")
    .selectAll()
    .$if(state !== undefined, (query) => query.where("state", "=", sql.lit(state as LeadState)))
    .$if(since !== undefined, (query) => query.where("received_at", ">=", since as number))
    .$if(email !== undefined, (query) => query.where("email_key", "=", email as string));
}
