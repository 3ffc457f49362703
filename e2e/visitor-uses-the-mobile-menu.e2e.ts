import type { Page } from "@playwright/test";
import { expect, test } from "./testing/journey.ts";
import { expectAtAnchorOffset } from "./testing/scrolling.ts";

const items = [
  { label: "Features", leadsTo: "/#features" },
  { label: "Benefits", leadsTo: "/#benefits" },
  { label: "QAPI Use Cases", leadsTo: "/#qapi-use-cases" },
  { label: "Contact", leadsTo: "/#contact" },
  { label: "Try AI Assistant", leadsTo: "/talk" },
  { label: "Request Demo", leadsTo: "/contact" },
];

const toggle = (page: Page) => page.locator("summary", { has: page.locator(".lucide-menu") });
const panel = (page: Page) => page.getByRole("navigation", { name: "Menu" });

test.use({ viewport: { width: 390, height: 844 } });

test("a small screen shows one toggle instead of links and buttons", async ({ page }) => {
  await page.goto("/");

  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(toggle(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test("the toggle opens and closes a menu of six items", async ({ page }) => {
  await page.goto("/");
  await toggle(page).click();
  await expect(panel(page).getByRole("listitem")).toHaveText(items.map(({ label }) => label));

  await toggle(page).click();
  await expect(panel(page)).toBeHidden();
});

test("choosing any item leads there and closes the menu", async ({ page }) => {
  for (const { label, leadsTo } of items) {
    await page.goto("/");
    await toggle(page).click();
    await panel(page).getByRole("link", { name: label, exact: true }).click();

    await expect(page).toHaveURL(leadsTo);
    await expect(panel(page)).toBeHidden();
    if (leadsTo.includes("#")) await expectAtAnchorOffset(page.locator(leadsTo.slice(1)));
  }
});

test("Escape closes the menu and hands the focus back to the toggle", async ({ page }) => {
  await page.goto("/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("link", { name: "Features" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("a tap beside the menu closes it", async ({ page }) => {
  await page.goto("/");
  await toggle(page).click();
  await page.mouse.click(195, 800);

  await expect(panel(page)).toBeHidden();
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
