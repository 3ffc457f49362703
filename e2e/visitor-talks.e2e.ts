import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { assistant } from "../content/en/assistant.ts";
import { talk } from "../content/en/talk.ts";
import { assistant as wording } from "../content/es/assistant.ts";
import { talk as es } from "../content/es/talk.ts";
import { settingNote } from "../contracts/setting-note.ts";
import { sidewaysPx, violationsOn } from "./testing/accessibility.ts";
import { expect, test } from "./testing/journey.ts";
import { type StandInVoice, standInForVoice, withMicrophone } from "./testing/stand-in-voice.ts";

const story =
  "I found Mrs. R on the floor in room two fourteen at ten after two, nobody saw it, she's on Eliquis.";

test.use({ launchOptions: withMicrophone, permissions: ["microphone"] });

let voice: StandInVoice;

test.beforeEach(async ({ page }) => {
  voice = await standInForVoice(page);
  await page.goto("/talk");
  await page.getByLabel(talk.email.label).fill("ana@care.example");
});

const report = (page: Page) => page.getByRole("region", { name: talk.report.heading });
const help = (page: Page) => page.locator("details", { hasText: talk.help.heading }).first();

async function startCall(page: Page) {
  await page.getByRole("button", { name: talk.button.idle }).click();
  await expect(page.getByRole("button", { name: talk.button.active })).toBeVisible();
}

async function endCall(page: Page) {
  await page.getByRole("button", { name: talk.button.active }).click();
  await expect(page.getByRole("button", { name: talk.button.idle })).toBeEnabled();
}

async function type(page: Page, text: string) {
  await page.getByLabel(talk.typed.label).fill(text);
  await page.getByRole("button", { name: talk.typed.send }).click();
}

test("starting a call says which wording was agreed to, and what was typed before is not asked again", async ({
  page,
}) => {
  await type(page, story);
  await startCall(page);

  expect(voice.sessions).toEqual([{ email: "ana@care.example", consentVersion: talk.consent.version }]);
  await expect.poll(() => voice.texts.map((text) => text.includes("Mrs. R"))).toContain(true);
});

test("what was only heard is marked on the page and on paper until it is confirmed with one tap", async ({
  page,
}) => {
  await startCall(page);
  voice.hear(story);
  const row = report(page).locator(".report-row", { hasText: assistant.fields.witnessed });
  const facts = page.locator('[data-sheet="facts"]');
  await expect(row.getByText(talk.report.heardOnly)).toBeVisible();
  await expect(facts.locator("div", { hasText: assistant.fields.witnessed }).last()).toContainText(
    assistant.sheets.unconfirmed,
  );

  await row.getByRole("button", { name: talk.report.confirm }).click();
  await expect(row.getByText(talk.report.heardOnly)).toHaveCount(0);
  await expect(facts.locator("div", { hasText: assistant.fields.witnessed }).last()).not.toContainText(
    assistant.sheets.unconfirmed,
  );
});

test("a care setting chosen in a call is told to the assistant", async ({ page }) => {
  await startCall(page);
  voice.hear(story);
  await report(page).getByLabel(talk.report.settingLabel).selectOption("assisted_living");

  await expect.poll(() => voice.texts.at(-1)).toContain(settingNote("assisted_living"));
});

test("each answer shows how long it took", async ({ page }) => {
  await startCall(page);
  voice.say({ type: "speech-update", status: "started", role: "user" });
  voice.hear(story);
  voice.say({ type: "speech-update", status: "stopped", role: "user" });
  voice.answer("Did she hit her head?");
  voice.sound();

  await expect(page.locator(".latency-chip")).toHaveText(/answered in \d+\.\d s/);
});

test("muting is said, and so is the end of it", async ({ page }) => {
  await startCall(page);
  await page.getByRole("button", { name: talk.controls.mute, exact: true }).click();
  await expect(page.getByText(talk.controls.muted)).toBeVisible();
  await page.getByRole("button", { name: talk.controls.unmute }).click();
  await expect(page.getByText(talk.controls.muted)).toHaveCount(0);
});

