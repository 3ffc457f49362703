import type { Page } from "@playwright/test";
import { landing } from "../content/en/landing.ts";
import { expect, test } from "./testing/journey.ts";

const { calculator: words } = landing.benefits;
const calculator = (page: Page) => page.locator("[data-calculator]");
const input = (page: Page, name: string) => calculator(page).locator(`[name="${name}"]`);
const result = (page: Page) => calculator(page).locator("output");
const hours = (count: string) => words.result.replace("{hours}", count);

test("the sum is right as drawn and follows every number", async ({ page }) => {
  await page.goto("/");
  await expect(result(page)).toHaveText(hours("3.3"));

  await input(page, "reports").fill("120");
  await expect(result(page)).toHaveText(hours("10"));
  await input(page, "minutesToday").fill("14.6");
  await expect(result(page)).toHaveText(hours("19.2"));
});

test("numbers that save nothing are said to save nothing, and no number gives no sum", async ({ page }) => {
  await page.goto("/");
  await input(page, "minutesWithUs").fill("30");
  await expect(result(page)).toHaveText(words.noResult);

  for (const wrong of ["", "-1", "1000000"]) {
    await input(page, "minutesWithUs").fill(wrong);
    await expect(result(page)).toHaveText(words.invalid);
  }
});

test("the Enter key leaves the visitor where they are", async ({ page }) => {
  await page.goto("/");
  await input(page, "reports").press("Enter");

  await expect(page).toHaveURL("/");
});
