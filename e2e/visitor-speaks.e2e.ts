import { call as sentences } from "../content/en/call.ts";
import { talk } from "../content/en/talk.ts";
import { voicePaths } from "../contracts/call-numbers.ts";
import type { IncidentReport } from "../contracts/report.ts";
import { modelsFolder } from "../scripts/models/ensure-models.js";
import { startBuiltServer } from "./testing/built-server.ts";
import { expect, test } from "./testing/journey.ts";
import { keepLongOpening } from "./testing/kept-sentences.ts";
import { listenToLoudspeaker, loudestBetween, quietSince } from "./testing/loudspeaker.ts";
import { becomeMicrophone, speakAsVisitor } from "./testing/visitor-voice.ts";

let words: Int16Array;

let server: Awaited<ReturnType<typeof startBuiltServer>>;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  words = await speakAsVisitor([
    "Mrs. Alvarez in room 12 slipped in the bathroom this morning.",
    "She did not hit her head.",
  ]);
  server = await startBuiltServer({ MODELS_DIR: modelsFolder() }, keepLongOpening);
  const request = await playwright.request.newContext({ baseURL: server.url });
  const isReady = async () => (await (await request.get(voicePaths.status)).json()).voice;
  await expect.poll(isReady, { timeout: 180_000 }).toBe("ready");
  await request.dispose();
});
test.afterAll(() => server.stop());

test("an incident told aloud is heard, answered aloud and reported; talking silences the assistant", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await listenToLoudspeaker(page);
  const speak = await becomeMicrophone(page);
  await page.goto(`${server.url}/talk`);
  await page.getByLabel(talk.email.label).fill("ana@care.example");
  const opened = page.waitForResponse((response) => response.url().endsWith(voicePaths.webCall));
  await page.getByRole("button", { name: talk.button.idle }).click();
  const { id, callToken } = await (await opened).json();
  await expect(page.getByRole("button", { name: talk.button.active })).toBeVisible();

  const loudestSince = (moment: number) => loudestBetween(page, moment, Number.POSITIVE_INFINITY);
  await expect.poll(() => loudestSince(0), { timeout: 30_000, message: "a greeting" }).toBeGreaterThan(0.05);
  await speak(words);
  const cutIn = await expectInterruption(page);
  await expect.poll(() => quietSince(page, cutIn), { message: "then there is silence" }).toBeDefined();
  const silentAt = (await quietSince(page, cutIn)) ?? 0;

  const report = page.getByRole("region", { name: talk.report.heading });
  await expect(report.getByRole("button", { name: /^Room: 12/ })).toBeVisible({ timeout: 40_000 });
  await expect(page.locator(".conversation")).toContainText(/slipped\d* in the\d* bathroom/i);
  await expect(report).toContainText(talk.report.categories.fall);
  await expect
    .poll(() => loudestSince(silentAt), { timeout: 20_000, message: "the answer is heard" })
    .toBeGreaterThan(0.05);

  await page.getByRole("button", { name: talk.button.active }).click();
  await expect(page.getByRole("button", { name: talk.button.idle })).toBeVisible();
  await expect(page.locator(".conversation-line").last()).toBeInViewport({ ratio: 0.9 });
  await expectKeptCall();

  async function expectKeptCall() {
    const headers = { authorization: `Bearer ${callToken}` };
    const read = async () => (await request.get(server.url + voicePaths.call(id), { headers })).json();
    await expect.poll(async () => (await read()).status).toBe("ended");
    const { endedReason, messages, analysis } = await read();
    expect(endedReason).toBe("customer-ended-call");
    const greeting = messages.find(({ role }: { role: string }) => role === "bot").message;
    expect(sentences.opening.join(" ").startsWith(greeting), "what was heard of the greeting").toBe(true);
    expect(greeting.length).toBeLessThan(sentences.opening.join(" ").length);
    const said = messages.filter(({ role }: { role: string }) => role === "user");
    expect(said.map(({ message }: { message: string }) => message).join(" ")).toMatch(/in the bathroom/);
    const kept: IncidentReport = analysis.structuredData;
    expect([kept.category.value, kept.resident?.room?.value, kept.location?.value]).toEqual(["fall", "12", "bathroom"]);
    expect(kept.headStrike?.value).toBe("no");
  }
});

/** When the page learnt that the visitor had cut in, on its own clock. */
async function expectInterruption(page: import("@playwright/test").Page): Promise<number> {
  const moment = () => page.evaluate(() => window.cutInAt[0]);
  await expect.poll(moment, { timeout: 30_000 }).toBeDefined();
  return (await moment()) ?? 0;
}