test("when the line drops, the help opens, nothing is lost, and typing goes on with the report", async ({
  page,
}) => {
  await startCall(page);
  voice.hear(story);
  await expect(report(page).getByText("214", { exact: true })).toBeVisible();
  voice.drop();

  await expect(page.getByRole("button", { name: talk.button.idle })).toBeEnabled();
  await expect(help(page)).toHaveAttribute("open", "");
  await expect(page.getByText(talk.notices.lost)).toBeVisible();
  await type(page, "She wore slippers.");
  await expect(report(page).getByText("214", { exact: true })).toBeVisible();
  await expect(report(page).getByText("slippers", { exact: true })).toBeVisible();
});

test.describe("refused", () => {
  test.use({ expectedTroubles: [/status of 503/] });

  test("when all lines are busy the page says so, and typing is open", async ({ page }) => {
    voice.refuseWith = { status: 503, message: "busy" };
    await page.getByRole("button", { name: talk.button.idle }).click();

    await expect(page.getByText(talk.notices.busy)).toBeVisible();
    await expect(help(page)).toHaveAttribute("open", "");
    await expect(page.getByLabel(talk.typed.label)).toBeEnabled();
  });
});

test("a call that reaches its limit says so and leaves the summary", async ({ page }) => {
  await startCall(page);
  voice.hear(story);
  voice.say({ type: "status-update", status: "ended", endedReason: "exceeded-max-duration" });
  voice.say({ type: "end-of-call-report", endedReason: "exceeded-max-duration" });

  await expect(page.getByText(talk.notices.timeLimit)).toBeVisible();
  await expect(page.getByRole("heading", { name: talk.summary.heading })).toBeVisible();
  const summary = page.locator(".summary");
  await expect(summary).toContainText(talk.report.categories.fall);
  await expect(summary).toContainText(/\d:\d\d/);
  await expect(page.locator(".summary-text")).toHaveText("A fall.");
});

test("a minute before the limit the page says so", async ({ page }) => {
  await page.clock.install();
  await startCall(page);
  await expect(page.getByText(talk.notices.almostOver)).toHaveCount(0);
  await page.clock.fastForward(241_000);

  await expect(page.getByText(talk.notices.almostOver)).toBeVisible();
});

test("sound that the browser holds back starts with a tap", async ({ page }) => {
  await page.evaluate(() => {
    const { resume } = AudioContext.prototype;
    let isHeld = true;
    Object.defineProperty(AudioContext.prototype, "state", { get: () => (isHeld ? "suspended" : "running") });
    addEventListener("let-it-sound", () => {
      isHeld = false;
    });
    AudioContext.prototype.resume = function () {
      return isHeld ? new Promise(() => {}) : resume.call(this);
    };
  });
  await startCall(page);
  const tap = page.getByRole("button", { name: talk.controls.tapForSound });
  await expect(tap).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("let-it-sound")));
  await tap.click();

  await expect(tap).toHaveCount(0);
  await expect.poll(() => voice.texts).toContain("playable");
});

test("microphone and loudspeaker are chosen in the call, remembered, and given up when unplugged", async ({
  page,
}) => {
  await startCall(page);
  await page.getByText(talk.controls.devices, { exact: true }).click();
  const microphone = page.locator(".call-devices").getByLabel(talk.controls.microphone);
  const speaker = page.locator(".call-devices").getByLabel(talk.controls.speaker);
  await microphone.selectOption({ index: 2 });
  await speaker.selectOption({ index: 1 });
  const chosen = [await microphone.inputValue(), await speaker.inputValue()];
  expect(chosen).not.toContain("");

  await endCall(page);
  await page.reload();
  await page.getByLabel(talk.email.label).fill("ana@care.example");
  await startCall(page);
  await page.getByText(talk.controls.devices, { exact: true }).click();
  expect([await microphone.inputValue(), await speaker.inputValue()]).toEqual(chosen);

  await page.evaluate((gone) => {
    const list = navigator.mediaDevices.enumerateDevices.bind(navigator.mediaDevices);
    navigator.mediaDevices.enumerateDevices = async () =>
      (await list()).filter(({ deviceId }) => !gone.includes(deviceId));
    navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
  }, chosen);
  await expect(microphone).toHaveCount(0);
  await expect(page.getByRole("button", { name: talk.button.active })).toBeVisible();
});

test("leaving the report behind starts an empty one", async ({ page }) => {
  await startCall(page);
  voice.hear(story);
  await endCall(page);
  await page.getByRole("button", { name: talk.summary.again }).click();

  await expect(report(page).getByText(talk.report.empty)).toBeVisible();
  await expect(page.getByText(talk.captions.empty)).toBeVisible();
  await expect(page.getByLabel(talk.typed.label)).toBeFocused();
});

