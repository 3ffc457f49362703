import type { Page, Route } from "@playwright/test";
import { apiPaths } from "../../contracts/paths.ts";

export type FormUnderTest = {
  page: string;
  action: string;
  submit: string;
  /** Labels of the fields by the names that are sent, in the order in which they stand. */
  fields: Record<string, string>;
  required: string[];
  filled: Record<string, string>;
};

export const landingForm: FormUnderTest = {
  page: "/",
  action: apiPaths.landingLead,
  submit: "Send Request",
  fields: {
    "first-name": "First name",
    "last-name": "Last name",
    email: "Work Email",
    facility: "Organization",
    message: "Message",
  },
  required: ["first-name", "last-name", "email"],
  filled: {
    "first-name": "Ana",
    "last-name": "Rivera",
    email: "ana@example.com",
    facility: "Maple Court",
    message: "Two halls, sixty beds.\nNights are the worst.",
  },
};

export const contactForm: FormUnderTest = {
  page: "/contact",
  action: apiPaths.contactLead,
  submit: "Send Message",
  fields: { name: "Name", email: "Email", subject: "Subject", message: "Message" },
  required: ["name", "email", "subject", "message"],
  filled: {
    name: "Ana Rivera",
    email: "ana@example.com",
    subject: "A demo",
    message: "When could you show us?\nMornings are best.",
  },
};

export type Answer = { status: number; json: object } | { status: number; text: string } | "no connection";

export const kept: Answer = { status: 201, json: { message: "kept" } };

export const formIn = (page: Page) => page.locator("[data-island='lead-form'] form");
export const fieldIn = (page: Page, name: string) => formIn(page).locator(`[name="${name}"]`);
export const submitIn = (page: Page) => formIn(page).locator("[type=submit]");

export async function fillIn(page: Page, form: FormUnderTest, values = form.filled) {
  for (const [name, value] of Object.entries(values)) await fieldIn(page, name).fill(value);
}

export const thanksIn = (page: Page) => page.locator("[data-island='lead-form'] .thank-you");

/** From the thanks back to an empty form. */
export async function writeAgain(page: Page) {
  await thanksIn(page).getByRole("button", { name: "Write another message" }).click();
}

/** Resolves once the island runs: it then checks by itself and switches the browser's own checks off. */
export async function wake(page: Page) {
  await formIn(page).locator("input:visible").first().focus();
  await formIn(page).and(page.locator("[novalidate]")).waitFor();
}

/** Stands for the server: keeps what is sent to a form's address and answers it, once `when` allows. */
export async function answerLeads(
  page: Page,
  { action }: FormUnderTest,
  answer: Answer | (() => Answer),
  when?: Promise<void>,
) {
  const sent: Record<string, unknown>[] = [];
  await page.route(
    (url) => url.pathname === action,
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      sent.push(route.request().postDataJSON());
      await when;
      await reply(route, typeof answer === "function" ? answer() : answer);
    },
  );
  return sent;
}

function reply(route: Route, answer: Answer) {
  if (answer === "no connection") return route.abort("connectionrefused");
  if ("text" in answer) {
    return route.fulfill({ status: answer.status, contentType: "text/html", body: answer.text });
  }
  return route.fulfill({ status: answer.status, json: answer.json });
}
