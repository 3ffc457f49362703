import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { forms } from "../content/en/forms.ts";
import { words } from "../content/words.ts";
import { expect, test } from "./testing/journey.ts";
import { contactForm, fieldIn, fillIn, formIn, landingForm, submitIn, wake } from "./testing/lead-forms.ts";

/** Where the server under test puts its mail, as playwright.config.ts sets it. */
const mailFolder = "test-results/data/mail";

const someone = () => `ana-${randomUUID()}@example.com`;

async function recipientsOfMailAbout(email: string): Promise<string[]> {
  const files = await readdir(mailFolder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(`${mailFolder}/${file}`, "utf8").catch(() => "")));
  return mails
    .filter((mail) => mail.replaceAll("=\r\n", "").includes(email))
    .map((mail) => /^To: (.*)$/im.exec(mail)?.[1]?.trim() ?? "")
    .sort();
}

/** Both mails wait in the outbox when the visitor is thanked, and leave soon after. */
async function expectMailsAbout(email: string) {
  await expect
    .poll(() => recipientsOfMailAbout(email), { timeout: 15_000 })
    .toEqual([email, "care-team@tendwell.test"]);
}

for (const form of [landingForm, contactForm]) {
  test(`what is sent at ${form.page} reaches our team, and a receipt the visitor`, async ({ page }) => {
    const email = someone();
    await page.goto(form.page);
    await wake(page);
    await fillIn(page, form, { ...form.filled, email });
    await submitIn(page).click();

    await expect(fieldIn(page, "email")).toHaveValue("");
    await expectMailsAbout(email);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedTroubles: [/status of 422/] });

  for (const form of [landingForm, contactForm]) {
    test(`what is sent at ${form.page} is thanked for on a page of its own`, async ({ page }) => {
      const email = someone();
      await page.goto(form.page);
      await fillIn(page, form, { ...form.filled, email });
      await submitIn(page).click();

      await expect(page).toHaveURL(/\/contact\/thank-you(#contact)?$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.thanks.heading);
      await expectMailsAbout(email);
    });

    test(`what comes back at ${form.page} says what is wrong, in view and with every word`, async ({ page }) => {
      await page.goto(form.page);
      await fillIn(page, form, { ...form.filled, email: "ana@localhost" });
      await submitIn(page).click();

      await expect(fieldIn(page, "email")).toHaveAttribute("aria-invalid", "true");
      await expect(fieldIn(page, "email")).toHaveAccessibleDescription(forms.problems["not-an-email"]);
      await expect(fieldIn(page, "email")).toBeInViewport();
      await expect(formIn(page).getByRole("status")).toHaveText(forms.answers.invalid);
      for (const [name, value] of Object.entries({ ...form.filled, email: "ana@localhost" })) {
        await expect(fieldIn(page, name)).toHaveValue(value);
      }
    });
  }

  test("a visitor who wrote in Spanish is thanked in Spanish", async ({ page }) => {
    await page.goto("/es");
    await fillIn(page, landingForm, { ...landingForm.filled, email: someone() });
    await submitIn(page).click();

    await expect(page).toHaveURL(/\/es\/contact\/thank-you(#contact)?$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.es.forms.thanks.heading);
  });
});
