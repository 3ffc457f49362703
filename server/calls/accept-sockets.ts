import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { voiceBase } from "../../contracts/call-numbers.ts";
import type { CallDesk } from "./call-desk.ts";

/** A second of sound is 32 KB; nobody has reason to send more at once. */
const maxPayload = 64 * 1024;
const transportPath = new RegExp(`^${voiceBase}/([\\w-]{10,100})/transport(?:\\?|$)`);

export type AcceptSockets = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Takes the sockets of calls, and refuses every other wish to change the protocol. */
export function acceptSockets(
  desk: Pick<CallDesk, "connect">,
  isFromOwnSite: (request: IncomingMessage) => boolean,
): AcceptSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });

  return (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const key = transportPath.exec(request.url ?? "")?.[1];
    if (!key) return refuse(socket, "404 Not Found");
    if (!isFromOwnSite(request)) return refuse(socket, "403 Forbidden");
    const isKnown = desk.connect(key, (joined) => server.handleUpgrade(request, socket, head, joined));
    if (!isKnown) refuse(socket, "404 Not Found");
  };
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
