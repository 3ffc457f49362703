import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database, Statement } from "../database/database.ts";
import { prepared, type Slot, statement } from "../database/query-builder.ts";
import type { Rate } from "../security/rate-limit.ts";

type Hit = { key: string; now: number; windowOver: number; fromFuture: number };

/** Clocks of several instances differ a little; a window from later than that was begun by a wrong one. */
const skewMs = 60_000;

/**
 * Counts a visitor's submissions in the store, so that the limit bites across instances. The count starts
 * with the first one and the statement gives no row once it is used up.
 */
export function submissionLimit(db: Database, { count, windowMs }: Exclude<Rate, "off">) {
  const startedAt = sql.ref<number>("rate_windows.started_at");
  const hits = sql.ref<number>("rate_windows.hits");

  const isOver = (slot: Slot<Hit>) => {
    const [over, future] = [slot(({ windowOver }) => windowOver), slot(({ fromFuture }) => fromFuture)];
    return sql<boolean>`(${startedAt} <= ${over} or ${startedAt} > ${future})`;
  };

  const countHit = prepared<Hit, { hits: number }>(
    (slot) =>
      db.build
        .insertInto("rate_windows")
        .values({ key: slot(({ key }) => key), started_at: slot(({ now }) => now), hits: 1 })
        .onConflict((conflict) =>
          conflict
            .column("key")
            .doUpdateSet({
              started_at: sql`case when ${isOver(slot)} then ${slot(({ now }) => now)} else ${startedAt} end`,
              hits: sql`case when ${isOver(slot)} then 1 else ${hits} + 1 end`,
            })
            .where(sql<boolean>`${isOver(slot)} or ${hits} < ${count}`),
        )
        .returning("hits"),
    "none",
  );
  const windowStart = prepared<{ key: string }, { started_at: number }>((slot) =>
    db.build
      .selectFrom("rate_windows")
      .select("started_at")
      .where(
        "key",
        "=",
        slot(({ key }) => key),
      ),
  );

  const keyOf = storedKeys(db);

  return {
    count: async (clientKey: string, now: number): Promise<Statement<{ hits: number }>> =>
      countHit({ key: await keyOf(clientKey), now, windowOver: now - windowMs, fromFuture: now + skewMs }),
    async retryAfterSeconds(clientKey: string, now: number): Promise<number> {
      const [window] = await db.read(windowStart({ key: await keyOf(clientKey) }));
      const over = (window?.started_at ?? now) + windowMs;
      return Math.min(windowMs / 1000, Math.max(1, Math.ceil((over - now) / 1000)));
    },
  };
}

/**
 * The address itself stays out of the store, and so does a plain hash of it, which a list of all addresses would
 * undo: the key is the store's own, the same for every instance.
 */
function storedKeys(db: Database) {
  const read = statement(db.build.selectFrom("secrets").select("value").where("name", "=", "visitors"));
  let secret: string | undefined;
  return async (clientKey: string): Promise<string> => {
    secret ??= (await db.read(read))[0]?.value;
    if (!secret) throw new Error("The store has lost its secret");
    return createHmac("sha256", secret).update(clientKey).digest("base64url");
  };
}
