import type { EndOfCallReport, ServerMessage } from "../../contracts/call-messages.ts";
import { callNumbers } from "../../contracts/call-numbers.ts";
import type { CallPhase, StopReason, VoiceCallEvents, VoiceError } from "./voice-call.ts";

/** How long a call that the server has ended stays on the wire for its report. */
const reportWaitMs = 2_000;

export type CallState = {
  phase: CallPhase;
  callId?: string;
  /** When connecting is given up, and, while something with its own clock is waited for, how much time is left then. */
  connectBy?: number;
  connectLeftMs?: number;
  /** When the assistant, heard before, counts as silent. */
  silentBy?: number;
  assistantIsLoud?: boolean;
  visitorHeardAt?: number;
  visitorStoppedAt?: number;
  turns: number;
  /** Why the server says that the call is over. */
  endedReason?: string;
  report?: EndOfCallReport;
  leaveBy?: number;
};

export type CallEvent =
  | { kind: "start-asked"; connectTimeoutMs?: number }
  /** The visitor is asked for the microphone, or the provider's script is loaded: neither counts as connecting. */
  | { kind: "wait-began" }
  | { kind: "wait-ended" }
  | { kind: "call-created"; callId: string }
  | { kind: "assistant-listened" }
  | { kind: "assistant-heard"; level: number }
  | { kind: "visitor-heard"; level: number; loudAt?: number }
  | { kind: "message-came"; message: ServerMessage }
  | { kind: "wire-closed" }
  | { kind: "failed"; error: VoiceError }
  | { kind: "stop-asked"; reason: StopReason }
  | { kind: "time-passed" };

type Emission = {
  [Event in keyof VoiceCallEvents]: {
    kind: "emit";
    event: Event;
    with: Parameters<VoiceCallEvents[Event]>;
  };
}[keyof VoiceCallEvents];

/** `connect` starts an attempt; `let-go` ends it and frees all it holds, telling the server if it cannot know. */
export type CallAction = Emission | { kind: "connect" } | { kind: "let-go"; tellServer: boolean };

type Step = [next: CallState, actions: CallAction[]];

export const idleCall: CallState = { phase: "idle", turns: 0 };

/** Messages that are still of use when the visitor has hung up. */
const lastWords: ReadonlySet<string> = new Set([
  "end-of-call-report",
  "conversation-update",
  "tool-calls",
  "conversation",
  "conversation-changed",
]);

/** The whole life of a call, to the number. What it returns is done in order by whoever carries it. */
export function stepCall(state: CallState, event: CallEvent, now: number): Step {
  if (event.kind === "start-asked") return start(state, event.connectTimeoutMs, now);
  if (state.phase === "idle") return afterwards(state, event);

  switch (event.kind) {
    case "wait-began":
      return [pauseWatchdog(state, now), []];
    case "wait-ended":
      return [resumeWatchdog(state, now), []];
    case "call-created":
      return [{ ...state, callId: event.callId }, []];
    case "assistant-listened":
      return beginTalking(state);
    case "assistant-heard":
      return state.phase === "in-call" ? hearAssistant(state, event.level, now) : [state, []];
    case "visitor-heard":
      return hearVisitor(state, event);
    case "message-came":
      return readMessage(state, event.message, now);
    case "wire-closed":
      return wireClosed(state);
    case "failed":
      return fail(state, event.error);
    case "stop-asked":
      return stop(state, event.reason);
    case "time-passed":
      return checkTimes(state, now);
  }
}

