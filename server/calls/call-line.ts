import { WebSocket } from "ws";
import { limits } from "../security/limits.ts";
import type { Line } from "./call-parts.ts";
import { closeForGood, type GuardedLine } from "./guard-line.ts";

type OnLine = {
  socket?: WebSocket;
  guarded?: GuardedLine;
  /** Messages of a time without a line. */
  missed: string[];
};

/** The call's line, over whichever socket it has; what is said without one is kept, as far as it is text. */
export function lineOf(call: OnLine): Line {
  return {
    send: (data) => {
      if (call.socket?.readyState === WebSocket.OPEN) call.guarded?.send(data);
      else if (typeof data === "string") call.missed.push(data);
      if (call.missed.length > limits.missedMessages.value) call.missed.shift();
    },
    waitingBytes: () => call.socket?.bufferedAmount ?? 0,
    close: (code, reason) => {
      call.socket?.close(code, reason);
      if (call.socket) closeForGood(call.socket);
    },
  };
}
