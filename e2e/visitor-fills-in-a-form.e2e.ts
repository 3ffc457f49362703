import { forms } from "../content/en/forms.ts";
import { fieldLimits } from "../contracts/lead-forms.ts";
import { expect, test } from "./testing/journey.ts";
import {
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
  writeAgain,
} from "./testing/lead-forms.ts";
import { createSignal } from "./testing/signal.ts";

for (const form of [landingForm, contactForm]) {
  test.describe(`the form at ${form.page}`, () => {
    test("labels its fields and says which are required", async ({ lookAt }) => {
      const page = await lookAt(form.page);
      for (const [name, label] of Object.entries(form.fields)) {
        const field = formIn(page).getByLabel(label, { exact: false }).and(fieldIn(page, name));
        await expect(field).toBeVisible();
        await expect(field).toHaveJSProperty("required", form.required.includes(name));
        await expect(field).toHaveAttribute("maxlength", String(fieldLimits[name as keyof typeof fieldLimits]));
      }
      await expect(fieldIn(page, "email")).toHaveAttribute("type", "email");
      await expect(submitIn(page)).toHaveText(form.submit);
    });

    test("is busy while it sends, and cannot be sent twice", async ({ page }) => {
      const answered = createSignal();
      const sent = await answerLeads(page, form, kept, answered.given);
      await page.goto(form.page);
      await fillIn(page, form);
      await wake(page);
      await submitIn(page).dblclick();

      await expect(submitIn(page)).toHaveText("Submitting...");
      await expect(submitIn(page)).toBeDisabled();
      await fieldIn(page, "email").press("Enter");
      answered.give();
      await expect(thanksIn(page)).toBeVisible();
      await writeAgain(page);
      await expect(submitIn(page)).toHaveText(form.submit);
      await expect(submitIn(page)).toBeEnabled();
      expect(sent).toHaveLength(1);
    });

    test("leads the keyboard to the thanks once it has been sent", async ({ page }) => {
      const answered = createSignal();
      await answerLeads(page, form, kept, answered.given);
      await page.goto(form.page);
      await fillIn(page, form);
      await wake(page);
      await submitIn(page).focus();
      await page.keyboard.press("Enter");

      await expect(submitIn(page)).toBeDisabled();
      await expect(submitIn(page)).not.toBeFocused();
      answered.give();
      await expect(thanksIn(page).getByRole("heading", { name: forms.thanks.heading })).toBeFocused();
    });

    test("marks every missing field, says so, and leads to the first", async ({ page }) => {
      const sent = await answerLeads(page, form, kept);
      await page.goto(form.page);
      await wake(page);
      await submitIn(page).click();

      for (const name of Object.keys(form.fields)) {
        const field = fieldIn(page, name);
        if (form.required.includes(name)) {
          await expect(field).toHaveAttribute("aria-invalid", "true");
          await expect(field).toHaveAccessibleDescription(new RegExp(forms.problems.required));
        } else {
          await expect(field).not.toHaveAttribute("aria-invalid");
        }
      }
      await expect(fieldIn(page, form.required[0] ?? "")).toBeFocused();
      await expect(formIn(page).getByRole("status")).toHaveText(forms.problems.summary);
      expect(sent).toHaveLength(0);

      await test.step("refuses an address that is none, and takes it once mended", async () => {
        await fillIn(page, form, { ...form.filled, email: "ana at example" });
        await submitIn(page).click();
        await expect(fieldIn(page, "email")).toBeFocused();
        await expect(fieldIn(page, "email")).toHaveAccessibleDescription(forms.problems["not-an-email"]);

        await fieldIn(page, "email").fill("ana@example.com");
        await submitIn(page).click();
        await expect.poll(() => sent.length).toBe(1);
        await expect(fieldIn(page, "email")).not.toHaveAttribute("aria-invalid");
      });
    });

    test.describe("when the server finds faults", () => {
      test.use({ expectedTroubles: [/status of 422/] });

      test("shows them at their fields and leads to the first", async ({ page }) => {
        await answerLeads(page, form, {
          status: 422,
          json: {
            message: "Some fields need another look.",
            errors: { message: { code: "too-long", max: 5000 }, email: { code: "not-an-email" } },
          },
        });
        await page.goto(form.page);
        await wake(page);
        await fillIn(page, form);
        await submitIn(page).click();

        await expect(fieldIn(page, "email")).toBeFocused();
        await expect(fieldIn(page, "email")).toHaveAttribute("aria-invalid", "true");
        await expect(fieldIn(page, "message")).toHaveAccessibleDescription(/5000/);
        await expect(fieldIn(page, "email")).toHaveValue(form.filled.email ?? "");
      });
    });

    test("keeps what was typed before its script came", async ({ page }) => {
      const arrived = createSignal();
      await page.route("**/assets/hydrate-*.js", async (route) => {
        await arrived.given;
        await route.continue();
      });
      const sent = await answerLeads(page, form, kept);
      await page.goto(form.page);
      await fillIn(page, form);
      await fieldIn(page, "email").focus();
      await expect(formIn(page)).not.toHaveAttribute("novalidate");
      arrived.give();

      await expect(formIn(page)).toHaveAttribute("novalidate");
      await expect(fieldIn(page, "email")).toBeFocused();
      for (const [name, value] of Object.entries(form.filled)) {
        await expect(fieldIn(page, name)).toHaveValue(value);
      }
      await submitIn(page).click();
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]).toMatchObject(form.filled);
    });

    test("has a trap that no visitor meets", async ({ lookAt }) => {
      const page = await lookAt(form.page);
      const trap = fieldIn(page, "leave-this-empty");

      await expect(trap).toHaveAttribute("tabindex", "-1");
      await expect(trap).toHaveAttribute("autocomplete", "off");
      await expect(formIn(page).getByRole("textbox")).toHaveCount(Object.keys(form.fields).length);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("is an ordinary form that posts the same names to the same address", async ({ page }) => {
        await page.goto(form.page);

        await expect(formIn(page)).toHaveAttribute("method", "post");
        await expect(formIn(page)).toHaveAttribute("action", new RegExp(`^${form.action}(#|$)`));
        await expect(formIn(page)).not.toHaveAttribute("novalidate");
        const names = await formIn(page)
          .locator("[name]")
          .evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));
        expect(names).toEqual(
          expect.arrayContaining([...Object.keys(form.fields), "consent-version", "leave-this-empty"]),
        );
        await expect(submitIn(page)).toBeEnabled();

        await test.step("is checked by the browser before it is sent", async () => {
          await submitIn(page).click();
          await expect(fieldIn(page, form.required[0] ?? "")).toBeFocused();
          await expect(page).toHaveURL(form.page);
        });
      });
    });
  });
}
