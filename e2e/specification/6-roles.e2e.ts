import { everyPage } from "../testing/every-page.ts";
import { expect, test } from "../testing/journey.ts";

test("All visitors are anonymous; all pages are public", async ({ page, context }) => {
  for (const { path } of everyPage) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});
