import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import type { Built } from "./brotli-bytes.ts";

const folder = "test-results/pages";
export const callPage = { folder: join(folder, "call"), entry: "site/call/testing/call-page.ts" };
export const roomScript = join(folder, "room/room.js");

/** What several files of tests need besides the site itself, built once. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function buildPages() {
  await Promise.all([buildCallPage(), buildRoom()]);
}

export function builtCallPage() {
  const manifest: Record<string, Built> = JSON.parse(
    readFileSync(join(callPage.folder, ".vite/manifest.json"), "utf8"),
  );
  return { folder: callPage.folder, manifest };
}

function buildCallPage() {
  return build({
    logLevel: "warn",
    build: {
      outDir: callPage.folder,
      copyPublicDir: false,
      rolldownOptions: { input: { page: callPage.entry } },
    },
  });
}

/** The page's own code for hosted calls, with the provider's client as published, over a room that a test plays. */
function buildRoom() {
  return build({
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
      outDir: join(folder, "room"),
      copyPublicDir: false,
      lib: { entry: "site/call/hosted-call.ts", formats: ["es"], fileName: "room" },
    },
  });
}
