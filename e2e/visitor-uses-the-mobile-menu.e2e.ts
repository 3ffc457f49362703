import type { Page } from "@playwright/test";
import { expect, test } from "./testing/journey.ts";

const items = ["Features", "Benefits", "QAPI Use Cases", "Contact", "Try AI Assistant", "Request Demo"];

const toggle = (page: Page) => page.locator("summary", { has: page.locator(".icon-menu") });
const panel = (page: Page) => page.getByRole("navigation", { name: "Menu" });

test.use({ viewport: { width: 390, height: 844 } });

test("a small screen shows one toggle, which opens and closes a menu", async ({ page }) => {
  await page.goto("/");
  await test.step("the toggle stands instead of links and buttons", async () => {
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(toggle(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });
  await test.step("it opens and closes a menu of six items", async () => {
    await toggle(page).click();
    await expect(panel(page).getByRole("listitem")).toHaveText(items);

    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
  });
  await test.step("Escape closes the menu and hands the focus back to the toggle", async () => {
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link", { name: "Features" })).toBeFocused();

    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
  await test.step("a tap beside the menu closes it", async () => {
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(195, 800);
    await expect(panel(page)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, leads on and closes", async ({ page }) => {
    await page.goto("/terms");
    await toggle(page).click();
    await expect(panel(page).getByRole("listitem")).toHaveCount(items.length);

    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await panel(page).getByRole("link", { name: "Features" }).click();
    await expect(page).toHaveURL("/#features");
  });
});
