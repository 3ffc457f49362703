import { expect, test } from "../testing/journey.ts";
import {
  type Answer,
  answerLeads,
  contactForm,
  fieldIn,
  fillIn,
  formIn,
  kept,
  landingForm,
  submitIn,
  thanksIn,
  wake,
} from "../testing/lead-forms.ts";

test.use({ expectedTroubles: [/Failed to load resource/] });

const landing: [situation: string, answer: Answer, toast: [title: string, text: string]][] = [
  [
    "Landing form, response not ok: toast 'Submission Failed' with the server's message",
    { status: 503, json: { message: "We are moving house." } },
    ["Submission Failed", "We are moving house."],
  ],
  [
    "else 'Please try again later.'",
    { status: 500, json: {} },
    ["Submission Failed", "Please try again later."],
  ],
  [
    "Landing form, network failure: toast 'Submission Error'",
    "no connection",
    ["Submission Error", "Could not connect to the server. Please try again later."],
  ],
  [
    "Landing form, parse failure: toast 'Submission Error'",
    { status: 502, text: "<h1>Bad gateway</h1>" },
    ["Submission Error", "Could not connect to the server. Please try again later."],
  ],
  [
    "Landing form success: toast 'Success!'",
    kept,
    ["Success!", "Your request has been submitted. We'll be in touch soon."],
  ],
];
for (const [situation, answer, toast] of landing) {
  test(situation, async ({ page }) => {
    await answerLeads(page, landingForm, answer);
    await page.goto("/");
    await wake(page);
    await fillIn(page, landingForm);
    await submitIn(page).click();
    const shown = page.locator("[data-toasts] .toast");
    await expect(shown.locator("p")).toHaveText(toast);
    const isDestructive = toast[0] !== "Success!";
    expect(await shown.getAttribute("data-kind")).toBe(isDestructive ? "destructive" : null);
  });
}

const contact: [situation: string, answer: Answer, kind: "failed" | "done", text: string | RegExp][] = [
  [
    "/contact form failure: server message shown",
    { status: 503, json: { message: "We are moving house." } },
    "failed",
    "We are moving house.",
  ],
  [
    "else 'Something went wrong. Please try again later.'",
    { status: 500, json: {} },
    "failed",
    "Something went wrong. Please try again later.",
  ],
  [
    "the same when the failure cannot be read",
    { status: 502, text: "<h1>Bad gateway</h1>" },
    "failed",
    "Something went wrong. Please try again later.",
  ],
  [
    "/contact network failure",
    "no connection",
    "failed",
    "Failed to connect to the server. Please try again later.",
  ],
];
for (const [situation, answer, kind, text] of contact) {
  test(situation, async ({ page }) => {
    await answerLeads(page, contactForm, answer);
    await page.goto("/contact");
    await wake(page);
    await fillIn(page, contactForm);
    await submitIn(page).click();
    const status = formIn(page).getByRole("status");
    await expect(status).toHaveAttribute("data-kind", kind);
    await expect(status).toHaveText(text);
    await expect(fieldIn(page, "subject")).toHaveValue(contactForm.filled.subject ?? "");
  });
}

for (const [situation, answer] of [
  ["/contact: Success is an ok response", kept],
  ["/contact: an ok response without JSON is a success too", { status: 200, text: "" }],
] as const) {
  test(situation, async ({ page }) => {
    await answerLeads(page, contactForm, answer);
    await page.goto("/contact");
    await wake(page);
    await fillIn(page, contactForm);
    await submitIn(page).click();
    await expect(thanksIn(page)).toBeVisible();
  });
}
