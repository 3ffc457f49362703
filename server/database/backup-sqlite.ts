import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { migrations } from "./migrations/list.ts";
import { pendingMigrations } from "./migrations/pending-migrations.ts";
import { DatabaseSync, openSqlite } from "./open-sqlite.ts";

/**
 * Copies the store while it is in use, checks the copy, and only then gives it its name. The copy is written anew, so
 * that nothing comes along that was deleted.
 */
export function backupSqlite(file: string, target: string): void {
  if (!existsSync(file)) throw new Error(`There is no store at ${file}.`);
  const draft = `${target}.part`;
  rmSync(draft, { force: true });
  const source = openSqlite(file);
  try {
    // Not prepared: a statement that is not collected yet would keep the store open after its close.
    source.exec(`vacuum into '${draft.replaceAll("'", "''")}'`);
  } finally {
    source.close();
  }
  chmodSync(draft, 0o600);
  inspect(draft);
  renameSync(draft, target);
}

/**
 * Puts a backup in place of the store, which must not be in use. The old store stays beside it, under the name
 * that is returned.
 */
export function restoreSqlite(copy: string, file: string, now: Date): string | undefined {
  inspect(copy);
  const draft = `${file}.restoring`;
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(copy, draft);
  const aside = `${file}.before-${now.toISOString().replace(/[:.]/g, "-")}`;
  if (existsSync(file)) {
    makePlainFile(file);
    renameSync(file, aside);
  }
  renameSync(draft, file);
  return existsSync(aside) ? aside : undefined;
}

/** The notes of erasures in a store that is put aside; none where it is too damaged to tell. */
export function erasuresIn(file: string): { id: string; email_hash: string }[] {
  const db = new DatabaseSync(file);
  try {
    return db
      .prepare("select id, email_hash from erasures")
      .all()
      .map(({ id, email_hash }) => ({ id: String(id), email_hash: String(email_hash) }));
  } catch {
    return [];
  } finally {
    db.close();
  }
}

/** Turns the store into one plain file. SQLite refuses while any other process has it open. */
export function makePlainFile(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec("pragma busy_timeout = 500; pragma journal_mode = delete");
  } catch (error) {
    throw new Error("The store is in use. Stop the server first.", { cause: error });
  } finally {
    db.close();
  }
}

/** Throws unless the file is a whole store of ours that this program can read. */
function inspect(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const db = new DatabaseSync(file);
  try {
    // A copy that is a single file can be moved about without losing its journal.
    db.exec("pragma journal_mode = delete");
    const rows = db.prepare("pragma integrity_check").all();
    if (rows.length !== 1 || rows[0]?.integrity_check !== "ok") throw new Error("it is damaged");
    const row = db.prepare("select max(number) as version from schema_versions").get();
    pendingMigrations(Number(row?.version ?? 0), migrations.sqlite);
  } catch (error) {
    throw new Error(`${file} is not a sound backup: ${(error as Error).message}`, { cause: error });
  } finally {
    db.close();
  }
}
