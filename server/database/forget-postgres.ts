import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { StoreFailure } from "./database.ts";

const tables = ["voice_events", "calls", "outbox", "leads"];
const mayNot = "42501";
const isLocked = "55P03";

/**
 * A plain vacuum frees the space of deleted rows, whose bytes stay until they are written over. A full one writes each
 * table anew, with its indexes and statistics, which hold values too; a checkpoint then removes the old files, and lets
 * the server's journal be reused.
 */
export async function forgetInPostgres(url: string, rewrite: boolean, patienceMs = 60_000): Promise<void> {
  // Of its own, as a large table takes longer than any statement of a visitor may.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    lock_timeout: 10_000,
    application_name: "tendwell",
  });
  await client.connect();
  try {
    for (const table of tables)
      await (rewrite ? writeAnew(client, table, patienceMs) : client.query(`vacuum (analyze) ${table}`));
    if (!rewrite) return;
    // Where it keeps the values it met most; a user who may not clean it is warned by the server, and goes on.
    await writeAnew(client, "pg_statistic", patienceMs);
    await checkpoint(client);
  } finally {
    await client.end();
  }
}

/** What a reader may still see is carried over to the new file, deleted or not: then again, once the reader is done. */
async function writeAnew(client: pg.Client, table: string, patienceMs: number) {
  const deadline = Date.now() + patienceMs;
  for (let pause = 50; (await carriedOver(client, table)) > 0; pause = Math.min(2 * pause, 2000)) {
    if (Date.now() + pause > deadline)
      throw new StoreFailure(
        "The rows are deleted, but their bytes are still in the database's files: somebody reads an older state " +
          "of it, a backup or an open transaction (pg_stat_activity names it). Let it end, and run the same " +
          "command again.",
      );
    await wait(pause);
  }
}

/**
 * How many deleted rows had to be kept: the server tells it in its own language, the number first. All, where a reader
 * does not let go of the table.
 */
async function carriedOver(client: pg.Client, table: string): Promise<number> {
  let rows = 0;
  const listen = ({ detail }: { detail?: string | undefined }) => {
    rows += Number(/^\d+/.exec(detail ?? "")?.[0] ?? 0);
  };
  client.on("notice", listen);
  try {
    await client.query(`vacuum (full, analyze, verbose) ${table}`);
    return rows;
  } catch (error) {
    if ((error as { code?: string }).code === isLocked) return Number.POSITIVE_INFINITY;
    throw error;
  } finally {
    client.off("notice", listen);
  }
}

/** Only some users may ask for one; the server makes its own every few minutes. */
async function checkpoint(client: pg.Client) {
  try {
    await client.query("checkpoint");
  } catch (error) {
    if ((error as { code?: string }).code !== mayNot) throw error;
  }
}
