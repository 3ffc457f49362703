import { useEffect, useMemo, useReducer, useRef } from "react";
import {
  beginConversation,
  type Conversation,
  hear,
  nextTurn,
  reply,
  reportOf,
} from "../../../assistant/converse/conversation.ts";
import { correction } from "../../../assistant/converse/correction.ts";
import type { QuestionPath } from "../../../assistant/converse/question-paths.ts";
import type { ServerMessage } from "../../../contracts/call-messages.ts";
import type { Setting } from "../../../contracts/report.ts";
import { createVoiceCall } from "../../call/create-voice-call.ts";
import type { Phase, VoiceCall, VoiceError } from "../../call/voice-call.ts";

export type AgentState = "listening" | "thinking" | "speaking";

export type Line = {
  id: number;
  who: "visitor" | "assistant";
  text: string;
  typed?: boolean;
  /** Still being heard. */
  partial?: boolean;
  interrupted?: boolean;
  latencyMs?: number;
};

export type Demo = {
  phase: Phase;
  agent: AgentState;
  lines: readonly Line[];
  conversation: Conversation;
  muted: boolean;
  volume: { visitor: number; assistant: number };
  callId?: string | undefined;
  callToken?: string | undefined;
  hasEnded: boolean;
  trouble?: VoiceError["code"] | undefined;
};

type Event =
  | { kind: "phase"; phase: Phase }
  | { kind: "started"; callId?: string | undefined; callToken?: string | undefined }
  | { kind: "ended" }
  | { kind: "message"; message: ServerMessage }
  | { kind: "typed"; text: string; answeredHere: boolean }
  | { kind: "corrected"; said: { text: string; corrects: QuestionPath } }
  | { kind: "volume"; who: "visitor" | "assistant"; level: number }
  | { kind: "latency"; ms: number }
  | { kind: "muted"; muted: boolean }
  | { kind: "trouble"; code: VoiceError["code"] | undefined }
  | { kind: "setting"; setting: Setting }
  | { kind: "again" };

