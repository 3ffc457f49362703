import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { roomScript } from "./build-pages.ts";

/** Puts a room that the test plays into a page, in place of the provider's. */
export async function putRoomInto(page: Page) {
  const body = readFileSync(roomScript, "utf8");
  await page.route(/\/assets\/hosted-call-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}
