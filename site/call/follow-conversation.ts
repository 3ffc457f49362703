import { type ClientMessage, readServerText, type ServerMessage } from "../../contracts/call-messages.ts";
import { socketUrl } from "./socket-url.ts";

export type FollowedConversation = { send(message: ClientMessage): void; close(): void };

/** A hosted voice carries sound only: our own server sends the conversation beside it, over a socket of its own. */
export function followConversation(
  address: string,
  messageCame: (message: ServerMessage) => void,
): FollowedConversation {
  const waiting: string[] = [];
  const socket = new WebSocket(socketUrl(address));
  socket.onopen = () => {
    for (const text of waiting.splice(0)) socket.send(text);
  };
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = typeof data === "string" ? readServerText(data) : undefined;
    if (typeof message === "object") messageCame(message);
  };
  return {
    send(message) {
      const text = JSON.stringify(message);
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      else waiting.push(text);
    },
    close: () => socket.close(1000),
  };
}
