import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import { type Erased, erasePerson, erasureHash } from "./erase-person.ts";

type Erasure = { id: string; email_hash: string };

/** Erases from a restored store whoever was erased after it was copied; the store it replaced has the notes of that. */
export async function eraseAgain(db: Database, erasures: Erasure[], now: number): Promise<Erased[]> {
  const [noted, leads, calls] = await db.transact([
    statement(db.build.selectFrom("erasures").select("id")),
    statement(db.build.selectFrom("leads").select("email_key").distinct()),
    statement(db.build.selectFrom("calls").select("email_key").distinct()),
  ]);
  const isNoted = new Set(noted.map(({ id }) => id));
  const missing = new Set(erasures.filter(({ id }) => !isNoted.has(id)).map(({ email_hash }) => email_hash));
  const keys = new Set([...leads, ...calls].map(({ email_key }) => email_key));
  const erased: Erased[] = [];
  for (const key of keys) {
    if (missing.has(erasureHash(key))) erased.push(await erasePerson(db, key, now));
  }
  return erased;
}
