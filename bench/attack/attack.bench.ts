// At least 100,000 bad requests of every kind, while one good visitor reads pages and leaves leads.
// `--short` is the version in every test run; `--seed N` and `--count N` change the attack, `--only sound` takes the
// classes with that in their name.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { keepBeeps } from "../../e2e/testing/kept-sentences.ts";
import { startPostgres } from "../../server/database/testing/start-postgres.ts";
import { startServer } from "../faults/server-process.ts";
import { median, quantile } from "../testing/quantile.ts";
import { seededRandom } from "../testing/random.ts";
import { report } from "../testing/report.ts";
import { visit } from "../testing/visit.ts";
import { lookAtServer, type Sample, watchServer } from "../testing/watch-server.ts";
import { type AttackClass, attackClasses, startBadProvider } from "./classes.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean" },
    seed: { type: "string", default: "1" },
    count: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const total = Number(values.count ?? (values.short ? 2_000 : 120_000));
const seed = Number(values.seed);
/** In a short attack the voice's engine still rises to its level. */
const maxGrowthMegabytes = values.short ? 150 : 60;
const maxHeapGrowthMegabytes = 60;
const home = mkdtempSync(join(tmpdir(), "attack-"));
const secret = "webhook-secret-of-the-attack";

const provider = await startBadProvider(seededRandom(seed));
const postgres = await startPostgres();
const own = await startServer({
  ...settings("own", await keptSentences()),
  VOICE_PROVIDER: "embedded",
  MODELS_DIR: resolve("data/models"),
});
const hosted = await startServer({
  ...settings("hosted"),
  DATABASE_URL: await postgres.createDatabase("attack"),
  VOICE_PROVIDER: "vapi",
  VAPI_BASE_URL: provider.url,
  VAPI_PRIVATE_KEY: "private-key-of-the-attack",
  VAPI_ASSISTANT_ID: "assistant",
  VAPI_WEBHOOK_SECRET: secret,
});
await untilSpeechIsReady();

const started = performance.now();
const watches = [own, hosted].map(({ url }) => watchServer(url, 500));
const visitor = visitGood();
const classes = attackClasses({ own, hosted: { ...hosted, secret } }).filter(({ name }) => name.includes(values.only));
const shares = classes.reduce((sum, { share }) => sum + share, 0);
const results = await Promise.all(classes.map(runClass));
const seconds = (performance.now() - started) / 1000;
await visitor.stop();
for (const watch of watches) await watch.stop();
const liveCalls = await untilCallsEnd();
const areRunning = own.isRunning() && hosted.isRunning();
const stops = [await own.end("SIGTERM"), await hosted.end("SIGTERM")];
await postgres.stop();
provider.stop();
rmSync(home, { recursive: true, force: true });

const sent = results.reduce((sum, result) => sum + result.sent, 0);
const mostGrowth = (measure: (sample: Sample) => number) =>
  Math.max(...watches.map(({ samples }) => growthOf(samples.map(measure))));
const growth = mostGrowth(({ megabytes }) => megabytes);
const heapGrowth = mostGrowth(({ heapMegabytes, externalMegabytes }) => heapMegabytes + externalMegabytes);
const bad = results.flatMap(({ name, bad: outcomes }) => outcomes.map((outcome) => `${name}: ${outcome}`));
report({
  bench: "attack",
  rows: results.map(({ name, sent: count, outcomes }) => ({
    class: name,
    sent: count,
    answers: Object.entries(outcomes)
      .sort(([, a], [, b]) => b - a)
      .map(([outcome, times]) => `${outcome} × ${times}`)
      .join(", "),
  })),
  bars: [
    {
      bar: `at least ${total} bad requests`,
      isMet: sent >= total,
      figure: `${sent} in ${seconds.toFixed(0)} s, seed ${seed}`,
    },
    { bar: "no crash, and a stop in good order", isMet: areRunning && stops.every(({ code }) => code === 0) },
    {
      bar: "no unwanted answer: 5xx, hang, leak, or thanks for what must be refused",
      isMet: bad.length === 0,
      figure: bad.length === 0 ? 0 : bad.join("; "),
    },
    { bar: "every call has ended", isMet: liveCalls === 0, figure: liveCalls },
    {
      bar: `memory is flat (at most ${maxGrowthMegabytes} MB more in the last quarter than in the second)`,
      isMet: growth <= maxGrowthMegabytes,
      figure: `${growth.toFixed(0)} MB`,
    },
    {
      bar: `and so is what the program itself holds, heap and buffers (at most ${maxHeapGrowthMegabytes} MB more)`,
      isMet: heapGrowth <= maxHeapGrowthMegabytes,
      figure: `${heapGrowth.toFixed(0)} MB`,
    },
    {
      bar: "the good visitor got every page and every lead kept",
      isMet: visitor.failures.length === 0 && visitor.times.length > 10,
      figure:
        `${visitor.times.length} answers, ${visitor.failures.length} failures ` +
        `${visitor.failures.slice(0, 3).join(", ")}, p50 ${median(visitor.times).toFixed(0)} ms, p99 ` +
        `${quantile(visitor.times, 0.99).toFixed(0)} ms`,
    },
  ],
  plots: {
    memory: {
      title: `Memory under ${sent} bad requests`,
      x: "seconds",
      y: "MB resident",
      lines: Object.fromEntries(
        watches.flatMap(({ samples }, index) => {
          const name = index === 0 ? "own voice" : "hosted voice";
          return [
            [name, samples.map(({ at, megabytes }) => [at, megabytes])],
            [`${name}, heap`, samples.map(({ at, heapMegabytes }) => [at, heapMegabytes])],
          ];
        }),
      ),
    },
  },
});

