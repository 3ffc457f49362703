// From a click to the next page's first paint, with and without the speculation rules, over a line with a visitor's
// delay. A pointer rests on a link for a moment before the click, as a hand does.

import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/setup/browser.js";
import { startServer } from "../faults/server-process.ts";
import { median } from "../testing/quantile.ts";
import { report } from "../testing/report.ts";

const { values } = parseArgs({
  options: { clicks: { type: "string", default: "7" }, runs: { type: "string" } },
});
const clicks = Number(values.clicks);
const oneWayMs = 50;
const restMs = 300;
const targets = ["/contact", "/talk", "/privacy", "/terms", "/privacy-faq"];
const ourHeader = /speculation-rules: [^\r]*\r\n/i;

const home = mkdtempSync(join(tmpdir(), "navigation-"));
const server = await startServer({ DATA_DIR: home });
const lines = {
  with: await delayedLine((text) => text),
  without: await delayedLine((text) => text.replace(ourHeader, "")),
};
const browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: ["--no-sandbox"] });

const rows: { page: string; "with, ms": number; "without, ms": number }[] = [];
for (const target of targets) {
  rows.push({
    page: target,
    "with, ms": await medianOf(lines.with.url, target),
    "without, ms": await medianOf(lines.without.url, target),
  });
}
await browser.close();
for (const line of Object.values(lines)) line.close();
await server.end("SIGTERM");
rmSync(home, { recursive: true, force: true });

const withRules = median(rows.map((row) => row["with, ms"]));
const without = median(rows.map((row) => row["without, ms"]));
report({
  bench: "navigation",
  rows,
  bars: [
    {
      bar: "click to painted is at least 50 ms sooner with speculation",
      isMet: withRules <= without - 50,
      figure: `${withRules.toFixed(0)} ms against ${without.toFixed(0)} ms, ${oneWayMs * 2} ms there and back`,
    },
  ],
});

async function medianOf(url: string, target: string) {
  const times = [];
  for (let click = 0; click < clicks; click += 1) times.push(await clickThrough(url, target));
  return median(times);
}

/**
 * A visitor who has been here before has the shared files; each click comes from a new window with an empty cache
 * for the page itself.
 */
async function clickThrough(url: string, target: string) {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "load" });
  const link = page.locator(`a[href="${target}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(restMs);
  await link.click();
  await page.waitForURL(url + target);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const time = Number(await painted.jsonValue());
  await page.close();
  return time;
}

/** A line to the server on which every byte takes its time, each way. */
async function delayedLine(change: (text: string) => string) {
  const listener = createServer((near) => {
    const far = connect(server.port, "127.0.0.1");
    for (const [from, to, edit] of [
      [near, far, (text: string) => text],
      [far, near, change],
    ] as const) {
      from.on("data", (chunk) => {
        const bytes = Buffer.from(edit(chunk.toString("latin1")), "latin1");
        setTimeout(() => to.writable && to.write(bytes), oneWayMs);
      });
      from.on("close", () => setTimeout(() => to.end(), oneWayMs));
      from.on("error", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", () => resolve(undefined)));
  const { port } = listener.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => listener.close() };
}
