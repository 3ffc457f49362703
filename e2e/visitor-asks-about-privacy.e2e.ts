import type { Page } from "@playwright/test";
import { privacyFaq } from "../content/en/privacy-faq.ts";
import { expect, test } from "./testing/journey.ts";
import { expectAtAnchorOffset } from "./testing/scrolling.ts";

const questions = (page: Page) => page.locator("[data-question]");
const shown = (page: Page) => page.locator("[data-question]:visible");
const opened = (page: Page) => page.locator("[data-question][open]");
const search = (page: Page) => page.getByRole("searchbox");
const status = (page: Page) => page.locator("[data-question-status]");

test("five groups hold at least forty questions, all closed", async ({ lookAt }) => {
  const page = await lookAt("/privacy-faq");

  await expect(page.locator("[data-question-group]")).toHaveCount(5);
  expect(await questions(page).count()).toBeGreaterThanOrEqual(40);
  await expect(opened(page)).toHaveCount(0);
});

test("a question opens and closes by mouse and by keyboard", async ({ page }) => {
  await page.goto("/privacy-faq");
  const first = questions(page).first();
  await first.locator("summary").click();
  await expect(first.locator("p").first()).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(first).not.toHaveAttribute("open");
  await test.step("searching leaves what matches, says how many, and can be undone", async () => {
    const all = await questions(page).count();
    await search(page).fill("california");
    await expect.poll(() => shown(page).count()).toBeLessThan(all);
    const found = await shown(page).count();
    expect(found).toBeGreaterThan(0);
    await expect(status(page)).toHaveText(privacyFaq.search.found.replace("{count}", String(found)));

    await search(page).fill("zzzz");
    await expect(shown(page)).toHaveCount(0);
    await expect(status(page)).toHaveText(privacyFaq.search.none);

    await search(page).press("Escape");
    await expect(shown(page)).toHaveCount(all);
    await expect(status(page)).toBeEmpty();
  });
  await test.step("all questions open at once, and close at once", async () => {
    const all = await questions(page).count();
    await page.locator("[data-open-all]").click();
    await expect(opened(page)).toHaveCount(all);

    await page.locator("[data-close-all]").click();
    await expect(opened(page)).toHaveCount(0);
  });
  await test.step("on paper every answer is open, and afterwards all is as it was", async () => {
    await expect(page.locator("[data-open-all]")).toBeEnabled();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(opened(page)).toHaveCount(await questions(page).count());

    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(opened(page)).toHaveCount(0);
  });
});

test("an address that names a question opens it and leads there", async ({ page }) => {
  await page.goto("/privacy-faq");
  const id = await questions(page).nth(20).getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`/privacy-faq#${id}`);

  await expect(opened(page)).toHaveCount(1);
  await expect(page.locator(`#${id}`)).toHaveAttribute("open");
  await expectAtAnchorOffset(page.locator(`#${id}`));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every question opens, and no search pretends to work", async ({ page }) => {
    await page.goto("/privacy-faq");
    await questions(page).nth(3).locator("summary").click();

    await expect(questions(page).nth(3).locator("p").first()).toBeVisible();
    await expect(search(page)).toBeHidden();
    await expect(page.locator("[data-open-all]")).toBeHidden();
  });
});
