import type { Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { expectAtAnchorOffset, jumpTo, scrollTop, watchScrolling } from "../testing/scrolling.ts";

const header = (page: Page) => page.getByRole("banner");
const hrefsIn = (page: Page, within: string) =>
  page.locator(`${within} a[href]`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("Anchors: #features, #benefits, #qapi-use-cases, #contact; also an element with id use-cases", async ({
  lookAt,
}) => {
  const page = await lookAt("/");
  for (const id of ["features", "benefits", "qapi-use-cases", "contact", "use-cases"]) {
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  }
});

test("Fixed header: becomes translucent with a shadow once scrolled more than 10 px", async ({ page }) => {
  await page.goto("/");
  const look = () =>
    header(page).evaluate((element) => {
      const { backgroundColor, boxShadow, position } = getComputedStyle(element);
      const alpha = /\/ ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? "1";
      return { position, isTranslucent: Number(alpha) < 1, hasShadow: boxShadow !== "none" };
    });
  await jumpTo(page, 10);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await look()).toEqual({ position: "fixed", isTranslucent: false, hasShadow: false });
  await jumpTo(page, 11);
  await expect.poll(look).toEqual({ position: "fixed", isTranslucent: true, hasShadow: true });
});

test("Contains the product wordmark; links Features, Benefits, QAPI Use Cases and Contact", async ({ lookAt }) => {
  const page = await lookAt("/");
  await expect(header(page).locator("a.wordmark")).toContainText("Tendwell");
  const links = header(page).getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Features", "Benefits", "QAPI Use Cases", "Contact"]);
});

test("QAPI Use Cases (with a dropdown of four items)", async ({ page }) => {
  await page.goto("/");
  await header(page).getByRole("button", { name: "Show QAPI use cases" }).click();
  await expect(header(page).locator("[popover]").getByRole("link")).toHaveText([
    "Fall Incident Reporting",
    "Medication Error Tracking",
    "Behavioral Monitoring",
    "Infection Control",
  ]);
});

test("buttons Try AI Assistant (to /talk) and Request Demo (to /contact)", async ({ lookAt }) => {
  const page = await lookAt("/");
  await expect(header(page).getByRole("link", { name: "Try AI Assistant" })).toHaveAttribute("href", "/talk");
  await expect(header(page).getByRole("link", { name: "Request Demo" })).toHaveAttribute("href", "/contact");
});

test("On small screens a toggle menu lists six items; choosing any item closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.locator("[data-mobile-menu]");
  const items = {
    Features: "/#features",
    Benefits: "/#benefits",
    "QAPI Use Cases": "/#qapi-use-cases",
    Contact: "/#contact",
    "Try AI Assistant": "/talk",
    "Request Demo": "/contact",
  };
  for (const [item, leadsTo] of Object.entries(items)) {
    if (new URL(page.url()).pathname !== "/") await page.goto("/");
    await menu.locator("summary").click();
    await expect(menu.getByRole("listitem")).toHaveText(Object.keys(items));
    await menu.getByRole("link", { name: item, exact: true }).click();
    await expect(page).toHaveURL(leadsTo);
    await expect(menu).not.toHaveAttribute("open");
    if (leadsTo.includes("#")) await expectAtAnchorOffset(page.locator(leadsTo.slice(1)));
  }
});

test(
  "Hero: badge, headline, subline, buttons 'Request a Demo' and 'See QAPI " + "Use Cases', three highlight cards",
  async ({ page }) => {
    await page.goto("/");
    const hero = page.locator("main section").first();
    await expect(hero).toContainText("AI-powered QAPI assistant");
    await expect(hero.getByRole("heading", { level: 1 })).toHaveText("Turn Incidents Into Insights. Automatically.");
    await expect(hero.getByRole("link", { name: "Request a Demo" })).toHaveAttribute("href", "/contact");
    for (const card of ["Fast Documentation", "Accurate Results", "Care-Focused"]) {
      await expect(hero.getByRole("heading", { name: card })).toBeVisible();
    }
    await hero.getByRole("link", { name: "See QAPI Use Cases" }).click();
    await expect(page).toHaveURL("/#use-cases");
    await expectAtAnchorOffset(page.locator("#use-cases"));
  },
);

