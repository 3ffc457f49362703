// What a page costs the main thread while it loads, in CPU time from a trace, to compare two builds on a machine that
// others use. It does not stand in for `pages`: it gives about half of what Lighthouse's clock counts.
// `npm run bench -- pages/main-thread --runs 5 --only /,/talk`.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/setup/browser.js";
import { startServer } from "../faults/server-process.ts";
import { report } from "../testing/report.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: {
      type: "string",
      default: "/,/talk,/contact,/how-it-works,/accuracy,/privacy,/privacy-faq,/terms,/es",
    },
  },
});
/** As Lighthouse counts a slow phone. */
const slowdown = 4;
const settleMs = 2500;
/** Set from what was measured on 16 November 2026, so that a growth is noticed. */
const guardMs = 900;
const kinds = {
  style: /^UpdateLayoutTree$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Layerize|Paint|Commit)$/,
};

const server = await startServer({ DATA_DIR: join(tmpdir(), "bench-main-thread"), LOG_LEVEL: "silent" });
try {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const rows = [];
  for (const path of values.only.split(",")) rows.push(await measure(browser, path, Number(values.runs)));
  await browser.close();
  const worst = Math.max(...rows.map(({ all }) => all));
  report({
    bench: "main-thread",
    rows,
    bars: [
      {
        bar: `no page takes more than ${guardMs} ms of CPU time, slowed down fourfold`,
        isMet: worst <= guardMs,
        figure: worst,
      },
    ],
  });
} finally {
  await server.end("SIGTERM");
}

/** The median by all the work of the main thread. */
async function measure(browser: Browser, path: string, runs: number) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await trace(browser, path));
  results.sort((a, b) => a.all - b.all);
  const median = results[Math.floor(runs / 2)] ?? { all: Number.NaN };
  return { page: path, ...median };
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { beginData?: { url?: string } };
};

async function trace(browser: Browser, path: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ["-*", "devtools.timeline", "toplevel"] });
  await page.goto(`${server.url}${path}`);
  await page.waitForTimeout(settleMs);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const ours = traceEvents.find(
    ({ name, args }) => name === "ParseHTML" && args?.beginData?.url?.startsWith(server.url),
  );
  const onMain = traceEvents.filter(({ pid, tid }) => pid === ours?.pid && tid === ours?.tid);
  const spent = (kind: RegExp) =>
    Math.round(
      (onMain.filter(({ name }) => kind.test(name)).reduce((sum, { tdur = 0 }) => sum + tdur, 0) * slowdown) / 1000,
    );
  return {
    all: spent(/RunTask$/),
    ...Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, spent(kind)])),
    recalculations: onMain.filter(({ name }) => kinds.style.test(name)).length,
  };
}
