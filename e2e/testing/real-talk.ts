import { readdir, readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { talk } from "../../content/en/talk.ts";
import { unfolded } from "../../server/mail/testing/smtp-receiver.ts";
import { expect } from "./journey.ts";

/** Where the server under test puts its mail, as playwright.config.ts sets it. */
const mailFolder = "test-results/data/mail";

/** Reading a sentence takes a moment, and on a busy machine a long one. */
export const whenRead = { timeout: 40_000 };

export const reportOn = (page: Page) => page.getByRole("region", { name: talk.report.heading });
export const valueOn = (page: Page, value: RegExp) => reportOn(page).getByRole("button", { name: value });
export const alarmOn = (page: Page) => page.getByRole("alert").filter({ hasText: talk.report.firstSteps });

export const lastReply = (page: Page) => page.locator('.conversation-line[data-who="assistant"]').last();

/** Who said each line a page shows. */
export const speakersOn = (page: Page) =>
  page.locator(".conversation-line").evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset.who));

/** Types it to the real server, and waits until it is answered. */
export async function tell(page: Page, text: string): Promise<void> {
  await page.getByLabel(talk.typed.label).fill(text);
  await page.getByRole("button", { name: talk.typed.send }).click();
  const said = page.locator('.conversation-line[data-who="visitor"]:not([data-partial])');
  // Numbers stand among the words that became values, so only the first are compared; two stories are two lines.
  await expect(said.filter({ hasText: text.slice(0, 5) }).last()).toBeVisible(whenRead);
  await expect(page.locator(".conversation-line").last()).toHaveAttribute("data-who", "assistant", whenRead);
}

/** Every mail to this address, newest last, as plain text. */
export async function mailsTo(email: string): Promise<string[]> {
  const files = await readdir(mailFolder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readFile(`${mailFolder}/${file}`, "utf8").catch(() => "")),
  );
  return mails.map(unfolded).filter((mail) => new RegExp(`^To: .*${email}`, "im").test(mail));
}

export async function codeMailedTo(email: string): Promise<string> {
  const code = async () =>
    (await mailsTo(email)).map((mail) => /^Subject:.*\b(\d{6})\b/im.exec(mail)?.[1]).find(Boolean);
  await expect.poll(code, whenRead).toBeDefined();
  return (await code()) ?? "";
}
