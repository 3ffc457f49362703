import pg from "pg";
import { type Database, type RowsOf, type Statement, type StoreEvents, StoreFailure } from "./database.ts";
import { forgetInPostgres } from "./forget-postgres.ts";
import { listenPostgres } from "./listen-postgres.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import { queryBuilder } from "./query-builder.ts";

const int8 = 20;

/** Our 64-bit numbers are milliseconds and counts, both exact in a double. */
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format),
};

/** PostgreSQL, for several instances on one store. It groups commits of its own accord. */
export async function openPostgresDatabase(url: string, events: StoreEvents = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: "tendwell",
    types: types as pg.CustomTypesConfig,
  });
  // A connection reports a restart of the server here, idle or between two statements of a unit; unheard, that
  // event ends the process.
  const troubled = (error: Error) => events.troubled?.(error);
  pool.on("error", troubled);
  pool.on("connect", (client) => client.on("error", troubled));

  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const bell = listenPostgres(url, pool, events);

  const active = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;

  async function transact<const Unit extends readonly Statement[]>(unit: Unit): Promise<RowsOf<Unit>> {
    if (closed) throw new StoreFailure("The database is closed");
    const work = run(unit);
    active.add(work);
    try {
      return (await work) as RowsOf<Unit>;
    } finally {
      active.delete(work);
    }
  }

  async function run(unit: readonly Statement[]): Promise<unknown[][]> {
    const started = performance.now();
    try {
      return unit.length === 1 ? [await query(pool, unit[0] as Statement)] : await inTransaction(unit);
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      throw new StoreFailure(message, code, error);
    } finally {
      events.committed?.((performance.now() - started) / 1000);
    }
  }

  async function inTransaction(unit: readonly Statement[]): Promise<unknown[][]> {
    const client = await pool.connect();
    const rows: unknown[][] = unit.map(() => []);
    try {
      await client.query("begin");
      for (const [index, statement] of unit.entries()) {
        const found = await query(client, statement);
        rows[index] = found;
        if (statement.stopWhen && (statement.stopWhen === "found") === found.length > 0) break;
      }
      await client.query("commit");
      client.release();
      return rows;
    } catch (error) {
      // Thrown away rather than rolled back: it may be half closed, and the server rolls back on its own.
      client.release(error as Error);
      throw error;
    }
  }

  async function close() {
    await bell.stop();
    await Promise.allSettled(active);
    await pool.end();
  }

  return {
    engine: "postgres",
    build: queryBuilder("postgres"),
    transact,
    read: async <Row>(statement: Statement<Row>) => (await transact([statement]))[0],
    forget: ({ rewrite = false } = {}) => forgetInPostgres(url, rewrite),
    wake: bell.ring,
    onWake: bell.onRing,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

async function query(client: pg.Pool | pg.PoolClient, { sql, parameters }: Statement): Promise<unknown[]> {
  const { rows } = await client.query(sql, parameters.map(withoutNul));
  return rows;
}

/** PostgreSQL has no place for a NUL in a text, and a visitor may write one into any address. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}
