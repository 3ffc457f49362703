import type { Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { fieldIn } from "../testing/lead-forms.ts";
import { email, idleButton } from "./talk-page.ts";

test.describe("Demo email: must match a simple pattern (text, one at-sign, text, dot, text, no spaces)", () => {
  for (const [value, isValid] of [
    ["ana@example.com", true],
    ["a@b.c", true],
    ["ana", false],
    ["ana@example", false],
    ["@example.com", false],
    ["ana@@example.com", false],
  ] as const) {
    test(`${value} is ${isValid ? "valid" : "invalid"}`, async ({ page }) => {
      await page.goto("/talk");
      await email(page).fill(value);
      const said = isValid
        ? "Email is valid! You can now start the conversation."
        : "Please enter a valid email address";
      await page.getByText(said, { exact: true }).waitFor();
    });
  }

  test("an empty value shows neither sentence", async ({ page }) => {
    await page.goto("/talk");
    await email(page).fill("x");
    await page.getByText("Please enter a valid email address").waitFor();
    await email(page).fill("");
    await expect(page.getByText("Please enter a valid email address")).toHaveCount(0);
    await expect(page.getByText("Email is valid!")).toHaveCount(0);
    await expect(idleButton(page)).toBeDisabled();
  });
});

test.describe("browser level", () => {
  test.use({ javaScriptEnabled: false });

  const refusesEmpty = (page: Page, name: string) => expect(fieldIn(page, name)).toHaveAttribute("required");

  test(
    "Landing form: first-name, last-name and email required; email input " +
      "type; facility and message optional",
    async ({ page }) => {
      await page.goto("/");
      for (const name of ["first-name", "last-name", "email"]) await refusesEmpty(page, name);
      await expect(fieldIn(page, "email")).toHaveAttribute("type", "email");
      for (const name of ["facility", "message"])
        await expect(fieldIn(page, name)).not.toHaveAttribute("required");
    },
  );

  test("/contact form: name, email, subject, message all required; email type", async ({ page }) => {
    await page.goto("/contact");
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

test("Terms: users must be at least 18 and US residents, and may not share accounts", async ({ page }) => {
  await page.goto("/terms");
  const text = await page.locator("main").innerText();
  expect(text).toMatch(/at least 18/i);
  expect(text).toMatch(/resident of the United States|live in the United States|U\.?S\.? resident/i);
  expect(text).toMatch(/account[^\n]*may not share/i);
});