test("an example is told with one tap, without a sound", async ({ page }) => {
  await page.getByRole("button", { name: talk.examples.items[0].label }).click();

  await expect(page.locator(".conversation")).toContainText("Eliquis");
  await expect(report(page).getByText("214", { exact: true })).toBeVisible();
  await expect(page.getByText(talk.whatLeft.typedHere)).toBeVisible();
});

test("on the Spanish page the report and what can be taken along are in Spanish", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["microphone", "clipboard-read", "clipboard-write"]);
  await page.goto("/es/talk");
  await page.getByLabel(es.email.label).fill("ana@care.example");
  await expect(page.getByText(es.notices.englishOnly)).toBeVisible();
  await page.getByRole("button", { name: es.examples.items[0].label }).click();

  const panel = page.getByRole("region", { name: es.report.heading });
  await expect(panel.getByText(wording.fields.witnessed)).toBeVisible();
  await expect(panel.getByText(wording.reasons.unwitnessed_fall)).toBeVisible();
  await expect(panel.getByText(wording.actions.NEURO_CHECKS)).toBeVisible();
  await page.getByRole("button", { name: es.downloads.copy }).click();
  await expect(page.getByText(es.downloads.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(wording.sheets.worksheetTitle.toUpperCase());
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: es.downloads.pdf }).click(),
  ]);
  expect(await readFile(await pdf.path(), "latin1")).toContain(wording.sheets.factsTitle);
});

test("the keyboard keeps its place when a call starts, a value is confirmed and another is changed", async ({
  page,
}) => {
  const button = page.getByRole("button", { name: talk.button.idle });
  await expect(button).toBeEnabled();
  await button.press("Enter");
  await expect(page.getByRole("button", { name: talk.button.active })).toBeFocused();

  voice.hear(story);
  const row = report(page).locator(".report-row", { hasText: assistant.fields["resident.room"] });
  await row.getByRole("button", { name: talk.report.confirm }).press("Enter");
  await expect(row.getByRole("button", { name: /^Room: 214/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: /^Room: 214/ })).toBeFocused();
});

for (const width of [360, 1440]) {
  test(`a call and its report have no accessibility fault and fit ${width} px, by day and by night`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await startCall(page);
    voice.answer("What happened?");
    voice.hear(story);
    await report(page)
      .getByRole("button", { name: /^Room: 214/ })
      .click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page), `in the call, ${colorScheme}`).toEqual([]);
      expect(await sidewaysPx(page)).toBe(0);
    }
    await endCall(page);
    await page.getByText(assistant.sheets.factsTitle).first().click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page), `after it, ${colorScheme}`).toEqual([]);
      expect(await sidewaysPx(page)).toBe(0);
    }
  });
}

test("where the browser hears on the device itself, an incident can be dictated without a call", async ({
  page,
}) => {
  await page.addInitScript((text) => {
    class OnDevice {
      static available = async () => "available";
      processLocally = false;
      onresult?: (event: object) => void;
      onend?: () => void;
      start() {
        if (!this.processLocally) throw new Error("This would go to a cloud.");
        this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: text } }] });
      }
      stop() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: OnDevice });
  }, story);
  await page.reload();
  await page.getByLabel(talk.email.label).fill("ana@care.example");
  await page.getByRole("button", { name: talk.typed.dictate }).click();

  await expect(report(page).getByText("214", { exact: true })).toBeVisible();
  await expect(report(page).getByText(talk.report.heardOnly).first()).toBeVisible();
  await expect(page.getByText(talk.whatLeft.voice.local)).toBeVisible();
  expect(voice.sessions).toEqual([]);
  await page.getByRole("button", { name: talk.typed.dictating }).click();
  await expect(page.getByRole("button", { name: talk.typed.dictate })).toBeVisible();
});

test("nothing moves when the page wakes and the address is given", async ({ page }) => {
  await page.reload();
  await page.mouse.move(100, 100);
  await expect(page.getByLabel(talk.typed.label)).toBeEnabled();
  await page.getByLabel(talk.email.label).fill("ana@care.example");
  await expect(page.getByText(talk.email.valid)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

  expect(shift).toBeLessThan(0.01);
});
