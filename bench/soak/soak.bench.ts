// Half an hour of everything at once, at a tenth of what the machine can do: pages, leads, typed and spoken calls.
// `--short` takes a minute and runs with the tests; `--minutes N` takes as long as you like, and `--gentle` leaves
// half of a small machine to others.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startServer } from "../faults/server-process.ts";
import { median, quantile } from "../testing/quantile.ts";
import { report, tableOf } from "../testing/report.ts";
import { visit } from "../testing/visit.ts";
import { lookAtServer, type Sample, watchServer } from "../testing/watch-server.ts";
import { expectStatus, holdCall, nthAddress, repeatedly, steadily } from "./traffic.ts";

const { values } = parseArgs({
  options: { short: { type: "boolean" }, minutes: { type: "string" }, gentle: { type: "boolean" } },
});
const minutes = Number(values.minutes ?? (values.short ? 0.75 : 30));
const paths = ["/", "/talk", "/contact", "/how-it-works", "/accuracy", "/es", "/api/site", "/healthz"];
const typedCalls = values.gentle ? 4 : 20;
const bars = values.short
  ? { megabytesPerMinute: 300, loopDelayMs: 1000 }
  : { megabytesPerMinute: 1, loopDelayMs: 100 };

const home = mkdtempSync(join(tmpdir(), "soak-"));
mkdirSync("data/spoken", { recursive: true });
// Sentences that were spoken once on this machine need not be made again.
symlinkSync(resolve("data/spoken"), join(home, "spoken"));
const server = await startServer({
  DATA_DIR: home,
  LOG_LEVEL: "silent",
  TRUST_PROXY: "127.0.0.1",
  LEAD_RATE_LIMIT: "5/10m",
  VOICE_RATE_LIMIT: "10/10m",
  VOICE_PROVIDER: "embedded",
  MODELS_DIR: resolve("data/models"),
});
for (let voice = ""; voice !== "ready"; await wait(200)) {
  voice = (await (await fetch(`${server.url}/voice/status`)).json()).voice;
}

let visitors = 0;
const newAddress = () => nthAddress(visitors++);
const readPage = async (count: number) => {
  const path = paths[count % paths.length] ?? "/";
  expectStatus(path, await visit(server.url, newAddress()).page(path), 200);
};
const leaveLead = async () => expectStatus("a lead", await visit(server.url, newAddress()).lead(), 201);

const rates = values.gentle
  ? { pages: 10, leads: 5 }
  : { pages: (await capacityOf(readPage)) / 10, leads: (await capacityOf(leaveLead)) / 10 };
await wait(2000);
const before = await lookAtServer(server.url);

const over = performance.now() + minutes * 60_000;
const isOver = () => performance.now() >= over;
const watch = watchServer(server.url, values.short ? 1000 : 5000);
const voice: Buffer[] = [];
const hold = (isSpoken: boolean) => () => holdCall(server.url, newAddress(), { isSpoken, isOver, voice });
const [pages, leads, typed, spoken] = await Promise.all([
  steadily(rates.pages, isOver, readPage),
  steadily(rates.leads, isOver, leaveLead),
  repeatedly(typedCalls, isOver, hold(false)),
  repeatedly(1, isOver, hold(true)),
]);
await watch.stop();
const after = await settled();
const { code } = await server.end("SIGTERM");
rmSync(home, { recursive: true, force: true });

