import { test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

type Journey = {
  /** Troubles this story is about; every other trouble fails the test it happens in. */
  expectedTroubles: RegExp[];
  watched: undefined;
};

/**
 * A test in a real browser that also fails on what the visitor does not see: a console error, an exception
 * nobody caught, a breach of the content security policy.
 */
export const test = base.extend<Journey>({
  expectedTroubles: [[], { option: true }],
  watched: [
    async ({ page, expectedTroubles }, use) => {
      const troubles = await watchForTroubles(page);
      await use(undefined);
      const unexpected = troubles.filter((trouble) => !expectedTroubles.some((known) => known.test(trouble)));
      base.expect(unexpected, "nothing goes wrong behind the visitor's back").toEqual([]);
    },
    { auto: true },
  ],
});

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
