import { hash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = "server/database/migrations/sqlite";

/** The tables exactly as the server has them. */
export const migrations = readdirSync(folder)
  .sort()
  .map((name, index) => ({
    number: index + 1,
    name: name.replace(/\.sql$/, ""),
    sql: readFileSync(join(folder, name), "utf8"),
  }));

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

/** Ids that sort by time, like the server's. */
export function newId() {
  const time = Date.now().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

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
    { sql: texts.enqueue, parameters: [newId(), id, "sales-mail", "waiting", now, now] },
    { sql: texts.enqueue, parameters: [newId(), id, "visitor-receipt", "waiting", now, now] },
  ];
}
