import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";

const day = 86_400_000;
/** A clock this far ahead of everything in the store is believed only after it has gone on for a while. */
const suspiciousMs = 2 * day;
const doubtMs = 3 * day;

type Trust = { isTrusted: true } | { isTrusted: false; aheadDays: number; until: number };

/**
 * Whether to delete by this clock. A wrong one would take everything: when it is far ahead of the last entry, nothing
 * is deleted for three days, in which somebody can see the warning and put the clock right.
 */
export async function trustClock(db: Database, now: number): Promise<Trust> {
  const beats = await db.read(
    statement(db.build.selectFrom("heartbeats").selectAll().where("name", "in", ["retention", "doubt"])),
  );
  const at = (name: string) => beats.find((beat) => beat.name === name)?.at;
  const newest = at("retention") ?? (await newestEntry(db));
  const isAhead = newest !== undefined && now - newest > suspiciousMs;
  const doubt = at("doubt");
  // A clock that was put right again ends the doubt that it raised.
  const isStillInDoubt = doubt !== undefined && now >= doubt && now < doubt + doubtMs;

  if (!isAhead && !isStillInDoubt) {
    await db.transact([beat("retention", now), forgetDoubt()]);
    return { isTrusted: true };
  }
  const since = isStillInDoubt ? doubt : now;
  await db.transact([beat("retention", now), beat("doubt", since)]);
  const aheadDays = Math.round((now - (newest ?? now)) / day);
  return { isTrusted: false, aheadDays, until: since + doubtMs };

  function beat(name: string, time: number) {
    return statement(
      db.build
        .insertInto("heartbeats")
        .values({ name, at: time })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ at: time })),
    );
  }
  function forgetDoubt() {
    return statement(db.build.deleteFrom("heartbeats").where("name", "=", "doubt"));
  }
}

/** The latest time that the store knows of. */
async function newestEntry(db: Database): Promise<number | undefined> {
  const [row] = await db.read(
    statement(
      db.build
        .selectFrom("leads")
        .select((build) => build.fn.max("received_at").as("lead"))
        .select(sql<number | null>`(select max(started_at) from calls)`.as("call"))
        .select(sql<number | null>`(select max(at) from heartbeats)`.as("beat")),
    ),
  );
  const times = [row?.lead, row?.call, row?.beat].flatMap((time) => (time ? [Number(time)] : []));
  return times.length > 0 ? Math.max(...times) : undefined;
}
