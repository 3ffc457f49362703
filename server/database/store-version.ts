import { existsSync } from "node:fs";
import pg from "pg";
import type { DatabaseSettings } from "./open-database.ts";
import { DatabaseSync } from "./open-sqlite.ts";

/** The newest migration the store has, read without changing anything; none when there is no store yet. */
export async function storeVersion(settings: DatabaseSettings): Promise<number | undefined> {
  return settings.kind === "sqlite" ? sqliteVersion(settings.file) : postgresVersion(settings.url);
}

function sqliteVersion(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const table = db.prepare("select 1 from sqlite_schema where name = 'schema_versions'").get();
    if (!table) return undefined;
    return Number(db.prepare("select max(number) as version from schema_versions").get()?.version ?? 0);
  } finally {
    db.close();
  }
}

async function postgresVersion(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const table = await client.query("select to_regclass('schema_versions') as name");
    if (!table.rows[0].name) return undefined;
    const { rows } = await client.query("select max(number) as version from schema_versions");
    return rows[0].version ?? 0;
  } finally {
    await client.end();
  }
}
