import { randomUUID } from "node:crypto";
import { migrations } from "../../server/database/migrations/list.ts";
import { newId } from "../../server/database/new-id.ts";
import { migrateSqlite, openSqlite } from "../../server/database/open-sqlite.ts";
import { leadUnit, texts } from "./lead-unit.ts";

export const oneLead = {
  "first-name": "Ana",
  "last-name": "Rivera",
  email: "ana@example.com",
  facility: "Maple Court",
  message: "Forty beds, and the night shift writes by hand. When could we see it?",
};

/**
 * The most this disk can do: a lead and its two deliveries per visitor, all visitors of a group in one commit,
 * and nothing else.
 */
export function rawCommits(file: string, group: number, seconds: number) {
  const db = openSqlite(file);
  migrateSqlite(db, migrations.sqlite);
  const statements = new Map(Object.values(texts).map((text) => [text, db.prepare(text)]));
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) {
    db.exec("begin immediate");
    for (let index = 0; index < group; index += 1) {
      const unit = leadUnit(newId(Date.now()), { ...oneLead, "idempotency-key": randomUUID().replaceAll("-", "") });
      for (const { sql, parameters } of unit) statements.get(sql)?.all(...parameters);
    }
    db.exec("commit");
    count += group;
  }
  const perSecond = count / ((performance.now() - started) / 1000);
  db.close();
  return perSecond;
}
