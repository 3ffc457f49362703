import type { Page } from "@playwright/test";
import { clockTest, expect, test } from "./testing/journey.ts";
import {
  answerLeads,
  fieldIn,
  fillIn,
  formIn,
  kept,
  landingForm,
  submitIn,
  wake,
  writeAgain,
} from "./testing/lead-forms.ts";

const toasts = (page: Page) => page.locator("[data-toasts] .toast");

async function expectToast(page: Page, title: string, text: string) {
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page).locator("p")).toHaveText([title, text]);
  await expect(toasts(page).locator("xpath=..")).toHaveAttribute("role", "status");
}

test("the section offers the form, four reasons and two other ways", async ({ lookAt }) => {
  const page = await lookAt("/");
  const section = page.locator("#contact");

  await expect(section.getByRole("heading", { level: 2 })).toHaveText("Request More Information");
  await expect(section.getByRole("listitem")).toHaveCount(4);
  await expect(section.getByRole("link", { name: "Request a Demo" })).toHaveAttribute("href", "/contact");
  await expect(section.getByRole("link", { name: "Try AI Assistant" })).toHaveAttribute("href", "/talk");
});

test("a request is sent with every field, thanked for, and the form is empty again", async ({ page }) => {
  const sent = await answerLeads(page, landingForm, kept);
  await page.goto("/");
  await wake(page);
  await fillIn(page, landingForm);
  await submitIn(page).click();

  await expectToast(page, "Success!", "Your request has been submitted. We'll be in touch soon.");
  for (const name of Object.keys(landingForm.fields)) await expect(fieldIn(page, name)).toHaveValue("");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ ...landingForm.filled, role: "", "leave-this-empty": "" });
});

clockTest("the thanks go away by themselves, or at once when dismissed", async ({ page }) => {
  await answerLeads(page, landingForm, kept);
  await page.clock.install();
  await page.goto("/");
  for (const goAway of [
    () => page.clock.fastForward(8000),
    () => toasts(page).getByRole("button", { name: "Dismiss" }).click(),
  ]) {
    await wake(page);
    await fillIn(page, landingForm);
    await submitIn(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await goAway();
    await expect(toasts(page)).toHaveCount(0);
    await writeAgain(page);
  }
});

test.describe("when it cannot be sent", () => {
  test.use({ expectedTroubles: [/Failed to load resource/] });

  test("a failed request can be sent again, and is known to be the same", async ({ page }) => {
    const sent = await answerLeads(page, landingForm, "no connection");
    await page.goto("/");
    await wake(page);
    await fillIn(page, landingForm);
    for (const count of [1, 2]) {
      await submitIn(page).click();
      await expect.poll(() => sent.length).toBe(count);
      await expect(submitIn(page)).toBeEnabled();
    }

    expect(sent[0]?.["idempotency-key"]).toMatch(/^[\w-]{8,64}$/);
    expect(sent[1]?.["idempotency-key"]).toBe(sent[0]?.["idempotency-key"]);
  });
});

test("two requests that were both kept are known to be two", async ({ page }) => {
  const sent = await answerLeads(page, landingForm, kept);
  await page.goto("/");
  for (const count of [1, 2]) {
    await wake(page);
    await fillIn(page, landingForm);
    await submitIn(page).click();
    await expect.poll(() => sent.length).toBe(count);
    await writeAgain(page);
  }

  expect(sent[1]?.["idempotency-key"]).not.toBe(sent[0]?.["idempotency-key"]);
});

test("only what is required is needed", async ({ page }) => {
  const sent = await answerLeads(page, landingForm, kept);
  await page.goto("/");
  await wake(page);
  for (const name of landingForm.required) await fieldIn(page, name).fill(landingForm.filled[name] ?? "");
  await submitIn(page).click();

  await expectToast(page, "Success!", "Your request has been submitted. We'll be in touch soon.");
  expect(sent[0]).toMatchObject({ facility: "", message: "" });
});

test("a resting reader never fetches the form's script, a touch of the form does", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/(hydrate|lead-form)-/.test(request.url())) scripts.push(request.url());
  });
  await page.goto("/#contact", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);

  await wake(page);
  expect(scripts).toHaveLength(2);
  await expect(formIn(page)).toBeVisible();
});
