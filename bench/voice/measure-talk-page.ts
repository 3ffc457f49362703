import { type Browser, chromium, type Page } from "@playwright/test";
import { talk } from "../../content/en/talk.ts";
import { everyPage } from "../../e2e/testing/every-page.ts";
import { sum, type Transfer, weighing } from "../../e2e/testing/transfer.ts";
import { microphoneArgs, recordVisitor } from "../../e2e/testing/visitor-voice.ts";
import { findBrowser } from "../../scripts/setup/browser.js";
import { median, quantile } from "../testing/quantile.ts";
import { type Measure, printMeasures } from "./print-measures.ts";
import { startVoiceServer } from "./voice-server.ts";

const rounds = 12;
const microphoneFile = "bench/results/quiet-visitor.wav";
/** Words that only the code of a call holds, packed or not. */
const engineWords = /vapi\.websocket|AudioWorkletNode|daily-call/;

/** What /talk weighs before a call, what of it other pages load, and how long a click takes to a call. */
export async function measureTalkPage(): Promise<boolean> {
  await recordVisitor(microphoneFile, [30]);
  const server = await startVoiceServer();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", ...microphoneArgs(microphoneFile)],
  });
  const script = await scriptBeforeCall(browser, server.url);
  const strays = await pagesWithEngine(browser, server.url);
  const clickMs = await timeClicks(browser, server.url);
  await browser.close();
  await server.end("SIGTERM");

  const measures: Measure[] = [
    { name: "script of /talk before a call, KB packed", value: sum(script, "bodyBytes") / 1024, bar: 200 },
    { name: "other pages with code of a call", value: strays, bar: 0 },
    { name: `click to in-call, ${rounds} calls, ms, p50`, value: median(clickMs) },
    { name: "click to in-call, ms, p95", value: quantile(clickMs, 0.95), bar: 2000 },
  ];
  return printMeasures("voice-page", measures);
}

async function scriptBeforeCall(browser: Browser, url: string): Promise<Transfer[]> {
  const page = await browser.newPage();
  const transfers = await weighing(page, async () => {
    await fillIn(page, url);
    await page.waitForLoadState("networkidle");
  });
  await page.close();
  return transfers.filter(({ kind }) => kind === "Script");
}

async function pagesWithEngine(browser: Browser, url: string): Promise<number> {
  let strays = 0;
  for (const { name, path } of everyPage) {
    if (name === "talk") continue;
    const page = await browser.newPage();
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.text());
    });
    await page.goto(url + path, { waitUntil: "networkidle" });
    await page.mouse.move(200, 200);
    await page.waitForLoadState("networkidle");
    if ((await Promise.all(scripts)).some((code) => engineWords.test(code))) strays += 1;
    await page.close();
  }
  return strays;
}

async function timeClicks(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage();
  await fillIn(page, url);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const clickedAt = performance.now();
    await page.getByRole("button", { name: talk.button.idle }).click();
    await page.getByRole("button", { name: talk.button.active }).waitFor();
    times.push(performance.now() - clickedAt);
    await page.getByRole("button", { name: talk.button.active }).click();
    await page.getByRole("button", { name: talk.button.idle }).waitFor();
  }
  await page.close();
  return times;
}

async function fillIn(page: Page, url: string) {
  await page.goto(`${url}/talk`);
  await page.getByLabel(talk.email.label).fill("ana@care.example");
  await page.getByText(talk.email.valid).waitFor();
}
