import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";

/** True once for each token, whichever instance it is shown to; the note is cleared away a day later. */
export async function spendToken(db: Database, nonce: string, now: number): Promise<boolean> {
  const [spent] = await db.transact([
    statement(
      db.build
        .insertInto("rate_windows")
        .values({ key: `token:${nonce}`, started_at: now, hits: 1 })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("key"),
    ),
  ]);
  return spent.length > 0;
}
