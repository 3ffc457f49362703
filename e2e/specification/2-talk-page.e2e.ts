import { expect, test } from "../testing/journey.ts";
import { activeButton, email, idleButton, loadingButton, openTalkPage } from "./talk-page.ts";

test.use({ playsTheServer: true });

test("Title: '{product} Interactive Documenter for Home Care'", async ({ lookAt }) => {
  const page = await lookAt("/talk");
  await expect(page).toHaveTitle("Tendwell Interactive Documenter for Home Care");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tendwell Interactive Documenter for Home Care");
});

test("Has a back-to-home button, a contact-us link to /#contact, and a note that this is a demo", async ({
  lookAt,
}) => {
  const page = await lookAt("/talk");
  await expect(page.locator("main").getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  await expect(page.locator("main").getByRole("link", { name: "Contact us" }).first()).toHaveAttribute(
    "href",
    "/#contact",
  );
  await expect(
    page
      .locator("main")
      .getByText(/this is a demo/i)
      .first(),
  ).toBeVisible();
});

test("The visitor enters an email, then starts a voice call. The main button has three looks", async ({ page }) => {
  const talk = await openTalkPage(page);
  await test.step("The button is disabled until the email is valid and while connecting", async () => {
    await expect(idleButton(page)).toBeDisabled();
    await email(page).fill("ana@example");
    await expect(idleButton(page)).toBeDisabled();
    await email(page).fill("ana@example.com");
    await expect(idleButton(page)).toBeEnabled();
    await talk.press();
    await expect(loadingButton(page)).toBeDisabled();
  });
  await test.step("'Call in Progress...' (active; tapping ends the call)", async () => {
    talk.listen();
    await expect(activeButton(page)).toBeEnabled();
    await activeButton(page).click();
    await idleButton(page).waitFor();
    await expect.poll(() => talk.voice.texts).toContain('{"type":"end-call"}');
  });
});
