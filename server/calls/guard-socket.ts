import { WebSocket } from "ws";
import { createAllowance } from "../security/allowance.ts";
import { type LimitName, type LimitReached, limits } from "../security/limits.ts";

const oneMessageEveryMs = 10;
const soundBytesPerMs = 48;
const onePingEveryMs = 1_000;
const brokenRules = 1008;

type Parts = {
  now(): number;
  reached: LimitReached;
  /** Asked once, when the socket has spent more than it may. */
  endCall(): void;
};

export type GuardedSocket = ReturnType<typeof guardSocket>;

/** What one socket may cost. Over any limit it is told why, its call ends, and a moment later it is gone. */
export function guardSocket(socket: WebSocket, { now, reached, endCall }: Parts) {
  const maySend = createAllowance(limits.messagesAtOnce.value, oneMessageEveryMs, now);
  const maySound = createAllowance(limits.soundBytesAtOnce.value, 1 / soundBytesPerMs, now);
  const mayPing = createAllowance(limits.pingsAtOnce.value, onePingEveryMs, now);
  let isOver = false;

  function end(limit: LimitName): false {
    if (isOver) return false;
    isOver = true;
    reached(limit);
    socket.close(brokenRules, `over the limit: ${limit}`);
    closeForGood(socket);
    endCall();
    return false;
  }

  /** Whoever does not read what we send keeps it in our memory. */
  function isRead(): boolean {
    return socket.bufferedAmount <= limits.bufferedBytes.value || end("bufferedBytes");
  }

  // The socket itself refuses it, and closes.
  socket.on("error", (error: Error & { code?: string }) => {
    if (error.code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH") reached("frameBytes");
  });
  socket.on("ping", (data) => {
    if (isOver || !(mayPing() || end("pingsAtOnce")) || !isRead()) return;
    if (socket.readyState === WebSocket.OPEN) socket.pong(data);
  });

  return {
    /** Whether a message that came may be heard. */
    admits(data: Uint8Array, isBinary: boolean): boolean {
      if (isOver) return false;
      if (!maySend()) return end("messagesAtOnce");
      return !isBinary || maySound(data.length) || end("soundBytesAtOnce");
    },
    send(data: string | Uint8Array) {
      if (!isOver && isRead()) socket.send(data);
    },
  };
}

/** A closing handshake that the other side does not finish would keep the socket. */
export function closeForGood(socket: WebSocket) {
  const cut = setTimeout(() => socket.terminate(), limits.lingeringMs.value);
  socket.on("close", () => clearTimeout(cut));
}
