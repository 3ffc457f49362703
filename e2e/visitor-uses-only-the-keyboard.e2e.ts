import type { Page } from "@playwright/test";
import { site } from "../content/en/site.ts";
import { expect, test } from "./testing/journey.ts";
import { answerLeads, fieldIn, formIn, kept, landingForm, submitIn } from "./testing/lead-forms.ts";

/** What stands under the keyboard's focus now. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const shown = element.closest<HTMLElement>(".chip") ?? element;
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    return {
      what: `${element.tagName} ${element.getAttribute("name") ?? element.textContent?.trim().slice(0, 40)}`,
      name: element.getAttribute("name"),
      isBody: element === document.body,
      hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      isInView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      isUncovered: shown.contains(onTop) || Boolean(onTop?.contains(shown)),
    };
  });
}

async function tabTo(page: Page, name: string, atMost = 80) {
  for (let count = 0; count < atMost; count++) {
    await page.keyboard.press("Tab");
    if ((await focused(page)).name === name) return;
  }
  throw new Error(`${atMost} steps of the Tab key did not reach ${name}`);
}

test("the first stop is the skip link, and it skips the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: site.header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("a request is written and sent without a mouse", async ({ page }) => {
  const sent = await answerLeads(page, landingForm, kept);
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, "first-name");
  for (const [name, value] of Object.entries(landingForm.filled)) {
    await expect(fieldIn(page, name)).toBeFocused();
    await page.keyboard.type(value.replace(/\n.*/, ""));
    await page.keyboard.press("Tab");
  }
  while (!(await submitIn(page).evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
  }
  await expect(formIn(page)).toHaveAttribute("novalidate");
  await page.keyboard.press("Enter");

  await expect(page.locator(".toast-title")).toHaveText("Success!");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ "first-name": "Ana", email: "ana@example.com" });
});

test("every stop on the way is in view, uncovered and ringed, and the trap is not among them", async ({ page }) => {
  await page.goto("/");
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (stop.isBody || stops.length > 100) break;
    stops.push(stop.what);
    expect(stop, stop.what).toMatchObject({ hasRing: true, isInView: true, isUncovered: true });
  }

  expect(stops.length).toBeGreaterThan(25);
  expect(stops.length).toBeLessThan(100);
  expect(stops.join()).not.toContain("leave-this-empty");
});
