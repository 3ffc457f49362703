import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";

/**
 * The page's own code for hosted calls, with the provider's client as published, over a room that a test plays.
 * Answers with what puts it into a page.
 */
export async function buildRoomInPage(folder: string): Promise<(page: Page) => Promise<void>> {
  await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: {
        "@daily-co/daily-js": resolve("site/call/testing/daily-in-page.ts"),
        "node:events": "events/",
      },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: "site/call/hosted-call.ts", formats: ["es"], fileName: "room" },
    },
  });
  const body = readFileSync(join(folder, "room.js"), "utf8");
  return async (page) => {
    await page.route(/\/assets\/hosted-call-[\w-]+\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
  };
}
