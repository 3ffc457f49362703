import { hash } from "node:crypto";
import { newId } from "../../server/database/new-id.ts";

/** What the server does to its store for one lead, statement by statement: the look for a repeat included. */
export const texts = {
  findRepeat: 'select "id" from "leads" where "submission_key" in (?, ?)',
  insertLead: [
    'insert into "leads" ("id", "form", "language", "state", "held_reason", "submission_key", "name", "first_name",',
    '"last_name", "email", "email_key", "facility", "role", "subject", "message", "consent_version", "consented_at",',
    '"received_at") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    'on conflict ("submission_key") do nothing returning "id"',
  ].join(" "),
  enqueue:
    'insert into "outbox" ("id", "lead_id", "channel", "state", "due_at", "created_at") values (?, ?, ?, ?, ?, ?)',
};

export function leadUnit(
  id: string,
  lead: Record<string, string | undefined>,
): { sql: string; parameters: (string | number | null)[] }[] {
  const now = Date.now();
  const { email = "", facility = "", role = "", message = "" } = lead;
  const { "first-name": first = "", "last-name": last = "", "idempotency-key": pageKey = "" } = lead;
  const key = `page:${hash("sha256", pageKey, "base64url")}`;
  const who = [`${first} ${last}`, first, last, email, email.toLowerCase()];
  const leadRow = [id, "landing", "en", "accepted", null, key, ...who, facility, role, "", message, "v1", now, now];
  return [
    { sql: texts.findRepeat, parameters: [key, key] },
    { sql: texts.insertLead, parameters: leadRow },
    { sql: texts.enqueue, parameters: [newId(now), id, "sales-mail", "waiting", now, now] },
    { sql: texts.enqueue, parameters: [newId(now), id, "visitor-receipt", "waiting", now, now] },
  ];
}
