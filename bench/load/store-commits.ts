import { randomUUID } from "node:crypto";
import { newId } from "../../server/database/new-id.ts";
import { openSqliteDatabase } from "../../server/database/sqlite.ts";
import { leadUnit } from "./lead-unit.ts";
import { oneLead } from "./raw-commits.ts";

/** The same leads through our store, its thread, its messages and its groups, by so many callers at once. */
export async function storeCommits(file: string, callers: number, seconds: number) {
  const db = await openSqliteDatabase(file);
  const started = performance.now();
  let count = 0;
  const call = async () => {
    while (performance.now() - started < seconds * 1000) {
      const key = randomUUID().replaceAll("-", "");
      await db.transact(leadUnit(newId(Date.now()), { ...oneLead, "idempotency-key": key }));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const perSecond = count / ((performance.now() - started) / 1000);
  await db.close();
  return perSecond;
}
