import { product } from "../content/product.ts";
import { words } from "../content/words.ts";
import { languages } from "../contracts/paths.ts";
import { everyPage, missingPaths } from "./testing/every-page.ts";
import { expect, test } from "./testing/journey.ts";

for (const { path, language } of everyPage) {
  test(`${path} answers with a whole page in its language`, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();

    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`, "i"));
    expect(html).toMatch(new RegExp(`<title>[^<]*${product.name}`));
    for (const part of ["h1", "main", "footer"]) {
      expect(html.match(new RegExp(`<${part}[ >]`, "g")), part).toHaveLength(1);
    }
    expect(html).toMatch(/<header[ >]/);
  });
}

test("the landing page carries the tagline in its title, the demo page its own name", async ({ request }) => {
  const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1];
  expect(await titleOf("/")).toMatch(/Less Charting, More Caring/);
  expect(await titleOf("/talk")).toMatch(new RegExp(`^${product.name} Interactive Documenter for Home Care`));
});

test("no two pages share a title", async ({ request }) => {
  const titles = await Promise.all(
    everyPage.map(async ({ path }) => /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1]),
  );

  expect(new Set(titles).size).toBe(everyPage.length);
});

test("every page names its own address and its twin in the other language", async ({ request, baseURL }) => {
  for (const { path, name } of everyPage) {
    const html = await (await request.get(path)).text();
    const alternates = everyPage.filter((other) => other.name === name);

    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    for (const { language, path: twin } of alternates) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${baseURL}${twin}"/>`);
    }
  }
});

test("a path with a slash too many leads to the page", async ({ page }) => {
  await page.goto("/terms/");

  await expect(page).toHaveURL("/terms");
});

test.describe("an address with no page", () => {
  test.use({ expectedTroubles: [/status of 404/] });

  for (const [index, path] of missingPaths.entries()) {
    test(`${path} answers 404 and offers the way home`, async ({ page }) => {
      const language = languages[index] ?? "en";
      const response = await page.goto(path);

      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].notFound.heading);
      await page.getByRole("main").getByRole("link", { name: words[language].notFound.home.label }).click();
      await expect(page).toHaveURL(language === "en" ? "/" : "/es");
    });
  }

  test("the message is the one everybody knows", async ({ page }) => {
    await page.goto("/no-such-page");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  });

  test("what is made for developing, or for the server itself, is no page", async ({ request }) => {
    for (const path of ["/design", "/not-found", "/error", "/index.html", "/assets/", "/talk/talk"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
