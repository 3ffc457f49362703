import { expect, test } from "../testing/journey.ts";
import { answerLeads, contactForm, fillIn, kept, landingForm, submitIn, wake } from "../testing/lead-forms.ts";
import { activeButton, openTalkPage } from "./talk-page.ts";

for (const [statement, form, names] of [
  [
    "POST /contact: JSON body first-name, last-name, email, facility, role, message (landing form)",
    landingForm,
    ["first-name", "last-name", "email", "facility", "role", "message"],
  ],
  [
    "POST /api/contact: JSON body name, email, subject, message (contact page)",
    contactForm,
    ["name", "email", "subject", "message"],
  ],
] as const) {
  test(statement, async ({ page }) => {
    const sent = await answerLeads(page, form, kept);
    await page.goto(form.page);
    await wake(page);
    await fillIn(page, form);
    const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(form.action));
    await submitIn(page).click();
    expect((await asked).headers()["content-type"]).toBe("application/json");
    await expect.poll(() => sent.length).toBe(1);
    expect(Object.keys(sent[0] ?? {})).toEqual(expect.arrayContaining([...names]));
    expect(sent[0]).toMatchObject(form.filled);
  });
}

test.describe("the demo", () => {
  test.use({ playsTheServer: true });

  test("The demo starts a web call with a fixed assistant id and the visitor's email as a variable", async ({
    page,
  }) => {
    const talk = await openTalkPage(page);
    await talk.press();
    expect(await talk.webCall()).toMatchObject({
      assistantId: "incident-documenter",
      assistantOverrides: { variableValues: { email: "ana@example.com" } },
    });
    await test.step("then sends a system message stating the user's email", async () => {
      talk.listen();
      await activeButton(page).waitFor();
      await expect
        .poll(() => talk.voice.texts)
        .toContain(
          JSON.stringify({
            type: "add-message",
            message: { role: "system", content: 'The user\'s email is "ana@example.com".' },
            triggerResponseEnabled: false,
          }),
        );
    });
  });
});
