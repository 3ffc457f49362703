import type { ServerMessage } from "../../../contracts/call-messages.ts";
import type { ConversationView } from "../../../contracts/conversation.ts";
import { applyChange } from "../../../contracts/conversation-change.ts";
import type { Setting } from "../../../contracts/report.ts";
import type { CallPhase, VoiceErrorCode } from "../../call/voice-call.ts";

export type CallKind = "typed" | "spoken";

/** What the page knows beside the conversation itself: how the two of them are connected. */
export type TalkState = {
  view: ConversationView;
  /** The server's whole conversation is here; until then only what the page starts with. */
  hasJoined: boolean;
  /** A change did not fit, so the whole is to be asked for. */
  isBehind: boolean;
  typed: CallPhase;
  spoken: CallPhase;
  agent: "listening" | "thinking" | "speaking";
  /** Typed and not yet part of the conversation. */
  unsent: readonly string[];
  /** What was typed could not be brought to the server. */
  isUnreachable: boolean;
  /** Typed and not taken by the server: to be put back into the box. */
  givenBack: readonly string[];
  /** The server did not take what was typed last. */
  isRefused: boolean;
  muted: boolean;
  soundIsBlocked: boolean;
  isAlmostOver: boolean;
  wireIsLost: boolean;
  video?: MediaStreamTrack | undefined;
  cameraIsOn: boolean;
  /** The call was recorded with the visitor's picture, for "what left your browser". */
  wasSeen: boolean;
  trouble?: VoiceErrorCode | undefined;
  endedReason?: string | undefined;
  callId?: string | undefined;
  callToken?: string | undefined;
  /** Both voices have been used, for "what left your browser". */
  hasSpoken: boolean;
};

export type TalkEvent =
  | { kind: "message"; message: ServerMessage }
  | { kind: "phase"; call: CallKind; phase: CallPhase }
  | { kind: "started"; call: CallKind; callId?: string; callToken?: string }
  | { kind: "ended"; call: CallKind; reason: string }
  | { kind: "typed"; text: string }
  | { kind: "put-back" }
  | { kind: "setting"; setting: Setting }
  | { kind: "failed"; call: CallKind; code: VoiceErrorCode }
  | { kind: "almost-over" }
  | { kind: "muted"; muted: boolean }
  | { kind: "sound"; isBlocked: boolean }
  | { kind: "wire"; isLost: boolean }
  | { kind: "video"; track: MediaStreamTrack | undefined }
  | { kind: "camera"; isOn: boolean }
  | { kind: "asked-again" };

/** What the page shows before the server has said anything. */
const emptyView: ConversationView = {
  revision: 0,
  setting: "nursing_home",
  settingFrom: "preset",
  lines: [],
  reports: [],
  current: 0,
  canUndo: false,
  isOver: false,
};

export const unbegun: TalkState = {
  view: emptyView,
  hasJoined: false,
  isBehind: false,
  typed: "idle",
  spoken: "idle",
  agent: "listening",
  unsent: [],
  isUnreachable: false,
  givenBack: [],
  isRefused: false,
  muted: false,
  soundIsBlocked: false,
  isAlmostOver: false,
  wireIsLost: false,
  cameraIsOn: false,
  wasSeen: false,
  hasSpoken: false,
};

