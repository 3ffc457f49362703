import { words } from "../content/words.ts";
import { languages, pathOf } from "../contracts/paths.ts";
import { missingPaths, pageNames } from "./testing/every-page.ts";
import { expect, test } from "./testing/journey.ts";

for (const language of languages) {
  const other = language === "en" ? "es" : "en";
  const { label } = words[language].site.header.language;

  test(`from ${language}, header and footer lead to the same page in ${other}`, async ({ request }) => {
    for (const name of pageNames) {
      const html = await (await request.get(pathOf(name, language))).text();
      const links = html.match(/<a [^>]*class="[^"]*language-link[^>]*>[^<]*/g) ?? [];
      expect(links.length, name).toBeGreaterThanOrEqual(2);
      for (const link of links) {
        expect(link).toContain(` href="${pathOf(name, other)}"`);
        expect(link).toContain(` lang="${other}"`);
        expect(link.endsWith(`>${label}`), link).toBe(true);
      }
    }
  });
}

test("the link leads there, and every link beyond stays in that language", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");

  const own = await page
    .locator("a[href^='/']:not([hreflang=en])")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(own.filter((href) => !/^\/es(\/|#|$)/.test(href))).toEqual([]);
});

test.describe("on a page that does not exist", () => {
  test.use({ expectedTroubles: [/status of 404/] });

  test("the language link leads to the other landing page", async ({ page }) => {
    for (const [index, path] of missingPaths.entries()) {
      await page.goto(path);
      const link = page.getByRole("banner").locator(".language-link:visible");
      await expect(link).toHaveAttribute("href", index === 0 ? "/es" : "/");
    }
  });
});
