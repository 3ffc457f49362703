import type { Server } from "node:http";
import { Server as Door } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Long enough for a request that is on its way over a connection just made. */
const patienceMs = 200;

/**
 * Closes the door, and hears out who is inside. Node's own close hangs up at once on whoever has come in and not yet
 * asked: from Node 26 on, a newcomer too.
 */
export async function hearOut(server: Server): Promise<void> {
  if (!server.listening) return;
  let isEmpty = false;
  Door.prototype.close.call(server, () => {
    isEmpty = true;
  });
  while (!isEmpty) {
    await wait(patienceMs);
    server.closeIdleConnections();
  }
}
