// Lighthouse (mobile) on every page: scores, paints, work of the main thread, bytes by kind. Other addresses may be
// named beside ours: `npm run bench -- pages/pages --runs 3 https://one.example http://localhost:4321`, and fewer of
// ours measured with `--only /,/talk`.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../../scripts/setup/browser.js";
import { startServer } from "../faults/server-process.ts";
import { report } from "../testing/report.ts";

const lighthouse = "lighthouse@13.5.0";
/** Every page that visitors look for, in both languages: not the thanks, nor what is shown in trouble. */
const allPaths = readdirSync("dist/pages", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.html$/.test(file) && !/thank-you|error|not-found/.test(file))
  .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
  .sort();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" }, only: { type: "string" } },
});
const paths = values.only?.split(",") ?? allPaths;
/** Of the best peer, measured beside ours on 15 November 2026: what we paint before where no other site is named. */
const bestPeer = { fcp: 900, lcp: 1280 };

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const program = install();
const server = await startServer({ DATA_DIR: join(tmpdir(), "bench-pages"), LOG_LEVEL: "silent" });
try {
  const ours = paths.map((path) => `${server.url}${path}`);
  const rows = measure([...ours, ...positionals], Number(values.runs));
  tell(rows, rows.slice(0, ours.length));
} finally {
  await server.end("SIGTERM");
}

/** Kept out of the product's own packages: it is large, and only this program needs it. */
function install() {
  const folder = join(tmpdir(), lighthouse.replace("@", "-"));
  const bin = join(folder, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(bin)) {
    console.log(`Fetching ${lighthouse}…`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    execFileSync("npm", ["install", "--ignore-scripts", "--silent", lighthouse], {
      cwd: folder,
      stdio: "inherit",
    });
  }
  return bin;
}

type Transfer = { resourceType: string; transferSize: number };
type Work = { group: string; duration: number };
/** What is read of Lighthouse's answer. */
type Lighthouse = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items: unknown[] } }>;
};

/**
 * The median run by largest paint: times vary with the machine's other work, and the score hardly tells them apart.
 * All take turns, so that a busy minute of the machine is not one site's alone.
 */
function measure(urls: string[], runs: number) {
  const rounds = Array.from({ length: runs }, () => {
    process.stderr.write(".");
    return urls.map(audit);
  });
  return urls.map((_, site) => {
    const results = rounds.flatMap((round) => round[site] ?? []).sort((a, b) => a.lcp - b.lcp);
    return results[Math.floor(runs / 2)] as ReturnType<typeof audit>;
  });
}

/** Milliseconds that a slow phone's main thread spends in work of some kind, or in all of it. */
function workMs(work: Work[], kind: RegExp) {
  const items = work.filter(({ group }) => kind.test(group));
  return Math.round(items.reduce((sum, { duration }) => sum + duration, 0));
}

/** Now and then Lighthouse loses the trace of a page and says to run it again. */
function runLighthouse(url: string, triesLeft = 3): Lighthouse {
  const file = join(tmpdir(), "lighthouse-result.json");
  const flags = "--headless --no-sandbox --disable-gpu --disable-background-networking";
  const { status } = spawnSync(
    process.execPath,
    [program, url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status === 0) return JSON.parse(readFileSync(file, "utf8"));
  if (triesLeft === 1) throw new Error(`Lighthouse could not measure ${url}`);
  return runLighthouse(url, triesLeft - 1);
}

function audit(url: string) {
  const { categories: scored, audits } = runLighthouse(url);
  const exactly = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const number = (id: string) => Math.round(exactly(id));
  const score = (id: string) => Math.round((scored[id]?.score ?? Number.NaN) * 100);
  const requests = (audits["network-requests"]?.details?.items ?? []) as Transfer[];
  const bytes = (kind: string) =>
    requests.filter(({ resourceType }) => resourceType === kind).reduce((sum, item) => sum + item.transferSize, 0);
  const work = (audits["mainthread-work-breakdown"]?.details?.items ?? []) as Work[];
  return {
    url,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    mainThread: workMs(work, /./),
    layout: workMs(work, /^styleLayout/),
    paint: workMs(work, /^paint/),
    script: workMs(work, /^script/),
    cls: Math.round(exactly("cumulative-layout-shift") * 1000) / 1000,
    html: bytes("Document"),
    css: bytes("Stylesheet"),
    js: bytes("Script"),
    fonts: bytes("Font"),
    total: requests.reduce((sum, item) => sum + item.transferSize, 0),
    requests: requests.length,
  };
}

function tell(rows: ReturnType<typeof audit>[], ours: ReturnType<typeof audit>[]) {
  const [landing] = ours;
  const peers = rows.slice(ours.length);
  const scores = ours.flatMap((row) => categories.map((category) => row[category]));
  const worst = (figure: "cls" | "script" | "tbt" | "mainThread") => Math.max(...ours.map((row) => row[figure]));
  report({
    bench: "pages",
    rows: rows.map(({ url, ...row }) => ({ page: url.replace(server.url, ""), ...row })),
    bars: [
      {
        bar: "every page scores 100 in every category",
        isMet: Math.min(...scores) === 100,
        figure: Math.min(...scores),
      },
      { bar: "nothing moves while a page loads", isMet: worst("cls") === 0, figure: worst("cls") },
      {
        bar: "the landing page weighs at most 70,000 bytes",
        isMet: (landing?.total ?? Number.NaN) <= 70_000,
        figure: landing?.total ?? "unknown",
      },
      {
        bar: "a slow phone's main thread works at most 800 ms",
        isMet: worst("mainThread") <= 800,
        figure: worst("mainThread"),
      },
      { bar: "nothing blocks a touch", isMet: worst("tbt") === 0, figure: worst("tbt") },
      ...paints(peers.length > 0 ? peers : [bestPeer], landing),
      {
        bar: "script takes at most 200 ms of a slow phone's main thread",
        isMet: worst("script") <= 200,
        figure: worst("script"),
      },
    ],
  });
}

/** We paint before the best of the other sites. */
function paints(peers: { fcp: number; lcp: number }[], landing: ReturnType<typeof audit> | undefined) {
  return (["fcp", "lcp"] as const).map((paint) => {
    const best = Math.min(...peers.map((peer) => peer[paint]));
    const figure = landing?.[paint] ?? Number.NaN;
    return {
      bar: `${paint} of the landing page is at most 0.95 of the best peer's ${best} ms`,
      isMet: figure <= 0.95 * best,
      figure,
    };
  });
}
