// A store from a thousand leads to a million: how fast the next lead is kept, how long the newest page and the rare
// held leads take to find, and how long it takes to read them all.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database, RowsOf } from "../../server/database/database.ts";
import { migrations } from "../../server/database/migrations/list.ts";
import { migrateSqlite, openSqlite } from "../../server/database/open-sqlite.ts";
import { queryBuilder } from "../../server/database/query-builder.ts";
import { everyLead, newestLeads } from "../../server/leads/browse-leads.ts";
import { leadRecorder } from "../../server/leads/record-lead.ts";
import { report } from "../testing/report.ts";

const most = Number(process.argv[2] ?? 1_000_000);
const sizes = [1000, 10_000, 100_000, 1_000_000].filter((size) => size <= most);
const groupSize = 50;
const groups = 40;
const oneInHeld = 20;

const home = mkdtempSync(join(tmpdir(), "growth-"));
const sqlite = openSqlite(join(home, "leads.db"));
migrateSqlite(sqlite, migrations.sqlite);

/** The store without its thread: statements run where they are asked for, and a group is committed below. */
const prepared = new Map<string, ReturnType<typeof sqlite.prepare>>();
const run: Database["transact"] = async (unit) => {
  const rows: unknown[][] = unit.map(() => []);
  for (const [index, { sql, parameters, stopWhen }] of unit.entries()) {
    const statement = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, statement);
    const found = statement.all(...(parameters as string[]));
    rows[index] = found;
    if (stopWhen && (stopWhen === "found") === found.length > 0) break;
  }
  return rows as RowsOf<typeof unit>;
};
const db: Database = {
  engine: "sqlite",
  build: queryBuilder("sqlite"),
  transact: run,
  read: async (statement) => (await run([statement]))[0],
  forget: async () => {},
  wake: () => {},
  onWake: () => {},
  close: async () => sqlite.close(),
};
const recordLead = leadRecorder(db, { rate: "off", channels: ["sales-mail", "visitor-receipt"] });

let kept = 0;
const rows: Awaited<ReturnType<typeof measure>>[] = [];
try {
  for (const size of sizes) {
    fillTo(size);
    // The first figures would otherwise be those of code that is still being compiled.
    if (rows.length === 0) await measure(size);
    rows.push(await measure(size));
  }
} finally {
  await db.close();
  rmSync(home, { recursive: true, force: true });
}

const first = rows[0] as (typeof rows)[number];
const last = rows.at(-1) as typeof first;
const tenth = rows.at(-2) as typeof first;
const bar = (text: string, figure: number, isMet: boolean) => ({
  bar: text,
  figure: Number(figure.toFixed(2)),
  isMet,
});
const newest = last["newest page ms"] / first["newest page ms"];
const held = last["held page ms"] / first["held page ms"];
const keeping = last["kept per second"] / first["kept per second"];
const reading = last["read all s"] / tenth["read all s"] / (last.leads / tenth.leads);
const line = (name: Exclude<keyof typeof first, "leads">) => ({
  [name]: rows.map((row): [number, number] => [row.leads, row[name]]),
});
report({
  bench: "leads-growth",
  rows,
  bars: [
    bar("newest page, most leads / fewest, at most 3", newest, newest <= 3),
    bar("page of held leads, most leads / fewest, at most 3", held, held <= 3),
    bar("leads kept per second, most leads / fewest, at least 0.5", keeping, keeping >= 0.5),
    bar("reading all, per lead, last step / the one before, 0.5 to 1.5", reading, reading > 0.5 && reading < 1.5),
  ],
  plots: {
    keeping: {
      title: "Leads kept per second",
      x: "leads in the store",
      y: "per second",
      lines: line("kept per second"),
      scale: "logarithmic",
    },
    pages: {
      title: "Time to find a page of leads",
      x: "leads in the store",
      y: "ms",
      lines: { ...line("newest page ms"), ...line("held page ms") },
      scale: "logarithmic",
    },
    reading: {
      title: "Time to read every lead",
      x: "leads in the store",
      y: "s",
      lines: line("read all s"),
      scale: "logarithmic",
    },
  },
});

async function measure(leads: number) {
  return {
    leads,
    "kept per second": await measureKeeping(),
    "newest page ms": await medianMs(() => newestLeads(db, {}, 50)),
    "held page ms": await medianMs(() => newestLeads(db, { state: "held" }, 50)),
    "read all s": await measureReading(),
  };
}

/** Leads of the past with their deliveries made, and with keys as random as real ones. */
function fillTo(size: number) {
  const random = "lower(hex(randomblob(22)))";
  const id = [
    "lower(printf('%08x-%04x-7%s-8%s-%s', time >> 16, time & 0xffff,",
    "substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)), 2), hex(randomblob(6))))",
  ]
    .join(" ")
    .replaceAll("time", "(1700000000000 + i * 7)");
  sqlite.exec(`
    pragma cache_size = -300000;
    begin;
    create temp table fresh as
      with recursive n(i) as (select ${kept} union all select i + 1 from n where i + 1 < ${size})
      select i, ${id} as id from n;
    insert into leads (id, form, state, submission_key, name, email, email_key, message, consent_version,
      consented_at, received_at)
      select id, 'contact', iif(i % ${oneInHeld} = 0, 'held', 'accepted'), 'page:' || ${random}, 'Ana Rivera ' || i,
        'ana' || i || '@example.com', 'ana' || i || '@example.com',
        'Forty beds, and the night shift writes by hand.', 'v1',
        1700000000000 + i * 7, 1700000000000 + i * 7
      from fresh;
    insert into outbox (id, lead_id, channel, state, due_at, created_at, finished_at)
      select ${id}, id, channel, 'sent', 1700000000000, 1700000000000 + i * 7, 1700000000000
      from fresh, (select 'sales-mail' as channel union all select 'visitor-receipt');
    drop table fresh;
    commit;
    pragma cache_size = -2000;
    pragma wal_checkpoint(truncate);
  `);
  kept = size;
}

async function measureKeeping(): Promise<number> {
  const started = performance.now();
  for (let group = 0; group < groups; group += 1) {
    sqlite.exec("begin immediate");
    for (let index = 0; index < groupSize; index += 1) await recordLead(submission(), Date.now());
    sqlite.exec("commit");
  }
  kept += groups * groupSize;
  return (groups * groupSize) / ((performance.now() - started) / 1000);
}

function submission() {
  return {
    lead: {
      form: "landing",
      language: "en",
      name: "Ana Rivera",
      firstName: "Ana",
      lastName: "Rivera",
      email: "ana@example.com",
      facility: "Maple Court",
      role: "",
      subject: "",
      message: "Forty beds, and the night shift writes by hand. When could we see it?",
      consentVersion: "v1",
    },
    pageKey: randomUUID(),
    holdReason: null,
  } as const;
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[7] ?? Number.NaN;
}

async function measureReading(): Promise<number> {
  const started = performance.now();
  let count = 0;
  for await (const page of everyLead(db, {})) count += page.length;
  if (count !== kept) throw new Error(`${count} leads were read of ${kept}`);
  return (performance.now() - started) / 1000;
}
