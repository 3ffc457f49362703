import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { openSqlite } from "../database/open-sqlite.ts";
import { storeVersion } from "../database/store-version.ts";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { runCommand } from "./testing/run-command.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "upgrade-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const operator = (command: string, env: Record<string, string> = {}) =>
  runCommand(command.split(" "), { env: { DATA_DIR: folder, ...env }, now: () => 1_790_000_000_000 });

onBothEngines((store) => {
  test("a store's version is read without making the store", async () => {
    const settings = await store.settings();
    expect(await storeVersion(settings)).toBeUndefined();
    await (await openDatabase(settings)).close();
    expect(await storeVersion(settings)).toBe(5);
  });
});

test("an operator learns what the next start does to the store, and that nothing was changed by asking", async () => {
  const fresh = await operator("upgrade --check");
  expect([fresh.code, fresh.out]).toEqual([0, expect.stringContaining("the first start makes one")]);
  expect(existsSync(join(folder, "tendwell.db"))).toBe(false);

  const file = join(folder, "tendwell.db");
  await (await openDatabase({ kind: "sqlite", file })).close();
  expect((await operator("upgrade --check")).out).toContain("up to date");

  const older = openSqlite(file);
  older.exec("delete from schema_versions where number > 3");
  older.close();
  const { out } = await operator("upgrade --check", { VOICE_ROOM: "7" });
  expect(out).toContain("is at migration 3");
  expect(out).toMatch(/4 held-leads\n {2}5 report-codes/);
  expect(out).toContain("VOICE_ROOM");

  const newer = openSqlite(file);
  newer.exec("insert into schema_versions (number, name, applied_at) values (99, 'later', 1)");
  newer.close();
  const refused = await operator("upgrade --check");
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("newer than this program knows")]);
  expect((await operator("upgrade")).code).toBe(2);
});

test("the changelog tells of the version that this is", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(readFileSync("CHANGELOG.md", "utf8")).toMatch(new RegExp(`^## ${version} – \\d{4}-\\d{2}-\\d{2}$`, "m"));
});
