import type { Page } from "@playwright/test";
import type { ConversationMessage } from "../../contracts/call-messages.ts";
import type { ConversationView, PageEvent } from "../../contracts/conversation.ts";
import { applyChange } from "../../contracts/conversation-change.ts";

/** Another page of a call: it has what the server sends over a socket of its own, and nothing else. */
export async function joinOn(page: Page, webCallUrl: string) {
  let view: ConversationView | undefined;
  await page.exposeFunction("received", (text: string) => {
    const message = JSON.parse(text) as ConversationMessage;
    if (message.type === "conversation") view = message.view;
    else if (message.type === "conversation-changed" && view) view = applyChange(view, message.change);
  });
  await page.goto("/talk");
  await page.evaluate((address) => {
    const url = new URL(address, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    const { received } = window as unknown as { received(text: string): void };
    socket.onmessage = ({ data }) => received(data);
    Object.assign(window, { joined: socket });
    return new Promise((resolve) => {
      socket.onopen = resolve;
    });
  }, webCallUrl);
  return {
    speakers: () => view?.lines.map(({ who }) => who),
    room: () => view?.reports[0]?.resident?.room?.value,
    send: (event: PageEvent) =>
      page.evaluate(
        (text) => {
          (window as unknown as { joined: WebSocket }).joined.send(text);
        },
        JSON.stringify({ type: "converse", event }),
      ),
  };
}
