import type { Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { fieldIn } from "../testing/lead-forms.ts";
import { email, idleButton } from "./talk-page.ts";

test.describe("Demo email: must match a simple pattern (text, one at-sign, text, dot, text, no spaces)", () => {
  const valid = "Email is valid! You can now start the conversation.";
  const invalid = "Please enter a valid email address";
  const said = (page: Page) => page.getByText(valid, { exact: true }).or(page.getByText(invalid, { exact: true }));

  test("each value is judged while it is typed", async ({ page }) => {
    await page.goto("/talk");
    for (const [value, sentence] of [
      ["ana@example.com", valid],
      ["ana", invalid],
      ["a@b.c", valid],
      ["ana@example", invalid],
      ["ana@example.com", valid],
      ["@example.com", invalid],
      ["a@b.c", valid],
      ["ana@@example.com", invalid],
    ] as const) {
      await email(page).fill(value);
      await expect(said(page), value).toHaveText(sentence);
    }
  });

  test("an empty value shows neither sentence", async ({ page }) => {
    await page.goto("/talk");
    await email(page).fill("x");
    await expect(said(page)).toHaveText(invalid);
    await email(page).fill("");
    await expect(said(page)).toHaveCount(0);
    await expect(idleButton(page)).toBeDisabled();
  });
});

test.describe("browser level", () => {
  const refusesEmpty = (page: Page, name: string) => expect(fieldIn(page, name)).toHaveAttribute("required");

  test(
    "Landing form: first-name, last-name and email required; email input " + "type; facility and message optional",
    async ({ lookAt }) => {
      const page = await lookAt("/");
      for (const name of ["first-name", "last-name", "email"]) await refusesEmpty(page, name);
      await expect(fieldIn(page, "email")).toHaveAttribute("type", "email");
      for (const name of ["facility", "message"]) await expect(fieldIn(page, name)).not.toHaveAttribute("required");
    },
  );

  test("/contact form: name, email, subject, message all required; email type", async ({ lookAt }) => {
    const page = await lookAt("/contact");
    for (const name of ["name", "email", "subject", "message"]) await refusesEmpty(page, name);
    await expect(fieldIn(page, "email")).toHaveAttribute("type", "email");
  });
});

test("Starting a call needs an assistant or a squad", async ({ page }) => {
  await page.goto("/talk");
  const answer = await page.evaluate(async () => {
    const json = { "content-type": "application/json" };
    const body = JSON.stringify({ email: "ana@example.com" });
    const session = await fetch("/voice/session", { method: "POST", headers: json, body });
    const { token } = await session.json();
    const headers = { ...json, authorization: `Bearer ${token}` };
    const response = await fetch("/voice/call/web", { method: "POST", headers, body: "{}" });
    return { status: response.status, message: (await response.json()).message };
  });
  expect(answer).toEqual({ status: 400, message: "Assistant or Squad must be provided." });
});

test.use({ expectedTroubles: [/status of 400/] });

test("Terms: users must be at least 18 and US residents, and may not share accounts", async ({ lookAt }) => {
  const page = await lookAt("/terms");
  const text = await page.locator("main").innerText();
  expect(text).toMatch(/at least 18/i);
  expect(text).toMatch(/resident of the United States|live in the United States|U\.?S\.? resident/i);
  expect(text).toMatch(/account[^\n]*may not share/i);
});
