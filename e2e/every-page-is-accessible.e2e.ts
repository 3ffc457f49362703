import type { Page } from "@playwright/test";
import { sidewaysPx, violationsOn } from "./testing/accessibility.ts";
import { everyPage, missingPaths } from "./testing/every-page.ts";
import { expect, test } from "./testing/journey.ts";
import { answerLeads, fillIn, landingForm, submitIn, wake } from "./testing/lead-forms.ts";

const paths = [...everyPage.map(({ path }) => path), ...missingPaths];

test.use({ expectedTroubles: [/status of (404|422)/] });

for (const path of paths) {
  test(`${path} has no accessibility fault, scrolls nowhere sideways and has room for thumbs`, async ({ page }) => {
    // The same page in other words has the same layout and colours.
    const isTranslation = path.startsWith("/es");
    await page.goto(path);
    // Each width and each theme once: colours change with the theme, what is there with the width. What only a narrow
    // page has, its menu, is looked at by day below.
    await test.step("no fault where it is narrow, by night", async () => {
      await page.setViewportSize({ width: 360, height: 900 });
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violationsOn(page, isTranslation ? { colour: "none" } : {})).toEqual([]);
    });
    if (!isTranslation) {
      await test.step("nor where it is wide, by day", async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.emulateMedia({ colorScheme: "light" });
        expect(await violationsOn(page)).toEqual([]);
      });
    }
    await test.step("nothing sideways at 320 px or at 200% zoom", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => sidewaysPx(page)).toBe(0);
      await page.setViewportSize({ width: 1280 / 2, height: 800 / 2 });
      await expect.poll(() => sidewaysPx(page)).toBe(0);
    });
    await test.step("every target is large enough for a thumb", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator("[data-mobile-menu] summary").click();
      await expect.poll(() => tooSmall(page)).toEqual([]);
    });
  });
}

function tooSmall(page: Page) {
  return page
    .locator(":is(a.button, button, summary, input, textarea, .chip):not([tabindex='-1']):visible")
    .evaluateAll((targets) =>
      targets
        .map((target) => ({ target, box: (target.closest(".chip") ?? target).getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 40)
        .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
    );
}

test("no page scrolls sideways for a visitor whose browser writes twice as large", async ({ browser }) => {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await expect.poll(() => sidewaysPx(page), path).toBe(0);
  }
  await page.context().close();
});

test("open menus have no accessibility fault either", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Show QAPI use cases" }).click();
  expect(await violationsOn(page, { within: "header" })).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator("[data-mobile-menu] summary").click();
  expect(await violationsOn(page, { within: "header" })).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`a highlighted card, a faulty form and a toast have none either (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await answerLeads(page, landingForm, { status: 422, json: { errors: { email: { code: "required" } } } });
    await page.goto("/#highlight=infection-control");
    await wake(page);
    await fillIn(page, landingForm);
    await submitIn(page).click();
    await expect(page.locator(".toast")).toBeVisible();

    expect(await violationsOn(page, colorScheme === "dark" ? { colour: "only" } : {})).toEqual([]);
  });
}

test("in forced colours the chosen chip and the highlighted card still stand out", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/#highlight=infection-control");
  const frameOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopColor, outlineStyle, backgroundColor } = getComputedStyle(element);
        return { borderTopWidth, borderTopColor, outlineStyle, backgroundColor };
      });
  expect(await frameOf('[data-state="highlighted"]')).not.toEqual(await frameOf('[data-state="dimmed"]'));

  await page.locator(".chip").nth(1).click();
  expect(await frameOf(".chip:has(:checked)")).not.toEqual(await frameOf(".chip:not(:has(:checked))"));
});
