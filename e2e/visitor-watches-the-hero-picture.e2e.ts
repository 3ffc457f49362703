import type { Page } from "@playwright/test";
import { clockTest, expect, test } from "./testing/journey.ts";

test.use({ reducedMotion: "no-preference" });

const stage = (page: Page) => page.locator("[data-hero-stage]");
const picture = (page: Page) => page.getByRole("figure").first();
const replay = (page: Page) => stage(page).locator("[data-replay]");

/** Every word lit, every value and the flag there to be read. */
async function expectWholeStory(page: Page) {
  const words = picture(page).locator("[data-word]");
  const unlit = () =>
    words.evaluateAll(
      (elements) =>
        elements.filter((element) => getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)").length,
    );
  await expect(words).toHaveCount(7);
  await expect.poll(unlit).toBe(0);
  for (const value of await picture(page).locator("[data-field] dd").all()) await expect(value).toBeVisible();
  await expect(picture(page).locator(".flag")).toBeVisible();
}

test("each spoken word that matters has its field in the report", async ({ lookAt }) => {
  const page = await lookAt("/");
  const marks = (attribute: string) =>
    picture(page)
      .locator(`[data-${attribute}]`)
      .evaluateAll(
        (elements, name) => elements.map((element) => element.getAttribute(`data-${name}`)).sort(),
        attribute,
      );

  expect(await marks("field")).toEqual(await marks("word"));
  await expect(picture(page).locator(".flag")).toHaveAttribute("data-level", "critical");
});

/** Time stands still from here, a minute after the page came; the first play is over by then. */
async function openAndWait(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await expect(replay(page)).toBeVisible();
  await page.waitForFunction(() => document.querySelector("[data-hero-stage][data-ready]"));
  await page.clock.pauseAt(60_000);
}

clockTest("in view it plays by itself, and ends whole with its last thread drawn", async ({ page }) => {
  await openAndWait(page);

  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return picture(page).locator("[data-field][data-lit]").count();
    })
    .toBe(1);
  await page.clock.runFor(10_000);
  await expect(stage(page)).not.toHaveAttribute("data-playing");
  await expectWholeStory(page);
});

clockTest("played again, a word lights up and a thread leads to its field", async ({ page }) => {
  await openAndWait(page);
  await replay(page).click();

  await expect(picture(page).locator("[data-word][data-lit]")).toHaveCount(1);
  await expect(picture(page).locator("[data-thread]")).toHaveAttribute("data-drawn", "");
  await expect(picture(page).locator("[data-thread] path")).toHaveAttribute("d", /^M[\d.]+ [\d.]+H/);
  const moved = await picture(page)
    .locator("[data-spark]")
    .evaluate((spark) =>
      spark
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))),
    );
  expect(moved.filter((name) => /^(left|top|width|height|inset|margin)/.test(name))).toEqual([]);

  await page.clock.runFor(500);
  await expect(picture(page).locator('[data-field="who"]')).toHaveAttribute("data-lit", "");
  await page.clock.runFor(10_000);
  await expectWholeStory(page);
});

test("with reduced motion nothing plays, and nothing offers to", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");

  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(replay(page)).toBeHidden();
  await expectWholeStory(page);
});

test("on paper the whole report is printed", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });

  await expectWholeStory(page);
});

test("a screen reader hears one description instead of loose words", async ({ lookAt }) => {
  for (const path of ["/", "/es"]) {
    const page = await lookAt(path);
    const caption = picture(page).locator("figcaption");

    expect((await caption.textContent())?.length).toBeGreaterThan(100);
    await expect(picture(page).locator(":scope > :not(figcaption)")).toHaveAttribute("aria-hidden", "true");
    await expect(picture(page).locator(":is(a, button, input, [tabindex])")).toHaveCount(0);
  }
});

test("the headline stays clear of the picture in both languages", async ({ page }) => {
  test.slow();
  for (const width of [1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/es"]) {
      await page.goto(path);
      const ends = await page.locator("h1").evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().right;
      });
      const starts = await picture(page).evaluate((figure) => figure.getBoundingClientRect().left);

      expect(ends, `${path} at ${width}`).toBeLessThan(starts);
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the report is whole, and nothing offers to play", async ({ page }) => {
    await page.goto("/");

    await expectWholeStory(page);
    await expect(replay(page)).toBeHidden();
  });
});
