import type { Page } from "@playwright/test";
import { forms } from "../content/en/forms.ts";
import { expect, test } from "./testing/journey.ts";
import {
  answerLeads,
  contactForm,
  fieldIn,
  fillIn,
  formIn,
  kept,
  submitIn,
  thanksIn,
  wake,
  writeAgain,
} from "./testing/lead-forms.ts";

const status = (page: Page) => formIn(page).getByRole("status");

test("a message is sent with every field and thanked for, and the form is empty again", async ({ page }) => {
  const sent = await answerLeads(page, contactForm, kept);
  await page.goto("/contact");
  await wake(page);
  await fillIn(page, contactForm);
  await submitIn(page).click();

  await expect(thanksIn(page).getByRole("listitem")).toHaveCount(forms.thanks.next.items.length);
  await expect(thanksIn(page).getByRole("heading", { name: forms.thanks.heading })).toBeFocused();
  await expect(formIn(page)).toBeHidden();
  for (const name of Object.keys(contactForm.fields)) await expect(fieldIn(page, name)).toHaveValue("");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ ...contactForm.filled, "leave-this-empty": "" });
});

test("another message can be written at once", async ({ page }) => {
  await answerLeads(page, contactForm, kept);
  await page.goto("/contact");
  await wake(page);
  await fillIn(page, contactForm);
  await submitIn(page).click();
  await writeAgain(page);

  await expect(thanksIn(page)).toHaveCount(0);
  await expect(fieldIn(page, "name")).toBeFocused();
  await expect(fieldIn(page, "name")).toHaveValue("");
});

test("with and without script the thanks say the same", async ({ page }) => {
  await answerLeads(page, contactForm, kept);
  await page.goto("/contact");
  await wake(page);
  await fillIn(page, contactForm);
  await submitIn(page).click();
  const inPlace = await thanksIn(page).locator("p, li").allTextContents();
  await page.goto("/contact/thank-you");

  expect(await page.locator(".thank-you").locator("p, li").allTextContents()).toEqual(inPlace);
});

test.describe("when it cannot be sent", () => {
  test.use({ expectedTroubles: [/Failed to load resource/] });

  const failures = [
    {
      what: "the server says why",
      answer: { status: 503, json: { message: "We are moving house." } },
      text: "We are moving house.",
    },
    {
      what: "the server says nothing",
      answer: { status: 500, json: {} },
      text: "Something went wrong. Please try again later.",
    },
    {
      what: "the server cannot be reached",
      answer: "no connection",
      text: "Failed to connect to the server. Please try again later.",
    },
    {
      what: "the server finds a fault in a field",
      answer: {
        status: 422,
        json: { message: "Some fields need another look.", errors: { subject: { code: "required" } } },
      },
      text: "Some fields need another look.",
    },
  ] as const;

  for (const { what, answer, text } of failures) {
    test(`the form tells the visitor when ${what}, and every word is kept`, async ({ page }) => {
      await answerLeads(page, contactForm, answer);
      await page.goto("/contact");
      await wake(page);
      await fillIn(page, contactForm);
      await submitIn(page).click();

      await expect(status(page)).toHaveText(text);
      await expect(status(page)).toHaveAttribute("data-kind", "failed");
      for (const [name, value] of Object.entries(contactForm.filled)) {
        await expect(fieldIn(page, name)).toHaveValue(value);
      }
      await expect(submitIn(page)).toBeEnabled();
    });
  }
});
