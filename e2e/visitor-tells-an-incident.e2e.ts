import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { talk } from "../content/en/talk.ts";
import { expect, test } from "./testing/journey.ts";

const story =
  "I just found Mrs. R on the floor by the bed, room two fourteen, ten after two, nobody saw it, she's on Eliquis.";

async function tell(page: import("@playwright/test").Page, text: string) {
  await page.getByLabel(talk.typed.label).fill(text);
  await page.getByRole("button", { name: talk.typed.send }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto("/talk");
  await page.getByLabel(talk.email.label).fill("a");
  await expect(page.getByText(talk.email.invalid)).toBeVisible();
});

test("the button waits for a valid email, and both messages are word for word", async ({ page }) => {
  const email = page.getByLabel(talk.email.label);
  const button = page.getByRole("button", { name: talk.button.idle });

  await expect(button).toBeDisabled();
  await email.fill("ana@care");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await email.fill("ana@care.example");
  await expect(page.getByText("Email is valid! You can now start the conversation.")).toBeVisible();
  await expect(button).toBeEnabled();
});

test("an incident told in writing becomes a report with its reasons, without a microphone", async ({
  page,
}) => {
  await page.getByLabel(talk.report.settingLabel).selectOption("nursing_home");
  await tell(page, story);

  const report = page.getByRole("region", { name: talk.report.heading });
  await expect(report.getByText("Mrs. R", { exact: true })).toBeVisible();
  await expect(report.getByText("214", { exact: true })).toBeVisible();
  await expect(report.locator(".flag").first()).toHaveAttribute("data-level", "critical");
  await expect(report.getByRole("checkbox").first()).toBeVisible();
});

test("a value lights up the words it came from", async ({ page }) => {
  await tell(page, story);
  await page.getByRole("button", { name: /^Room: 214/ }).focus();

  await expect(page.locator(".conversation mark")).toHaveText("two fourteen");
});

test("a value can be changed with one tap, and the old one stays struck through", async ({ page }) => {
  await tell(page, story);
  await page.getByRole("button", { name: /^Room: 214/ }).click();
  await page.getByRole("textbox", { name: "Room" }).fill("216");
  await page.getByRole("button", { name: talk.report.save }).click();

  const report = page.getByRole("region", { name: talk.report.heading });
  await expect(report.getByRole("button", { name: /^Room: 216/ })).toBeVisible();
  await expect(report.locator("s", { hasText: "214" })).toBeVisible();
});

test("both sheets can be saved as a PDF and as data", async ({ page }) => {
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
    resident: { room: { value: "214" } },
  });
});

/** What is mailed becomes files, as there is no mail server here. */
async function codeFor(email: string): Promise<string> {
  const folder = "test-results/data/mail";
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".code.eml"));
  const mails = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, "utf8")));
  return /^Subject: .*?(\d{6})/m.exec(mails.find((mail) => mail.includes(email)) ?? "")?.[1] ?? "";
}

test("a report that was only typed is mailed once its code was typed, and only then leaves the page", async ({
  page,
}) => {
  const email = `ana-${randomUUID()}@care.example`;
  await page.getByLabel(talk.email.label).fill(email);
  await tell(page, story);
  await expect(page.getByText(talk.whatLeft.typedHere)).toBeVisible();
  await page.getByRole("button", { name: talk.downloads.email }).click();

  await expect(page.getByText(talk.emailCode.sent.replace("{email}", email))).toBeVisible();
  await page.getByLabel(talk.emailCode.label).fill("abc");
  await page.getByRole("button", { name: talk.emailCode.confirm }).click();
  await expect(page.getByText(talk.emailCode.wrong)).toBeVisible();
  await page.getByLabel(talk.emailCode.label).fill(await codeFor(email));
  await page.getByRole("button", { name: talk.emailCode.confirm }).click();
  await expect(page.getByText(talk.downloads.emailSent.replace("{email}", email))).toBeVisible();
  await expect(page.getByText(talk.whatLeft.voice.off)).toBeVisible();
});
