import { expect, test } from "../testing/journey.ts";
import { answerLeads, contactForm, fieldIn, fillIn, kept, landingForm, submitIn, wake } from "../testing/lead-forms.ts";

test(
  "Landing contact request: first-name, last-name, email (Work Email), " + "facility, role (no visible input), message",
  async ({ lookAt }) => {
    const page = await lookAt("/");
    for (const name of ["first-name", "last-name", "email"]) {
      await expect(fieldIn(page, name)).toHaveAttribute("required");
    }
    for (const name of ["facility", "message"]) await expect(fieldIn(page, name)).not.toHaveAttribute("required");
    await expect(page.getByLabel("Work Email")).toHaveAttribute("type", "email");
    await expect(fieldIn(page, "role")).toBeHidden();
    await expect(fieldIn(page, "message")).toBeVisible();
  },
);

test("/contact page message: name, email, subject, message (all text, all required)", async ({ page }) => {
  const sent = await answerLeads(page, contactForm, kept);
  await page.goto("/contact");
  for (const name of ["name", "email", "subject", "message"]) {
    await expect(fieldIn(page, name)).toHaveAttribute("required");
  }
  await wake(page);
  await fillIn(page, contactForm);
  await submitIn(page).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject(contactForm.filled);
});

test("a landing request carries every one of its fields, role included", async ({ page }) => {
  const sent = await answerLeads(page, landingForm, kept);
  await page.goto("/");
  await wake(page);
  await fillIn(page, landingForm);
  await submitIn(page).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({ ...landingForm.filled, role: "" });
});

test("Use-case card: id, categories, icon, title, description, scenario, solution, outcome", async ({ lookAt }) => {
  const page = await lookAt("/");
  const cards = await page.locator("[data-use-case]").evaluateAll((all) =>
    all.map((card) => ({
      id: (card as HTMLElement).dataset.useCase,
      hasCategories: (card as HTMLElement).dataset.categories !== "",
      icons: card.querySelectorAll("svg").length,
      title: card.querySelector("h3")?.textContent,
      texts: card.querySelectorAll("p, dd").length,
    })),
  );
  expect(cards.map(({ id }) => id)).toEqual([
    "fall-incident-reporting",
    "medication-error-tracking",
    "behavioral-monitoring",
    "infection-control",
  ]);
  for (const card of cards) {
    expect(card).toMatchObject({ hasCategories: true, title: expect.stringMatching(/\w/) });
    expect(card.icons).toBeGreaterThan(0);
    expect(card.texts).toBeGreaterThanOrEqual(4);
  }
});
