import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { talk } from "../content/en/talk.ts";
import { voicePaths } from "../contracts/call-numbers.ts";
import type { IncidentReport } from "../contracts/report.ts";
import { cuttableWire } from "./testing/cuttable-wire.ts";
import { joinOn } from "./testing/join-on.ts";
import { expect, test } from "./testing/journey.ts";
import {
  alarmOn,
  codeMailedTo,
  lastReply,
  mailsTo,
  reportOn,
  speakersOn,
  tell,
  valueOn,
  whenRead,
} from "./testing/real-talk.ts";

const story = "Mrs. Alvarez in room 12 slipped in the bathroom this morning. She did not hit her head.";

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/talk");
});

test("the button waits for a valid email, both messages are word for word, and an example is shown", async ({
  page,
}) => {
  const email = page.getByLabel(talk.email.label);
  const button = page.getByRole("button", { name: talk.button.idle });

  await expect(button).toBeDisabled();
  await email.fill("ana@care");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(button).toBeDisabled();
  await email.fill("ana@care.example");
  await expect(page.getByText("Email is valid! You can now start the conversation.")).toBeVisible();
  await expect(button).toBeEnabled();
  await test.step("before anything is told the sheet shows an example that cannot be pressed", async () => {
    await expect(page.getByText(talk.report.example.label)).toBeVisible();
    await expect(page.locator(".example-sheet button")).toHaveCount(0);
  });
});

test("the last words stay in view when something else takes their room just as they come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tell(page, story);
  await tell(page, "She takes Eliquis, and her daughter knows.");
  await page.locator(".conversation-scroll").evaluate((pane) => {
    pane.scrollTop -= 1;
    const strip = document.querySelector<HTMLElement>(".call-strip");
    if (strip) strip.style.paddingBottom = "7rem";
  });

  await expect(page.locator(".conversation-line").last()).toBeInViewport({ ratio: 0.9 });
});

test("what is typed is answered, and its values stand in the report beside it", async ({ page }) => {
  await tell(page, story);

  await expect(reportOn(page).locator(".report-category")).toContainText(talk.report.categories.fall);
  await expect(valueOn(page, /^Resident: Mrs\. Alvarez/)).toBeVisible();
  await expect(valueOn(page, /^Room: 12/)).toBeVisible();
  await expect(valueOn(page, /^Hit the head: no/)).toBeVisible();
  await test.step("what left the browser is said: the words typed, and no voice", async () => {
    await page.getByText(talk.whatLeft.heading).click();

    await expect(page.getByText(talk.whatLeft.typed.what)).toBeVisible();
    await expect(page.getByText(talk.whatLeft.email.what)).toHaveCount(0);
  });
  await test.step("the sheets can be saved as a PDF and as data", async () => {
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
      resident: { room: { value: "12" } },
    });
  });
  await test.step("on paper there are three sheets with lines to sign, and nothing else", async () => {
    await expect(page.locator(".print-sheet")).toHaveCount(3);
    await page.emulateMedia({ media: "print" });

    for (const kind of ["facts", "worksheet", "sbar"]) {
      await expect(page.locator(`[data-sheet="${kind}"] .print-signatures`)).toBeVisible();
    }
    await expect(page.locator(".stage-talk")).toBeHidden();
    await expect(page.locator(".paper-head")).toBeHidden();
  });
});

test("a correction in words takes the place of what was told, which stays struck through", async ({ page }) => {
  await tell(page, story);
  await tell(page, "I made a mistake, it was room 14.");

  await expect(valueOn(page, /^Room: 14/)).toBeVisible();
  await expect(page.locator('[data-field="0:resident.room"] s')).toContainText("12");
});

test("a value changed by hand stays, and undoing brings back the one before", async ({ page }) => {
  await tell(page, story);
  await valueOn(page, /^Room: 12/).click();
  await page.getByRole("textbox", { name: "Room" }).fill("16");
  await page.getByRole("button", { name: talk.report.save }).click();
  await expect(valueOn(page, /^Room: 16/)).toBeVisible(whenRead);
  await expect(reportOn(page).getByText(talk.report.edited)).toBeVisible();

  await page.getByRole("button", { name: talk.report.undo }).click();
  await expect(valueOn(page, /^Room: 12/)).toBeVisible(whenRead);
  await test.step("starting over empties conversation and report, and undoing brings both back", async () => {
    await page.getByRole("button", { name: talk.report.startOver }).click();
    await expect(page.getByText(talk.report.example.label)).toBeVisible(whenRead);

    await page.getByRole("button", { name: talk.report.undo }).click();
    await expect(valueOn(page, /^Room: 12/)).toBeVisible(whenRead);
    await expect(page.locator(".conversation")).toContainText("slipped");
  });
});

test("an emergency puts its steps above everything and says them first", async ({ page }) => {
  await tell(page, "Mr. Gray is not breathing.");

  await expect(alarmOn(page)).toContainText("911");
  await expect(alarmOn(page)).toBeInViewport();
  await expect(lastReply(page)).toContainText("911");
});

