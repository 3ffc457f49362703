import type { Page } from "@playwright/test";
import { errorReportLimits } from "../contracts/error-report-limits.ts";
import { apiPaths } from "../contracts/paths.ts";
import { expect, test } from "./testing/journey.ts";
import { fieldIn, formIn, submitIn } from "./testing/lead-forms.ts";

const island = (page: Page) => page.locator("[data-island='lead-form']");

/** Collects what the page reports about itself, with the server's answer. */
async function collectReports(page: Page) {
  const reports: { message: string; path: string; status: number }[] = [];
  await page.route(
    (url) => url.pathname === apiPaths.errors,
    async (route) => {
      const { message, path } = route.request().postDataJSON();
      const response = await route.fetch();
      reports.push({ message, path, status: response.status() });
      await route.fulfill({ response });
    },
  );
  return reports;
}

async function replaceFormScript(page: Page, script: string) {
  await page.route("**/assets/lead-form-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}

test.describe("when drawing the form throws", () => {
  test.use({ expectedTroubles: [/the form is broken/] });

  for (const [path, heading] of [
    ["/", "Unexpected Application Error!"],
    ["/es", "¡Error inesperado de la aplicación!"],
  ] as const) {
    test(`${path} shows the error screen in its place, reports once, and stays usable`, async ({ page }) => {
      const reports = await collectReports(page);
      await replaceFormScript(page, 'export function LeadForm() { throw new Error("the form is broken"); }');
      await page.goto(path);
      await fieldIn(page, "email").focus();

      const screen = island(page).getByRole("alert");
      await expect(screen.getByRole("heading")).toHaveText(heading);
      await expect(screen).toContainText("the form is broken");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.locator("[data-theme-switch]:visible").click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      await expect.poll(() => reports).toEqual([{ message: "the form is broken", path, status: 204 }]);
    });
  }
});

test.describe("when the form's script cannot be loaded", () => {
  test.use({ expectedTroubles: [/Failed to (load resource|fetch dynamically imported module)/] });

  test("the plain form stays, what was typed stays, and the error is reported once", async ({ page }) => {
    const reports = await collectReports(page);
    await page.route("**/assets/lead-form-*.js", (route) => route.abort());
    await page.goto("/");
    await fieldIn(page, "email").fill("ana@example.com");

    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]?.message.length).toBeLessThanOrEqual(errorReportLimits.message);
    await expect(fieldIn(page, "email")).toHaveValue("ana@example.com");
    await expect(formIn(page)).toHaveAttribute("action", new RegExp(`^${apiPaths.landingLead}(#|$)`));
    await expect(submitIn(page)).toBeEnabled();
  });
});

test.describe("when a script throws outside any island", () => {
  test.use({ expectedTroubles: [/thrown by a test/] });

  test("the error is reported, and no more than five in one visit", async ({ page }) => {
    const reports = await collectReports(page);
    await page.goto("/terms");
    await page.evaluate(() => {
      for (let count = 0; count < 8; count++) {
        setTimeout(() => {
          throw new Error("thrown by a test");
        });
      }
    });

    await expect.poll(() => reports.length).toBe(5);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(reports).toHaveLength(5);
    expect(reports[0]).toEqual({ message: "thrown by a test", path: "/terms", status: 204 });
  });
});
