import { WebSocket } from "ws";
import { limits } from "../security/limits.ts";
import type { Wire } from "./call-parts.ts";
import { closeForGood, type GuardedSocket } from "./guard-socket.ts";

type OnWire = {
  socket?: WebSocket;
  guarded?: GuardedSocket;
  /** Messages of a time without a wire. */
  missed: string[];
};

/** The call's wire, over whichever socket it has; what is said without one is kept, as far as it is text. */
export function wireOf(call: OnWire): Wire {
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