test("small talk files nothing, and the incident after it is told as ever", async ({ page }) => {
  await tell(page, "hi there");
  await expect(page.getByText(talk.report.example.label)).toBeVisible();
  await tell(page, story);

  await expect(valueOn(page, /^Room: 12/)).toBeVisible();
  await test.step("a second incident told while the first is open leaves the first as it was", async () => {
    await tell(page, "And also Mr. Diaz in room 9 fell by his bed.");

    await expect(lastReply(page)).toContainText("Mrs. Alvarez");
    await expect(reportOn(page).getByRole("button", { name: "Mr. Diaz", exact: true })).toBeVisible();
    await expect(valueOn(page, /^Room: 12/)).toBeVisible();
  });
});

test("two incidents in one breath are two reports, and it is asked which comes first", async ({ page }) => {
  await tell(page, "Mr. Boone fell in 12 and later Mrs. Ortiz in 14 fell too.");

  await expect(lastReply(page)).toContainText("Mr. Boone");
  await expect(reportOn(page).getByRole("button", { name: "Mr. Boone", exact: true })).toBeVisible();
  await reportOn(page).getByRole("button", { name: "Mrs. Ortiz", exact: true }).click();
  await expect(valueOn(page, /^Room: 14/)).toBeVisible();
});

test("a second page that joins the call shows the same, and what it sets shows on the first", async ({
  page,
  context,
  request,
}) => {
  const opened = page.waitForResponse((response) => response.url().endsWith(voicePaths.webCall));
  await tell(page, story);
  const { id, callToken } = await (await opened).json();
  const joined = await request.post(voicePaths.joinCall(id), {
    headers: { authorization: `Bearer ${callToken}` },
  });
  const second = await joinOn(await context.newPage(), (await joined.json()).webCallUrl);
  await expectSameSpeakers();

  await second.send({ kind: "set", report: 0, path: "resident.room", value: "16" });
  await expect(valueOn(page, /^Room: 16/)).toBeVisible(whenRead);
  await expect.poll(second.room).toBe("16");
  await tell(page, "She wore slippers.");
  await expectSameSpeakers();

  /** Both pages are asked anew each time, as either may be the first to show a line. */
  async function expectSameSpeakers() {
    await expect(async () => expect(second.speakers()).toEqual(await speakersOn(page))).toPass(whenRead);
  }
});

test("what is not English is answered in Spanish, and nothing is written down", async ({ page }) => {
  await tell(page, "La señora Alvarez se cayó en el baño esta mañana.");

  await expect(page.locator(".conversation-line").last()).toContainText("inglés");
  await expect(page.getByText(talk.report.example.label)).toBeVisible();
});

test("a wire that is cut is taken up again with all that was told", async ({ page, baseURL }) => {
  const wire = await cuttableWire(baseURL ?? "");
  await page.goto(`${wire.url}/talk`);
  await tell(page, story);
  wire.cut();
  await tell(page, "She wore slippers.");

  await expect(valueOn(page, /^Room: 12/)).toBeVisible();
  await expect(page.locator(".conversation")).toContainText("slipped");
  await wire.close();
});

test("what the page shows is what is kept and mailed, also what was changed by hand", async ({ page, request }) => {
  const email = `ana-${randomUUID()}@example.com`;
  const opened = page.waitForResponse((response) => response.url().endsWith(voicePaths.webCall));
  await tell(page, story);
  const { id, callToken } = await (await opened).json();
  await valueOn(page, /^Room: 12/).click();
  await page.getByRole("textbox", { name: "Room" }).fill("16");
  await page.getByRole("button", { name: talk.report.save }).click();
  await expect(valueOn(page, /^Room: 16/)).toBeVisible(whenRead);

  await page.getByLabel(talk.email.label).fill(email);
  await page.getByRole("button", { name: talk.downloads.email }).click();
  await page.getByLabel(talk.emailCode.label).fill(await codeMailedTo(email));
  await page.getByRole("button", { name: talk.emailCode.confirm }).click();
  await expect(page.getByText(talk.downloads.emailSent.replace("{email}", email))).toBeVisible(whenRead);
  await expect(valueOn(page, /^Room: 16/)).toBeVisible();

  const answer = await request.get(voicePaths.call(id), {
    headers: { authorization: `Bearer ${callToken}` },
  });
  const kept: IncidentReport = (await answer.json()).analysis.structuredData;
  expect([kept.resident?.name?.value, kept.resident?.room?.value]).toEqual(["Mrs. Alvarez", "16"]);
  const report = async () => (await mailsTo(email)).find((mail) => mail.includes("Mrs. Alvarez"));
  await expect.poll(report, whenRead).toContain("16");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what works, and nothing looks as if it could be pressed", async ({ page }) => {
    await expect(page.locator("noscript p")).toHaveText(talk.notices.noJavaScript);
    await expect(page.locator(".examples, .composer, .call-strip").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(".example-sheet")).toBeVisible();
  });
});
