import { sidewaysPx, violationsOn } from "./testing/accessibility.ts";
import { everyPage, missingPaths } from "./testing/every-page.ts";
import { expect, test } from "./testing/journey.ts";
import { answerLeads, fillIn, landingForm, submitIn, wake } from "./testing/lead-forms.ts";

/** Where layout or colour differs: narrow and wide by day, wide by night. */
const looks = [
  { colorScheme: "light", width: 360 },
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 1440 },
] as const;
const paths = [...everyPage.map(({ path }) => path), ...missingPaths];

test.use({ expectedTroubles: [/status of (404|422)/] });

for (const path of paths) {
  test(`${path} has no accessibility fault at any width, by day or by night`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
}

test("no page scrolls sideways at 320 px or at 200% zoom", async ({ page }) => {
  test.slow();
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await sidewaysPx(page), `${path} at 320 px`).toBe(0);

    await page.setViewportSize({ width: 1280 / 2, height: 800 / 2 });
    expect(await sidewaysPx(page), `${path} at 200% zoom`).toBe(0);
  }
});

test("no page scrolls sideways for a visitor whose browser writes twice as large", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await sidewaysPx(page), path).toBe(0);
  }
});

test("open menus have no accessibility fault either", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Show QAPI use cases" }).click();
  expect(await violationsOn(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator("[data-mobile-menu] summary").click();
  expect(await violationsOn(page)).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`a highlighted card, a faulty form and a toast have none either (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await answerLeads(page, landingForm, { status: 422, json: { errors: { email: { code: "required" } } } });
    await page.goto("/#highlight=infection-control");
    await wake(page);
    await fillIn(page, landingForm);
    await submitIn(page).click();
    await expect(page.locator(".toast")).toBeVisible();

    expect(await violationsOn(page)).toEqual([]);
  });
}

test("every target is large enough for a thumb", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of paths) {
    await page.goto(path);
    await page.locator("[data-mobile-menu] summary").click();
    const small = await page
      .locator(":is(a.button, button, summary, input, textarea, .chip):not([tabindex='-1']):visible")
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ target, box: (target.closest(".chip") ?? target).getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 40)
          .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
      );
    expect(small, path).toEqual([]);
  }
});

test("in forced colours the chosen chip and the highlighted card still stand out", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
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
