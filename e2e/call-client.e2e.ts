import { expect, type Page, test } from "@playwright/test";
import { createSecurityHeaders } from "../server/security/headers.ts";
import { type StandInCall, type StandInServer, startTheCall } from "../site/call/testing/stand-in-server.ts";
import { brotliBytes } from "./testing/brotli-bytes.ts";
import { builtCallPage } from "./testing/build-pages.ts";
import { hosted } from "./testing/hosted-headers.ts";
import { serveCallPage } from "./testing/serve-call-page.ts";
import { beep, levelOfFrame, phaseOf, storyOf, valuesOf, watchWhatIsOpen } from "./testing/watch-what-is-open.ts";

const strict = createSecurityHeaders();

test.describe.configure({ mode: "default" });

let server: StandInServer;
let headers = strict;

test.beforeAll(async () => {
  server = await serveCallPage(() => headers);
});

test.afterAll(() => server.close());

test.beforeEach(async ({ page }) => {
  server.calls.length = 0;
  server.filesServed.length = 0;
  server.onJoin = startTheCall;
  server.refuseWith = undefined;
  server.handsOutRooms = false;
  server.holdsLostCalls = false;
  headers = strict;
  await page.addInitScript(watchWhatIsOpen);
  await page.goto(server.origin);
});

test.afterEach(async ({ page }) => {
  if (page.url().startsWith(server.origin) && headers === strict && !server.handsOutRooms) {
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  }
});

async function startTalking(page: Page) {
  await page.click("#start");
  await expect.poll(() => phaseOf(page)).toBe("in-call");
  const call = server.calls.at(-1);
  if (!call) throw new Error("The server knows of no call.");
  return call;
}

const nothingOpen = { tracks: 0, sockets: 0, contexts: 0, timers: 0 };

const soundSeconds = (page: Page) => page.evaluate(() => window.sound()?.currentTime ?? 0);

/** Resolves once all that the page had sent until now has arrived. */
async function whenSentBefore(page: Page, call: StandInCall) {
  const mark = `mark ${call.texts.length}`;
  await page.evaluate((text) => window.call.sendText(text), mark);
  await expect.poll(() => call.texts.join()).toContain(mark);
}

/** Stops the browser's clock of sound, which a busy machine slows down together with all that is heard. */
async function holdSound(page: Page, call: StandInCall) {
  const seconds = await page.evaluate(async () => {
    await window.sound()?.suspend();
    await new Promise((resolve) => setTimeout(resolve));
    return window.sound()?.currentTime ?? 0;
  });
  await whenSentBefore(page, call);
  return { seconds, frames: call.frames.length };
}

const letSoundGoOn = (page: Page) => page.evaluate(() => window.sound()?.resume());

test("the microphone arrives as frames of 640 bytes, fifty for each second of sound", async ({ page }) => {
  const call = await startTalking(page);
  const before = await holdSound(page, call);
  await letSoundGoOn(page);
  await expect.poll(() => soundSeconds(page)).toBeGreaterThan(before.seconds + 2);
  const after = await holdSound(page, call);

  const perSecond = (after.frames - before.frames) / (after.seconds - before.seconds);
  expect(perSecond).toBeGreaterThan(47);
  expect(perSecond).toBeLessThan(53);
  expect(new Set(call.frames.map(({ bytes }) => bytes.length))).toEqual(new Set([640]));
  expect(Math.max(...call.frames.map(({ bytes }) => levelOfFrame(bytes)))).toBeGreaterThan(0.02);
  expect(call.texts[0]).toBe("playable");
  expect(call.request.assistantOverrides?.variableValues).toEqual({ email: "ana@example.com" });
});

test("the visitor sees their own level while they talk", async ({ page }) => {
  await startTalking(page);
  await expect
    .poll(async () => Math.max(0, ...((await valuesOf(page, "local-volume-level")) as number[])))
    .toBeGreaterThan(0.1);
});

