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
  await expect(thanksIn(page)).toBeVisible();
  const inPlace = await thanksIn(page).locator("p, li").allTextContents();
  await page.goto("/contact/thank-you");

  expect(await page.locator(".thank-you").locator("p, li").allTextContents()).toEqual(inPlace);
});
