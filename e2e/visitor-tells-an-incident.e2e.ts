import { readFile } from "node:fs/promises";
import { talk } from "../content/en/talk.ts";
import { recorded, story } from "../site/islands/talk/testing/fake-conversation.ts";
import { expect, test } from "./testing/journey.ts";
import { type StandInVoice, standInForVoice } from "./testing/stand-in-voice.ts";

let voice: StandInVoice;

test.beforeEach(async ({ page }) => {
  voice = await standInForVoice(page);
  await page.goto("/talk");
});

async function tell(page: import("@playwright/test").Page, text: string) {
  await page.getByLabel(talk.typed.label).fill(text);
  await page.getByRole("button", { name: talk.typed.send }).click();
  await expect.poll(() => voice.joined).toBeGreaterThan(0);
  voice.show(recorded.corrected);
}

test("the button waits for a valid email, and both messages are word for word", async ({ page }) => {
  const email = page.getByLabel(talk.email.label);
  const button = page.getByRole("button", { name: talk.button.idle });

  await expect(button).toBeDisabled();
  await email.fill("ana@care");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(button).toBeDisabled();
  await email.fill("ana@care.example");
  await expect(page.getByText("Email is valid! You can now start the conversation.")).toBeVisible();
  await expect(button).toBeEnabled();
});

test("before anything is told the sheet shows an example that cannot be pressed", async ({ page }) => {
  await expect(page.getByText(talk.report.example.label)).toBeVisible();
  await expect(page.locator(".example-sheet button")).toHaveCount(0);
});

test("the sheets can be saved as a PDF and as data", async ({ page }) => {
  await tell(page, story);
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: talk.downloads.pdf }).click(),
  ]);
  const [json] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: talk.downloads.json }).click(),
  ]);

  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe("%PDF-");
  expect(JSON.parse(await readFile(await json.path(), "utf8"))).toMatchObject({
    resident: { room: { value: "216" } },
  });
});

test("on paper there are three sheets with lines to sign, and nothing else", async ({ page }) => {
  await tell(page, story);
  await expect(page.locator(".print-sheet")).toHaveCount(3);
  await page.emulateMedia({ media: "print" });

  for (const kind of ["facts", "worksheet", "sbar"]) {
    await expect(page.locator(`[data-sheet="${kind}"] .print-signatures`)).toBeVisible();
  }
  await expect(page.locator(".stage-talk")).toBeHidden();
  await expect(page.locator(".paper-head")).toBeHidden();
});

test("what left the browser is said: the words typed, and no voice", async ({ page }) => {
  await tell(page, story);
  await page.getByText(talk.whatLeft.heading).click();

  await expect(page.getByText(talk.whatLeft.typed.what)).toBeVisible();
  await expect(page.getByText(talk.whatLeft.email.what)).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what works, and nothing looks as if it could be pressed", async ({ page }) => {
    await expect(page.locator("noscript p")).toHaveText(talk.notices.noJavaScript);
    await expect(page.locator(".examples, .composer, .call-strip").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(".example-sheet")).toBeVisible();
  });
});
