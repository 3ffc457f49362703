import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

test("the engine of the models leaves nothing in the home folder for its maker", () => {
  const home = mkdtempSync(join(tmpdir(), "home-"));
  // What counts its use is silent on machines that call themselves CI, and keeps what it counts in the home folder.
  const { CI: _, XDG_CACHE_HOME: __, ORT_DISABLE_TELEMETRY: ___, ...env } = process.env;
  const input = JSON.stringify({
    id: "1",
    context: { now: "2026-03-14T03:20", setting: "nursing_home" },
    turns: [{ who: "visitor", text: "Rosa fell in 12" }],
  });
  const printed = execFileSync(process.execPath, ["dist/server/understand.js"], {
    input,
    env: { ...env, HOME: home },
    encoding: "utf8",
  });
  expect(JSON.parse(printed).report.category.value).toBe("fall");
  expect(readdirSync(home)).toEqual([]);
});