test("the assistant is heard, and speech starts and ends with it", async ({ page }) => {
  const call = await startTalking(page);
  expect(await page.evaluate(() => window.loudness())).toBeLessThan(0.001);
  void call.play(beep(2), { paced: true });
  await expect.poll(() => page.evaluate(() => window.loudness()), { intervals: [20] }).toBeGreaterThan(0.1);
  await expect.poll(async () => (await valuesOf(page, "speech-end")).length).toBeGreaterThan(0);
  const story = await storyOf(page);
  const end = story.find(({ event }) => event === "speech-end")?.at ?? 0;
  const last = story.findLast(
    ({ at, event, value }) => event === "volume-level" && at < end && (value as number) > 0.01 / 0.15,
  );
  expect(end - (last?.at ?? 0)).toBeGreaterThanOrEqual(995);
  expect(Math.max(...((await valuesOf(page, "volume-level")) as number[]))).toBe(1);
});

test("an interruption silences the assistant, however much it had to say", async ({ page }) => {
  const call = await startTalking(page);
  const loudness = () => page.evaluate(() => window.loudness());
  // A minute of sound, so that only the interruption can bring silence while anyone waits for it.
  void call.play(beep(60));
  await expect.poll(loudness, { intervals: [20] }).toBeGreaterThan(0.1);
  call.say({ type: "user-interrupted", turnId: "1" });
  await expect.poll(loudness, { intervals: [20] }).toBeLessThan(0.001);
});

test("latency is measured from the end of the visitor's turn to the first sound", async ({ page }) => {
  const call = await startTalking(page);
  const turnEnds = async () =>
    (await storyOf(page)).find(
      ({ event, value }) => event === "message" && (value as { type: string }).type === "speech-update",
    )?.at;
  call.say({ type: "speech-update", status: "stopped", role: "user", turn: 1 });
  await expect.poll(turnEnds).toBeDefined();
  const silentMs = (await page.evaluate(() => performance.now())) - ((await turnEnds()) ?? 0);
  void call.play(beep(0.5), { paced: true });
  await expect.poll(async () => (await valuesOf(page, "latency")).length).toBe(1);

  const story = await storyOf(page);
  const told = story.find(({ event }) => event === "latency");
  const latency = told?.value as { turn: number; ms: number };
  expect(latency.turn).toBe(1);
  expect(latency.ms).toBeGreaterThanOrEqual(silentMs);
  expect(latency.ms).toBeLessThanOrEqual((told?.at ?? 0) - (story[0]?.at ?? 0));
});

test("mute keeps the stream and sends silence", async ({ page }) => {
  const call = await startTalking(page);
  await page.evaluate(() => window.call.setMuted(true));
  await whenSentBefore(page, call);
  call.frames.length = 0;
  await expect.poll(() => call.frames.length).toBeGreaterThan(40);
  expect(call.frames.every(({ bytes }) => bytes.every((byte) => byte === 0))).toBe(true);
  await page.evaluate(() => window.call.setMuted(false));
  call.frames.length = 0;
  await expect.poll(() => Math.max(0, ...call.frames.map(({ bytes }) => levelOfFrame(bytes)))).toBeGreaterThan(0.02);
});

test("what is said while connecting is sent once the assistant listens", async ({ page }) => {
  server.onJoin = () => {};
  await page.click("#start");
  await expect.poll(() => server.calls[0]?.texts.length).toBe(1);
  const began = await soundSeconds(page);
  await expect.poll(() => soundSeconds(page)).toBeGreaterThan(began + 1.5);
  await page.evaluate(() => window.sound()?.suspend());
  const [call] = server.calls;
  if (!call) throw new Error("The server knows of no call.");
  expect(call.frames).toEqual([]);
  startTheCall(call);
  // The sound stands still, so whatever comes now was said before.
  await expect.poll(() => call.frames.length).toBeGreaterThan(60);
  expect(Math.max(...call.frames.map(({ bytes }) => levelOfFrame(bytes)))).toBeGreaterThan(0.02);
});

test("hanging up frees the microphone at once, and the report still comes", async ({ page }) => {
  await startTalking(page);
  await page.click("#stop");
  expect(await page.evaluate(() => window.opened().tracks)).toBe(0);
  await expect
    .poll(async () => ((await valuesOf(page, "message")) as { type: string }[]).map(({ type }) => type))
    .toEqual(["status-update", "assistant.started", "status-update", "end-of-call-report"]);
  expect(await valuesOf(page, "call-end")).toEqual([{ endedReason: "customer-ended-call" }]);
  await expect.poll(() => page.evaluate(() => window.opened())).toEqual(nothingOpen);
  expect(server.calls[0]?.texts.at(-1)).toBe('{"type":"end-call"}');
});

