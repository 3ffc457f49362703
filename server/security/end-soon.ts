import type { Duplex } from "node:stream";
import { limits } from "./limits.ts";

/** The last word on a connection. Who does not hang up in turn is cut off: Node would keep the half-open socket. */
export function endSoon(socket: Duplex, lastWord: string): void {
  const cut = setTimeout(() => socket.destroy(), limits.lingeringMs.value);
  socket.once("close", () => clearTimeout(cut));
  socket.once("end", () => socket.destroy());
  socket.on("error", () => socket.destroy());
  socket.end(lastWord);
  socket.resume();
}
