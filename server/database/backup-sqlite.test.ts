import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { backupSqlite } from "./backup-sqlite.ts";
import { migrations } from "./migrations/list.ts";
import { migrateSqlite, openSqlite } from "./open-sqlite.js";

const folder = mkdtempSync(join(tmpdir(), "backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a copy holds nothing that was deleted, even where the store still does", () => {
  const [file, copy] = [join(folder, "store.db"), join(folder, "copy.db")];
  const db = openSqlite(file);
  migrateSqlite(db, migrations.sqlite);
  // As releases before the first erasure left it: freed, and not overwritten.
  db.exec("pragma secure_delete = off");
  const beat = db.prepare("insert into heartbeats (name, at) values (?, 1)");
  for (let count = 0; count < 50; count++) beat.run(`zanzibar ${count} ${"x".repeat(2_000)}`);
  db.exec("insert into heartbeats (name, at) values ('madagascar', 1)");
  db.exec("delete from heartbeats where name like 'zanzibar%'");
  db.exec("pragma wal_checkpoint(truncate)");
  db.close();
  expect(readFileSync(file).includes("zanzibar")).toBe(true);

  backupSqlite(file, copy);
  expect(readFileSync(copy).includes("zanzibar")).toBe(false);
  expect(readFileSync(copy).includes("madagascar")).toBe(true);
});
