import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./testing/journey.ts";

test.use({ reducedMotion: "no-preference" });

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]');

function lookOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { opacity, translate, transitionDuration, transitionDelay } = getComputedStyle(element);
    return {
      opacity,
      translate,
      duration: transitionDuration.split(", ")[0],
      delay: transitionDelay.split(", ")[0],
    };
  });
}

/** Brings the given share of an element's height above the lower edge of the window; less than none leaves it below. */
async function showShare(locator: Locator, share: number) {
  await locator.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + height * part, behavior: "instant" });
  }, share);
}

async function countHidden(page: Page) {
  return page
    .locator("[data-reveal], .rise-in")
    .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).opacity !== "1").length);
}

async function expectNothingHidden(page: Page) {
  await expect.poll(() => countHidden(page)).toBe(0);
}

test("what is below the fold waits, comes in as it is scrolled to, and stays", async ({ page }) => {
  await page.goto("/");
  await test.step("the hero panel slides in after 300 ms", async () => {
    const look = await page.locator(".hero-picture").evaluate((element) => {
      const { animationDuration, animationDelay, animationIterationCount } = getComputedStyle(element);
      return { animationDuration, animationDelay, animationIterationCount };
    });

    expect(look).toEqual({
      animationDuration: "0.7s",
      animationDelay: "0.3s",
      animationIterationCount: "1",
    });
  });
  const steps = page.locator(".steps");
  await test.step("until somebody scrolls it is there like everything else", async () => {
    await expect(page.locator("[data-hero-stage][data-ready]")).toBeAttached();
    await expectNothingHidden(page);
  });
  await test.step("near the window it waits 20 px lower, and takes 700 ms to come in", async () => {
    await showShare(steps, -0.2);
    await expect(steps).toHaveAttribute("data-reveal", "waiting");
    await expect
      .poll(() => lookOf(steps))
      .toEqual({ opacity: "0", translate: "0px 20px", duration: "0.7s", delay: "0s" });
  });
  await test.step("cards follow each other by 100 ms", async () => {
    for (const cards of [".feature-cards > li", ".use-case-grid > div"]) {
      const delays = await page
        .locator(cards)
        .evaluateAll((all) => all.map((card) => getComputedStyle(card).transitionDelay.split(", ")[0]));
      expect(delays, cards).toEqual(["0s", "0.1s", "0.2s", "0.3s"]);
    }
  });
  await test.step("a section comes in once a tenth of it is in view", async () => {
    await showShare(steps, 0.05);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(steps).toHaveAttribute("data-reveal", "waiting");

    await showShare(steps, 0.15);
    await expect(steps).toHaveAttribute("data-reveal", "shown");
    await expect.poll(() => lookOf(steps)).toMatchObject({ opacity: "1", translate: "none" });
  });
  await test.step("what has come in stays, whichever way the visitor scrolls", async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect.poll(() => lookOf(steps)).toMatchObject({ opacity: "1", translate: "none" });
  });
});

test("a picture of the whole page shows all of it", async ({ page }) => {
  await page.goto("/");
  await expectNothingHidden(page);
  await page.screenshot({ fullPage: true });
  expect(await countHidden(page)).toBe(0);
});

test("scrolling through the whole page leaves nothing hidden", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

  await expect.poll(() => waiting(page).count()).toBe(0);
  await expectNothingHidden(page);
});

test("a page opened at a section shows that section", async ({ page }) => {
  await page.goto("/#contact");
  const form = page.locator("#contact [data-reveal]").last();

  await expect(form).not.toHaveAttribute("data-reveal", "waiting");
  await expect.poll(() => lookOf(form)).toMatchObject({ opacity: "1", translate: "none" });
});

test("with reduced motion nothing is hidden and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");

  await expectNothingHidden(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("on paper nothing is hidden", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => scrollTo({ top: 1, behavior: "instant" }));
  await expect(waiting(page).first()).toBeAttached();
  await page.emulateMedia({ media: "print" });

  await expectNothingHidden(page);
  await expect(page.getByRole("banner")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing waits and nothing is hidden", async ({ page }) => {
    await page.goto("/");

    await expect(waiting(page)).toHaveCount(0);
    await expectNothingHidden(page);
  });
});
