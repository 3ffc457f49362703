import type { IncomingMessage, ServerResponse } from "node:http";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { createLiveSite } from "./pages/live-site.ts";
import { buildServices } from "./services.ts";

type Transform = (path: string, html: string) => Promise<string>;

let running: Promise<(request: IncomingMessage, response: ServerResponse) => void> | undefined;

/** Outlives this module, so that an edit closes the store that the old code had open. */
const previous = globalThis as { closePrevious?: () => Promise<void> };

/** The real server, for Vite to call: built once, and again after an edit to anything it is made of. */
export async function handle(request: IncomingMessage, response: ServerResponse, transform: Transform) {
  running ??= start(transform);
  (await running)(request, response);
}

async function start(transform: Transform) {
  const config = readConfig(process.env);
  await previous.closePrevious?.();
  const services = await buildServices({ config, site: createLiveSite(transform), development: true });
  previous.closePrevious = services.close;
  const app = createApp(services);
  await app.ready();
  return app.routing;
}
