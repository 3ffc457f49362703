import { randomBytes, randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import type { ReadClientMessage } from "../../contracts/call-messages.ts";
import { audioFormat, callNumbers, voicePaths } from "../../contracts/call-numbers.ts";
import type { RecordLead } from "../leads/record-lead.ts";
import type { Log } from "../observe/log.ts";
import type { ReportError } from "../observe/report-error.ts";
import { createAllowance } from "../security/allowance.ts";
import { type LimitReached, limits } from "../security/limits.ts";
import { type AskedCall, type CallOpening, hashOf, recordCaller, settingOf } from "./ask-for-call.ts";
import type { CallMetrics } from "./call-metrics.ts";
import { type EmbeddedCall, type Line, startEmbeddedCall } from "./embedded-call.ts";
import { closeForGood, type GuardedLine, guardLine } from "./guard-line.ts";
import type { CallKeeper } from "./keep-call.ts";
import type { Mind } from "./mind.ts";
import type { Speech, SpeechStatus } from "./speech.ts";

const pingMs = 15_000;
const oneRejoinEveryMs = 10_000;

export type SpeechSource = { status(): SpeechStatus; speech(): Speech | undefined };

export type DeskParts = {
  calls: CallKeeper;
  recordLead: RecordLead;
  mind: Mind;
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
  setting: string;
  variables: Record<string, unknown>;
  timer?: NodeJS.Timeout;
  held?: EmbeddedCall;
  socket?: WebSocket;
  guarded?: GuardedLine;
  rejoins: number;
  mayRejoin(): boolean;
  /** Messages of a time without a line. */
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

  const isForVoice = ({ variables }: AskedCall) =>
    parts.speech.status() === "ready" && !isTypedOnly(variables);

  function reasonToRefuse(asked: AskedCall): "busy" | "too-many" | undefined {
    if (isForVoice(asked) ? isBusy() : booked.size - voiceCalls() >= limits.typedCalls.value) return "busy";
    const others = [...booked.values()].filter((call) => call.clientKey === asked.clientKey);
    return others.length >= limits.callsPerVisitor.value ? "too-many" : undefined;
  }

  async function open(asked: AskedCall): Promise<CallOpening> {
    const refusal = reasonToRefuse(asked);
    if (refusal) {
      metrics.refused(refusal);
      return { outcome: refusal };
    }
    const wantsVoice = isForVoice(asked);

    const id = randomUUID();
    const setting = settingOf(asked.variables);
    const call: Booked = {
      id,
      clientKey: asked.clientKey,
      usesVoice: wantsVoice,
      setting,
      variables: asked.variables,
      missed: [],
      rejoins: 0,
      mayRejoin: createAllowance(limits.rejoinsPerMinute.value, oneRejoinEveryMs, now),
    };
    booked.set(id, call);
    try {
      const callToken = randomBytes(32).toString("base64url");
      await calls.begin(
        {
          id,
          leadId: await recordCaller(parts.recordLead, asked, id, now()),
          type: asked.type,
          provider: "embedded",
          providerCallId: null,
          assistantId: parts.assistant.id,
          email: asked.email,
          setting,
          variables: asked.variables,
          tokenHash: hashOf(callToken),
        },
        now(),
      );
      const webCallUrl = awaitSocket(call);
      call.timer = setTimeout(() => {
        finish(call, calls.end(id, "customer-did-not-answer", now()));
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
            provider: "vapi.websocket",
            websocketCallUrl: webCallUrl,
            audioFormat,
            assistantVideoEnabled: false,
          },
          artifactPlan: { videoRecordingEnabled: false, recordingEnabled: false },
        },
      };
    } catch (error) {
      booked.delete(id);
      throw error;
    }
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
    held.lineIsBack();
  }

  function hold(call: Booked, socket: WebSocket) {
    follow(call, socket);
    keepSafely(calls.connect(call.id), call.id);
    call.held = startEmbeddedCall({
      line: lineOf(call),
      conversation: parts.mind.begin({
        now: new Date(now()),
        setting: call.setting,
        wallTime: typeof call.variables.now === "string" ? call.variables.now : undefined,
      }),
      speech: call.usesVoice ? parts.speech.speech() : undefined,
      assistant: parts.assistant,
      variableValues: call.variables,
      now,
      events: {
        ended({ endedReason, endedAt, report }) {
          finish(call, calls.end(call.id, endedReason, endedAt, report));
          metrics.ended(endedReason);
        },
        refusedMessage: metrics.refusedMessage,
        droppedSound: metrics.droppedSound,
        answered: (ms) => metrics.answered(call.usesVoice ? "voice" : "typed", ms / 1000),
        failed: (error) => parts.reportError(asError(error), { where: "call" }),
      },
    });
  }

  /** From now on the call is held over this socket. */
  function follow(call: Booked, socket: WebSocket) {
    call.socket = socket;
    const guarded = guardLine(socket, {
      now,
      reached: parts.reachedLimit,
      endCall: () => call.held?.hangUp("call.in-progress.error-over-limit"),
    });
    call.guarded = guarded;
    let isAlive = true;
    const pinging = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, pingMs);
    socket.on("pong", () => {
      isAlive = true;
    });
    socket.on("error", (error) => log.warn({ err: error, callId: call.id }, "A call's line had trouble"));
    socket.on("message", (data, isBinary) => {
      if (!guarded.admits(data, isBinary)) return;
      if (isBinary) call.held?.hearSound(data);
      else call.held?.hearText(data.toString());
    });
    socket.on("close", (code) => {
      clearInterval(pinging);
      if (call.socket !== socket || !booked.has(call.id)) return;
      if (code !== closedAbnormally) return call.held?.hangUp();
      call.held?.lineIsLost();
      call.timer = setTimeout(() => call.held?.hangUp(), callNumbers.resumeMs);
    });
  }

  function finish(call: Booked, kept: Promise<unknown>) {
    clearTimeout(call.timer);
    forgetKeys(call);
    booked.delete(call.id);
    keepSafely(kept, call.id);
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
    if (call.held) {
      call.held.hangUp(reason);
      return;
    }
    finish(call, calls.end(id, reason ?? "customer-ended-call", now()));
  }

  return {
    open,
    connect,
    hangUp,
    resume(id: string): string | "too-often" | undefined {
      const call = booked.get(id);
      if (!call?.held) return undefined;
      if (call.rejoins >= limits.rejoins.value || !call.mayRejoin()) {
        parts.reachedLimit("rejoins");
        return "too-often";
      }
      call.rejoins += 1;
      return awaitSocket(call);
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
      for (const call of [...booked.values()]) {
        hangUp(call.id, "call.in-progress.error-server-stopped");
        call.socket?.terminate();
      }
      await Promise.all(endings);
    },
  };
}

/** The call's line, over whichever socket it has; what is said without one is kept, as far as it is text. */
function lineOf(call: Booked): Line {
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

function isTypedOnly({ typedOnly }: Record<string, unknown>): boolean {
  return typedOnly === true || typedOnly === "true";
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
