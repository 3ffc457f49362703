import type { Page } from "@playwright/test";
import { landing } from "../content/en/landing.ts";
import { expect, test } from "./testing/journey.ts";
import { anchorOffsetPx, expectAtAnchorOffset, scrollTop, topOf } from "./testing/scrolling.ts";

const { announce, cards, categories } = landing.useCases;
const ids = cards.map(({ id }) => id);
const titleOf = (id: string) => cards.find((card) => card.id === id)?.title ?? "";

const cardOf = (page: Page, id: string) => page.locator(`[data-use-case="${id}"]`);
const status = (page: Page) => page.locator("#use-cases").getByRole("status");
const chip = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** A new address on the same page would only change its hash. */
async function openAfresh(page: Page, address: string) {
  await page.goto("about:blank");
  await page.goto(address);
}

async function goToHash(page: Page, hash: string) {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
}

async function expectHighlighted(page: Page, highlighted: readonly string[]) {
  for (const id of ids) {
    await expect(cardOf(page, id)).toHaveAttribute("data-state", highlighted.includes(id) ? "highlighted" : "dimmed");
  }
}

/** How far a card slides up when it is first shown. */
const slidePx = 20;

async function expectAllEqual(page: Page) {
  await expect(page.locator("[data-use-case]")).toHaveCount(4);
  await expect(page.locator("[data-use-case][data-state]")).toHaveCount(0);
}

test("four cards each tell a challenge, a solution and an outcome", async ({ lookAt }) => {
  const page = await lookAt("/");
  await expectAllEqual(page);

  for (const id of ids) {
    await expect(cardOf(page, id).getByRole("heading", { level: 3 })).toHaveText(titleOf(id));
    await expect(cardOf(page, id).getByRole("term")).toHaveText(["Challenge", "Solution", "Outcome"]);
    await expect(cardOf(page, id).locator("svg").first()).toBeVisible();
  }
});

test("an address that names a card lights it and scrolls to the use cases", async ({ page }) => {
  for (const id of ids) {
    await openAfresh(page, `/#highlight=${id}`);

    await expectHighlighted(page, [id]);
    await expectAtAnchorOffset(page.locator("#use-cases"));
    await expect(status(page)).toHaveText(announce.highlighted.replace("{title}", titleOf(id)));
  }
});

test("on a phone the chosen card is really seen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of ids) {
    await openAfresh(page, `/#highlight=${id}`);

    await expectHighlighted(page, [id]);
    await expect(cardOf(page, id).getByRole("heading", { level: 3 })).toBeInViewport();
    await expect(cardOf(page, id).locator(".scene")).toBeInViewport({ ratio: 1 });
    await expect.poll(() => topOf(cardOf(page, id))).toBeLessThanOrEqual(anchorOffsetPx + slidePx);
    expect(await topOf(cardOf(page, id))).toBeGreaterThanOrEqual(anchorOffsetPx);
  }
  await test.step("a chip leads back to the beginning of a row that was swiped", async () => {
    const row = page.locator(".use-case-grid");
    await row.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await page.getByText(categories[1].label, { exact: true }).click();

    await expectHighlighted(page, ["medication-error-tracking"]);
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
  });
});

test("a chosen card stands before the others, which are paler, until the hash chooses another", async ({ page }) => {
  await page.goto("/#highlight=infection-control");
  await expectHighlighted(page, ["infection-control"]);
  await test.step("a chosen card comes before the others", async () => {
    const placeOf = (id: string) => cardOf(page, id).evaluate((card) => (card.parentElement as HTMLElement).offsetTop);
    const tops = await Promise.all(ids.map(placeOf));
    expect(Math.min(...tops)).toBe(tops[ids.indexOf("infection-control")]);
  });
  await test.step("a dimmed card is paler than a highlighted one", async () => {
    const opacity = (id: string) => cardOf(page, id).evaluate((card) => Number(getComputedStyle(card).opacity));
    await expect.poll(() => opacity("medication-error-tracking")).toBeLessThan(1);
    await expect.poll(() => opacity("infection-control")).toBe(1);
  });
  await test.step("a change of the hash moves the highlight and the focus", async () => {
    await goToHash(page, "highlight=behavioral-monitoring");
    await expectHighlighted(page, ["behavioral-monitoring"]);
    await expect(cardOf(page, "behavioral-monitoring")).toBeFocused();
  });
});

test("the header's dropdown highlights a card, and does so again after scrolling away", async ({ page }) => {
  await page.goto("/");
  for (const _visit of ["first", "second"]) {
    await page.getByRole("button", { name: "Show QAPI use cases" }).click();
    await page.locator("#use-case-menu").getByRole("link", { name: "Infection Control" }).click();
    await expectHighlighted(page, ["infection-control"]);
    await expectAtAnchorOffset(page.locator("#use-cases"));
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  }
});

