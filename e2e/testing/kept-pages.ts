import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** A page with a context of its own, in which nothing is left of the tests before. */
export type KeptPage = { page: Page; close(): Promise<void>; empty(): Promise<boolean> };

type Wanted = BrowserContextOptions & {
  baseURL: string;
  /** The test plays the server's end of every socket. Who played it before cannot be taken back, only followed. */
  playsTheServer: boolean;
};

/** A page with nothing on it, at the site's own address: the browser stays in the process that it has. */
const nothingToSee = "/robots.txt";

const heard = [
  ...(["console", "dialog", "download", "filechooser", "framenavigated", "pageerror", "popup"] as const),
  ...(["request", "requestfailed", "requestfinished", "response", "websocket"] as const),
];

/** One page after another for tests that want the same; it opens in half the time of a new one. */
export function keepPages(browser: Browser) {
  const empty = new Map<string, KeptPage>();
  return {
    async take(wanted: Wanted): Promise<KeptPage> {
      const key = JSON.stringify(wanted);
      const kept = empty.get(key) ?? (await openPage(browser, wanted));
      empty.delete(key);
      return kept;
    },
    async giveBack(wanted: Wanted, kept: KeptPage) {
      const key = JSON.stringify(wanted);
      if (!empty.has(key) && (await kept.empty())) empty.set(key, kept);
      else await kept.close();
    },
    close: () => Promise.all([...empty.values()].map((kept) => kept.close())),
  };
}

async function openPage(browser: Browser, { playsTheServer, ...wanted }: Wanted): Promise<KeptPage> {
  const context = await browser.newContext(wanted);
  const page = await context.newPage();
  const { origin } = new URL(wanted.baseURL);
  const takeBack: (() => Promise<unknown>)[] = [];
  let isSpent = false;
  const spends = (spending: object, ...names: string[]) =>
    wrap(spending, names, (result) => {
      isSpent = true;
      return result;
    });
  const undoes = (doing: object, ...names: string[]) =>
    wrap(doing, names, async (result) => {
      const done = await result;
      takeBack.push(() => (done as { dispose(): Promise<void> }).dispose());
      return done;
    });
  undoes(page, "addInitScript", "exposeFunction", "exposeBinding");
  spends(page, "addLocatorHandler", "setExtraHTTPHeaders", "pause");
  if (!playsTheServer) spends(page, "routeWebSocket");
  spends(context, "addInitScript", "exposeFunction", "exposeBinding", "newCDPSession", "route");
  spends(context, "grantPermissions", "routeWebSocket", "setExtraHTTPHeaders", "setGeolocation", "setOffline");
  spends(context.clock, "install", "pauseAt", "setFixedTime", "setSystemTime");

  return {
    page,
    close: () => context.close(),
    async empty() {
      const strayed = page.url() !== "about:blank" && !page.url().startsWith(`${origin}/`);
      if (isSpent || strayed || page.isClosed()) return false;
      await Promise.all(takeBack.splice(0).map((undo) => undo()));
      for (const event of heard) page.removeAllListeners(event);
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.goto(nothingToSee);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await context.clearCookies();
      await page.mouse.move(-1, -1);
      if (wanted.viewport) await page.setViewportSize(wanted.viewport);
      const { colorScheme = "light", reducedMotion = "no-preference" } = wanted;
      await page.emulateMedia({
        media: null,
        colorScheme,
        reducedMotion,
        forcedColors: "none",
        contrast: "no-preference",
      });
      return true;
    },
  };
}

/** Lets what these methods answer pass through our hands. */
function wrap(owner: object, names: string[], through: (answer: unknown) => unknown) {
  const methods = owner as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const act = methods[name];
    methods[name] = (...args) => through(act?.apply(owner, args));
  }
}