test("the server's end is the page's end, with its report", async ({ page }) => {
  const call = await startTalking(page);
  call.say({ type: "status-update", status: "ended", endedReason: "exceeded-max-duration" });
  call.say({
    type: "end-of-call-report",
    endedReason: "exceeded-max-duration",
    analysis: { summary: "A fall." },
  });
  call.socket?.close(1000);
  await expect.poll(() => phaseOf(page)).toBe("idle");
  expect(await valuesOf(page, "call-end")).toMatchObject([
    { endedReason: "exceeded-max-duration", report: { analysis: { summary: "A fall." } } },
  ]);
  expect(await valuesOf(page, "error")).toEqual([]);
});

test("a call whose wire is lost goes on over a new one", async ({ page }) => {
  server.holdsLostCalls = true;
  const call = await startTalking(page);
  call.socket?.drop();
  await expect.poll(() => valuesOf(page, "network")).toEqual(["lost", "good"]);
  call.frames.length = 0;
  await expect.poll(() => call.frames.length).toBeGreaterThan(10);
  expect(call.texts.filter((text) => text === "playable")).toHaveLength(2);
  expect(await valuesOf(page, "error")).toEqual([]);
  expect(await phaseOf(page)).toBe("in-call");
  await page.click("#stop");
  await expect.poll(() => page.evaluate(() => window.opened())).toEqual(nothingOpen);
});

test("a connection lost for good is an error, and the next call works", async ({ page }) => {
  const call = await startTalking(page);
  call.socket?.drop();
  await expect.poll(() => phaseOf(page)).toBe("idle");
  expect(await valuesOf(page, "error")).toMatchObject([{ code: "network", fatal: true }]);
  expect(await valuesOf(page, "network")).toEqual(["lost"]);
  await startTalking(page);
});

test("a busy server is told from a broken one", async ({ page }) => {
  server.refuseWith = 503;
  await page.click("#start");
  await expect.poll(async () => (await valuesOf(page, "error")).length).toBe(1);
  expect(await valuesOf(page, "error")).toMatchObject([{ code: "busy", fatal: true }]);
  expect(await page.evaluate(() => window.opened())).toEqual(nothingOpen);
});

test("a call in writing opens neither microphone nor sound", async ({ page }) => {
  await page.click("#type");
  await expect.poll(() => phaseOf(page)).toBe("in-call");
  await page.evaluate(() => window.call.sendText("She fell in the hall."));
  await expect.poll(() => server.calls[0]?.texts.at(-1)).toContain("She fell in the hall.");
  expect(await page.evaluate(() => window.microphonesAsked)).toBe(0);
  expect(await page.evaluate(() => window.opened())).toEqual({ ...nothingOpen, sockets: 1 });
  expect(server.calls[0]?.frames).toEqual([]);
  const controls = server.calls[0]?.texts.slice(0, 3).map((text) => /mute-\w+|playable/.exec(text)?.[0]);
  expect(controls).toEqual(["mute-assistant", "playable", "mute-customer"]);
});

test("sound that the browser holds back starts with a tap", async ({ page }) => {
  await page.evaluate(() => {
    window.holdsSoundBack = true;
  });
  await startTalking(page);
  await expect.poll(async () => await valuesOf(page, "error")).toMatchObject([{ code: "audio-blocked", fatal: false }]);
  expect(server.calls[0]?.texts).not.toContain("playable");
  await page.evaluate(() => {
    window.holdsSoundBack = false;
  });
  await page.click("#resume");
  await expect.poll(() => server.calls[0]?.texts).toContain("playable");
  void server.calls[0]?.play(beep(1), { paced: true });
  await expect.poll(() => page.evaluate(() => window.loudness()), { intervals: [20] }).toBeGreaterThan(0.1);
});

