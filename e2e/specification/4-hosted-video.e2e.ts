import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { talk } from "../../content/en/talk.ts";
import { unwrap } from "../../content/testing/unwrap.ts";
import { startHostedServer } from "../testing/hosted-server.ts";
import { expect, test } from "../testing/journey.ts";
import { putRoomInto } from "../testing/room-in-page.ts";
import { activeButton, email, idleButton } from "./talk-page.ts";

test.describe.configure({ mode: "default" });
let hosted: Awaited<ReturnType<typeof startHostedServer>>;
let withoutCamera: typeof hosted;
test.beforeAll(async () => {
  hosted = await startHostedServer({ VAPI_CAMERA: "on" });
  withoutCamera = await startHostedServer();
});
test.afterAll(async () => {
  await hosted.stop();
  await withoutCamera.stop();
});

type Pictures = { videoRecordingEnabled: boolean; assistantVideoEnabled: boolean };

/** The real page and its real client in a call whose provider answers with these pictures. */
async function startCall(page: Page, pictures: Pictures, server = hosted) {
  const { videoRecordingEnabled, assistantVideoEnabled } = pictures;
  await putRoomInto(page);
  await page.addInitScript(() => {
    const asked: string[][] = [];
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { asked, tracks });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      asked.push(Object.keys(constraints ?? {}));
      const stream = await ask(constraints);
      tracks.push(...stream.getVideoTracks());
      return stream;
    };
  });
  server.standIn.script.push({
    status: 201,
    body: {
      id: `vapi-call-${server.standIn.asked.length}`,
      webCallUrl: "https://tendwell.daily.co/room",
      artifactPlan: { videoRecordingEnabled },
      transport: { provider: "daily", assistantVideoEnabled },
    },
  });
  await page.goto(`${server.url}/talk`);
  await email(page).fill("ana@example.com");
  await idleButton(page).click();
  await expect.poll(() => page.evaluate(() => window.rooms?.at(-1)?.state)).toBe("joined-meeting");
  await page.evaluate(() => window.rooms.at(-1)?.says("listening"));
  await activeButton(page).waitFor();
}

const askedFor = (page: Page) => page.evaluate(() => (window as unknown as { asked: string[][] }).asked.flat());
const cameraState = (page: Page) =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks[0]?.readyState);
const face = (page: Page) => page.getByLabel(talk.captions.face);
const cameraIsOn = (page: Page) => page.getByText(talk.notices.cameraOn);

test(
  "artifactPlan.videoRecordingEnabled: recording size 1280x720; leaving " + "the meeting stops any video recording",
  async ({ page }) => {
    await startCall(page, { videoRecordingEnabled: true, assistantVideoEnabled: false });
    expect(await askedFor(page)).toContain("video");
    await expect(cameraIsOn(page)).toBeVisible();
    const recording = () =>
      page.evaluate(() => {
        const { recordings, recordingsStopped, options } = window.rooms.at(-1) as (typeof window.rooms)[0];
        const size = recordings as { width: number; height: number }[];
        const kind = (options.videoSource as MediaStreamTrack | undefined)?.kind;
        return { sizes: size.map(({ width, height }) => [width, height]), recordingsStopped, kind };
      });
    await expect.poll(recording).toEqual({ sizes: [[1280, 720]], recordingsStopped: 0, kind: "video" });

    await activeButton(page).click();
    await idleButton(page).waitFor();
    await expect.poll(async () => (await recording()).recordingsStopped).toBeGreaterThan(0);
    await expect.poll(() => cameraState(page)).toBe("ended");
    await expect(cameraIsOn(page)).toHaveCount(0);
  },
);

test("a recording is said before the call starts, and the provider is named", async ({ page }) => {
  await page.goto(`${hosted.url}/talk`);
  await email(page).fill("ana@example.com");
  await expect(page.locator("#talk-email-hint")).toContainText(talk.consent.recorded.replace("{provider}", "Vapi"));
  await expect(page.locator("#talk-email-hint")).not.toContainText(talk.consent.text);
});

test("The demo page says so, and names it, before you start.", async ({ page }) => {
  expect(unwrap(readFileSync("content/legal/privacy.md", "utf8"))).toContain(test.info().title);
  await page.goto(`${withoutCamera.url}/talk`);
  await email(page).fill("ana@example.com");
  const hint = page.locator("#talk-email-hint");
  await expect(hint).toContainText(talk.consent.hosted.replace("{provider}", "Vapi"));
  await expect(hint).toContainText(talk.consent.text);
});

test(
  "transport.assistantVideoEnabled: the assistant's picture is shown on the " +
    "stage and described, until the call ends",
  async ({ page }) => {
    await startCall(page, { videoRecordingEnabled: false, assistantVideoEnabled: true });
    await expect(face(page)).toHaveCount(0);
    await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      canvas.getContext("2d")?.fillRect(0, 0, 1, 1);
      const [track] = canvas.captureStream().getVideoTracks();
      window.rooms.at(-1)?.isSeen("Vapi Speaker", track);
    });
    await expect(face(page)).toBeVisible();
    const shown = face(page).evaluate((video) =>
      ((video as HTMLVideoElement).srcObject as MediaStream).getVideoTracks().map(({ kind }) => kind),
    );
    expect(await shown).toEqual(["video"]);
    expect(await page.evaluate(() => window.rooms.at(-1)?.subscribed)).toContainEqual({
      audio: true,
      video: true,
    });
    expect(await askedFor(page)).not.toContain("video");

    await activeButton(page).click();
    await idleButton(page).waitFor();
    await expect(face(page)).toHaveCount(0);
  },
);

test.describe("without them", () => {
  test.use({ expectedTroubles: [/camera is not allowed in this document/] });

  test("no camera is ever asked for, and /talk could not have one", async ({ page }) => {
    await startCall(page, { videoRecordingEnabled: true, assistantVideoEnabled: false }, withoutCamera);
    expect(await askedFor(page)).not.toContain("video");
    expect(await page.evaluate(() => window.rooms.at(-1)?.recordings)).toEqual([]);
    await expect(cameraIsOn(page)).toHaveCount(0);
    const refused = page.evaluate(() => navigator.mediaDevices.getUserMedia({ video: true }).then(() => "given"));
    await expect(refused).rejects.toThrow(/NotAllowedError|Permission/);
  });
});
