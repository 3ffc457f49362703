import type { Page, WebSocketRoute } from "@playwright/test";
import { voicePaths } from "../../contracts/call-numbers.ts";
import { standInForVoice } from "../testing/stand-in-voice.ts";

export const email = (page: Page) => page.locator('main input[type="email"]').first();
export const idleButton = (page: Page) => page.getByRole("button", { name: "Talk to Tendwell" });
export const loadingButton = (page: Page) => page.getByRole("button", { name: "Connecting..." });
export const activeButton = (page: Page) => page.getByRole("button", { name: "Call in Progress..." });

/** The real page, with a wire whose other end the test holds: nobody listens until it says so. */
export async function openTalkPage(page: Page) {
  const voice = await standInForVoice(page);
  let wire: WebSocketRoute | undefined;
  let noteOpened = () => {};
  const wireOpened = new Promise<void>((resolve) => {
    noteOpened = resolve;
  });
  await page.routeWebSocket(/\/transport$/, (opened) => {
    wire = opened;
    noteOpened();
    opened.onMessage((message) => {
      if (typeof message === "string") voice.texts.push(message);
    });
  });
  const asked = page.waitForRequest((request) => request.url().endsWith(voicePaths.webCall));
  asked.catch(() => undefined);
  await page.goto("/talk");
  return {
    voice,
    /** What the page asked our server for when it made the call. */
    webCall: async () => (await asked).postDataJSON(),
    async press() {
      await email(page).fill("ana@example.com");
      await idleButton(page).click();
      await loadingButton(page).waitFor();
      await wireOpened;
    },
    listen: () => wire?.send("listening"),
    say: (message: object) => wire?.send(JSON.stringify(message)),
    close: (code: number) => wire?.close({ code, reason: "gone" }),
  };
}
