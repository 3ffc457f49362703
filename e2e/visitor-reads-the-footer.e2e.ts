import type { Page } from "@playwright/test";
import { site } from "../content/en/site.ts";
import { product } from "../content/product.ts";
import { clockTest, expect, test } from "./testing/journey.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const { groups, social, comingSoon } = site.footer;
const toCome = [...groups.flatMap(({ placeholders }) => placeholders), ...social.items].map(({ label }) => label);

test("the footer leads to every section, policy and form", async ({ lookAt }) => {
  const page = await lookAt("/terms");
  const addresses = await footer(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

  expect(addresses).toEqual(
    expect.arrayContaining([
      "/#features",
      "/#benefits",
      "/#qapi-use-cases",
      "/privacy-faq",
      "/contact",
      "/privacy",
      "/terms",
    ]),
  );
});

test("no link of any kind leads to a broken page", async ({ lookAt, request }) => {
  const page = await lookAt("/");
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);

  for (const href of hrefs) {
    const { pathname, hash } = new URL(href);
    const response = await request.get(pathname);
    expect(response.status(), href).toBe(200);
    if (hash && !hash.includes("=")) expect(await response.text(), href).toContain(`id="${hash.slice(1)}"`);
  }
});

test("what is still to come is reached by keyboard, announced as such, and leads nowhere", async ({ page }) => {
  await page.goto("/");
  expect(toCome).toEqual(["Blog", "Support", "LinkedIn", "X", "YouTube"]);
  for (const label of toCome) {
    const link = footer(page).getByRole("link", { name: `${label} (${comingSoon})` });

    await expect(link).toHaveAttribute("aria-disabled", "true");
    await link.focus();
    await expect(link).toBeFocused();
    await expect(link.locator("[role=tooltip]")).toBeVisible();
    await page.keyboard.press("Enter");
    await link.click({ force: true });
    await expect(page).toHaveURL("/");
  }
});

clockTest("the copyright line carries this year, also when the page was made last year", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-01-01T12:00:00") });
  await page.goto("/");

  await expect(footer(page)).toContainText(`© 2031 ${product.name}`);
});
