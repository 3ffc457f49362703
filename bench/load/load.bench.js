// Pages and leads per second, beside a bare server and the disk's own limit, in one run and taken in turns:
// on a shared machine only figures of the same minutes compare, and the CPU time per request most of all.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort, startServer } from "../faults/server-process.js";
import { report } from "../testing/report.js";
import { rawCommits } from "./raw-commits.js";

const rounds = Number(process.argv[2] ?? 5);
const seconds = 2;
const connections = 50;
const home = mkdtempSync(join(tmpdir(), "load-"));
const script = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

// A mail server that never says a word, so that no delivery competes with the measurement.
const silence = createServer(() => {}).listen(0, "127.0.0.1");
await once(silence, "listening");
const { port: silentPort } = /** @type {import("node:net").AddressInfo} */ (silence.address());
const ours = await startServer({
  DATA_DIR: join(home, "ours"),
  SMTP_URL: `smtp://127.0.0.1:${silentPort}?tls=off`,
  LOG_LEVEL: "silent",
});
const barePort = await freePort();
const bare = spawn(process.execPath, [
  script("./bare-server.js"),
  JSON.stringify({ port: barePort, file: join(home, "bare.db"), like: ours.url }),
]);
await wait(1500);

/** @type {Record<string, number[]>} */
const figures = {};
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ["page", "post"]) {
      await measure(`${kind} ours`, kind, ours.port, ours.pid);
      await measure(`${kind} bare`, kind, barePort, bare.pid);
    }
    note("commits raw /s", rawCommits(join(home, `raw-${round}.db`), connections, seconds));
    const quiet = await run({ kind: "page", port: ours.port, connections: 4 });
    const flooded = await readPagesDuringFlood(ours.port);
    // The same flood on the server next door: what the crowded cores alone cost.
    const beside = await readPagesDuringFlood(barePort);
    note("page p50 quiet ms", quiet.p50);
    note("page p50 in flood ms", flooded.p50);
    note("page p50 beside flood ms", beside.p50);
    note("page p50 flood / quiet", flooded.p50 / quiet.p50);
    note("page p50 flood / beside", flooded.p50 / beside.p50);
  }
} finally {
  bare.kill();
  await ours.end("SIGTERM");
  silence.close();
  rmSync(home, { recursive: true, force: true });
}

const median = (/** @type {string} */ name) => {
  const sorted = [...(figures[name] ?? [])].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
const bar = (/** @type {string} */ text, /** @type {number} */ figure, /** @type {boolean} */ isMet) => ({
  bar: text,
  figure: figure.toFixed(2),
  isMet,
});
const pageCost = median("page ours µs") / median("page bare µs");
const leads = median("post ours /s") / median("commits raw /s");
const flood = median("page p50 flood / quiet");
report({
  bench: "load",
  rows: Object.entries(figures).map(([figure, values]) => ({
    figure,
    median: median(figure),
    from: Math.min(...values),
    to: Math.max(...values),
  })),
  bars: [
    bar("page CPU, ours / bare, at most 1.6", pageCost, pageCost <= 1.6),
    bar("leads per second, ours / raw commits, at least 0.5", leads, leads >= 0.5),
    bar("page p50 in a flood / quiet, at most 2", flood, flood <= 2),
  ],
});

/**
 * @param {string} name
 * @param {string} kind
 * @param {number} port
 * @param {number | undefined} pid
 */
async function measure(name, kind, port, pid) {
  const before = cpuMicroseconds(pid);
  const { requests, failures, perSecond } = await run({ kind, port, connections });
  if (failures > 0) throw new Error(`${name}: ${failures} of ${requests} answers were not 200 or 201`);
  note(`${name} /s`, perSecond);
  note(`${name} µs`, (cpuMicroseconds(pid) - before) / requests);
}

/** @param {number} floodedPort */
async function readPagesDuringFlood(floodedPort) {
  const flood = run({ kind: "post", port: floodedPort, connections: 20 });
  const pages = await run({ kind: "page", port: ours.port, connections: 4 });
  await flood;
  return pages;
}

/** @param {{ kind: string, port: number, connections: number }} what */
async function run(what) {
  const client = spawn(process.execPath, [script("./client.js"), JSON.stringify({ ...what, seconds })], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  client.stdout.on("data", (chunk) => {
    text += chunk;
  });
  await once(client, "close");
  return JSON.parse(text);
}

/** @param {number | undefined} pid */
function cpuMicroseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const ticksPerSecond = 100;
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

/**
 * @param {string} name
 * @param {number} value
 */
function note(name, value) {
  figures[name] = [...(figures[name] ?? []), value];
}