test("the dropdown works from any other page", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("button", { name: "Show QAPI use cases" }).click();
  await page.locator("#use-case-menu").getByRole("link", { name: "Fall Incident Reporting" }).click();

  await expect(page).toHaveURL("/#highlight=fall-incident-reporting");
  await expectHighlighted(page, ["fall-incident-reporting"]);
  await expectAtAnchorOffset(page.locator("#use-cases"));
});

test("a highlight for a card that is not there leads to the use cases and highlights none", async ({ page }) => {
  await page.goto("/#highlight=no-such-card");
  await expectAtAnchorOffset(page.locator("#use-cases"));
  await expectAllEqual(page);
});

test("anything else in the hash does nothing", async ({ page }) => {
  for (const hash of [
    "highlight=",
    "highlight=infection-control!",
    "highlight=infection control",
    "xhighlight=infection-control",
    'highlight="]',
    "constructor",
  ]) {
    await openAfresh(page, `/#${hash}`);
    await expect(page.locator("[data-use-case-filter]")).toBeVisible();

    await expectAllEqual(page);
    await expect(status(page)).toBeEmpty();
    expect(await scrollTop(page), hash).toBe(0);
  }
});

test("the highlight is cleared when the hash becomes empty or names a section", async ({ page }) => {
  await page.goto("/");
  for (const hash of ["", "features"]) {
    await goToHash(page, "highlight=infection-control");
    await expectHighlighted(page, ["infection-control"]);
    await goToHash(page, hash);

    await expectAllEqual(page);
    await expect(chip(page, landing.useCases.filter.all)).toBeChecked();
    await expect(status(page)).toHaveText(announce.cleared);
  }
  await test.step("a chip highlights the cards of its category and says how many", async () => {
    for (const { id, label } of categories) {
      const matching = cards.filter((card) => (card.categories as readonly string[]).includes(id));
      await page.getByText(label, { exact: true }).click();

      await expect(chip(page, label)).toBeChecked();
      await expectHighlighted(
        page,
        matching.map((card) => card.id),
      );
      const said = announce.filtered.replace("{label}", label).replace("{count}", String(matching.length));
      await expect(status(page)).toHaveText(said);
    }
    await test.step("the chip for all clears the filter", async () => {
      await page.getByText(landing.useCases.filter.all, { exact: true }).click();
      await expectAllEqual(page);
      await expect(status(page)).toHaveText(announce.cleared);
    });
  });
  await test.step("arrow keys walk through the chips", async () => {
    await chip(page, landing.useCases.filter.all).focus();
    await page.keyboard.press("ArrowRight");
    await expect(chip(page, categories[0].label)).toBeFocused();
    await expectHighlighted(page, ["fall-incident-reporting", "behavioral-monitoring"]);

    await page.keyboard.press("ArrowRight");
    await expectHighlighted(page, ["medication-error-tracking"]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expectAllEqual(page);
  });
});

test("chips and highlights take over from each other", async ({ page }) => {
  await page.goto("/?from=mail#highlight=infection-control");
  await expectHighlighted(page, ["infection-control"]);
  await test.step("a chip takes over from a highlight, and the address stops naming the card", async () => {
    await page.getByText(categories[1].label, { exact: true }).click();
    await expectHighlighted(page, ["medication-error-tracking"]);
    await expect(page).toHaveURL("/?from=mail");
  });
  await test.step("a highlight takes over from a chip", async () => {
    await goToHash(page, "highlight=behavioral-monitoring");
    await expectHighlighted(page, ["behavioral-monitoring"]);
    await expect(chip(page, categories[1].label)).not.toBeChecked();
  });
  await test.step("the chip for all clears a highlight too", async () => {
    await page.getByText(landing.useCases.filter.all, { exact: true }).click();
    await expectAllEqual(page);
    await expect(page).toHaveURL("/?from=mail");
  });
});

test("going back to the page finds chip and cards as they were", async ({ page }) => {
  await page.goto("/");
  await page.getByText(categories[1].label, { exact: true }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL("/terms");
  await page.goBack();

  await expect(chip(page, categories[1].label)).toBeChecked();
  await expectHighlighted(page, ["medication-error-tracking"]);
});

test("the call to action leads to the contact page", async ({ lookAt }) => {
  const page = await lookAt("/");
  const action = page.locator("#use-cases").getByRole("link", { name: "Request Demo" });

  await expect(action).toHaveAttribute("href", "/contact");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every card stands there, and no chip pretends to work", async ({ page }) => {
    await page.goto("/#highlight=infection-control");

    await expectAllEqual(page);
    await expect(page.locator("[data-use-case-filter]")).toBeHidden();
  });
});
