import type { Page } from "@playwright/test";
import { talk } from "../content/en/talk.ts";
import { talk as es } from "../content/es/talk.ts";
import { askedAfterGreeted, recorded, story } from "../site/islands/talk/testing/fake-conversation.ts";
import { sidewaysPx, violationsOn } from "./testing/accessibility.ts";
import { expect, test } from "./testing/journey.ts";
import { reportOn } from "./testing/real-talk.ts";
import { type StandInVoice, standInForVoice } from "./testing/stand-in-voice.ts";

test.use({ playsTheServer: true });

let voice: StandInVoice;

test.beforeEach(async ({ page }) => {
  voice = await standInForVoice(page);
  await page.goto("/talk");
});

async function startCall(page: Page) {
  await page.getByLabel(talk.email.label).fill("ana@care.example");
  await page.getByRole("button", { name: talk.button.idle }).click();
  await expect(page.getByRole("button", { name: talk.button.active })).toBeVisible();
}

async function type(page: Page, text: string) {
  await page.getByLabel(talk.typed.label).fill(text);
  await page.getByRole("button", { name: talk.typed.send }).click();
  await expect.poll(() => voice.joined).toBeGreaterThan(0);
}

test("typing opens a call without an address, and what was typed is told once", async ({ page }) => {
  await type(page, story);

  await expect.poll(() => voice.events).toEqual([{ kind: "typed", text: story }]);
  expect(voice.sessions).toEqual([{}]);
  await test.step("the page draws what it is sent: kind, flag, why and how much is open", async () => {
    voice.show(recorded.asked);

    await expect(reportOn(page).locator(".report-category")).toContainText(talk.report.categories.fall);
    await expect(reportOn(page).locator(".flag").first()).toHaveAttribute("data-level", "critical");
    await expect(reportOn(page).locator(".report-open")).toHaveText("4 still open");
    await expect(reportOn(page).getByText(talk.report.takenFromWords)).toBeVisible();
  });
  await test.step("values are changed, confirmed and cleared by hand as typed facts", async () => {
    await reportOn(page)
      .getByRole("button", { name: /^Room: 214/ })
      .click();
    await page.getByRole("textbox", { name: "Room" }).fill("216");
    await page.getByRole("button", { name: talk.report.save }).click();
    await reportOn(page)
      .getByRole("button", { name: /^Seen by someone: no/ })
      .click();
    await reportOn(page).getByRole("button", { name: "yes", exact: true }).click();
    await reportOn(page)
      .getByRole("button", { name: /^Confirm: Seen/ })
      .click();
    await reportOn(page)
      .getByRole("button", { name: /^Place: resident room/ })
      .click();
    await reportOn(page).getByRole("button", { name: talk.report.clear }).click();

    await expect
      .poll(() => voice.events.slice(1))
      .toEqual([
        { kind: "set", report: 0, path: "resident.room", value: "216" },
        { kind: "set", report: 0, path: "witnessed", value: "yes" },
        { kind: "confirmed", report: 0, path: "witnessed" },
        { kind: "cleared", report: 0, path: "location" },
      ]);
  });
  await test.step("starting over can be undone", async () => {
    await page.getByRole("button", { name: talk.report.startOver }).click();
    await expect.poll(() => voice.events.at(-1)).toEqual({ kind: "started-over" });
    voice.show({ ...recorded.greeted, revision: 8, canUndo: true });

    await expect(page.getByText(talk.report.startedOver)).toBeVisible();
    await page.getByRole("button", { name: talk.report.undo }).click();
    await expect.poll(() => voice.events.at(-1)).toEqual({ kind: "undone" });
  });
});

test("We ask for your consent before the demo listens.", async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (constraints) => {
      asked.push(constraints);
      return ask(constraints);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.length);
  await page.reload();
  await page.locator("#talk-email").fill("ana@care.example");
  await expect(page.locator("#talk-email-hint")).toContainText(talk.consent.text);
  expect(await asked()).toBe(0);
  await page.getByRole("button", { name: talk.button.idle }).click();
  await expect.poll(asked).toBe(1);
});

test("starting a spoken call says which wording was agreed to", async ({ page }) => {
  await startCall(page);

  expect(voice.sessions).toEqual([{ email: "ana@care.example", consentVersion: talk.consent.version }]);
  await test.step("muting is said, and so is the end of it", async () => {
    await page.getByRole("button", { name: talk.controls.mute, exact: true }).click();
    await expect(page.getByText(talk.controls.muted)).toBeVisible();
    await page.getByRole("button", { name: talk.controls.unmute }).click();

    await expect(page.getByText(talk.controls.muted)).toHaveCount(0);
  });
  await test.step("a call that reaches its limit says so and leaves the report", async () => {
    voice.show(recorded.corrected);
    voice.say({ type: "status-update", status: "ended", endedReason: "exceeded-max-duration" });
    voice.say({ type: "end-of-call-report", endedReason: "exceeded-max-duration" });

    await expect(page.getByText(talk.notices.timeLimit)).toBeVisible();
    await expect(page.getByRole("heading", { name: talk.summary.heading })).toBeVisible();
    await expect(reportOn(page).getByRole("button", { name: /^Room: 216/ })).toBeVisible();
  });
});

test("a change that does not follow is not drawn: the page joins again and shows the whole", async ({ page }) => {
  await type(page, story);
  voice.show(recorded.greeted);
  await expect(page.locator(".conversation-text").first()).toContainText("Tell me what happened");
  voice.say({ type: "conversation-changed", change: { ...askedAfterGreeted, follows: 9 } });

  await expect.poll(() => voice.joined).toBe(2);
  voice.show(recorded.asked);
  await expect(reportOn(page).getByRole("button", { name: /^Room: 214/ })).toBeVisible();
});

