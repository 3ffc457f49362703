// Ours, a bare server and the disk's own limit in one run, taken in turns: on a shared machine only figures of the
// same minutes compare, and the CPU time per request most of all.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../../server/testing/free-port.ts";
import { startServer } from "../faults/server-process.ts";
import { median } from "../testing/quantile.ts";
import { report } from "../testing/report.ts";
import { besideThis } from "./beside-this.ts";
import { rawCommits } from "./raw-commits.ts";
import { storeCommits } from "./store-commits.ts";

const seconds = 2;
const connections = 50;

type Bench = {
  measure(kind: "page" | "post", whose: "ours" | "bare"): Promise<void>;
  commitRaw(): void;
  /** Through our store, without a request. */
  commitStored(): Promise<void>;
  readPages(flooded?: "ours" | "bare"): Promise<{ p50: number }>;
  note(name: string, value: number): void;
};
type Bar = {
  bar: string;
  figure(medianOf: (name: string) => number): number;
  isMet(figure: number): boolean;
};

/** Repeats a round, five times or once with `--short`, and reports the medians. */
export async function compare(bench: string, round: (bench: Bench) => Promise<void>, bars: Bar[]) {
  const { values } = parseArgs({ options: { short: { type: "boolean" }, rounds: { type: "string" } } });
  const rounds = Number(values.rounds ?? (values.short ? 1 : 5));
  const home = mkdtempSync(join(tmpdir(), "load-"));
  // A mail server that never says a word, so that no delivery competes with the measurement.
  const silence = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silence, "listening");
  const { port: silentPort } = silence.address() as AddressInfo;
  const ours = await startServer({
    DATA_DIR: join(home, "ours"),
    SMTP_URL: `smtp://127.0.0.1:${silentPort}?tls=off`,
    LOG_LEVEL: "silent",
  });
  const barePort = await freePort();
  const bare = spawn(process.execPath, [
    besideThis("bare-server"),
    JSON.stringify({ port: barePort, file: join(home, "bare.db"), like: ours.url }),
  ]);
  const ports = { ours: ours.port, bare: barePort };
  const pids = { ours: ours.pid, bare: bare.pid };
  await wait(1500);

  const figures: Record<string, number[]> = {};
  const note = (name: string, value: number) => {
    figures[name] = [...(figures[name] ?? []), value];
  };
  let raw = 0;
  try {
    for (let count = 0; count < rounds; count += 1) {
      await round({
        note,
        async measure(kind, whose) {
          const name = `${kind} ${whose}`;
          const before = cpuMicroseconds(pids[whose]);
          const { requests, failures, perSecond } = await run({ kind, port: ports[whose], connections });
          if (failures > 0) throw new Error(`${name}: ${failures} of ${requests} answers were not 200 or 201`);
          note(`${name} /s`, perSecond);
          note(`${name} µs`, (cpuMicroseconds(pids[whose]) - before) / requests);
        },
        commitRaw() {
          raw += 1;
          note("commits raw /s", rawCommits(join(home, `raw-${raw}.db`), connections, seconds));
        },
        async commitStored() {
          raw += 1;
          note("commits store /s", await storeCommits(join(home, `store-${raw}.db`), connections, seconds));
        },
        async readPages(flooded) {
          const flood = flooded && run({ kind: "post", port: ports[flooded], connections: 20 });
          const pages = await run({ kind: "page", port: ours.port, connections: 4 });
          await flood;
          return pages;
        },
      });
    }
  } finally {
    bare.kill();
    await ours.end("SIGTERM");
    silence.close();
    rmSync(home, { recursive: true, force: true });
  }

  const medianOf = (name: string) => median(figures[name] ?? []);
  report({
    bench,
    rows: Object.entries(figures).map(([figure, measured]) => ({
      figure,
      median: medianOf(figure),
      from: Math.min(...measured),
      to: Math.max(...measured),
    })),
    bars: bars.map(({ bar, figure, isMet }) => {
      const value = figure(medianOf);
      return { bar, figure: value.toFixed(2), isMet: isMet(value) };
    }),
  });
}

async function run(what: { kind: string; port: number; connections: number }) {
  const client = spawn(process.execPath, [besideThis("client"), JSON.stringify({ ...what, seconds })], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  client.stdout.on("data", (chunk) => {
    text += chunk;
  });
  await once(client, "close");
  return JSON.parse(text);
}

function cpuMicroseconds(pid: number | undefined) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const ticksPerSecond = 100;
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}
