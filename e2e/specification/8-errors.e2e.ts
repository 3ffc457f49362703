import type { Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import {
  type Answer,
  answerLeads,
  contactForm,
  type FormUnderTest,
  fieldIn,
  fillIn,
  formIn,
  kept,
  landingForm,
  submitIn,
  thanksIn,
  wake,
  writeAgain,
} from "../testing/lead-forms.ts";

test.use({ expectedTroubles: [/Failed to load resource/] });

/** A filled form, and what sends it to a server that then answers so. */
async function openFilled(page: Page, form: FormUnderTest) {
  let next: Answer = kept;
  await answerLeads(page, form, () => next);
  await page.goto(form.page);
  await wake(page);
  await fillIn(page, form);
  return async (answer: Answer) => {
    next = answer;
    await submitIn(page).click();
  };
}

async function expectEveryWordKept(page: Page, form: FormUnderTest) {
  for (const [name, value] of Object.entries(form.filled)) await expect(fieldIn(page, name)).toHaveValue(value);
  await expect(submitIn(page)).toBeEnabled();
  await expect(submitIn(page)).toHaveText(form.submit);
}

const gone = ["Submission Error", "Could not connect to the server. Please try again later."];
const faulty = (field: string) => ({
  status: 422,
  json: { message: "Some fields need another look.", errors: { [field]: { code: "required" } } },
});
const moving: Answer = { status: 503, json: { message: "We are moving house." } };
const silent: Answer = { status: 500, json: {} };
const unreadable: Answer = { status: 502, text: "<h1>Bad gateway</h1>" };

test("Landing form: each failure is told in a toast, every word is kept, and success is told too", async ({ page }) => {
  const send = await openFilled(page, landingForm);
  const toast = page.locator("[data-toasts] .toast");
  const expectToast = async (words: string[], kind: "destructive" | null) => {
    await expect(toast.locator("p")).toHaveText(words);
    expect(await toast.getAttribute("data-kind")).toBe(kind);
    await expect(toast.locator("xpath=..")).toHaveAttribute("role", "status");
  };

  const failures: [situation: string, answer: Answer, words: string[]][] = [
    [
      "response not ok: toast 'Submission Failed' with the server's message",
      moving,
      ["Submission Failed", "We are moving house."],
    ],
    ["else 'Please try again later.'", silent, ["Submission Failed", "Please try again later."]],
    ["network failure: toast 'Submission Error'", "no connection", gone],
    ["parse failure: toast 'Submission Error'", unreadable, gone],
    ["the answer claims success and cannot be read", { status: 200, text: "<h1>Log in to this network</h1>" }, gone],
    ["a fault in a field", faulty("email"), ["Submission Failed", "Some fields need another look."]],
  ];
  for (const [situation, answer, words] of failures) {
    await test.step(situation, async () => {
      await send(answer);
      await expectToast(words, "destructive");
      await expectEveryWordKept(page, landingForm);
      await toast.getByRole("button", { name: "Dismiss" }).click();
      await expect(toast).toHaveCount(0);
    });
  }
  await test.step("success: toast 'Success!'", async () => {
    await send(kept);
    await expectToast(["Success!", "Your request has been submitted. We'll be in touch soon."], null);
  });
});

test("/contact form: each failure is told, every word is kept, and success is an ok response", async ({ page }) => {
  const send = await openFilled(page, contactForm);
  const status = formIn(page).getByRole("status");

  const failures: [situation: string, answer: Answer, words: string][] = [
    ["server message shown", moving, "We are moving house."],
    ["else 'Something went wrong…'", silent, "Something went wrong. Please try again later."],
    ["network failure", "no connection", "Failed to connect to the server. Please try again later."],
    ["a failure that cannot be read", unreadable, "Something went wrong. Please try again later."],
    ["a fault in a field", faulty("subject"), "Some fields need another look."],
  ];
  for (const [situation, answer, words] of failures) {
    await test.step(situation, async () => {
      await send(answer);
      await expect(status).toHaveText(words);
      await expect(status).toHaveAttribute("data-kind", "failed");
      await expectEveryWordKept(page, contactForm);
    });
  }
  for (const answer of [kept, { status: 200, text: "" }]) {
    await test.step(answer === kept ? "success" : "an ok response without JSON is a success too", async () => {
      await fillIn(page, contactForm);
      await send(answer);
      await expect(thanksIn(page)).toBeVisible();
      await writeAgain(page);
    });
  }
});
