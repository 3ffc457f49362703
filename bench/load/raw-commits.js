import { randomUUID } from "node:crypto";
import { migrateSqlite } from "../../server/database/migrate-sqlite.js";
import { openSqlite } from "../../server/database/open-sqlite.js";

/**
 * The most this disk can do: a lead and its two deliveries per visitor, all visitors of a group in one commit,
 * and nothing else.
 *
 * @param {string} file
 * @param {import("../../server/database/migrations/list.ts").Migration[]} migrations
 * @param {number} group
 * @param {number} seconds
 */
export function rawCommits(file, migrations, group, seconds) {
  const db = openSqlite(file);
  migrateSqlite(db, migrations);
  const lead = db.prepare(
    "insert into leads (id, form, state, submission_key, name, email, email_key, facility, message, consent_version, consented_at, received_at) values (?, 'landing', 'accepted', ?, 'Ana Rivera', 'ana@example.com', 'ana@example.com', 'Maple Court', ?, 'v1', ?, ?)",
  );
  const delivery = db.prepare(
    "insert into outbox (id, lead_id, channel, state, due_at, created_at) values (?, ?, ?, 'waiting', ?, ?)",
  );
  const message = "Forty beds, and the night shift writes by hand. When could we see it?";
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) {
    db.exec("begin immediate");
    for (let index = 0; index < group; index += 1) {
      const id = randomUUID();
      const now = Date.now();
      lead.run(id, randomUUID(), message, now, now);
      for (const channel of ["sales-mail", "visitor-receipt"])
        delivery.run(randomUUID(), id, channel, now, now);
    }
    db.exec("commit");
    count += group;
  }
  const perSecond = count / ((performance.now() - started) / 1000);
  db.close();
  return perSecond;
}
