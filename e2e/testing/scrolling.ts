import { expect, type Locator, type Page } from "@playwright/test";

/** How far below the top of the window an anchor comes to rest. */
export const anchorOffsetPx = 80;

export async function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

export async function expectAtAnchorOffset(locator: Locator) {
  await expect.poll(() => topOf(locator)).toBe(anchorOffsetPx);
}

/** Notes from now on where the page stands each time that it moves. */
export async function watchScrolling(page: Page) {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener("scroll", () => places.push(Math.round(scrollY)));
  });
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places);
}

/** Resolves when nothing in it moves any more. */
export async function whenStill(locator: Locator) {
  await locator.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** Moves the page without the smooth scrolling that a visitor would see. */
export async function jumpTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
