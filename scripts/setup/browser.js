import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { run, runAsRoot, succeeds } from "./run.js";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const quietName = "chromium-headless-shell";
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser for the end-to-end tests: the one named, one installed, or Playwright's own. */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macApplications, playwrightsOwn()].find((path) => path && existsSync(path));
}

/** The same browser without its windows, where there is one: it opens a page in little more than half the time. */
export function findQuietBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, quietName)).find((path) => existsSync(path)) ?? findBrowser(env);
}

/** Gets a browser when the machine has none, by whichever way is open to it. */
export function ensureBrowser() {
  if (findBrowser()) return;
  for (const [what, get] of waysToGet()) {
    console.error(`No browser found for the tests: trying ${what}…`);
    try {
      get();
    } catch (error) {
      console.error(String(error instanceof Error ? error.message : error));
    }
    if (findBrowser()) return;
  }
  throw new Error("No browser for the end-to-end tests. Install Chromium or Chrome, or set CHROMIUM_PATH.");
}

/** @returns {[string, () => void][]} */
function waysToGet() {
  /** @type {[string, () => void][]} */
  const ways = [["Playwright's own download", () => run("npx", ["playwright", "install", "chromium"])]];
  if (succeeds("apt-get", ["--version"])) {
    ways.push([
      "the system's packages",
      () => {
        runAsRoot("apt-get", ["update", "-qq"]);
        const install = (/** @type {string[]} */ ...packages) =>
          runAsRoot("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
        install("chromium");
        if (succeeds("apt-cache", ["show", quietName])) install(quietName);
      },
    ]);
  }
  if (process.platform === "darwin" && succeeds("brew", ["--version"])) {
    ways.push(["Homebrew", () => run("brew", ["install", "--cask", "chromium"])]);
  }
  return ways;
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    // Before the first install there is no Playwright to ask.
    return undefined;
  }
}
