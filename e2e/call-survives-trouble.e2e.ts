import { test as base, expect, type Page, type Route } from "@playwright/test";
import { fromPcm16, levelOf, toPcm16 } from "../site/call/samples.ts";
import type { StandInCall, StandInServer } from "../site/call/testing/stand-in-server.ts";
import { sine } from "../site/call/testing/tones.ts";
import { ownContext } from "./testing/journey.ts";
import { listenToLoudspeaker } from "./testing/loudspeaker.ts";
import { serveCallPage } from "./testing/serve-call-page.ts";
import { createSignal } from "./testing/signal.ts";
import { phaseOf, valuesOf } from "./testing/watch-what-is-open.ts";

const test = base.extend(ownContext);
test.describe.configure({ mode: "default" });
let server: StandInServer;
test.beforeAll(async () => {
  server = await serveCallPage();
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  server.calls.length = 0;
  server.handsOutRooms = false;
  server.before = undefined;
});

test.describe("the provider's script", () => {
  const script = /call-machine-object-bundle\.js/;

  /** Opens a page whose clock the test turns, and counts how often the script is asked for. */
  async function startHosted(page: Page, answer: (route: Route, time: number) => unknown) {
    const asked: string[] = [];
    server.handsOutRooms = true;
    await page.clock.install({ time: 0 });
    await page.route(/^https:/, (route) => {
      if (!script.test(route.request().url())) return route.abort();
      asked.push(route.request().url());
      return answer(route, asked.length);
    });
    await page.goto(server.origin);
    await page.clock.pauseAt(60_000);
    await page.click("#start");
    await expect.poll(() => asked.length).toBe(1);
    return asked;
  }

  test("that is refused is asked for three times more, 3 seconds apart, and then the visitor is told", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let refusals = 0;
      document.addEventListener("error", () => refusals++, true);
      Object.assign(window, { refusals: () => refusals });
    });
    const asked = await startHosted(page, (route) => route.abort("connectionrefused"));
    const refusals = () => page.evaluate(() => (window as unknown as { refusals(): number }).refusals());
    for (const times of [1, 2, 3]) {
      await expect.poll(refusals).toBe(times);
      await page.clock.runFor(2_900);
      expect([asked.length, await phaseOf(page)]).toEqual([times, "connecting"]);
      await page.clock.runFor(200);
      await expect.poll(() => asked.length).toBe(times + 1);
    }
    await expect.poll(() => phaseOf(page)).toBe("idle");
    expect(await valuesOf(page, "error")).toMatchObject([{ code: "network", fatal: true }]);
    await page.clock.runFor(60_000);
    expect(asked).toHaveLength(4);
  });

  test("that hangs has 20 seconds each time", async ({ page }) => {
    const asked = await startHosted(page, () => {});
    for (const times of [2, 3, 4]) {
      await page.clock.runFor(19_900);
      expect(asked).toHaveLength(times - 1);
      await page.clock.runFor(3_200);
      await expect.poll(() => asked.length).toBe(times);
    }
    await page.clock.runFor(19_000);
    expect(await phaseOf(page)).toBe("connecting");
    await page.clock.runFor(1_500);
    await expect.poll(() => phaseOf(page)).toBe("idle");
    expect(await valuesOf(page, "error")).toMatchObject([{ code: "network", fatal: true }]);
  });

  test("that is slow does not use up the time in which the room must answer", async ({ page }) => {
    const arrives = createSignal();
    await startHosted(page, async (route) => {
      await arrives.given;
      await route.fulfill({ contentType: "text/javascript", body: "window.callMachineRan = true;" });
    });
    await page.clock.runFor(19_000);
    arrives.give();
    await expect.poll(() => page.evaluate(() => "callMachineRan" in window)).toBe(true);
    await page.clock.runFor(18_000);
    expect(await phaseOf(page)).toBe("connecting");
    await page.clock.runFor(3_000);
    await expect.poll(() => phaseOf(page)).toBe("idle");
    expect(await valuesOf(page, "error")).toMatchObject([{ code: "connect-timeout", fatal: true }]);
  });

  test("is no longer asked for once the visitor gives up", async ({ page }) => {
    const asked = await startHosted(page, () => {});
    await page.click("#stop");
    await page.clock.runFor(90_000);
    expect(await phaseOf(page)).toBe("idle");
    expect(asked).toHaveLength(1);
    expect(await valuesOf(page, "error")).toEqual([]);
  });
});

