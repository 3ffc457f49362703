import { expect, type Page, test } from "@playwright/test";
import { toPcm16 } from "../../site/call/samples.ts";
import type { StandInCall, StandInServer } from "../../site/call/testing/stand-in-server.ts";
import { sine } from "../../site/call/testing/tones.ts";
import { serveCallPage } from "../testing/serve-call-page.ts";
import { phaseOf, storyOf, valuesOf } from "../testing/watch-what-is-open.ts";

test.describe.configure({ mode: "default" });
let server: StandInServer;
test.beforeAll(async () => {
  server = await serveCallPage();
});
test.afterAll(() => server.close());
test.beforeEach(async ({ page }) => {
  server.calls.length = 0;
  await page.goto(server.origin);
});

async function startTalking(page: Page): Promise<StandInCall> {
  await page.click("#start");
  await expect.poll(() => phaseOf(page)).toBe("in-call");
  return server.calls[0] as StandInCall;
}

/** A tone whose level, as it is heard, is the one given. */
const tone = (level: number) => Buffer.from(toPcm16(sine(500, 16_000, 1, level * Math.SQRT2)));

test("starting twice is ignored while started", async ({ page }) => {
  await page.evaluate(() => {
    const { start } = window as unknown as { start(): void };
    start();
    start();
  });
  await expect.poll(() => phaseOf(page)).toBe("in-call");
  await page.click("#start");
  expect(server.calls).toHaveLength(1);
  expect(await valuesOf(page, "call-start")).toHaveLength(1);
});

test(
  "On leaving the meeting the client emits call-end and a status-update " + "with status ended and customer-ended-call",
  async ({ page }) => {
    await startTalking(page);
    await page.click("#stop");
    await expect.poll(() => phaseOf(page)).toBe("idle");
    expect(await valuesOf(page, "call-end")).toEqual([{ endedReason: "customer-ended-call" }]);
    expect(await valuesOf(page, "message")).toContainEqual({
      type: "status-update",
      status: "ended",
      endedReason: "customer-ended-call",
    });
  },
);

test("if not already sent", async ({ page }) => {
  const call = await startTalking(page);
  call.say({ type: "status-update", status: "ended", endedReason: "silence-timed-out" });
  call.socket?.close(1000);
  await expect.poll(() => phaseOf(page)).toBe("idle");
  const ended = ((await valuesOf(page, "message")) as { status?: string }[]).filter(({ status }) => status === "ended");
  expect(ended).toEqual([{ type: "status-update", status: "ended", endedReason: "silence-timed-out" }]);
});

test("the same after an error", async ({ page }) => {
  const call = await startTalking(page);
  call.socket?.close(1011);
  await expect.poll(() => phaseOf(page)).toBe("idle");
  expect(await valuesOf(page, "call-end")).toEqual([{ endedReason: "customer-ended-call" }]);
});

test(
  "Speech-start fires when the summed remote audio level exceeds 0.01; " +
    "speech-end 1 second after the last such level",
  async ({ page }) => {
    const call = await startTalking(page);
    await call.play(tone(0.005), { paced: true });
    expect(await valuesOf(page, "speech-start")).toEqual([]);
    await call.play(tone(0.05), { paced: true });
    await expect.poll(async () => (await valuesOf(page, "speech-end")).length).toBe(1);
    expect(await valuesOf(page, "speech-start")).toHaveLength(1);
    const story = await storyOf(page);
    const end = story.find(({ event }) => event === "speech-end")?.at ?? 0;
    const last = story.findLast(
      ({ event, at, value }) => event === "volume-level" && at < end && (value as number) > 0.01 / 0.15,
    );
    expect(end - (last?.at ?? 0)).toBeGreaterThanOrEqual(995);
  },
);

test("Volume level is the summed level divided by 0.15, capped at 1", async ({ page }) => {
  const call = await startTalking(page);
  const loudest = async () => Math.max(0, ...((await valuesOf(page, "volume-level")) as number[]));
  await call.play(tone(0.06), { paced: true });
  await expect.poll(loudest).toBeCloseTo(0.06 / 0.15, 1);
  await call.play(tone(0.4), { paced: true });
  await expect.poll(loudest).toBe(1);
});