test("a phone joins one second later, and loses nothing of what is said meanwhile", async ({ browser }) => {
  const context = await browser.newContext({ userAgent: "Mozilla/5.0 (Linux; Android 15) Mobile" });
  const phone = await context.newPage();
  await phone.goto(server.origin);
  const call = await startTalking(phone);
  const stages = (await valuesOf(phone, "progress")) as { stage: string; ms: number }[];
  expect(stages.find(({ stage }) => stage === "join")?.ms).toBeGreaterThanOrEqual(990);
  await expect.poll(() => call.frames.length).toBeGreaterThan(45);
  await context.close();
});

test("another loudspeaker can be chosen", async ({ page }) => {
  await startTalking(page);
  const speakers = await page.evaluate(() => window.listSpeakers());
  expect(speakers.length).toBeGreaterThan(0);
  await page.evaluate((id) => window.call.setOutputDevice(id), speakers.at(-1)?.id ?? "");
  expect(await valuesOf(page, "error")).toEqual([]);
});

/** What a browser fetches for a file and all it imports at once. */
test("our own client is light, and the provider's is fetched only for a hosted call", async ({ page }) => {
  const seen = new Set<string>();
  const own = brotliBytes(builtCallPage(), "site/call/testing/call-page.ts", seen);
  const hostedOnly = brotliBytes(builtCallPage(), "site/call/hosted-call.ts", seen);
  test.info().annotations.push({ type: "brotli", description: `own ${own}, hosted ${hostedOnly} bytes` });
  expect(own).toBeLessThan(16 * 1024);
  expect(hostedOnly).toBeLessThan(70 * 1024);

  await startTalking(page);
  expect(server.filesServed.some((path) => path.includes("playback-worklet"))).toBe(true);
  expect(server.filesServed.some((path) => path.includes("hosted-call"))).toBe(false);
});

test("leaving the page ends the call on the server", async ({ page }) => {
  const call = await startTalking(page);
  await page.goto("about:blank");
  await expect.poll(() => call.wasEnded).toBe(true);
  await expect.poll(() => call.closedWith).toBeDefined();
});

test("fifty hammered starts and stops leave no track, socket, sound or timer open", async ({ page }) => {
  test.setTimeout(90_000);
  await page.click("#start");
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, ms)));
    for (let round = 0; round < 50; round++) {
      void window.start();
      if (round % 5 !== 0) await pause((round * 13) % 150);
      void window.call.stop();
    }
  });
  expect(await phaseOf(page)).toBe("idle");
  await expect.poll(() => page.evaluate(() => window.opened())).toEqual(nothingOpen);
  await expect.poll(() => server.openSockets()).toBe(0);
  const story = await storyOf(page);
  const count = (event: string) => story.filter((line) => line.event === event).length;
  expect(count("call-start")).toBe(count("call-end"));
  expect(await valuesOf(page, "error")).toEqual([]);
  await startTalking(page);
});

test("a hosted call that the policy blocks says so and leaves nothing open", async ({ page }) => {
  server.handsOutRooms = true;
  await page.route(/^https:/, (route) => route.abort());
  await page.click("#start");
  await expect.poll(async () => (await valuesOf(page, "error")).length).toBe(1);
  expect(await valuesOf(page, "error")).toMatchObject([{ code: "blocked-by-policy", fatal: true }]);
  expect(await page.evaluate(() => window.opened().tracks)).toBe(0);
});

test("a hosted call loads its one script under the policy made for it", async ({ page }) => {
  server.handsOutRooms = true;
  headers = hosted;
  await page.goto(server.origin);
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    if (!route.request().url().endsWith("call-machine-object-bundle.js")) return route.abort();
    return route.fulfill({ contentType: "text/javascript", body: "window.callMachineRan = true;" });
  });
  await page.click("#start");
  await expect.poll(() => page.evaluate(() => "callMachineRan" in window)).toBe(true);
  expect(asked[0]).toBe("https://c.daily.co/call-machine/versioned/0.87.0/static/call-machine-object-bundle.js");
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await page.click("#stop");
  expect(await phaseOf(page)).toBe("idle");
  expect(await page.evaluate(() => window.opened().tracks)).toBe(0);
});
