import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { voiceBase } from "../../contracts/call-numbers.ts";
import { endSoon } from "../security/end-soon.ts";
import { limits } from "../security/limits.ts";
import type { CallDesk } from "./call-desk.ts";

const transportPath = new RegExp(`^${voiceBase}/([\\w-]{10,100})/transport(?:\\?|$)`);

export type AcceptSockets = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Takes the sockets of calls, and refuses every other wish to change the protocol. */
export function acceptSockets(
  desk: Pick<CallDesk, "connect">,
  isFromOwnSite: (request: IncomingMessage) => boolean,
): AcceptSockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes.value,
    perMessageDeflate: false,
    // A pong for every ping is a way to fill our memory: the socket's guard answers them.
    autoPong: false,
    closeTimeout: limits.lingeringMs.value,
  });

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
  endSoon(socket, `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
