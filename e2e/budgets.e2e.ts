import { everyPage } from "./testing/every-page.ts";
import { expect, test } from "./testing/journey.ts";
import { sum, weighing, weighPage } from "./testing/transfer.ts";

const kilobyte = 1024;

test("the landing page needs at most 4 KB of script before the visitor acts", async ({ page }) => {
  const transfers = await weighing(page, async () => {
    await page.goto("/", { waitUntil: "load" });
    await page.locator("[data-hero-stage][data-ready]").waitFor();
  });
  const scripts = transfers.filter(({ kind }) => kind === "Script");

  expect(scripts.length).toBe(2);
  expect(sum(scripts, "bodyBytes")).toBeLessThanOrEqual(4 * kilobyte);
});

test("the whole landing page with its fonts weighs at most 70 KB and takes at most eight requests", async ({
  page,
}) => {
  const transfers = await weighPage(page, "/");

  expect(transfers.map(({ kind }) => kind).sort()).toEqual(expect.arrayContaining(["Document", "Font", "Font"]));
  expect(transfers.filter(({ kind }) => kind === "Stylesheet")).toEqual([]);
  expect(sum(transfers, "allBytes")).toBeLessThanOrEqual(70 * kilobyte);
  expect(transfers.length).toBeLessThanOrEqual(8);
});

test("words and look of each page weigh at most 24 KB, and nothing is fetched from anywhere else", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) elsewhere.push(request.url());
  });
  for (const { path } of everyPage) {
    const transfers = await weighing(page, () => page.goto(path));
    const wordsAndLook = transfers.filter(({ kind }) => kind === "Document" || kind === "Stylesheet");

    expect(sum(wordsAndLook, "bodyBytes"), path).toBeGreaterThan(5 * kilobyte);
    expect(sum(wordsAndLook, "bodyBytes"), path).toBeLessThanOrEqual(24 * kilobyte);
  }

  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("on a phone the landing page is at most twelve screens long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "networkidle" });

  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(12);
});

test("the landing page does not shift while it loads", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  // Entries are handed over after a frame is painted, so two more frames are let pass.
  const shifts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const { layoutShifts } = window as unknown as { layoutShifts: number[] };
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(layoutShifts)));
      }),
  );

  expect(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThan(0.01);
});
