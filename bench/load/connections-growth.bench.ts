// From ten visitors at once to two thousand: how long a page takes. Each has a connection of its own and asks for
// a page once a second, as people do, so that the figure is about connections and not about a full queue.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../faults/server-process.ts";
import { report } from "../testing/report.ts";
import { besideThis } from "./beside-this.ts";

const steps = [10, 50, 200, 500, 1000, 2000];
const seconds = 4;
const home = mkdtempSync(join(tmpdir(), "connections-"));
const server = await startServer({ DATA_DIR: home, LOG_LEVEL: "silent", TRUST_PROXY: "127.0.0.1,::1" });

const rows: {
  connections: number;
  requests: number;
  failures: number;
  "p50 ms": number;
  "p99 ms": number;
}[] = [];
try {
  for (const connections of [steps[0] ?? 10, ...steps]) {
    const { requests, failures, p50, p99 } = await visit(connections);
    rows.push({ connections, requests, failures, "p50 ms": p50, "p99 ms": p99 });
  }
} finally {
  await server.end("SIGTERM");
  rmSync(home, { recursive: true, force: true });
}
// The first was for the code to be compiled.
rows.shift();

const failures = rows.reduce((sum, row) => sum + row.failures, 0);
const last = rows.at(-1);
const line = (name: "p50 ms" | "p99 ms") =>
  rows.map((row) => [row.connections, Math.max(row[name], 0.01)] as [number, number]);
report({
  bench: "connections-growth",
  rows,
  bars: [
    { bar: "every page is answered", figure: failures, isMet: failures === 0 },
    {
      bar: `page p50 at ${last?.connections} connections, at most 50 ms`,
      figure: (last?.["p50 ms"] ?? Number.NaN).toFixed(2),
      isMet: (last?.["p50 ms"] ?? Number.NaN) <= 50,
    },
  ],
  plots: {
    pages: {
      title: "Time to a page",
      x: "connections, one page a second each",
      y: "ms",
      lines: { p50: line("p50 ms"), p99: line("p99 ms") },
      scale: "logarithmic",
    },
  },
});

async function visit(connections: number) {
  const asked = { port: server.port, kind: "page", connections, seconds, everyMs: 1000 };
  const client = spawn(process.execPath, [besideThis("client"), JSON.stringify(asked)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  client.stdout.on("data", (chunk) => {
    text += chunk;
  });
  await once(client, "close");
  return JSON.parse(text) as { requests: number; failures: number; p50: number; p99: number };
}
