import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose answer another theme can change. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

type Looked = {
  colour?: "only" | "none";
  /** The part of the page that has changed since it was last looked at. */
  within?: string;
};

/**
 * Every rule that axe runs by itself, or those of colour alone, or all others. No page has frames, so the quick way
 * sees as much, and only what is wrong is written down.
 */
export async function violationsOn(page: Page, { colour, within }: Looked = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (within) axe.include(within);
  if (colour === "only") axe.withRules(rulesOfColour);
  if (colour === "none") axe.disableRules(rulesOfColour);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

export function sidewaysPx(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
