import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { createLog } from "./observe/log.ts";
import { buildServices, noSpeech } from "./services.ts";
import { testSite } from "./testing/test-site.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "start-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a damaged store is named, with the command that puts a backup in its place", async () => {
  const file = join(folder, "tendwell.db");
  writeFileSync(file, "this was a store once ".repeat(500));
  const opening = openDatabase({ kind: "sqlite", file });
  await expect(opening).rejects.toThrow(/tendwell\.db is damaged[\s\S]*operator -- restore/);
});

test("a folder that cannot be used is named, with the setting that changes it", async () => {
  const inTheWay = join(folder, "data");
  writeFileSync(inTheWay, "");
  const opening = openDatabase({ kind: "sqlite", file: join(inTheWay, "tendwell.db") });
  await expect(opening).rejects.toThrow(/data\/tendwell\.db cannot be opened[\s\S]*DATA_DIR/);
});

test("a PostgreSQL that is down is named by its place, without its password", async () => {
  const opening = openDatabase({ kind: "postgres", url: "postgres://ana:geheim123@127.0.0.1:1/care" });
  const error = await opening.then(
    () => new Error("it opened"),
    (reason: Error) => reason,
  );
  expect(error.message).toMatch(/127\.0\.0\.1:1\/care cannot be used \(ECONNREFUSED\)[\s\S]*DATABASE_URL/);
  expect(error.message).not.toContain("geheim123");
});

test("the folder of data and the store in it are this user's only, even where they were not", async () => {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, "tendwell.db"), "");
  chmodSync(join(dataDir, "tendwell.db"), 0o644);
  const config = readConfig({ DATA_DIR: dataDir });
  const log = createLog({ level: "silent" });
  const services = await buildServices({ config, site: testSite, log, speech: noSpeech });
  const modeOf = (name: string) => statSync(join(dataDir, name)).mode & 0o777;
  expect([modeOf("."), modeOf("tendwell.db"), modeOf("tendwell.db-wal")]).toEqual([0o700, 0o600, 0o600]);
  await services.close();
});
