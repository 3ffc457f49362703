import { voicePaths } from "../../contracts/call-numbers.ts";
import { clockTest, expect, test } from "../testing/journey.ts";

test.describe("Navigation dropdown delays", () => {
  clockTest.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/");
    await page.clock.pauseAt(60_000);
  });

  clockTest("open 200 ms, close 150 ms, skip 300 ms", async ({ page }) => {
    const menu = page.locator("[data-hover-menu] [popover]").first();
    const over = () => page.locator("[data-hover-menu] a").first().hover();
    const away = () => page.mouse.move(640, 600);
    await over();
    await page.clock.runFor(199);
    await expect(menu).toBeHidden();
    await page.clock.runFor(1);
    await expect(menu).toBeVisible();
    await away();
    await page.clock.runFor(149);
    await expect(menu).toBeVisible();
    await page.clock.runFor(1);
    await expect(menu).toBeHidden();
    await page.clock.runFor(290);
    await over();
    await page.clock.runFor(1);
    await expect(menu).toBeVisible();
  });
});

test("tooltip delay 700 ms", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  for (const name of [page.locator("[data-theme-switch]:visible"), page.getByRole("link", { name: /^Blog/ })]) {
    await name.hover();
    const tooltip = name.locator("[role=tooltip]");
    expect(await tooltip.evaluate((element) => getComputedStyle(element).transitionDelay.split(", ")[0])).toBe("0.7s");
    await expect(tooltip).toBeVisible();
  }
});

test.describe("Data cache defaults", () => {
  clockTest.use({ expectedTroubles: [/Failed to load resource/] });

  clockTest("3 retries with exponential back-off", async ({ page }) => {
    let asked = 0;
    await page.route(`**${voicePaths.status}`, (route) => {
      asked += 1;
      return route.fulfill({ status: 500 });
    });
    await page.clock.install({ time: 0 });
    await page.goto("/talk");
    await page.locator('main input[type="email"]').first().focus();
    const soon = async () => {
      await page.clock.runFor(1_000);
      return asked;
    };
    await expect.poll(soon).toBe(4);
    for (let minutes = 0; minutes < 4; minutes += 0.5) {
      await page.clock.fastForward(30_000);
      await page.evaluate(() => fetch("/healthz"));
    }
    expect(asked).toBe(4);
  });
});

test("Four use cases", async ({ lookAt }) => {
  const page = await lookAt("/");
  await expect(page.locator("[data-use-case]")).toHaveCount(4);
});

test("late payment interest 1.5% per month; liability cap; governing law Delaware, arbitration in New York", async ({
  lookAt,
}) => {
  const page = await lookAt("/terms");
  const text = await page.locator("main").innerText();
  expect(text).toMatch(/1\.5\s?% (per|a) month/i);
  expect(text).toMatch(/greater of/i);
  expect(text).toMatch(/twelve|12/i);
  expect(text).toMatch(/\$100\b/);
  expect(text).toMatch(/Delaware/);
  expect(text).toMatch(/New York/);
  expect(text).toMatch(/arbitrat/i);
});
