import type { Page } from "@playwright/test";
import { expect, test } from "./testing/journey.ts";

const picture = (page: Page) => page.getByRole("figure").first();

/** Every word lit, every value in its place, and the follow-ups below. */
async function expectWholeStory(page: Page) {
  const parts = await picture(page)
    .locator(".settling, .lit-word")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { opacity, translate, backgroundColor } = getComputedStyle(element);
        const isLit = !element.matches(".lit-word") || backgroundColor !== "rgba(0, 0, 0, 0)";
        return { opacity, translate, isLit };
      }),
    );
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) expect(part).toEqual({ opacity: "1", translate: "none", isLit: true });
}

test("each spoken word that matters settles into the report", async ({ page }) => {
  await page.goto("/");
  const spoken = picture(page).locator(".lit-word");
  const settled = picture(page).locator(".sheet-rows .settling");
  const steps = (locator: typeof spoken) =>
    locator.evaluateAll((elements) =>
      elements.map((element) => (element as HTMLElement).dataset.step).sort(),
    );

  expect(await steps(settled)).toEqual(await steps(spoken));
  await expect(picture(page).locator(".flag")).toHaveAttribute("data-level", "critical");
});

test("it plays once, and ends with the whole report", async ({ page }) => {
  await page.goto("/");
  const plays = await picture(page).evaluate((figure) =>
    figure
      .getAnimations({ subtree: true })
      .map((animation) => ({ ...animation.effect?.getComputedTiming(), animation }))
      .map(({ iterations, endTime }) => ({ iterations, endsWithinMs: Number(endTime) })),
  );
  expect(plays.length).toBeGreaterThan(10);
  for (const { iterations, endsWithinMs } of plays) {
    expect(iterations).toBe(1);
    expect(endsWithinMs).toBeLessThan(10_000);
  }

  await picture(page).evaluate((figure) => {
    for (const animation of figure.getAnimations({ subtree: true })) animation.finish();
  });
  await expectWholeStory(page);
});

test("with reduced motion the last frame stands there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");

  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectWholeStory(page);
});

test("on paper the last frame is printed", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });

  await expectWholeStory(page);
});

test("a screen reader hears one description instead of loose words", async ({ page }) => {
  for (const path of ["/", "/es"]) {
    await page.goto(path);
    const caption = picture(page).locator("figcaption");

    expect((await caption.textContent())?.length).toBeGreaterThan(100);
    await expect(picture(page).locator(":scope > :not(figcaption)")).toHaveAttribute("aria-hidden", "true");
    await expect(picture(page).locator(":is(a, button, input, [tabindex])")).toHaveCount(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the picture plays all the same", async ({ page }) => {
    await page.goto("/");
    const running = await picture(page).evaluate((figure) => figure.getAnimations({ subtree: true }).length);

    expect(running).toBeGreaterThan(10);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectWholeStory(page);
  });
});
