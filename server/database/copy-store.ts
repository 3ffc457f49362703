import { sql } from "kysely";
import type { Database, Statement } from "./database.ts";
import { statement } from "./query-builder.ts";

/** Parents before children. Counts of visits and beats are left behind: they mean nothing elsewhere. */
const tables = ["leads", "outbox", "calls", "voice_events", "erasures"] as const;
type Table = (typeof tables)[number];

type Copied = { table: Table; source: number; target: number };

const pageSize = 500;

/** Copies every row that the target lacks, so that it can be run again after a failure; counts both sides. */
export async function copyStore(
  source: Database,
  target: Database,
  progress: (done: number, total: number) => void,
): Promise<Copied[]> {
  const counts = await Promise.all(tables.map((table) => countRows(source, table)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of tables) {
    for await (const rows of pages(source, table)) {
      await target.transact([insertMissing(target, table, rows)]);
      done += rows.length;
      progress(done, total);
    }
  }
  return Promise.all(
    tables.map(async (table, index) => ({
      table,
      source: counts[index] ?? 0,
      target: await countRows(target, table),
    })),
  );
}

type Row = Record<string, unknown> & { id: string };

function insertMissing({ build }: Database, table: Table, rows: readonly Row[]): Statement {
  const columns = Object.keys(rows[0] ?? {});
  const lists = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const insert = sql`insert into ${sql.table(table)} (${names}) values ${sql.join(lists)} on conflict do nothing`;
  return statement({ compile: () => insert.compile(build) });
}

async function* pages(db: Database, table: Table): AsyncGenerator<Row[]> {
  let last = "";
  while (true) {
    const query = db.build.selectFrom(table).selectAll().where(sql.ref("id"), ">", last).orderBy("id");
    const rows = (await db.read(statement(query.limit(pageSize)))) as Row[];
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? "";
  }
}

async function countRows(db: Database, table: Table): Promise<number> {
  const [row] = await db.read(
    statement(db.build.selectFrom(table).select((build) => build.fn.countAll<number>().as("count"))),
  );
  return row?.count ?? 0;
}
