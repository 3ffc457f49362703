import type { Page, Response } from "@playwright/test";

const known = new WeakSet<Page>();

/** A page's script comes after its first paint, which Playwright does not wait for: whoever opens one gets it awake. */
export function openAwake(page: Page): Page {
  if (known.has(page)) return page;
  known.add(page);
  const { goto, reload } = page;
  page.goto = async (...asked) => awake(page, await goto.apply(page, asked));
  page.reload = async (...asked) => awake(page, await reload.apply(page, asked));
  return page;
}

async function awake(page: Page, answer: Response | null): Promise<Response | null> {
  const isPage = answer?.headers()["content-type"]?.startsWith("text/html");
  if (isPage) await page.locator("html[data-awake]").waitFor({ state: "attached" });
  return answer;
}
