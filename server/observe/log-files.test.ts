import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { openLogFiles } from "./log-files.ts";

test("a log has a file a day, for this user only, and keeps them no longer than it was told", () => {
  const folder = mkdtempSync(join(tmpdir(), "logs-"));
  let time = Date.UTC(2026, 0, 1, 23, 59);
  const destination = openLogFiles({ folder, keepDays: 90, now: () => time });
  const log = createLog({ level: "info", destination });
  writeFileSync(join(folder, "notes.txt"), "not ours");
  log.info("first");
  time += 60_000;
  log.info("second");
  expect(readdirSync(folder)).toEqual(["notes.txt", "tendwell-2026-01-01.log", "tendwell-2026-01-02.log"]);
  expect(readFileSync(join(folder, "tendwell-2026-01-02.log"), "utf8")).toContain('"msg":"second"');
  expect(statSync(join(folder, "tendwell-2026-01-02.log")).mode & 0o777).toBe(0o600);

  time = Date.UTC(2026, 3, 2, 0, 1);
  log.info("ninety-one days later");
  expect(readdirSync(folder)).toEqual(["notes.txt", "tendwell-2026-01-02.log", "tendwell-2026-04-02.log"]);
  rmSync(folder, { recursive: true });
});
