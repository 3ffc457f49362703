import { expect, test } from "./journey.ts";

const viewport = { width: 1000, height: 700 };

test("a page that is used again has nothing left of the test before", async ({ pages, baseURL }) => {
  const wanted = { baseURL: baseURL ?? "", viewport, playsTheServer: false };
  const { page, ...kept } = await pages.take(wanted);
  let calls = 0;
  page.on("response", () => calls++);
  await page.addInitScript(() => Object.assign(window, { wasPrepared: true }));
  await page.exposeFunction("exposed", () => calls++);
  await page.route("**/terms", (route) => route.fulfill({ body: "played", contentType: "text/html" }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark", media: "print", forcedColors: "active" });
  await page.goto("/terms");
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    sessionStorage.setItem("left", "over");
  });
  await page.context().addCookies([{ name: "left", value: "over", url: page.url() }]);
  await page.context().newPage();
  expect([await page.locator("body").innerText(), calls]).toEqual(["played", 1]);
  await pages.giveBack(wanted, { page, ...kept });

  const again = await pages.take(wanted);
  expect(again.page).toBe(page);
  expect(page.context().pages()).toEqual([page]);
  calls = 0;
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const left = await page.evaluate(() => ({
    stored: [localStorage.length, sessionStorage.length, document.cookie],
    width: innerWidth,
    media: ["print", "(prefers-color-scheme: dark)", "(forced-colors: active)"].map((m) => matchMedia(m).matches),
    prepared: ["exposed" in window, "wasPrepared" in window],
  }));
  expect(left).toEqual({
    stored: [0, 0, ""],
    width: 1000,
    media: [false, false, false],
    prepared: [false, false],
  });
  expect(calls).toBe(0);
  await again.close();
});

test("a page that cannot be emptied is not used again", async ({ pages, baseURL }) => {
  const wanted = { baseURL: baseURL ?? "", viewport, playsTheServer: false };
  const kept = await pages.take(wanted);
  await kept.page.routeWebSocket("**", () => {});
  await pages.giveBack(wanted, kept);

  expect(kept.page.isClosed()).toBe(true);
  const next = await pages.take(wanted);
  expect(next.page).not.toBe(kept.page);
  await next.close();
});