test("Features section: four cards and a panel titled 'From Incident to Insight in Three Steps' of four steps", async ({
  lookAt,
}) => {
  const page = await lookAt("/");
  for (const heading of [
    ...["Never Miss a Critical Incident", "Proactive Risk Management", "Seamless Compliance", "Time Back for Care"],
    ...["From Incident to Insight in Three Steps", "Capture", "Categorize", "Assign & Track", "Analyze & Improve"],
  ]) {
    await expect(page.locator("#features").getByText(heading, { exact: true })).toBeVisible();
  }
});

test("Sample cards shown: 'QAPI Incident Flagged', 'CMS F865 Compliant Report', 'Follow-Up Actions'", async ({
  lookAt,
}) => {
  const page = await lookAt("/");
  for (const title of ["QAPI Incident Flagged", "CMS F865 Compliant Report", "Follow-Up Actions"]) {
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  }
});

test("Benefits section: four items", async ({ lookAt }) => {
  const page = await lookAt("/");
  for (const title of [
    "Mitigate Compliance Risk",
    "Drive Quality Improvement",
    "Eliminate Administrative Burden",
    "Improve Team Accountability",
  ]) {
    await expect(page.locator("#benefits").getByRole("heading", { name: title })).toBeVisible();
  }
});

test(
  "Use-cases section: four cards, each with icon, title, description, " + "scenario (Challenge), solution, outcome",
  async ({ lookAt }) => {
    const page = await lookAt("/");
    const cards = page.locator("[data-use-case]");
    await expect(cards).toHaveCount(4);
    await expect(cards.locator("h3")).toHaveText([
      /fall/i,
      /medication error/i,
      /behavioral and elopement/i,
      /infection/i,
    ]);
    for (const card of await cards.all()) {
      await expect(card.locator("svg").first()).toBeVisible();
      for (const label of ["Challenge", "Solution", "Outcome"]) {
        await expect(card.getByText(label, { exact: true })).toBeVisible();
      }
    }
  },
);

test(
  "A card is highlighted when its category matches a selected category " + "filter; otherwise other cards are dimmed",
  async ({ page }) => {
    await page.goto("/");
    await page.locator("[data-use-case-filter]").getByText("Infection", { exact: true }).click();
    const states = () =>
      page.locator("[data-use-case]").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.state));
    await expect.poll(states).toEqual(["dimmed", "dimmed", "dimmed", "highlighted"]);
  },
);

test("an unknown id highlights nothing and still scrolls to the use-cases element", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    location.hash = "highlight=no_such-case9";
  });
  await expectAtAnchorOffset(page.locator("#use-cases"));
  await expect(page.locator("[data-use-case][data-state]")).toHaveCount(0);
  await test.step("the highlight is cleared when the hash holds none", async () => {
    await page.evaluate(() => {
      location.hash = "highlight=infection-control";
    });
    await expect(page.locator('[data-state="highlighted"]')).toHaveCount(1);
    await page.evaluate(() => {
      location.hash = "contact";
    });
    await expect(page.locator("[data-use-case][data-state]")).toHaveCount(0);
  });
});

test("A 'Request Demo' call to action links to /contact", async ({ lookAt }) => {
  const page = await lookAt("/");
  const action = page.locator("#qapi-use-cases").getByRole("link", { name: "Request Demo" });
  await expect(action).toHaveAttribute("href", "/contact");
});

test("Contact section: 'Request More Information' form, four benefit bullets, links to /contact and /talk", async ({
  lookAt,
}) => {
  const page = await lookAt("/");
  const section = page.locator("#contact");
  await expect(section.getByRole("heading", { level: 2 })).toHaveText("Request More Information");
  await expect(section.getByRole("listitem")).toHaveCount(4);
  await expect(section.getByRole("link", { name: "Request a Demo" })).toHaveAttribute("href", "/contact");
  await expect(section.getByRole("link", { name: "Try AI Assistant" })).toHaveAttribute("href", "/talk");
});

