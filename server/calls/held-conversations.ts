import { randomBytes } from "node:crypto";
import { WebSocket } from "ws";
import type { State } from "../../assistant/converse/state.ts";
import { readClientText } from "../../contracts/call-messages.ts";
import { bareTexts, voicePaths } from "../../contracts/call-numbers.ts";
import type { PageEvent } from "../../contracts/conversation.ts";
import { readPageEvent } from "../../contracts/read-page-event.ts";
import type { ReportError } from "../observe/report-error.ts";
import { createAllowance } from "../security/allowance.ts";
import { type LimitReached, limits } from "../security/limits.ts";
import { closeForGood, guardSocket } from "./guard-socket.ts";
import { keepAlive } from "./keep-alive.ts";
import { messageAllowance } from "./message-allowance.ts";
import type { Circumstances, Conversation, Findings, Mind } from "./mind.ts";
import { refusalMessage } from "./refuse.ts";
import { showConversation } from "./show-conversation.ts";

const onePageEveryMs = 10_000;

type Parts = {
  mind: Mind;
  /** Keeps what the visitor changed after the end of a call. */
  keep(id: string, findings: Findings): Promise<unknown>;
  reachedLimit: LimitReached;
  reportError: ReportError;
  now(): number;
};

type Held = {
  id: string;
  conversation: Conversation;
  /** What a page did goes to the call as long as it is on. */
  obey: ((event: PageEvent) => void) | undefined;
  pages: Set<WebSocket>;
  mayOpenPage(): boolean;
  /** One for all its pages: a new page is no new allowance. */
  isAllowed: ReturnType<typeof messageAllowance>;
  lingering?: NodeJS.Timeout;
};

export type HeldConversations = ReturnType<typeof holdConversations>;

/** Every conversation of this process, by its call, with the pages that look at it beside the call's own wire. */
export function holdConversations({ mind, ...parts }: Parts) {
  const held = new Map<string, Held>();
  const waiting = new Map<string, Held>();
  const keeping = new Set<Promise<unknown>>();

  function join(call: Held, socket: WebSocket) {
    const guarded = guardSocket(socket, {
      now: parts.now,
      reached: parts.reachedLimit,
      endCall: () => undefined,
    });
    call.pages.add(socket);
    keepAlive(socket);
    const hide = showConversation(call.conversation, (text) => {
      if (socket.readyState === WebSocket.OPEN) guarded.send(text);
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      hide();
      call.pages.delete(socket);
    });
    socket.on("message", (data, isBinary) => {
      if (isBinary || !guarded.admits(data, isBinary)) return;
      const message = readClientText(data.toString());
      if (message === bareTexts.playable) return;
      if (message?.type !== "converse") return refuse(400, "A page beside a call sends what was done on it.");
      const { event } = message;
      if (!call.isAllowed(message)) return refuse(429, "This is more than fits into a call.", event);
      const read = readPageEvent(event);
      if ("fault" in read) return refuse(400, read.fault, event);
      if (call.obey) call.obey(read.event);
      else putRight(call, read.event);
    });

    function refuse(statusCode: number, message: string, done?: PageEvent) {
      guarded.send(refusalMessage(statusCode, message, done));
    }
  }

  /** After its end a call hears no more words, but its report can be changed by hand, and is kept as it then is. */
  function putRight({ id, conversation }: Held, event: PageEvent) {
    if (event.kind === "typed" || event.kind === "ended" || event.kind === "started-over") return;
    const kept = conversation
      .obey(event)
      .then(() => parts.keep(id, conversation.findings()))
      .catch((error) => parts.reportError(error, { where: "conversation" }))
      .finally(() => keeping.delete(kept));
    keeping.add(kept);
  }

  function forget(call: Held) {
    clearTimeout(call.lingering);
    held.delete(call.id);
    for (const [key, other] of waiting) if (other === call) waiting.delete(key);
    for (const page of call.pages) {
      page.close(1000, "The conversation is over.");
      closeForGood(page);
    }
  }

  return {
    hold(circumstances: Circumstances, obey?: (event: PageEvent) => void): Conversation {
      const { id } = circumstances;
      const conversation = mind.begin(circumstances);
      held.set(id, {
        ...{ id, conversation, obey, pages: new Set() },
        mayOpenPage: createAllowance(limits.pagesAtOnce.value, onePageEveryMs, parts.now),
        isAllowed: messageAllowance(parts.now, parts.reachedLimit),
      });
      return conversation;
    },
    /** All that is known in a conversation, once what was told so far has happened. */
    async stateOf(id = ""): Promise<State | undefined> {
      const conversation = held.get(id)?.conversation;
      await conversation?.settled();
      return conversation?.findings().state;
    },
    find: (id: string): Conversation | undefined => held.get(id)?.conversation,
    /** The address at which one more page of this call is taken, once; none when the call is not here. */
    awaitPage(id: string): string | "too-often" | undefined {
      const call = held.get(id);
      if (!call) return undefined;
      const expected = [...waiting.values()].filter((other) => other === call).length;
      const isFull = call.pages.size + expected >= limits.pagesPerCall.value;
      if (isFull || !call.mayOpenPage()) {
        parts.reachedLimit(isFull ? "pagesPerCall" : "pagesAtOnce");
        return "too-often";
      }
      const key = randomBytes(24).toString("base64url");
      waiting.set(key, call);
      setTimeout(() => waiting.delete(key), limits.joinMs.value).unref();
      return voicePaths.transport(key);
    },
    connect(key: string, accept: (joined: (socket: WebSocket) => void) => void): boolean {
      const call = waiting.get(key);
      if (!call) return false;
      accept((socket) => {
        waiting.delete(key);
        join(call, socket);
      });
      return true;
    },
    /** The call is over. One that is kept can be put right for a while; any other is forgotten at once. */
    end(id: string, isKept: boolean) {
      const call = held.get(id);
      if (!call) return;
      call.obey = undefined;
      if (!isKept) return forget(call);
      call.lingering ??= setTimeout(() => forget(call), limits.putRightMs.value);
    },
    async close() {
      for (const call of [...held.values()]) forget(call);
      await Promise.all(keeping);
    },
  };
}