test("the words lead to their value, and the value back to its words", async ({ page }) => {
  await type(page, story);
  voice.show(recorded.corrected);
  const words = page.locator('[data-words="0:resident.room"]').last();
  await words.click();

  const row = reportOn(page).locator('[data-field="0:resident.room"]');
  await expect(row).toHaveAttribute("data-lit");
  await expect(row.locator("s")).toContainText("214");
  await expect(row.locator(".thread-number")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(words).toBeFocused();
  await test.step("two incidents are two reports, one shown at a time", async () => {
    voice.show(recorded.twoReports);

    await expect(reportOn(page).getByRole("button", { name: "Mr. Diaz", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await reportOn(page).getByRole("button", { name: "Mrs. R", exact: true }).click();
    await expect(reportOn(page).getByRole("button", { name: /^Room: 216/ })).toBeVisible();
  });
});

test("steps for an emergency stand above everything and are announced", async ({ page }) => {
  await type(page, story);
  voice.show(recorded.emergency);

  const alarm = page.getByRole("alert").filter({ hasText: talk.report.firstSteps });
  await expect(alarm).toContainText("Call 911 now.");
  await expect(alarm).toBeInViewport();
  await test.step("a conversation with its report passes the accessibility checks", async () => {
    await expect(reportOn(page).getByRole("button", { name: /^Room: 216/ })).toBeVisible();

    expect(await violationsOn(page)).toEqual([]);
  });
  await test.step("on a laptop the whole stage fits on one screen, also in a long conversation", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator(".stage")).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(talk.typed.label)).toBeInViewport({ ratio: 1 });
  });
});

test("an example brings its own setting and is told with one tap", async ({ page }) => {
  await page.getByRole("button", { name: talk.examples.items[4].label }).click();

  await expect
    .poll(() => voice.events)
    .toEqual([
      { kind: "setting-chosen", setting: "home_care" },
      { kind: "typed", text: talk.examples.items[4].text },
    ]);
});

test("when a wire is gone for good the words stay, and the next call is told them first", async ({ page }) => {
  await type(page, story);
  voice.show(recorded.asked);
  await expect(reportOn(page).getByRole("button", { name: /^Room: 214/ })).toBeVisible();
  voice.drop();
  await type(page, "She wore slippers.");

  await expect.poll(() => voice.joined).toBe(2);
  await expect.poll(() => voice.events.at(-1)).toEqual({ kind: "typed", text: "She wore slippers." });
  const later = voice.texts.slice(voice.texts.lastIndexOf("playable"));
  const repeated = later.findIndex((text) => text.includes("add-message") && text.includes("Eliquis"));
  expect(repeated).toBeGreaterThan(-1);
  expect(repeated).toBeLessThan(later.findIndex((text) => text.includes("slippers")));
  await expect(reportOn(page).getByRole("button", { name: /^Room: 214/ })).toBeVisible();
});

test.describe("refused", () => {
  test.use({ expectedTroubles: [/status of 503/] });

  test("when all voices are busy the page says so, and typing is open", async ({ page }) => {
    voice.refuseWith = { status: 503, message: "busy" };
    await page.getByLabel(talk.email.label).fill("ana@care.example");
    await page.getByRole("button", { name: talk.button.idle }).click();

    await expect(page.getByRole("alert").filter({ hasText: talk.notices.busy })).toBeVisible();
    await expect(page.locator(".call-strip")).toHaveAttribute("data-state", "busy");
    await expect(page.getByLabel(talk.typed.label)).toBeEnabled();
  });
});

for (const [name, words, state] of [
  ["NotAllowedError", talk.notices.micDenied, "blocked"],
  ["NotFoundError", talk.notices.micMissing, "noMicrophone"],
] as const) {
  test(`a microphone that fails with ${name} is said, seen and announced`, async ({ page }) => {
    await page.evaluate((fault) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", fault));
    }, name);
    await page.getByLabel(talk.email.label).fill("ana@care.example");
    await page.getByRole("button", { name: talk.button.idle }).click();

    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(page.locator(".call-strip")).toHaveAttribute("data-state", state);
    await expect(page.getByRole("heading", { name: talk.help.browsersHeading })).toBeVisible();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("start button and composer are on the first screen, and the flag stays in sight", async ({ page }) => {
    await expect(page.getByRole("button", { name: talk.button.idle })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(talk.typed.label)).toBeInViewport({ ratio: 1 });
    await type(page, story);
    voice.show(recorded.corrected);
    await expect(reportOn(page).locator(".flag").first()).toBeInViewport({ ratio: 1 });
    await expect(reportOn(page).locator(".report-open")).toBeInViewport({ ratio: 1 });

    await page.getByRole("button", { name: talk.report.pullUp }).click();
    await expect(reportOn(page).getByRole("button", { name: /^Resident: Mrs/ })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel(talk.typed.label)).toBeInViewport({ ratio: 1 });
    expect(await sidewaysPx(page)).toBe(0);
  });
});

test("the Spanish page writes the report in Spanish", async ({ page }) => {
  await page.goto("/es/talk");
  await page.getByLabel(es.typed.label).fill(story);
  await page.getByRole("button", { name: es.typed.send }).click();
  await expect.poll(() => voice.joined).toBeGreaterThan(0);
  voice.show(recorded.corrected);

  await expect(page.locator(".report-category")).toContainText(es.report.categories.fall);
  await expect(page.getByRole("button", { name: /^Habitación: 216/ })).toBeVisible();
});