/** Local time without a zone: the time on the visitor's own wall. */
function localNow(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function startDemo(setting: Setting = "home_care", now = localNow()): Demo {
  return {
    phase: "idle",
    agent: "listening",
    lines: [],
    conversation: beginConversation({ now, setting }),
    muted: false,
    volume: { visitor: 0, assistant: 0 },
    hasEnded: false,
  };
}

/** Everything that can happen on the demo page, one event at a time. */
export function stepDemo(demo: Demo, event: Event): Demo {
  switch (event.kind) {
    case "phase":
      return { ...demo, phase: event.phase, ...(event.phase === "connecting" && { trouble: undefined }) };
    case "started":
      return { ...demo, callId: event.callId, callToken: event.callToken, hasEnded: false };
    case "ended":
      return {
        ...demo,
        hasEnded: true,
        agent: "listening",
        lines: demo.lines.filter(({ partial }) => !partial),
      };
    case "message":
      return heardFromServer(demo, event.message);
    case "typed":
      return event.answeredHere
        ? answerHere(withVisitorLine(demo, event.text, true))
        : withVisitorLine(demo, event.text, true);
    case "corrected":
      return withVisitorLine(demo, event.said.text, true, event.said.corrects);
    case "volume":
      return { ...demo, volume: { ...demo.volume, [event.who]: event.level } };
    case "latency":
      return withLatency(demo, event.ms);
    case "muted":
      return { ...demo, muted: event.muted };
    case "trouble":
      return { ...demo, trouble: event.code };
    case "setting":
      return { ...demo, conversation: { ...demo.conversation, setting: event.setting } };
    case "again":
      return { ...startDemo(demo.conversation.setting) };
  }
}

function withVisitorLine(demo: Demo, text: string, typed: boolean, corrects?: QuestionPath): Demo {
  const line: Line = { id: demo.lines.length, who: "visitor", text, ...(typed && { typed }) };
  const lines = [...demo.lines.filter(({ partial }) => !partial), line];
  const by = typed ? "typing" : "speech";
  return {
    ...demo,
    lines,
    conversation: hear(demo.conversation, { text, by, ...(corrects && { corrects }) }),
  };
}

/** Without a call the page answers by itself, with the same mind as the server. */
function answerHere(demo: Demo): Demo {
  const next = nextTurn(demo.conversation);
  const text = next.say ? `${next.say} ${next.text}` : next.text;
  const line: Line = { id: demo.lines.length, who: "assistant", text };
  return { ...demo, lines: [...demo.lines, line], conversation: reply(demo.conversation, next) };
}

function heardFromServer(demo: Demo, message: ServerMessage): Demo {
  switch (message.type) {
    case "transcript":
    case "transcript[transcriptType='final']":
      return heardTranscript(demo, message);
    case "speech-update":
      if (message.role === "assistant")
        return { ...demo, agent: message.status === "started" ? "speaking" : "listening" };
      return { ...demo, agent: message.status === "started" ? "listening" : "thinking" };
    case "user-interrupted":
      return { ...demo, agent: "listening", lines: markLast(demo.lines, "assistant", { interrupted: true }) };
    default:
      return demo;
  }
}

function heardTranscript(
  demo: Demo,
  said: { role: string; transcriptType: string; transcript: string },
): Demo {
  const settled = demo.lines.filter(({ partial }) => !partial);
  const text = said.transcript.trim();
  if (!text) return { ...demo, lines: settled };
  if (said.role === "assistant") {
    const isFinal = said.transcriptType === "final";
    const line: Line = { id: settled.length, who: "assistant", text, ...(!isFinal && { partial: true }) };
    if (!isFinal) return { ...demo, lines: [...settled, line] };
    return { ...demo, lines: [...settled, line], conversation: askedAloud(demo.conversation, text) };
  }
  const last = settled.findLast(({ who }) => who === "visitor");
  if (last?.typed && last.text === text) return { ...demo, lines: settled };
  if (said.transcriptType === "final") return withVisitorLine({ ...demo, lines: settled }, text, false);
  return { ...demo, lines: [...settled, { id: settled.length, who: "visitor", text, partial: true }] };
}

/** The server chose the question with the same mind, so the page can tell which one it was. */
function askedAloud(conversation: Conversation, text: string): Conversation {
  const next = nextTurn(conversation);
  return text.includes(next.text) ? reply(conversation, next) : conversation;
}

function withLatency(demo: Demo, ms: number): Demo {
  return { ...demo, lines: markLast(demo.lines, "assistant", { latencyMs: ms }) };
}

function markLast(lines: readonly Line[], who: Line["who"], mark: Partial<Line>): readonly Line[] {
  const last = lines.findLastIndex((line) => line.who === who);
  return lines.map((line, index) => (index === last ? { ...line, ...mark } : line));
}

/** The demo and what a visitor can do with it. The call is made on the first start, never while drawing. */
export function useDemo() {
  const [demo, tell] = useReducer(stepDemo, undefined, () => startDemo());
  const call = useRef<VoiceCall>(undefined);
  const report = useMemo(() => reportOf(demo.conversation), [demo.conversation]);

  useEffect(() => () => call.current?.dispose(), []);

  function connect(): VoiceCall {
    if (call.current) return call.current;
    const made = createVoiceCall();
    made.on("phase", (phase) => tell({ kind: "phase", phase }));
    made.on("call-start", ({ callId }) => tell({ kind: "started", callId, callToken: made.callToken }));
    made.on("call-end", () => tell({ kind: "ended" }));
    made.on("message", (message) => tell({ kind: "message", message }));
    made.on("volume-level", (level) => tell({ kind: "volume", who: "assistant", level }));
    made.on("local-volume-level", (level) => tell({ kind: "volume", who: "visitor", level }));
    made.on("latency", ({ ms }) => tell({ kind: "latency", ms }));
    made.on("muted", (muted) => tell({ kind: "muted", muted }));
    made.on("error", (error) => {
      // The specification wants a call error logged and not shown; the help opens instead.
      // biome-ignore lint/suspicious/noConsole: this is the log it speaks of.
      console.warn("The call had trouble:", error.code, error.message);
      tell({ kind: "trouble", code: error.code });
    });
    call.current = made;
    return made;
  }

  return {
    demo,
    report,
    start: (email: string, inputDeviceId?: string) =>
      connect().start({
        email,
        variableValues: { setting: demo.conversation.setting, now: demo.conversation.now },
        ...(inputDeviceId && { inputDeviceId }),
      }),
    stop: () => call.current?.stop("user"),
    type(text: string) {
      const isInCall = demo.phase === "in-call";
      if (isInCall) call.current?.sendText(text);
      tell({ kind: "typed", text, answeredHere: !isInCall });
    },
    setMuted: (muted: boolean) => call.current?.setMuted(muted),
    setInputDevice: (id: string) => call.current?.setInputDevice(id),
    resumeAudio: () => call.current?.resumeAudio(),
    chooseSetting: (setting: Setting) => tell({ kind: "setting", setting }),
    /** Says a change aloud, so that priority and follow-ups follow it; false when it is only a matter of wording. */
    correct(path: string, value: string): boolean {
      const said = correction(report, path, value);
      if (!said) return false;
      if (demo.phase === "in-call") call.current?.sendText(said.text);
      tell({ kind: "corrected", said });
      return true;
    },
    again: () => tell({ kind: "again" }),
  };
}

export type DemoControls = ReturnType<typeof useDemo>;