test(
  "Footer: links, placeholder links for Blog, Support and social icons; " + "copyright line with the current year",
  async ({ lookAt }) => {
    const page = await lookAt("/");
    expect(await hrefsIn(page, "footer")).toEqual(
      expect.arrayContaining([
        ...["/#features", "/#benefits", "/#qapi-use-cases"],
        ...["/privacy-faq", "/contact", "/privacy", "/terms"],
      ]),
    );
    const footer = page.getByRole("contentinfo");
    for (const name of [/^Blog/, /^Support/, /LinkedIn/, /YouTube/]) {
      await expect(footer.getByRole("link", { name })).toHaveAttribute("aria-disabled", "true");
    }
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  },
);

test.describe("what moves", () => {
  test.use({ reducedMotion: "no-preference" });

  test("A URL hash highlight=<id> highlights one use case and smoothly scrolls to the use-cases element", async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => {
      location.hash = "highlight=medication-error-tracking";
    });
    await expect(page.locator('[data-use-case="medication-error-tracking"]')).toHaveAttribute(
      "data-state",
      "highlighted",
    );
    await expectAtAnchorOffset(page.locator("#use-cases"));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
  });

  test("on a path change without a hash the page scrolls smoothly to top", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      location.hash = "contact";
    });
    await expectAtAnchorOffset(page.locator("#contact"));
    const placesPassed = await watchScrolling(page);
    await header(page).locator("a.wordmark").click();
    await expect.poll(async () => (await placesPassed()).at(-1)).toBe(0);
    expect((await placesPassed()).length, "a jump would be one step").toBeGreaterThan(1);
    await expect(page).toHaveURL("/");
    await header(page).getByRole("link", { name: "Request Demo" }).click();
    await expect(page).toHaveURL("/contact");
    expect(await scrollTop(page)).toBe(0);
  });

  test("Anchor links scroll smoothly with an 80 px offset", async ({ page }) => {
    await page.goto("/");
    for (const id of ["features", "benefits", "qapi-use-cases", "contact"]) {
      const placesPassed = await watchScrolling(page);
      await header(page).locator(`nav [href="/#${id}"]`).first().click();
      await expectAtAnchorOffset(page.locator(`#${id}`));
      const aim = await scrollTop(page);
      await expect.poll(async () => (await placesPassed()).at(-1)).toBe(aim);
      const places = await placesPassed();
      expect(places.length, "a jump would be one step").toBeGreaterThan(1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  test("Sections fade and slide in when scrolled into view (threshold 0.1, duration 700 ms, 20 px offset)", async ({
    page,
  }) => {
    await page.goto("/");
    await test.step("the hero panel 300 ms, and its words are there from the first frame", async () => {
      const enters = (selector: string) =>
        page.locator(selector).evaluateAll((elements) =>
          elements.map((element) => {
            const { animationName, animationDuration, animationDelay } = getComputedStyle(element);
            return animationName === "none" ? "still" : `${animationDuration} after ${animationDelay}`;
          }),
        );
      expect(await enters(".rise-in")).toEqual(["0.7s after 0.3s"]);
      expect(await enters(".hero-words")).toEqual(["still"]);
    });
    await test.step("feature cards are staggered 100 ms per index, use-case cards 100 ms times index", async () => {
      const delays = (within: string) =>
        page
          .locator(`${within} [data-reveal][data-delay]`)
          .evaluateAll((cards) =>
            cards.slice(0, 4).map((card) => getComputedStyle(card).transitionDelay.split(", ")[0]),
          );
      expect(await delays("#features .feature-cards")).toEqual(["0s", "0.1s", "0.2s", "0.3s"]);
      expect(await delays("#qapi-use-cases")).toEqual(["0s", "0.1s", "0.2s", "0.3s"]);
    });
    const head = page.locator("#benefits [data-reveal]").first();
    const look = () =>
      head.evaluate((element) => {
        const { opacity, translate, transitionDuration } = getComputedStyle(element);
        return { opacity, translate, duration: transitionDuration.split(", ")[0] };
      });
    const showShare = (share: number) =>
      head.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top - innerHeight + height * part, behavior: "instant" });
      }, share);
    await showShare(-0.2);
    await expect.poll(look).toEqual({ opacity: "0", translate: "0px 20px", duration: "0.7s" });
    await showShare(0.05);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(head).toHaveAttribute("data-reveal", "waiting");
    await showShare(0.15);
    await expect(head).toHaveAttribute("data-reveal", "shown");
    await expect.poll(look).toMatchObject({ opacity: "1", translate: "none" });
  });
});
