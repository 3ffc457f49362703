import type { Page } from "@playwright/test";
import { site } from "../content/en/site.ts";
import { expect, test } from "./testing/journey.ts";

const { theme } = site.header;
const themeSwitch = (page: Page) => page.locator("[data-theme-switch]:visible");

/** Dark when the ground is darker than the ink on it. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const brush = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const brightness = (color: string) => {
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
      return red + green + blue;
    };
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return brightness(backgroundColor) < brightness(color);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test("the page follows the system until the visitor chooses", async ({ page }) => {
      await page.goto("/");
      await expect.poll(() => isDark(page)).toBe(colorScheme === "dark");
      await page.emulateMedia({ colorScheme: colorScheme === "dark" ? "light" : "dark" });
      await expect.poll(() => isDark(page)).toBe(colorScheme !== "dark");
      await page.emulateMedia({ colorScheme });

      await test.step("the switch goes round system, light and night shift, and says so", async () => {
        for (const [name, dark] of [
          [theme.system, colorScheme === "dark"],
          [theme.light, false],
          [theme.dark, true],
          [theme.system, colorScheme === "dark"],
        ] as const) {
          await expect(themeSwitch(page)).toHaveAccessibleName(`${theme.label}: ${name}`);
          await expect.poll(() => isDark(page)).toBe(dark);
          await themeSwitch(page).click();
        }
      });
    });
  });
}

test("the choice is remembered on every page", async ({ page }) => {
  await page.goto("/");
  await themeSwitch(page).click();
  await themeSwitch(page).click();
  await page.goto("/es/terms");

  await expect.poll(() => isDark(page)).toBe(true);
  await themeSwitch(page).click();
  await page.reload();
  await expect.poll(() => isDark(page)).toBe(false);
});

test("a remembered theme is there before anything is painted", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.themeAtFirstPaint = document.documentElement.dataset.theme;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");

  await expect(page.locator("html")).toHaveAttribute("data-theme-at-first-paint", "dark");
});

test("a made-up memory changes nothing", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "purple"));
  await page.goto("/");

  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("with storage closed the switch still works, until the page is left", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("closed", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await themeSwitch(page).click();
  await themeSwitch(page).click();

  await expect.poll(() => isDark(page)).toBe(true);
});

test("the small screen's menu has the switch too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator("[data-mobile-menu] summary").click();
  await themeSwitch(page).click();

  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("paper is white, whatever the screen is", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto("/");

  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toBe("rgb(255, 255, 255)");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the page follows the system, and no switch pretends to work", async ({ page }) => {
    await page.goto("/");

    await expect.poll(() => isDark(page)).toBe(true);
    await expect(themeSwitch(page)).toHaveCount(0);
  });
});
