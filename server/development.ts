import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { createLiveSite } from "./pages/live-site.ts";
import { buildServices } from "./services.ts";

type Transform = (path: string, html: string) => Promise<string>;

type Running = {
  answer(request: IncomingMessage, response: ServerResponse): void;
  acceptSockets(request: IncomingMessage, socket: Duplex, head: Buffer): void;
};
let running: Promise<Running> | undefined;

/** Outlives this module, so that an edit closes the store that the old code had open. */
const previous = globalThis as { closePrevious?: () => Promise<void> };

/** The real server, for Vite to call: built once, and again after an edit to anything it is made of. */
export async function handle(request: IncomingMessage, response: ServerResponse, transform: Transform) {
  running ??= start(transform);
  (await running).answer(request, response);
}

/** The socket of a call; there is none before a page was asked for. */
export async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
  if (!running) return void socket.destroy();
  (await running).acceptSockets(request, socket, head);
}

async function start(transform: Transform): Promise<Running> {
  const config = readConfig(process.env);
  await previous.closePrevious?.();
  const services = await buildServices({ config, site: createLiveSite(transform), development: true });
  previous.closePrevious = async () => {
    await services.endCalls();
    await services.close();
  };
  const app = createApp(services);
  await app.ready();
  return { answer: app.routing, acceptSockets: services.acceptSockets };
}
