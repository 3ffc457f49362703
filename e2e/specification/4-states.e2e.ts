import type { Page } from "@playwright/test";
import { voicePaths } from "../../contracts/call-numbers.ts";
import { expect, test } from "../testing/journey.ts";
import { answerLeads, fieldIn, fillIn, kept, landingForm, submitIn, wake } from "../testing/lead-forms.ts";
import { createSignal } from "../testing/signal.ts";
import { activeButton, idleButton, loadingButton, openTalkPage } from "./talk-page.ts";

test("Mobile menu: closed / open; toggled by button, closed on choosing an item", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.locator("[data-mobile-menu]");
  const toggle = menu.locator("summary");
  await expect(menu).not.toHaveAttribute("open");
  await toggle.click();
  await expect(menu).toHaveAttribute("open");
  await toggle.click();
  await expect(menu).not.toHaveAttribute("open");
  await toggle.click();
  await menu.getByRole("link", { name: "Benefits" }).click();
  await expect(menu).not.toHaveAttribute("open");
});

test("Submitting disables the button and shows 'Submitting...'; on success the fields are cleared", async ({
  page,
}) => {
  const answers = createSignal();
  await answerLeads(page, landingForm, kept, answers.given);
  await page.goto("/");
  await wake(page);
  await fillIn(page, landingForm);
  const label = await submitIn(page).innerText();
  await submitIn(page).click();
  await expect(submitIn(page)).toHaveText("Submitting...");
  await expect(submitIn(page)).toBeDisabled();
  answers.give();
  await expect(submitIn(page)).toHaveText(label);
  await expect(submitIn(page)).toBeEnabled();
  for (const name of Object.keys(landingForm.fields)) await expect(fieldIn(page, name)).toHaveValue("");
});

test.describe("Demo call", () => {
  test.use({ playsTheServer: true });

  const talking = async (page: Page) => {
    const talk = await openTalkPage(page);
    await talk.press();
    talk.listen();
    await activeButton(page).waitFor();
    return talk;
  };

  test("idle → connecting → in-call when the assistant reports it is listening, and not before", async ({ page }) => {
    const talk = await openTalkPage(page);
    await talk.press();
    talk.say({ type: "status-update", status: "in-progress" });
    await loadingButton(page).waitFor();
    await expect(activeButton(page)).toHaveCount(0);
    talk.listen();
    await activeButton(page).waitFor();
    await test.step("in-call → idle on stop", async () => {
      await activeButton(page).click();
      await idleButton(page).waitFor();
    });
  });

  test("in-call → idle on call end", async ({ page }) => {
    const talk = await talking(page);
    talk.say({ type: "end-of-call-report", endedReason: "assistant-ended-call" });
    talk.close(1000);
    await idleButton(page).waitFor();
  });

  test("in-call → idle on error. Demo call error: Logged; returns to idle", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const talk = await talking(page);
    talk.close(4000);
    await idleButton(page).waitFor();
    await expect.poll(() => logged.filter((line) => line.startsWith("The call had trouble:"))).toHaveLength(1);
  });

  test("the call is stopped on unload", async ({ page }) => {
    await talking(page);
    await page.evaluate(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        sessionStorage.setItem("told", String(url));
        return send(url, body);
      };
    });
    await page.goto("/contact");
    expect(await page.evaluate(() => sessionStorage.getItem("told"))).toBe(voicePaths.endCall("stand-in"));
  });

  test("Errors clear the connecting state", async ({ page }) => {
    const talk = await openTalkPage(page);
    await talk.press();
    talk.close(4000);
    await expect(idleButton(page)).toBeEnabled();
  });
});
