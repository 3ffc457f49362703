// A million leads are exported, and the memory of the program that does it is watched.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite } from "../../server/database/open-sqlite.ts";
import { report } from "../testing/report.ts";

const count = Number(process.argv[2] ?? 1_000_000);
const maxMegabytes = 200;
const home = mkdtempSync(join(tmpdir(), "export-"));
const operator = (...args: string[]) => ["dist/server/operator.js", ...args] as const;
const env = { ...process.env, DATA_DIR: home };

try {
  spawnSync(process.execPath, operator("stats"), { env });
  fill(join(home, "tendwell.db"));
  const rows = [await measure("csv"), await measure("json")];
  report({
    bench: "export-memory",
    rows,
    bars: rows.map(({ format, code, "peak memory MB": peak }) => ({
      bar: `${count.toLocaleString("en-GB")} leads as ${format} with at most ${maxMegabytes} MB of memory`,
      figure: `${peak.toFixed(0)} MB`,
      isMet: code === 0 && peak > 0 && peak < maxMegabytes,
    })),
  });
} finally {
  rmSync(home, { recursive: true, force: true });
}

async function measure(format: string) {
  const file = join(home, `leads.${format}`);
  const started = performance.now();
  const child = spawn(process.execPath, operator("leads", "export", "--format", format, "--out", file), {
    env,
    stdio: "ignore",
  });
  let peak = 0;
  const watch = setInterval(() => {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
    peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
  }, 50);
  const [code] = await once(child, "exit");
  clearInterval(watch);

  const seconds = (performance.now() - started) / 1000;
  return { format, code, seconds, "file MB": statSync(file).size / 2 ** 20, "peak memory MB": peak };
}

function fill(file: string) {
  const db = openSqlite(file);
  db.exec(`
    begin;
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into leads (id, form, state, submission_key, name, email, email_key, message, consent_version,
      consented_at, received_at)
    select printf('%08x-0000-4000-8000-%012x', i, i), 'contact', 'accepted', 'page:' || i, 'Ana Rivera ' || i,
      'ana' || i || '@example.com', 'ana' || i || '@example.com',
      'Forty beds, and the night shift writes by hand.', 'v1',
      1700000000000 + i * 7, 1700000000000 + i * 7
    from n;
    commit;
  `);
  db.close();
}