/** Everything that can happen on the page, one event at a time. It draws what it is sent and thinks nothing. */
export function stepTalk(state: TalkState, event: TalkEvent): TalkState {
  switch (event.kind) {
    case "message":
      return heard(state, event.message);
    case "phase":
      return changePhase(state, event.call, event.phase);
    case "started": {
      const { callId, callToken, call } = event;
      return { ...state, callId, callToken, hasSpoken: state.hasSpoken || call === "spoken" };
    }
    case "ended":
      if (event.call === "typed") return state;
      return { ...state, endedReason: event.reason, agent: "listening", video: undefined };
    case "typed":
      return { ...state, unsent: [...state.unsent, event.text], isUnreachable: false, isRefused: false };
    case "put-back":
      return { ...state, givenBack: [] };
    case "setting":
      return { ...state, view: { ...state.view, setting: event.setting, settingFrom: "chosen" } };
    case "failed":
      if (event.call === "spoken") return { ...state, trouble: event.code };
      return { ...state, isUnreachable: state.unsent.length > 0 };
    case "almost-over":
      return { ...state, isAlmostOver: true };
    case "muted":
      return { ...state, muted: event.muted };
    case "sound":
      return { ...state, soundIsBlocked: event.isBlocked };
    case "wire":
      return { ...state, wireIsLost: event.isLost };
    case "video":
      return { ...state, video: event.track };
    case "camera":
      return { ...state, cameraIsOn: event.isOn, wasSeen: state.wasSeen || event.isOn };
    case "asked-again":
      return { ...state, isBehind: false };
  }
}

function changePhase(state: TalkState, call: CallKind, phase: CallPhase): TalkState {
  const next = {
    ...state,
    [call]: phase,
    ...(phase !== "in-call" && { wireIsLost: false }),
    // What a new call knows has first to be heard from it.
    ...(phase === "connecting" && { hasJoined: false, isBehind: false }),
  };
  if (call === "typed") return next;
  const fresh = { ...next, isAlmostOver: false, soundIsBlocked: phase === "in-call" && state.soundIsBlocked };
  return phase === "connecting" ? { ...fresh, trouble: undefined, endedReason: undefined } : fresh;
}

function heard(state: TalkState, message: ServerMessage): TalkState {
  switch (message.type) {
    case "conversation":
      return joined(state, message.view);
    case "conversation-changed": {
      const view = state.hasJoined ? applyChange(state.view, message.change) : undefined;
      return view ? show(state, view) : { ...state, isBehind: true };
    }
    case "speech-update":
      if (message.role === "assistant")
        return { ...state, agent: message.status === "started" ? "speaking" : "listening" };
      return { ...state, agent: message.status === "started" ? "listening" : "thinking" };
    case "user-interrupted":
      return { ...state, agent: "listening" };
    case "error":
      return message.typed === undefined ? state : refused(state, message.typed);
    default:
      return state;
  }
}

/** The same words may have been typed twice: those that came last are the ones not taken. */
function refused(state: TalkState, text: string): TalkState {
  const last = state.unsent.lastIndexOf(text);
  const rest = keepUnsent(state, (_, at) => at !== last);
  return { ...rest, givenBack: [...state.givenBack, text], isRefused: true };
}

/** When nothing waits any more, there is nothing left that could not be brought to the server. */
function keepUnsent(state: TalkState, stillWaits: (text: string, at: number) => boolean): TalkState {
  const unsent = state.unsent.filter(stillWaits);
  return { ...state, unsent, isUnreachable: state.isUnreachable && unsent.length > 0 };
}

/** A call that does not know of what went before has nothing to show in its place. */
function joined(state: TalkState, view: ConversationView): TalkState {
  if (!state.hasJoined && !knowsVisitor(view) && knowsVisitor(state.view)) return state;
  return show({ ...state, hasJoined: true, isBehind: false }, view);
}

export function knowsVisitor(view: ConversationView): boolean {
  return view.lines.some(({ who }) => who === "visitor");
}

function show(state: TalkState, view: ConversationView): TalkState {
  const fresh = view.lines.slice(state.view.lines.length).filter(({ who }) => who === "visitor");
  const seen = fresh.map(({ text }) => onOneLine(text));
  // Two incidents told in one breath come back as two lines.
  const together = seen.length > 1 ? seen.join(" ") : "";
  const isSeen = (text: string) => seen.includes(text) || together.includes(text);
  return { ...keepUnsent(state, (text) => !isSeen(onOneLine(text))), view };
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
