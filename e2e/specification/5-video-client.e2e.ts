import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";

const require = createRequire(createRequire(import.meta.url).resolve("@vapi-ai/web"));
const library = require.resolve("@daily-co/daily-js");

type Room = Record<string, (...given: unknown[]) => Promise<unknown>>;
declare global {
  interface Window {
    /** True when the room's client takes these options. */
    takes(options: object): Promise<boolean>;
    /** What the room's client answers, in or before a room. */
    ask(state: string, method: string, given: object): Promise<string>;
  }
}

/** The room's client as the provider's own client brings it, in a page of its own. */
test.beforeEach(async ({ page }) => {
  const address = "http://localhost/library";
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>The library</title>" }),
  );
  await page.goto(address);
  await page.addScriptTag({ path: library });
  await page.evaluate(() => {
    const { Daily } = window as unknown as { Daily: { createCallObject(options: object): Room } };
    const make = (options: object) => Daily.createCallObject({ ...options, allowMultipleCallInstances: true });
    window.takes = async (options) => {
      try {
        await make(options).destroy?.();
        return true;
      } catch {
        return false;
      }
    };
    window.ask = async (state, method, given) => {
      const room = Object.assign(make({}), { _callState: state });
      try {
        await room[method]?.(given);
        return "done";
      } catch (problem) {
        return String(problem instanceof Error ? problem.message : problem);
      }
    };
  });
});

const takes = (page: Page, options: object) => page.evaluate((given) => window.takes(given), options);
const ask = (page: Page, state: string, method: string, given: object) =>
  page.evaluate((all) => window.ask(...all), [state, method, given] as const);

test("user data must be serialisable and at most 4096 characters", async ({ page }) => {
  expect(await takes(page, { userData: "x".repeat(4096) })).toBe(true);
  expect(await takes(page, { userData: "x".repeat(4097) })).toBe(false);
  const circular = await page.evaluate(() => {
    const loop: { me?: object } = {};
    loop.me = loop;
    return window.takes({ userData: loop });
  });
  expect(circular).toBe(false);
});

test("remote media player volume 0 to 2", async ({ page }) => {
  const setVolume = (volume: number) =>
    ask(page, "joined-meeting", "updateRemoteMediaPlayer", { session_id: "s", settings: { volume } });
  expect(await setVolume(2.1)).toContain("must be between 0.0 - 2.0");
  expect(await setVolume(-0.1)).toContain("must be between 0.0 - 2.0");
});

test("dial-out endpoint must start with sip: or +", async ({ page }) => {
  const call = { sessionId: "s", toEndPoint: "bob" };
  expect(await ask(page, "joined-meeting", "sipCallTransfer", call)).toContain('must starts with either "sip:" or "+"');
  const dial = await ask(page, "joined-meeting", "startDialOut", { sipUri: "bob" });
  expect(dial).toContain("must start with 'sip:'");
});

test("background blur strength greater than 0 and at most 1", async ({ page }) => {
  const blur = (strength: number) =>
    takes(page, {
      inputSettings: { video: { processor: { type: "background-blur", config: { strength } } } },
    });
  expect([await blur(0), await blur(0.01), await blur(1), await blur(1.1)]).toEqual([false, true, true, false]);
});

test("background image preselect an integer 1 to 10", async ({ page }) => {
  const image = (source: number) =>
    takes(page, {
      inputSettings: { video: { processor: { type: "background-image", config: { source } } } },
    });
  const answers = [await image(0), await image(1), await image(10), await image(11), await image(1.5)];
  expect(answers).toEqual([false, true, true, false, false]);
});

test(
  "custom tray buttons and integrations need valid keys, with label, " + "location and src or srcdoc but not both",
  async ({ page }) => {
    const button = (given: object) => takes(page, { customTrayButtons: { one: given } });
    expect(await button({ iconPath: "https://x.example/i.svg", label: "A", tooltip: "T" })).toBe(true);
    expect(await button({ nonsense: 1 })).toBe(false);
    const src = "https://x.example";
    const integration = (given: object) => takes(page, { customIntegrations: { one: given } });
    expect(await integration({ label: "A", location: "main", src })).toBe(true);
    expect(await integration({ label: "A", location: "sidebar", srcdoc: "<p>A</p>" })).toBe(true);
    expect(await integration({ label: "A", location: "main", src, srcdoc: "<p>A</p>" })).toBe(false);
    expect(await integration({ label: "A", location: "attic", src })).toBe(false);
    expect(await integration({ location: "main", src })).toBe(false);
  },
);

test("Video client misuse (before join, after join, wrong mode): descriptive errors thrown", async ({ page }) => {
  expect(await ask(page, "new", "sendAppMessage", {})).toBe("sendAppMessage() only supported after join.");
  expect(await ask(page, "joined-meeting", "preAuth", {})).toMatch(/preAuth\(\).*join/);
});

test(
  "keeps participants, participant counts, waiting participants, active speaker, receive, send and " +
    "input settings, access state and meeting session state",
  async ({ page }) => {
    const kept = await page.evaluate(async () => {
      const { Daily } = window as unknown as { Daily: { createCallObject(options: object): Room } };
      const room = Daily.createCallObject({});
      const inRoom = Object.assign(room, { _callState: "joined-meeting" });
      return {
        participants: await room.participants?.(),
        counts: await room.participantCounts?.(),
        waiting: await room.waitingParticipants?.(),
        speaker: await room.getActiveSpeaker?.(),
        receive: await room.getReceiveSettings?.("base"),
        send: await room.getSendSettings?.(),
        input: await room.getInputSettings?.(),
        access: await room.accessState?.(),
        session: await inRoom.meetingSessionState?.(),
      };
    });
    expect(kept).toEqual({
      participants: {},
      counts: { present: 0, hidden: 0 },
      waiting: {},
      speaker: {},
      receive: expect.any(Object),
      send: null,
      input: expect.any(Object),
      access: { access: "unknown" },
      session: expect.objectContaining({ topology: "none" }),
    });
  },
);

test("Client call states: new", async ({ page }) => {
  const state = await page.evaluate(() => {
    const { Daily } = window as unknown as { Daily: { createCallObject(options: object): Room } };
    return Daily.createCallObject({}).meetingState?.();
  });
  expect(state).toBe("new");
});
