import {
  test as base,
  type Fixtures,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
} from "@playwright/test";

import { type KeptPage, keepPages } from "./kept-pages.ts";
import { openAwake } from "./open-awake.ts";

export { expect } from "@playwright/test";

type Journey = {
  /** Troubles this story is about; every other trouble fails the test it happens in. */
  expectedTroubles: RegExp[];
  /** The test plays the server's end of every socket of its page. */
  playsTheServer: boolean;
  keptPage: KeptPage;
};

type Kept = {
  pages: ReturnType<typeof keepPages>;
  /** A page that is opened once for all tests of a worker which only look at it. None may change it. */
  lookAt(path: string): Promise<Page>;
};

const nothingGoesWrong = "nothing goes wrong behind the visitor's back";

/**
 * A test in a real browser that also fails on what the visitor does not see: a console error, an exception
 * nobody caught, a breach of the content security policy.
 */
export const test = base.extend<Journey, Kept>({
  expectedTroubles: [[], { option: true }],
  playsTheServer: [false, { option: true }],
  pages: [
    async ({ browser }, use) => {
      const pages = keepPages(browser);
      await use(pages);
      await pages.close();
    },
    { scope: "worker" },
  ],
  keptPage: async (
    { pages, baseURL, viewport, colorScheme, reducedMotion, javaScriptEnabled, playsTheServer },
    use,
    testInfo,
  ) => {
    const wanted = {
      baseURL: baseURL ?? "",
      viewport,
      colorScheme,
      reducedMotion,
      javaScriptEnabled,
      playsTheServer,
    };
    const kept = await pages.take(wanted);
    await use(kept);
    // Nobody knows what is left in a page where something went wrong.
    if (testInfo.status === testInfo.expectedStatus) await pages.giveBack(wanted, kept);
    else await kept.close();
  },
  context: ({ keptPage }, use) => use(keptPage.page.context()),
  page: async ({ context, expectedTroubles, javaScriptEnabled }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (javaScriptEnabled) openAwake(page);
    const troubles = await watchForTroubles(page);
    await use(page);
    const unexpected = troubles.filter((trouble) => !expectedTroubles.some((known) => known.test(trouble)));
    base.expect(unexpected, nothingGoesWrong).toEqual([]);
  },
  lookAt: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
        reducedMotion: "reduce",
      });
      const opened = new Map<string, Page>();
      await use(async (path) => {
        const known = opened.get(path);
        if (known) return known;
        const page = openAwake(await context.newPage());
        opened.set(path, page);
        const troubles = await watchForTroubles(page);
        await page.goto(path);
        base.expect(troubles, nothingGoesWrong).toEqual([]);
        return page;
      });
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** A page whose clock a test turns is its own: a turned clock cannot be taken out of a page without a trace. */
export const ownContext: Fixtures<object, object, PlaywrightTestArgs & PlaywrightTestOptions, PlaywrightWorkerArgs> = {
  context: async ({ browser, baseURL, viewport, reducedMotion }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport, reducedMotion });
    await use(context);
    await context.close();
  },
};

export const clockTest = test.extend(ownContext);

async function watchForTroubles(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  await page.exposeFunction("reportBreach", (breach: string) => troubles.push(`policy: ${breach}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportBreach } = window as unknown as { reportBreach: (breach: string) => void };
      reportBreach(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return troubles;
}
