import type { Database, Statement } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import { prepared } from "../database/query-builder.ts";
import type { Channel, LeadState } from "../database/tables.ts";
import { enqueuer } from "../outbox/enqueue.ts";
import type { Rate } from "../security/rate-limit.ts";
import { submissionLimit } from "./limit-submissions.ts";
import { emailKey, type NewLead } from "./new-lead.ts";
import type { HoldReason } from "./reason-to-hold.ts";
import { submissionKeys } from "./submission-keys.ts";

export type Submission = {
  lead: NewLead;
  /** Made by the page, the same for every try of one submission. */
  pageKey?: string | undefined;
  /** Whose limit this counts against; none for a call, which has a limit of its own. */
  clientKey?: string | undefined;
  holdReason: HoldReason | null;
};

type Recorded = { outcome: LeadState | "repeated"; id: string } | { outcome: "too-many"; retryAfterSeconds: number };

export type RecordLead = (submission: Submission, now: number) => Promise<Recorded>;

/** In place of a count where nothing is limited. */
const uncounted: Statement<{ hits: number }> = { sql: "select 0 as hits", parameters: [] };

/**
 * Keeps a lead and queues its deliveries in one transaction, so neither exists without the other. The same
 * submission sent again gives the same id and is not counted.
 */
export function leadRecorder(db: Database, settings: { rate: Rate; channels: readonly Channel[] }): RecordLead {
  const limit = settings.rate === "off" ? undefined : submissionLimit(db, settings.rate);
  const enqueueAll = enqueuer(db, settings.channels);
  // Who called knows that they called: no receipt.
  const enqueueCall = enqueuer(
    db,
    settings.channels.filter((channel) => channel !== "visitor-receipt"),
  );
  const findRepeat = prepared<{ key: string; previousKey: string }, { id: string }>(
    (slot) =>
      db.build
        .selectFrom("leads")
        .select("id")
        .where("submission_key", "in", [slot(({ key }) => key), slot(({ previousKey }) => previousKey)]),
    "found",
  );
  const insertLead = prepareInsert(db);

  return async function recordLead({ lead, pageKey, clientKey, holdReason }, now) {
    const id = newId(now);
    const keys = submissionKeys(lead, pageKey, now);
    const state: LeadState = holdReason ? "held" : "accepted";
    const isCounted = limit !== undefined && clientKey !== undefined;

    const [[repeated], hits, kept] = await db.transact([
      findRepeat(keys),
      isCounted ? await limit.count(clientKey, now) : uncounted,
      insertLead({ lead, id, state, holdReason, key: keys.key, now }),
      ...(state === "accepted" ? (lead.form === "call" ? enqueueCall : enqueueAll)(id, now) : []),
    ]);
    if (repeated) return { outcome: "repeated", id: repeated.id };
    if (isCounted && hits.length === 0) {
      return { outcome: "too-many", retryAfterSeconds: await limit.retryAfterSeconds(clientKey, now) };
    }
    if (kept.length === 0) return { outcome: "repeated", id: await idOfRace(keys) };
    if (state === "accepted") db.wake();
    return { outcome: state, id };
  };

  /** Another instance kept the same submission between our look and our insert. */
  async function idOfRace(keys: { key: string; previousKey: string }): Promise<string> {
    const [row] = await db.read(findRepeat(keys));
    if (!row) throw new Error("A lead was neither kept nor found");
    return row.id;
  }
}

type LeadRow = {
  lead: NewLead;
  id: string;
  state: LeadState;
  holdReason: HoldReason | null;
  key: string;
  now: number;
};

function prepareInsert(db: Database) {
  return prepared<LeadRow, { id: string }>(
    (slot) =>
      db.build
        .insertInto("leads")
        .values({
          id: slot(({ id }) => id),
          form: slot(({ lead }) => lead.form),
          language: slot(({ lead }) => lead.language),
          state: slot(({ state }) => state),
          held_reason: slot(({ holdReason }) => holdReason),
          submission_key: slot(({ key }) => key),
          name: slot(({ lead }) => lead.name),
          first_name: slot(({ lead }) => lead.firstName),
          last_name: slot(({ lead }) => lead.lastName),
          email: slot(({ lead }) => lead.email),
          email_key: slot(({ lead }) => emailKey(lead.email)),
          facility: slot(({ lead }) => lead.facility),
          role: slot(({ lead }) => lead.role),
          subject: slot(({ lead }) => lead.subject),
          message: slot(({ lead }) => lead.message),
          consent_version: slot(({ lead }) => lead.consentVersion),
          consented_at: slot(({ now }) => now),
          received_at: slot(({ now }) => now),
        })
        .onConflict((conflict) => conflict.column("submission_key").doNothing())
        .returning("id"),
    "none",
  );
}