test.describe("an audio processor error", () => {
  const breakable = `
    const register = globalThis.plainRegister ??= registerProcessor;
    globalThis.registerProcessor = (name, Processor) => register(name, class extends Processor {
      constructor(...given) {
        super(...given);
        const { onmessage } = this.port;
        this.port.onmessage = (event) =>
          event.data === "break" ? (this.isBroken = true) : onmessage?.call(this.port, event);
      }
      process(...given) {
        if (this.isBroken) throw new Error("The test broke it.");
        return super.process(...given);
      }
    });
  `;

  test.beforeEach(async ({ page }) => {
    server.before = (path) => (path.includes("-worklet-") ? breakable : "");
    await listenToLoudspeaker(page);
    await page.addInitScript(() => {
      const nodes: Record<string, AudioWorkletNode> = {};
      const asked: MediaStreamConstraints[] = [];
      Object.assign(window, {
        microphonesWanted: asked,
        breakSound: (name: string) => nodes[name]?.port.postMessage("break"),
      });
      window.AudioWorkletNode = class extends AudioWorkletNode {
        constructor(context: BaseAudioContext, name: string, options?: AudioWorkletNodeOptions) {
          super(context, name, options);
          nodes[name] = this;
        }
      };
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = (constraints) => {
        asked.push(constraints ?? {});
        return ask(constraints);
      };
    });
    await page.goto(server.origin);
  });

  type Broken = {
    breakSound(name: string): void;
    microphonesWanted: { audio: { noiseSuppression: boolean } }[];
  };
  const breakSound = (page: Page, name: string) =>
    page.evaluate((which) => (window as unknown as Broken).breakSound(which), name);
  const noiseProcessing = (page: Page) =>
    page.evaluate(() => (window as unknown as Broken).microphonesWanted.map(({ audio }) => audio.noiseSuppression));

  async function startTalking(page: Page): Promise<StandInCall> {
    await page.click("#start");
    await expect.poll(() => phaseOf(page)).toBe("in-call");
    return server.calls[0] as StandInCall;
  }

  const loudest = (call: StandInCall) =>
    Math.max(0, ...call.frames.map(({ bytes }) => levelOf(fromPcm16(Uint8Array.from(bytes).buffer))));

  test("switches noise processing off and the microphone on again", async ({ page }) => {
    const call = await startTalking(page);
    await expect.poll(() => loudest(call)).toBeGreaterThan(0.01);
    await page.evaluate(() => (window as unknown as { call: { setMuted(muted: boolean): void } }).call.setMuted(true));
    await breakSound(page, "capture");
    await expect.poll(() => noiseProcessing(page)).toEqual([true, false]);

    call.frames.length = 0;
    await expect.poll(() => loudest(call)).toBeGreaterThan(0.01);
    expect(await phaseOf(page)).toBe("in-call");
    expect(await valuesOf(page, "error")).toEqual([]);
  });

  test("in what plays the assistant is mended without a word", async ({ page }) => {
    const call = await startTalking(page);
    await breakSound(page, "playback");
    await page.evaluate(() => window.heard.splice(0));
    const beep = Buffer.from(toPcm16(sine(500, 16_000, 0.5, 0.4)));
    await expect(async () => {
      await call.play(beep, { paced: true });
      expect(await page.evaluate(() => Math.max(0, ...window.heard.map(({ level }) => level)))).toBeGreaterThan(0.1);
    }).toPass();
    expect(await phaseOf(page)).toBe("in-call");
    expect(await noiseProcessing(page)).toEqual([true]);
  });

  test("that comes back each time ends the call with a reason, instead of trying for ever", async ({ page }) => {
    await startTalking(page);
    await expect(async () => {
      await breakSound(page, "playback");
      expect(await phaseOf(page)).toBe("idle");
    }).toPass();
    expect(await valuesOf(page, "error")).toMatchObject([{ code: "unsupported", fatal: true }]);
  });
});