const tallies = { pages, leads, "typed calls": typed, "spoken calls": spoken };
const errors = Object.entries(tallies).flatMap(([name, tally]) => tally.errors.map((error) => `${name}: ${error}`));
// Memory needs some minutes to find its level; whether it stays there is seen after that.
const slope = slopeOf(watch.samples.slice(Math.floor(watch.samples.length / 2)));
const loopDelay = median(watch.samples.map(({ loopDelayMs }) => loopDelayMs));
console.log(`\n${tableOf(parts(watch.samples, 6).map(levels))}`);
report({
  bench: "soak",
  rows: Object.entries(tallies).map(([traffic, { count, times, errors: failed }]) => ({
    traffic,
    count,
    "per second": count / (minutes * 60),
    errors: failed.length,
    "p50 ms": median(times),
    "p99 ms": quantile(times, 0.99),
  })),
  bars: [
    { bar: "0 errors", isMet: errors.length === 0, figure: errors.slice(0, 3).join("; ") || 0 },
    {
      bar: "every kind of traffic was there",
      isMet: Object.values(tallies).every(({ times }) => times.length > 0),
    },
    {
      bar: `memory grows by at most ${bars.megabytesPerMinute} MB a minute`,
      isMet: slope <= bars.megabytesPerMinute,
      figure:
        `${slope.toFixed(2)}, from ${before.megabytes.toFixed(0)} to ${after.megabytes.toFixed(0)} MB; ` +
        `by quarters of the time ${parts(watch.samples, 4)
          .map((part) => slopeOf(part).toFixed(2))
          .join(", ")}`,
    },
    {
      bar: `event-loop delay p99 at most ${bars.loopDelayMs} ms`,
      isMet: loopDelay <= bars.loopDelayMs,
      figure:
        `${loopDelay.toFixed(0)} ms, worst ` +
        `${Math.max(...watch.samples.map(({ loopDelayMs }) => loopDelayMs)).toFixed(0)} ms`,
    },
    {
      bar: "descriptors come back",
      isMet: after.descriptors <= before.descriptors + 5,
      figure: `${before.descriptors} before, ${after.descriptors} after`,
    },
    { bar: "no call is left, and the stop is in good order", isMet: after.liveCalls === 0 && code === 0 },
  ],
  plots: {
    memory: plot("Memory", "MB", {
      resident: "megabytes",
      heap: "heapMegabytes",
      external: "externalMegabytes",
    }),
    "event-loop": plot("Event-loop delay", "ms, p99", { delay: "loopDelayMs" }),
    descriptors: plot("Descriptors", "open", {
      descriptors: "descriptors",
      handles: "handles",
      "live calls": "liveCalls",
    }),
  },
});

/** After the last call, and after connections that browsers keep for half a minute. */
async function settled() {
  let now = await lookAtServer(server.url);
  const isSettled = () => now.liveCalls === 0 && now.descriptors <= before.descriptors + 5;
  for (const deadline = Date.now() + 45_000; !isSettled() && Date.now() < deadline; await wait(1000)) {
    now = await lookAtServer(server.url);
  }
  return now;
}

/** How many a second twenty visitors get at most. */
async function capacityOf(once: (count: number) => Promise<unknown>) {
  const seconds = 3;
  const end = performance.now() + seconds * 1000;
  const { times } = await repeatedly(20, () => performance.now() >= end, once);
  return times.length / seconds;
}

/** Megabytes a minute, by least squares. */
function slopeOf(samples: Sample[]) {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const at = mean(samples.map((sample) => sample.at));
  const megabytes = mean(samples.map((sample) => sample.megabytes));
  const rise = mean(samples.map((sample) => (sample.at - at) * (sample.megabytes - megabytes)));
  return (rise / mean(samples.map((sample) => (sample.at - at) ** 2))) * 60;
}

/** Whether a rise levels off is seen part by part. */
function parts(samples: Sample[], count: number) {
  const size = Math.ceil(samples.length / count);
  return Array.from({ length: count }, (_, part) => samples.slice(part * size, (part + 1) * size));
}

function levels(part: Sample[]) {
  const middle = (field: keyof Sample) => median(part.map((sample) => sample[field]));
  return {
    "until minute": (part.at(-1)?.at ?? 0) / 60,
    "resident MB": middle("megabytes"),
    "heap MB": middle("heapMegabytes"),
    "external MB": middle("externalMegabytes"),
    descriptors: middle("descriptors"),
    handles: middle("handles"),
  };
}

function plot(title: string, y: string, lines: Record<string, keyof Sample>) {
  return {
    title: `${title} over ${minutes} minutes of mixed traffic`,
    x: "seconds",
    y,
    lines: Object.fromEntries(
      Object.entries(lines).map(([name, field]) => [
        name,
        watch.samples.map((sample) => [sample.at, sample[field]] as [number, number]),
      ]),
    ),
  };
}
