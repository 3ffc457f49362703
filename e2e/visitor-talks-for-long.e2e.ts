import { talk } from "../content/en/talk.ts";
import { expect, clockTest as test } from "./testing/journey.ts";
import { standInForVoice } from "./testing/stand-in-voice.ts";

test("a minute before the limit the page says so", async ({ page }) => {
  await standInForVoice(page);
  await page.goto("/talk");
  await page.clock.install();
  await page.getByLabel(talk.email.label).fill("ana@care.example");
  await page.getByRole("button", { name: talk.button.idle }).click();
  await expect(page.getByRole("button", { name: talk.button.active })).toBeVisible();
  await expect(page.getByText(talk.notices.almostOver)).toHaveCount(0);
  await page.clock.fastForward(241_000);

  await expect(page.getByText(talk.notices.almostOver)).toBeVisible();
});
