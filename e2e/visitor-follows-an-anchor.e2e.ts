import { expect, test } from "./testing/journey.ts";
import { expectAtAnchorOffset, jumpTo, scrollTop } from "./testing/scrolling.ts";

const sections = ["features", "benefits", "qapi-use-cases", "contact"];

test("from another page, every section is reached with the same offset", async ({ page }) => {
  for (const id of sections) {
    await page.goto("/contact");
    await page.getByRole("navigation", { name: "Main" }).locator(`[href="/#${id}"]`).click();

    await expect(page).toHaveURL(`/#${id}`);
    await expectAtAnchorOffset(page.locator(`#${id}`));
  }
});

test("an address with a section in it opens at that section, in both languages", async ({ page }) => {
  for (const path of ["/", "/es"]) {
    await page.goto(`${path}#benefits`);
    await expectAtAnchorOffset(page.locator("#benefits"));
  }
});

test("with reduced motion the page jumps instead of sliding", async ({ page }) => {
  await page.goto("/");
  const behaviour = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(behaviour).toBe("auto");

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  await expectAtAnchorOffset(page.locator("#contact"));
  await test.step("going back among sections returns to the section before", async () => {
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: "Features" }).click();
    await expectAtAnchorOffset(page.locator("#features"));
    await nav.getByRole("link", { name: "Contact" }).click();
    await expectAtAnchorOffset(page.locator("#contact"));

    await page.goBack();
    await expect(page).toHaveURL("/#features");
    await expectAtAnchorOffset(page.locator("#features"));
  });
});

test("a new page begins at its top", async ({ page }) => {
  await page.goto("/");
  await jumpTo(page, 2000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();

  await expect(page).toHaveURL("/terms");
  expect(await scrollTop(page)).toBe(0);
});

test("going back to a page returns to the place that was left", async ({ page }) => {
  await page.goto("/");
  await jumpTo(page, 1500);
  await page.getByRole("banner").getByRole("link", { name: "Request Demo" }).click();
  await expect(page).toHaveURL("/contact");

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("anchors keep their offset", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Benefits" }).click();

    await expectAtAnchorOffset(page.locator("#benefits"));
  });
});
