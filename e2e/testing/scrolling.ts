import { expect, type Locator, type Page } from "@playwright/test";

/** How far below the top of the window an anchor comes to rest. */
export const anchorOffsetPx = 80;

export async function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

export async function expectAtAnchorOffset(locator: Locator) {
  await expect.poll(() => topOf(locator)).toBe(anchorOffsetPx);
}

/** Moves the page without the smooth scrolling that a visitor would see. */
export async function jumpTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
