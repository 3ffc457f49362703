import { defineConfig } from "@playwright/test";
import { findQuietBrowser } from "./scripts/setup/browser.js";

const port = process.env.E2E_PORT ?? "3999";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results/browser",
  globalSetup: "./e2e/testing/build-pages.ts",
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  fullyParallel: true,
  // They share a server, which lets one visitor have three calls at once; a call may outlive its test by a moment.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Generous, as a busy machine is no fault of the page.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // Tests of what moves ask for motion; for all others it would only be waited for.
    reducedMotion: "reduce",
    // For the tests of a call alone; those of a journey keep their pages themselves, in half the time.
    reuseContext: true,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findQuietBrowser(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        // All pages of a worker in one process of the browser: a sixth less work for each page that is opened.
        "--process-per-site",
        // A microphone and a camera that nobody has to be asked for: a beep twice a second, and a picture.
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        // Asked for on-device dictation, the browser without windows crashes instead of saying no.
        "--disable-blink-features=OnDeviceWebSpeechAvailable",
      ],
    },
  },
  webServer: {
    command: "node dist/server/main.js",
    url: `http://localhost:${port}/`,
    env: {
      PORT: port,
      SITE_URL: "",
      LOG_LEVEL: "warn",
      DATA_DIR: "test-results/data",
      // A voice makes its sentences ahead for minutes; the test that speaks starts a server with one.
      VOICE_PROVIDER: "off",
      CONTACT_EMAIL: "care-team@tendwell.test",
      ERROR_REPORT_RATE: "off",
      LEAD_RATE_LIMIT: "off",
      VOICE_RATE_LIMIT: "off",
      LEAD_MIN_FILL_SECONDS: "0",
    },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
