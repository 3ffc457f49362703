import { everyPage } from "./testing/every-page.ts";
import { expect, test } from "./testing/journey.ts";

/** As playwright.config.ts sets it for the server under test. */
const contactAddress = "care-team@tendwell.test";

test("no page as sent holds the contact address, or any other to write to", async ({ request }) => {
  for (const { path } of everyPage) {
    const html = await (await request.get(path)).text();

    expect(html, path).not.toContain(contactAddress);
    expect(html, path).not.toContain("mailto:");
    expect(html, path).not.toContain("hello@");
  }
});

for (const path of ["/contact", "/privacy", "/terms", "/es/contact"]) {
  test(`${path} fills in the contact address at run time`, async ({ lookAt }) => {
    const page = await lookAt(path);
    const links = page.locator("[data-contact-address]");

    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      await expect(link).toHaveText(contactAddress);
      await expect(link).toHaveAttribute("href", `mailto:${contactAddress}`);
    }
  });
}

test.describe("when the address cannot be had", () => {
  test.use({ expectedTroubles: [/status of 503/] });

  test("the link leads to the contact form", async ({ page }) => {
    await page.route("**/api/site", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/privacy", { waitUntil: "networkidle" });

    await expect(page.locator("[data-contact-address]").first()).toHaveAttribute("href", "/contact");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the contact form", async ({ page }) => {
    await page.goto("/privacy");

    await expect(page.locator("[data-contact-address]").first()).toHaveAttribute("href", "/contact");
  });
});
