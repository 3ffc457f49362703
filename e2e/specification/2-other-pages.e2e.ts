import { expect, test } from "../testing/journey.ts";
import { fieldIn } from "../testing/lead-forms.ts";
import { jumpTo, scrollTop } from "../testing/scrolling.ts";

for (const [route, purpose] of [
  ["/", "Landing page"],
  ["/talk", "Demo page, voice call with the AI assistant"],
  ["/contact", "Contact form"],
  ["/privacy", "Privacy policy"],
  ["/privacy-faq", "Privacy FAQ"],
  ["/terms", "Terms of service"],
] as const) {
  test(`${route}: ${purpose}`, async ({ lookAt, request }) => {
    const page = await lookAt(route);
    expect((await request.get(route)).status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test.describe("any other path", () => {
  test.use({ expectedTroubles: [/status of 404/] });

  test("404 page: text 'Oops! Page not found' and a link back to home", async ({ page }) => {
    const response = await page.goto("/any-other-path");
    expect(response?.status()).toBe(404);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await expect(page.locator('main a[href="/"]').first()).toBeVisible();
  });
});

test.describe("unexpected application errors", () => {
  test.use({ expectedTroubles: [/out of order/] });

  test("shows the heading 'Unexpected Application Error!' with the error text", async ({ page }) => {
    await page.route("**/assets/lead-form-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export function LeadForm() { throw new Error("out of order"); }',
      }),
    );
    await page.goto("/contact");
    await fieldIn(page, "email").focus();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("out of order");
  });
});

for (const [path, title] of [
  ["/privacy", /Privacy Policy/],
  ["/terms", /Terms of Service/],
] as const) {
  test(`${path} sets the document title, scrolls to top, fills in a contact email address at run time`, async ({
    page,
  }) => {
    await page.goto("/");
    await jumpTo(page, 2000);
    await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
    await expect(page).toHaveTitle(title);
    expect(await scrollTop(page)).toBe(0);
    await expect(page.locator("main").getByText("care-team@tendwell.test").first()).toBeVisible();
  });

  test(`${path}: Effective and last-updated date: 2025-03-13`, async ({ lookAt }) => {
    const page = await lookAt(path);
    const dates = await page
      .locator("main time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(dates.slice(0, 2)).toEqual(["2025-03-13", "2025-03-13"]);
  });
}

test("/privacy-faq has collapsible questions in five groups", async ({ page }) => {
  await page.goto("/privacy-faq");
  await expect(page.locator("[data-question-group] h2")).toHaveText([
    /privacy and data security/i,
    /HIPAA/,
    /GDPR/,
    /state/i,
    /other questions/i,
  ]);
  const question = page.locator("[data-question-group] details").first();
  await expect(question).not.toHaveAttribute("open");
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await question.locator("summary").click();
  await expect(question).not.toHaveAttribute("open");
});

test("/contact: Title, subtitle and a message form", async ({ lookAt }) => {
  const page = await lookAt("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main h1 + p")).toBeVisible();
  for (const name of ["name", "email", "subject", "message"]) await expect(fieldIn(page, name)).toBeVisible();
});
