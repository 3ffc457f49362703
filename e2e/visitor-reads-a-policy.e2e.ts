import { expect, test } from "./testing/journey.ts";
import { expectAtAnchorOffset, scrollTop } from "./testing/scrolling.ts";

for (const path of ["/privacy", "/terms"]) {
  test(`${path} is dated, and its contents lead to every part`, async ({ page }) => {
    await page.goto(path);
    const dates = await page
      .locator("main time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(dates.slice(0, 2)).toEqual(["2025-03-13", "2025-03-13"]);
    expect(await scrollTop(page)).toBe(0);

    const contents = page.locator("[data-contents] a");
    const parts = await page.locator(".legal-text h2").evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
    expect(await contents.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(parts);

    await contents.nth(2).click();
    await expectAtAnchorOffset(page.locator(parts[2] ?? ""));
    await expect(contents.nth(2)).toHaveAttribute("aria-current", "true");
  });
}

test("a policy can be printed by its button, contents and buttons left out", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  await page.goto("/terms");
  await page.locator("[data-print]").click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");

  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".legal-text")).toBeVisible();
  await expect(page.locator("[data-print]")).toBeHidden();
});
