/// <reference path="../ws.d.ts" />
import { WebSocket } from "ws";
import { demoAssistantId } from "../../../contracts/call-numbers.ts";
import type { WebCallRequest } from "../../../contracts/calls.ts";
import type { ConversationChange, ConversationView } from "../../../contracts/conversation.ts";
import { applyChange } from "../../../contracts/conversation-change.ts";

type Json = Record<string, unknown>;

/** The request of the demo page: the fixed assistant, and the visitor's email as a variable. */
export function demoCallRequest(email: string, variableValues: Record<string, string> = {}): WebCallRequest {
  return {
    assistantId: demoAssistantId,
    assistantOverrides: { variableValues: { ...variableValues, email } },
  };
}

/** What a visitor's page does to get a call, over real HTTP. */
export function visitor(
  url: string,
  email = "ana@example.com",
  { origin = url, address = "" }: { origin?: string; address?: string } = {},
) {
  const post = (path: string, body: unknown, token?: string) =>
    fetch(url + path, {
      method: "POST",
      headers: {
        origin,
        "content-type": "application/json",
        // Believed by a server that trusts us as its proxy.
        ...(address && { "x-forwarded-for": address }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const newToken = async () => {
    const caller = email === "" ? {} : { email };
    const answer = (await (await post("/voice/session", caller)).json()) as { token: string };
    return answer.token;
  };
  return {
    post,
    newToken,
    openCall: async (variables: Record<string, string> = {}) =>
      post("/voice/call/web", demoCallRequest(email, variables), await newToken()),
    get: (path: string, token: string) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } }),
  };
}

/** A call's socket that remembers everything and can wait for a message. */
export async function joinCall(url: string, path: string, origin = url) {
  const socket = new WebSocket(url.replace("http", "ws") + path, { origin });
  const texts: string[] = [];
  const frames: Buffer[] = [];
  const listeners = new Set<() => void>();
  let closedWith: number | undefined;
  socket.on("message", (data, isBinary) => {
    if (isBinary) frames.push(data);
    else texts.push(data.toString());
    for (const listener of listeners) listener();
  });
  socket.on("close", (code) => {
    closedWith = code;
    for (const listener of listeners) listener();
  });
  await new Promise<void>((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });

  const messages = () =>
    texts.filter((text) => text !== "listening").map((text) => JSON.parse(text) as Json & { type: string });

  /** The conversation as a page draws it: the snapshot it got last, and the changes since. */
  function view(): ConversationView | undefined {
    let shown: ConversationView | undefined;
    for (const message of messages()) {
      if (message.type === "conversation") shown = message.view as ConversationView;
      if (message.type !== "conversation-changed" || !shown) continue;
      shown = applyChange(shown, message.change as ConversationChange);
      if (!shown) throw new Error("A change does not follow what the page has");
    }
    return shown;
  }

  async function until<T>(look: () => T | undefined | false, patienceMs = 30_000): Promise<T> {
    const found = look();
    if (found) return found;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`Never came; got ${texts.map((text) => text.slice(0, 80)).join("\n")}`)),
        patienceMs,
      );
      const check = () => {
        const seen = look();
        if (!seen) return;
        clearTimeout(timer);
        listeners.delete(check);
        resolve(seen);
      };
      listeners.add(check);
    });
  }

  return {
    socket,
    frames,
    messages,
    view,
    until,
    send: (message: unknown) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    type: (content: string) => socket.send(JSON.stringify({ type: "add-message", message: { role: "user", content } })),
    /** What the agent has said to its end, or to where it was interrupted. */
    agentTurns: () =>
      messages().filter(({ transcriptType, role }) => transcriptType === "final" && role === "assistant"),
    closed: () => until(() => closedWith),
  };
}