/** When `time-passed` is next of interest. */
export function nextWake(state: CallState): number | undefined {
  const times = [state.connectBy, state.silentBy, state.leaveBy].filter((time) => time !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** A level as a share of full volume. */
export function volumeOf(level: number): number {
  return Math.min(1, level / callNumbers.fullVolumeLevel);
}

function start(state: CallState, connectTimeoutMs: number = callNumbers.connectTimeoutMs, now: number): Step {
  if (state.phase !== "idle") return [state, []];
  return [
    { phase: "connecting", turns: 0, connectBy: now + connectTimeoutMs },
    [emit("phase", "connecting"), { kind: "connect" }],
  ];
}

function afterwards(state: CallState, event: CallEvent): Step {
  if (event.kind !== "message-came" || !lastWords.has(event.message.type)) return [state, []];
  return [state, [emit("message", event.message)]];
}

function pauseWatchdog(state: CallState, now: number): CallState {
  if (state.connectBy === undefined) return state;
  return { ...state, connectBy: undefined, connectLeftMs: state.connectBy - now };
}

function resumeWatchdog(state: CallState, now: number): CallState {
  if (state.connectLeftMs === undefined) return state;
  return { ...state, connectBy: now + state.connectLeftMs, connectLeftMs: undefined };
}

function beginTalking(state: CallState): Step {
  if (state.phase !== "connecting") return [state, []];
  return [
    { ...state, phase: "in-call", connectBy: undefined, connectLeftMs: undefined },
    [emit("phase", "in-call"), emit("call-start", { callId: state.callId })],
  ];
}

function hearAssistant(state: CallState, level: number, now: number): Step {
  const actions: CallAction[] = [emit("volume-level", volumeOf(level))];
  if (level <= callNumbers.speechLevel) return [{ ...state, assistantIsLoud: false }, actions];

  const next = { ...state, assistantIsLoud: true, silentBy: now + callNumbers.speechEndMs };
  if (state.silentBy === undefined) actions.push(emit("speech-start"));
  if (state.visitorStoppedAt === undefined) return [next, actions];

  const turns = state.turns + 1;
  actions.push(emit("latency", { turn: turns, ms: now - state.visitorStoppedAt }));
  return [{ ...next, turns, visitorStoppedAt: undefined }, actions];
}

function hearVisitor(state: CallState, { level, loudAt }: { level: number; loudAt?: number }): Step {
  const actions = [emit("local-volume-level", volumeOf(level))];
  return [loudAt === undefined ? state : { ...state, visitorHeardAt: loudAt }, actions];
}

function readMessage(state: CallState, message: ServerMessage, now: number): Step {
  const actions = [emit("message", message)];
  if (message.type === "speech-update" && message.role === "user") {
    return [{ ...state, visitorStoppedAt: turnEnd(state, message.status, now) }, actions];
  }
  if (message.type === "end-of-call-report") {
    const told = { ...state, report: message, endedReason: message.endedReason };
    return state.phase === "in-call" ? end(told, actions) : [told, actions];
  }
  if (message.type === "status-update" && message.status === "ended") {
    const endedReason = message.endedReason ?? "customer-ended-call";
    return [{ ...state, endedReason, leaveBy: now + reportWaitMs }, actions];
  }
  return [state, actions];
}

/**
 * The visitor's turn ends with the last sound of theirs; the server can only say so later. While the assistant
 * talks on, there is no turn to measure.
 */
function turnEnd(state: CallState, status: "started" | "stopped", now: number): number | undefined {
  if (status === "started" || state.assistantIsLoud) return undefined;
  return Math.min(now, state.visitorHeardAt ?? now);
}

function wireClosed(state: CallState): Step {
  if (state.phase === "in-call") return end(state, []);
  return fail(state, { code: "provider", fatal: true, message: "The call ended before it began." });
}

function fail(state: CallState, error: VoiceError): Step {
  if (!error.fatal) return [state, [emit("error", error)]];
  if (state.phase === "in-call" && (error.code === "ejected" || state.endedReason)) return end(state, []);

  const actions = [emit("error", error)];
  if (state.phase === "connecting") return giveUp(actions);
  return end(state, actions, true);
}

function stop(state: CallState, reason: StopReason): Step {
  if (state.phase === "connecting") return giveUp([]);
  return end(state, [], reason === "unload");
}

function giveUp(actions: CallAction[]): Step {
  return [idleCall, [...actions, { kind: "let-go", tellServer: true }, emit("phase", "idle")]];
}

function end(state: CallState, before: CallAction[], tellServer = false): Step {
  const serverKnows = state.leaveBy !== undefined || state.report !== undefined;
  const endedReason = state.endedReason ?? "customer-ended-call";
  const actions: CallAction[] = [
    ...before,
    { kind: "let-go", tellServer: tellServer && !serverKnows },
    emit("volume-level", 0),
    emit("local-volume-level", 0),
    emit("phase", "idle"),
    emit("call-end", { endedReason, report: state.report }),
  ];
  if (!serverKnows) actions.push(emit("message", { type: "status-update", status: "ended", endedReason }));
  return [{ ...idleCall, callId: state.callId }, actions];
}

function checkTimes(state: CallState, now: number): Step {
  if (isDue(state.connectBy, now)) {
    return fail(state, { code: "connect-timeout", fatal: true, message: "The call did not begin in time." });
  }
  if (isDue(state.leaveBy, now)) return wireClosed(state);
  if (isDue(state.silentBy, now)) return [{ ...state, silentBy: undefined }, [emit("speech-end")]];
  return [state, []];
}

function isDue(time: number | undefined, now: number): boolean {
  return time !== undefined && now >= time;
}

function emit<Event extends keyof VoiceCallEvents>(
  event: Event,
  ...values: Parameters<VoiceCallEvents[Event]>
): CallAction {
  return { kind: "emit", event, with: values } as CallAction;
}
