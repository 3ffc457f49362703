import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../server/database/migrations/sqlite/", import.meta.url);

/** The tables exactly as the server has them. */
export const migrations = readdirSync(folder)
  .sort()
  .map((name, index) => ({
    number: index + 1,
    name: name.replace(/\.sql$/, ""),
    sql: readFileSync(new URL(name, folder), "utf8"),
  }));

/** What the server does to its store for one lead, statement by statement: the look for a repeat included. */
export const texts = [
  'select "id" from "leads" where "submission_key" in (?, ?)',
  'insert into "leads" ("id", "form", "language", "state", "held_reason", "submission_key", "name", "first_name", "last_name", "email", "email_key", "facility", "role", "subject", "message", "consent_version", "consented_at", "received_at") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict ("submission_key") do nothing returning "id"',
  'insert into "outbox" ("id", "lead_id", "channel", "state", "due_at", "created_at") values (?, ?, ?, ?, ?, ?)',
];

/**
 * @param {string} id
 * @param {Record<string, string | undefined>} lead the landing form's fields
 * @returns {[number, (string | number | null)[]][]} the number of each statement with its values
 */
export function leadUnit(id, lead) {
  const now = Date.now();
  const { email = "", facility = "", role = "", message = "" } = lead;
  const { "first-name": first = "", "last-name": last = "", "idempotency-key": pageKey = "" } = lead;
  // As long as the server's own, which ends in a hash of the words.
  const key = `page:${pageKey}:${"x".repeat(43)}`;
  const who = [`${first} ${last}`, first, last, email, email.toLowerCase()];
  return [
    [0, [key, key]],
    [1, [id, "landing", "en", "accepted", null, key, ...who, facility, role, "", message, "v1", now, now]],
    [2, [randomUUID(), id, "sales-mail", "waiting", now, now]],
    [2, [randomUUID(), id, "visitor-receipt", "waiting", now, now]],
  ];
}
