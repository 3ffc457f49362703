import type { WebSocket } from "ws";

const pingMs = 15_000;

/** A socket whose other side has silently gone away is let go. */
export function keepAlive(socket: WebSocket) {
  let isAlive = true;
  const pinging = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, pingMs);
  socket.on("pong", () => {
    isAlive = true;
  });
  socket.on("close", () => clearInterval(pinging));
}
