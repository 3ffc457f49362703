// Takes a picture of every page at five widths and in both themes, for people to look at; with `--readme` only the one
// that the README shows.

import { mkdirSync, readFileSync, rmSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { chromium } from "@playwright/test";
import { words } from "../content/words.ts";
import { placeholders } from "../contracts/built-site.ts";
import { languageOf, languages, within } from "../contracts/paths.ts";
import { startBuiltServer } from "../e2e/testing/built-server.ts";
import { findBrowser } from "./setup/browser.js";

const folder = "screenshots";
const widths = [360, 390, 768, 1440, 1920];
const paths = [
  "/",
  "/talk",
  "/contact",
  "/contact/thank-you",
  "/privacy",
  "/privacy-faq",
  "/terms",
  "/how-it-works",
  "/accuracy",
  "/nowhere",
  "/error",
];
const pages = languages.flatMap((language) => paths.map((path) => within(language, path)));

const forReadme = process.argv.includes("--readme");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await startBuiltServer({ VOICE_PROVIDER: "off" });
try {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  await (forReadme ? takeForReadme(browser) : takeAll(browser));
  await browser.close();
} finally {
  await server.stop();
}

async function takeForReadme(browser: Browser) {
  const page = await browser.newPage({
    colorScheme: "light",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 860 },
  });
  await page.goto(server.url);
  await page.evaluate("document.fonts.ready");
  await page.screenshot({ path: "docs/landing.png" });
}

async function takeAll(browser: Browser) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of widths) {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: "reduce",
        viewport: { width, height: width < 600 ? 844 : 900 },
      });
      const page = await context.newPage();
      await page.route("**/error", (route) => route.fulfill(errorScreen(route.request().url())));
      for (const path of pages) {
        await page.goto(server.url + path);
        const name = path.slice(1).replaceAll("/", "-") || "landing";
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
        process.stdout.write(".");
      }
      await context.close();
    }
  }
  console.log(`\n${pages.length * widths.length * 2} pictures in ${folder}/`);
}

/** No address shows it unless something breaks, so it is taken from the build. */
function errorScreen(url: string) {
  const language = languageOf(new URL(url).pathname);
  const file = language === "es" ? "dist/pages/es/error.html" : "dist/pages/error.html";
  const body = readFileSync(file, "utf8").replace(placeholders.error, words[language].error.text);
  return { body, contentType: "text/html; charset=utf-8" };
}
