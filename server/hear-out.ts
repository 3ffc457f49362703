import { once } from "node:events";
import type { Server } from "node:http";
import { Server as Door } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Long enough for a request that is on its way over a connection just made. */
const patienceMs = 200;
/** Who has not asked whole by then, or does not take the answer, is cut off: a stop has ten seconds in all. */
const longestMs = 4_000;

/**
 * Closes the door, and hears out who is inside. Node's own close hangs up at once on whoever has come in and not yet
 * asked: from Node 26 on, a newcomer too.
 */
export async function hearOut(server: Server, cutAll: () => void): Promise<void> {
  if (!server.listening) return;
  let isEmpty = false;
  const emptied = once(server, "close").then(() => {
    isEmpty = true;
  });
  Door.prototype.close.call(server);
  for (let waitedMs = 0; !isEmpty; waitedMs += patienceMs) {
    await Promise.race([emptied, wait(patienceMs)]);
    server.closeIdleConnections();
    if (waitedMs >= longestMs) cutAll();
  }
}
