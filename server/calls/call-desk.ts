import { randomBytes, randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import type { State } from "../../assistant/converse/state.ts";
import type { ReadClientMessage } from "../../contracts/call-messages.ts";
import { audioFormat, callNumbers, voicePaths } from "../../contracts/call-numbers.ts";
import { socketTransport } from "../../contracts/hosted-voice.ts";
import type { RecordLead } from "../leads/record-lead.ts";
import type { Log } from "../observe/log.ts";
import type { ReportError } from "../observe/report-error.ts";
import { createAllowance } from "../security/allowance.ts";
import { type LimitReached, limits } from "../security/limits.ts";
import { type AskedCall, type CallOpening, hashOf, isKept, isTyped, recordCaller, settingOf } from "./ask-for-call.ts";
import type { CallMetrics } from "./call-metrics.ts";
import { wireOf } from "./call-wire.ts";
import { type EmbeddedCall, startEmbeddedCall } from "./embedded-call.ts";
import { type GuardedSocket, guardSocket } from "./guard-socket.ts";
import type { HeldConversations } from "./held-conversations.ts";
import { keepAlive } from "./keep-alive.ts";
import type { CallKeeper } from "./keep-call.ts";
import type { Consented } from "./session-token.ts";
import { showConversation } from "./show-conversation.ts";
import type { Speech, SpeechStatus } from "./speech.ts";

const oneRejoinEveryMs = 10_000;

export type SpeechSource = { status(): SpeechStatus; speech(): Speech | undefined };

type DeskParts = {
  calls: CallKeeper;
  recordLead: RecordLead;
  conversations: HeldConversations;
  speech: SpeechSource;
  maxVoiceCalls: number;
  assistant: { id: string; name: string };
  metrics: CallMetrics;
  reachedLimit: LimitReached;
  log: Log;
  reportError: ReportError;
  now(): number;
};

type Booked = {
  id: string;
  clientKey: string;
  usesVoice: boolean;
  asked: AskedCall;
  /** Whoever gave no address is forgotten at the end. */
  isKept: boolean;
  /** What was known in the call before this one. */
  from: State | undefined;
  tokenHash: string;
  timer?: NodeJS.Timeout;
  held?: EmbeddedCall;
  socket?: WebSocket;
  guarded?: GuardedSocket;
  rejoins: number;
  mayRejoin(): boolean;
  /** Messages of a time without a wire. */
  missed: string[];
};

/** A socket that closed without a word: the network went away, and the visitor did not mean to. */
const closedAbnormally = 1006;

export type CallDesk = ReturnType<typeof openCallDesk>;

/** Every call this process holds, from the asking to the end. */
export function openCallDesk(parts: DeskParts) {
  const { calls, metrics, log, now } = parts;
  const booked = new Map<string, Booked>();
  const waiting = new Map<string, Booked>();
  const endings = new Set<Promise<unknown>>();

  const voiceCalls = () => [...booked.values()].filter((call) => call.usesVoice).length;
  const isBusy = () => voiceCalls() >= parts.maxVoiceCalls;

  const isForVoice = (asked: AskedCall) => parts.speech.status() === "ready" && !isTyped(asked);

  function reasonToRefuse(asked: AskedCall): "busy" | "too-many" | undefined {
    if (isForVoice(asked) && isBusy()) return "busy";
    if (!isForVoice(asked) && booked.size - voiceCalls() >= limits.typedCalls.value) {
      parts.reachedLimit("typedCalls");
      return "busy";
    }
    const others = [...booked.values()].filter((call) => call.clientKey === asked.clientKey);
    if (others.length < limits.callsPerVisitor.value) return undefined;
    parts.reachedLimit("callsPerVisitor");
    return "too-many";
  }

  async function open(asked: AskedCall): Promise<CallOpening> {
    const refusal = reasonToRefuse(asked);
    if (refusal) {
      metrics.refused(refusal);
      return { outcome: refusal };
    }
    const wantsVoice = isForVoice(asked);

    const id = randomUUID();
    const callToken = randomBytes(32).toString("base64url");
    const call: Booked = {
      id,
      clientKey: asked.clientKey,
      usesVoice: wantsVoice,
      asked,
      isKept: isKept(asked),
      from: await parts.conversations.stateOf(asked.continues),
      tokenHash: hashOf(callToken),
      missed: [],
      rejoins: 0,
      mayRejoin: createAllowance(limits.rejoinsPerMinute.value, oneRejoinEveryMs, now),
    };
    booked.set(id, call);
    try {
      if (call.isKept) await begin(call);
      const webCallUrl = awaitSocket(call);
      call.timer = setTimeout(() => {
        finish(call, keepEnd(call, "customer-did-not-answer"));
        metrics.ended("customer-did-not-answer");
      }, limits.joinMs.value);
      metrics.began(wantsVoice ? "voice" : "typed");
      return {
        outcome: "opened",
        call: {
          id,
          callToken,
          webCallUrl,
          transport: {
            provider: socketTransport,
            websocketCallUrl: webCallUrl,
            audioFormat,
            assistantVideoEnabled: false,
          },
          artifactPlan: { videoRecordingEnabled: false, recordingEnabled: false },
          ...(call.from && asked.continues && { continues: asked.continues }),
        },
      };
    } catch (error) {
      booked.delete(id);
      throw error;
    }
  }

  async function begin({ id, tokenHash, asked }: Booked) {
    const { variables } = asked;
    await calls.begin(
      {
        id,
        leadId: await recordCaller(parts.recordLead, asked, id, now()),
        type: asked.type,
        provider: "embedded",
        providerCallId: null,
        assistantId: parts.assistant.id,
        email: asked.email,
        setting: settingOf(variables),
        variables,
        tokenHash,
      },
      now(),
    );
  }

  async function keepEnd(call: Booked, reason: string): Promise<void> {
    if (call.isKept) await calls.end(call.id, reason, now());
  }

  /** The address at which the call's next socket is taken, once. */
  function awaitSocket(call: Booked): string {
    const transportKey = randomBytes(24).toString("base64url");
    forgetKeys(call);
    waiting.set(transportKey, call);
    return voicePaths.transport(transportKey);
  }

  function forgetKeys(call: Booked) {
    for (const [key, other] of waiting) if (other === call) waiting.delete(key);
  }

  /** Puts a visitor's socket through to the call that its key names. A key works once; a spoilt try leaves it. */
  function connect(transportKey: string, accept: (joined: (socket: WebSocket) => void) => void): boolean {
    const call = waiting.get(transportKey);
    if (!call) return false;
    accept((socket) => {
      waiting.delete(transportKey);
      clearTimeout(call.timer);
      if (call.held) rejoin(call, call.held, socket);
      else hold(call, socket);
    });
    return true;
  }

  function rejoin(call: Booked, held: EmbeddedCall, socket: WebSocket) {
    call.socket?.terminate();
    follow(call, socket);
    for (const text of call.missed.splice(0)) call.guarded?.send(text);
    show(call, socket);
    held.wireIsBack();
  }

  function hold(call: Booked, socket: WebSocket) {
    follow(call, socket);
    if (call.isKept) keepSafely(calls.connect(call.id), call.id);
    const { variables } = call.asked;
    const conversation = parts.conversations.hold(
      {
        id: call.id,
        now: new Date(now()),
        ...(typeof variables.setting === "string" && { setting: variables.setting }),
        wallTime: typeof variables.now === "string" ? variables.now : undefined,
        from: call.from,
      },
      (event) => call.held?.obey({ type: "converse", event }),
    );
    call.held = startEmbeddedCall({
      wire: wireOf(call),
      conversation,
      speech: call.usesVoice ? parts.speech.speech() : undefined,
      assistant: parts.assistant,
      variableValues: variables,
      goesOn: call.from !== undefined,
      now,
      events: {
        ended({ endedReason, endedAt, report, findings }) {
          finish(
            call,
            call.isKept ? calls.end(call.id, endedReason, endedAt, findings && { report, findings }) : undefined,
          );
          metrics.ended(endedReason);
        },
        refusedMessage: metrics.refusedMessage,
        reachedLimit: parts.reachedLimit,
        droppedSound: metrics.droppedSound,
        answered: (ms) => metrics.answered(call.usesVoice ? "voice" : "typed", ms / 1000),
        failed: (error) => parts.reportError(asError(error), { where: "call" }),
      },
    });
    show(call, socket);
  }

  /** All of the conversation over this socket, and what changes as long as it is the call's own. */
  function show(call: Booked, socket: WebSocket) {
    const conversation = parts.conversations.find(call.id);
    const { guarded } = call;
    if (!conversation || !guarded) return;
    const hide = showConversation(conversation, (text) => {
      if (socket.readyState === WebSocket.OPEN) guarded.send(text);
    });
    socket.on("close", hide);
  }

  /** From now on the call is held over this socket. */
  function follow(call: Booked, socket: WebSocket) {
    call.socket = socket;
    const guarded = guardSocket(socket, {
      now,
      reached: parts.reachedLimit,
      endCall: () => call.held?.hangUp("call.in-progress.error-over-limit"),
    });
    call.guarded = guarded;
    keepAlive(socket);
    socket.on("error", (error) => log.warn({ err: error, callId: call.id }, "A call's wire had trouble"));
    socket.on("message", (data, isBinary) => {
      if (!guarded.admits(data, isBinary)) return;
      if (isBinary) call.held?.hearSound(data);
      else call.held?.hearText(data.toString());
    });
    socket.on("close", (code) => {
      if (call.socket !== socket || !booked.has(call.id)) return;
      if (code !== closedAbnormally) return call.held?.hangUp();
      call.held?.wireIsLost();
      call.timer = setTimeout(() => call.held?.hangUp(), callNumbers.resumeMs);
    });
  }

  function finish(call: Booked, kept: Promise<unknown> | undefined) {
    clearTimeout(call.timer);
    forgetKeys(call);
    booked.delete(call.id);
    if (kept) keepSafely(kept, call.id);
    parts.conversations.end(call.id, call.isKept);
  }

  /** The visitor has their report already; a store that is down must not take it from them. */
  function keepSafely(kept: Promise<unknown>, callId: string) {
    const noted = kept
      .catch((error) => log.error({ err: error, callId }, "A call could not be kept"))
      .finally(() => endings.delete(noted));
    endings.add(noted);
  }

  /** Ends a call that is on, or will not be joined any more; ending twice is no mistake. */
  function hangUp(id: string, reason?: string): void {
    const call = booked.get(id);
    if (!call) return;
    if (call.held) keepSafely(call.held.hangUp(reason), id);
    else finish(call, keepEnd(call, reason ?? "customer-ended-call"));
  }

  return {
    open,
    connect,
    hangUp,
    resume(id: string): string | "too-often" | undefined {
      const call = booked.get(id);
      if (!call?.held) return undefined;
      const isSpent = call.rejoins >= limits.rejoins.value;
      if (isSpent || !call.mayRejoin()) {
        parts.reachedLimit(isSpent ? "rejoins" : "rejoinsPerMinute");
        return "too-often";
      }
      call.rejoins += 1;
      return awaitSocket(call);
    },
    /** For calls that are in no store; a kept one has it in its row. */
    tokenHashOf: (id: string): string | undefined => booked.get(id)?.tokenHash,
    /** A call that was to be forgotten becomes that of whoever gives an address for its report. */
    async keepFor(id: string, email: string, consented: Consented): Promise<boolean> {
      const call = booked.get(id);
      if (!call || call.isKept) return false;
      const asked = { ...call.asked, email, consented };
      await begin({ ...call, asked });
      Object.assign(call, { asked, isKept: true });
      return calls.connect(id);
    },
    /** Keeps what is known of a call that is still on, so that it can be mailed. */
    async keepNow(id: string): Promise<void> {
      const conversation = booked.get(id)?.isKept ? parts.conversations.find(id) : undefined;
      if (!conversation) return;
      await conversation.settled();
      await calls.keepFindings(id, conversation.findings());
    },
    status: (): SpeechStatus | "busy" => {
      const status = parts.speech.status();
      return status === "ready" && isBusy() ? "busy" : status;
    },
    /** False when the call is not on. */
    control(id: string, message: ReadClientMessage): boolean {
      const held = booked.get(id)?.held;
      held?.obey(message);
      return held !== undefined;
    },
    liveCalls: () => booked.size,
    async close() {
      const open = [...booked.values()];
      for (const call of open) {
        hangUp(call.id, "call.in-progress.error-server-stopped");
      }
      while (endings.size > 0) await Promise.all(endings);
      for (const call of open) call.socket?.terminate();
    },
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