/** The folder of what need not be spoken: in a short attack all but the opening, else what was once on this machine. */
async function keptSentences() {
  const folder = values.short ? join(home, "beeps") : "data";
  mkdirSync(join(folder, "spoken"), { recursive: true });
  if (values.short) await keepBeeps(folder);
  return resolve(folder, "spoken");
}

function settings(name: string, spoken?: string) {
  const folder = join(home, name);
  mkdirSync(folder);
  if (spoken) symlinkSync(spoken, join(folder, "spoken"));
  return {
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    TRUST_PROXY: "127.0.0.1",
    LEAD_RATE_LIMIT: "5/10m",
    VOICE_RATE_LIMIT: "off",
    VOICE_PRIVATE_KEY: "operator-key-of-the-attack",
  };
}

async function runClass({ name, share, lanes, refuses, deliberate = [], attack }: AttackClass, index: number) {
  const random = seededRandom(seed * 1000 + index);
  const wanted = Math.ceil((total * share) / shares);
  const outcomes: Record<string, number> = {};
  let sentHere = 0;
  const lane = async () => {
    while (sentHere < wanted) {
      const seen = await attack(random);
      for (const { outcome, count = 1 } of seen) {
        sentHere += count;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, wanted) }, lane));
  const isBad = (outcome: string) =>
    ["hang", "leak", "lost call"].includes(outcome) ||
    (/^5/.test(outcome) && !deliberate.includes(outcome)) ||
    (refuses && /^[23]/.test(outcome));
  return { name, sent: sentHere, outcomes, bad: Object.keys(outcomes).filter(isBad) };
}

/** Reads a page and leaves a lead, one after the other, each lead from an address of its own. */
function visitGood() {
  const times: number[] = [];
  const failures: string[] = [];
  let isStopped = false;
  let count = 0;
  const visiting = (async () => {
    while (!isStopped) {
      count += 1;
      const { page, lead } = visit(own.url, `203.0.${count >> 8}.${count & 255}`);
      for (const [what, ask, expected] of [
        ["page", page, 200],
        ["lead", lead, 201],
      ] as const) {
        const asked = performance.now();
        const status = await ask().catch((error: Error) => error.message);
        times.push(performance.now() - asked);
        if (status !== expected) failures.push(`${what}: ${status}`);
      }
      await wait(100);
    }
  })();
  return {
    times,
    failures,
    async stop() {
      isStopped = true;
      await visiting;
    },
  };
}

async function untilSpeechIsReady() {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await wait(100)) {
    const { voice } = await (await fetch(`${own.url}/voice/status`)).json();
    if (voice === "ready") return;
  }
  throw new Error("Speech was not ready within three minutes.");
}

async function untilCallsEnd() {
  // A wire that was lost may come back for twenty seconds; so long its call is on.
  const longestWaitMs = 30_000;
  let live = Number.NaN;
  for (const deadline = Date.now() + longestWaitMs; live !== 0 && Date.now() < deadline; await wait(100)) {
    live = (await lookAtServer(own.url)).liveCalls;
  }
  return live;
}

function growthOf(megabytes: number[]) {
  const quarter = Math.ceil(megabytes.length / 4);
  return median(megabytes.slice(-quarter)) - median(megabytes.slice(quarter, 2 * quarter));
}
