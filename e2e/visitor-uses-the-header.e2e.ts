import type { Page } from "@playwright/test";
import { clockTest, expect, test } from "./testing/journey.ts";
import { jumpTo, whenStill } from "./testing/scrolling.ts";

const useCaseItems = [
  "Fall Incident Reporting",
  "Medication Error Tracking",
  "Behavioral Monitoring",
  "Infection Control",
];

const menuOf = (page: Page) => page.locator("#use-case-menu");
const menuButton = (page: Page) => page.getByRole("button", { name: "Show QAPI use cases" });
const menuLink = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByText("QAPI Use Cases");

test("the header holds the wordmark, four links and two buttons", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const links = header.getByRole("navigation", { name: "Main" }).getByRole("link");

  await expect(header.getByRole("link").first()).toHaveAttribute("href", "/");
  await expect(links).toHaveText(["Features", "Benefits", "QAPI Use Cases", "Contact"]);
  await header.getByRole("button", { name: "More" }).click();
  const more = page.locator("#more-menu").getByRole("link");
  await expect(more).toHaveText(["How it works", "Accuracy"]);
  await expect(more.first()).toHaveAttribute("href", "/how-it-works");
  await page.keyboard.press("Escape");
  await expect(header.getByRole("link", { name: "Try AI Assistant" })).toHaveAttribute("href", "/talk");
  await expect(header.getByRole("link", { name: "Request Demo" })).toHaveAttribute("href", "/contact");
});

test("the header turns translucent with a shadow past 10 px, and not before", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const look = () =>
    header.evaluate((element) => {
      const { backgroundColor, boxShadow, position } = getComputedStyle(element);
      const alpha = /\/ ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? "1";
      return { position, translucent: Number(alpha) < 1, shadow: boxShadow !== "none" };
    });
  const plain = { position: "fixed", translucent: false, shadow: false };

  await jumpTo(page, 10);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await look()).toEqual(plain);

  await jumpTo(page, 11);
  await expect.poll(look).toEqual({ position: "fixed", translucent: true, shadow: true });

  await jumpTo(page, 0);
  await expect.poll(look).toEqual(plain);
});

clockTest("the dropdown opens under a resting mouse and closes behind it", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.clock.pauseAt(60_000);
  const leave = async () => {
    await page.mouse.move(640, 600);
    await page.clock.runFor(150);
    await expect(menuOf(page)).toBeHidden();
  };
  await test.step("a mouse that only passes by opens nothing", async () => {
    await menuLink(page).hover();
    await page.clock.runFor(120);
    await page.mouse.move(640, 600);
    await page.clock.runFor(1000);
    await expect(menuOf(page)).toBeHidden();
  });
  await test.step("the dropdown opens after 200 ms", async () => {
    await menuLink(page).hover();
    await page.clock.runFor(199);
    await expect(menuOf(page)).toBeHidden();

    await page.clock.runFor(1);
    await expect(menuOf(page)).toBeVisible();
    await expect(menuOf(page).getByRole("link")).toHaveText(useCaseItems);
  });
  await test.step("the way from the link into the dropdown does not close it", async () => {
    await menuOf(page).getByText("Infection Control").hover();
    await page.clock.runFor(1000);
    await expect(menuOf(page)).toBeVisible();
  });
  await test.step("the dropdown closes 150 ms after the mouse has left it", async () => {
    await page.mouse.move(640, 600);
    await page.clock.runFor(149);
    await expect(menuOf(page)).toBeVisible();

    await page.clock.runFor(1);
    await expect(menuOf(page)).toBeHidden();
  });
  await test.step("coming back within 300 ms opens it at once, later only after the wait", async () => {
    await page.clock.runFor(290);
    await menuLink(page).hover();
    await page.clock.runFor(1);
    await expect(menuOf(page)).toBeVisible();
    await leave();

    await page.clock.runFor(301);
    await menuLink(page).hover();
    await page.clock.runFor(199);
    await expect(menuOf(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(menuOf(page)).toBeVisible();
  });
});

clockTest("a mouse that left does not close what the keyboard opened meanwhile", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.clock.pauseAt(60_000);
  await menuLink(page).hover();
  await page.clock.runFor(120);
  await page.mouse.move(640, 600);

  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(menuOf(page)).toBeVisible();

  await page.clock.runFor(1000);
  await expect(menuOf(page)).toBeVisible();
});

test("the dropdown opens by click and by keyboard, and leads to a card", async ({ page }) => {
  await page.goto("/");
  await test.step("the keyboard opens it, walks its items, and Escape hands the focus back", async () => {
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(menuOf(page)).toBeVisible();
    for (const name of useCaseItems) {
      await page.keyboard.press("Tab");
      await expect(menuOf(page).getByRole("link", { name })).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(menuOf(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step("choosing a use case closes it and leads to its card", async () => {
    await menuButton(page).click();
    await menuOf(page).getByRole("link", { name: "Medication Error Tracking" }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL("/#highlight=medication-error-tracking");
  });
  await test.step("a click opens it under its own link, and a click beside it closes it", async () => {
    await menuButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    await whenStill(menuOf(page));
    const [menu, area] = await Promise.all([menuOf(page).boundingBox(), menuLink(page).boundingBox()]);
    expect(menu?.x).toBeCloseTo(area?.x ?? -1, 0);
    expect(menu?.y).toBeGreaterThanOrEqual((area?.y ?? 0) + (area?.height ?? 0));

    await page.mouse.click(640, 600);
    await expect(menuOf(page)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dropdown still opens by click and by keyboard", async ({ page }) => {
    await page.goto("/terms");
    await menuButton(page).click();
    await expect(menuOf(page).getByRole("link")).toHaveText(useCaseItems);

    await page.keyboard.press("Escape");
    await expect(menuOf(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(menuOf(page)).toBeVisible();
  });
});
