import { isAgreement } from "../../../assistant/converse/agreement.ts";
import {
  beginConversation,
  type Conversation,
  hear,
  nextTurn,
  reply,
  reportOf,
} from "../../../assistant/converse/conversation.ts";
import { isNoIncident } from "../../../assistant/converse/is-no-incident.ts";
import type { QuestionPath } from "../../../assistant/converse/question-paths.ts";
import {
  type Confirmed,
  confirm,
  splitForReadBack,
  unconfirmedPaths,
} from "../../../assistant/converse/unconfirmed.ts";
import { call as callWords } from "../../../content/en/call.ts";
import type { ServerMessage } from "../../../contracts/call-messages.ts";
import type { ReportPath, Setting } from "../../../contracts/report.ts";
import type { Phase, VoiceError } from "../../call/voice-call.ts";
import { type Line, markLast, settled } from "./lines.ts";

export type AgentState = "listening" | "thinking" | "speaking";

export type Demo = {
  phase: Phase;
  agent: AgentState;
  lines: readonly Line[];
  conversation: Conversation;
  /** The assistant has just read the report back. */
  wasReadBack: boolean;
  /** The values it said then: agreeing confirms these and no others. */
  checked: readonly ReportPath[];
  /** The visitor has agreed to the report as it was read back. */
  isAgreed: boolean;
  confirmed: Confirmed;
  muted: boolean;
  soundIsBlocked: boolean;
  isAlmostOver: boolean;
  lineIsLost: boolean;
  /** How long the answer took that is heard already but not yet shown. */
  latencyMs?: number | undefined;
  callId?: string | undefined;
  callToken?: string | undefined;
  startedAt: number;
  ended?: { reason: string; durationMs: number } | undefined;
  trouble?: VoiceError["code"] | undefined;
};

export type DemoEvent =
  | { kind: "phase"; phase: Phase }
  | { kind: "started"; at: number; callId?: string | undefined; callToken?: string | undefined }
  | { kind: "ended"; at: number; reason: string }
  | { kind: "almost-over" }
  | { kind: "message"; message: ServerMessage }
  | { kind: "typed"; text: string; answeredHere: boolean }
  | { kind: "dictated"; text: string; isFinal: boolean }
  | { kind: "corrected"; said: { text: string; corrects: QuestionPath } }
  | { kind: "confirmed"; path: string }
  | { kind: "latency"; ms: number }
  | { kind: "muted"; muted: boolean }
  | { kind: "sound"; isBlocked: boolean }
  | { kind: "line"; isLost: boolean }
  | { kind: "trouble"; code: VoiceError["code"] }
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
    wasReadBack: false,
    checked: [],
    isAgreed: false,
    confirmed: {},
    muted: false,
    soundIsBlocked: false,
    isAlmostOver: false,
    lineIsLost: false,
    startedAt: 0,
  };
}

/** Everything that can happen on the demo page, one event at a time. */
export function stepDemo(demo: Demo, event: DemoEvent): Demo {
  switch (event.kind) {
    case "phase":
      return changePhase(demo, event.phase);
    case "started":
      return { ...demo, callId: event.callId, callToken: event.callToken, startedAt: event.at };
    case "ended":
      return {
        ...demo,
        ended: { reason: event.reason, durationMs: event.at - demo.startedAt },
        agent: "listening",
        lines: settled(demo.lines),
      };
    case "almost-over":
      return { ...demo, isAlmostOver: true };
    case "message":
      return heardFromServer(demo, event.message);
    case "typed": {
      const told = withVisitorLine(demo, event.text, true);
      return event.answeredHere ? answerHere(told) : told;
    }
    case "dictated": {
      const { text, isFinal } = event;
      const transcriptType = isFinal ? "final" : "partial";
      const told = heardTranscript(demo, { role: "user", transcriptType, transcript: text });
      return isFinal && text ? answerHere(told) : told;
    }
    case "corrected":
      return withVisitorLine(demo, event.said.text, true, event.said.corrects);
    case "confirmed":
      return { ...demo, confirmed: confirm(demo.confirmed, reportOf(demo.conversation), [event.path]) };
    case "latency":
      return answeredIn(demo, event.ms);
    case "muted":
      return { ...demo, muted: event.muted };
    case "sound":
      return { ...demo, soundIsBlocked: event.isBlocked };
    case "line":
      return { ...demo, lineIsLost: event.isLost };
    case "trouble":
      return { ...demo, trouble: event.code };
    case "setting":
      return { ...demo, conversation: { ...demo.conversation, setting: event.setting } };
    case "again":
      return startDemo(demo.conversation.setting);
  }
}

function changePhase(demo: Demo, phase: Phase): Demo {
  const soundIsBlocked = phase === "in-call" && demo.soundIsBlocked;
  const next = { ...demo, phase, soundIsBlocked, isAlmostOver: false, lineIsLost: false };
  return phase === "connecting" ? { ...next, trouble: undefined, ended: undefined } : next;
}

function withVisitorLine(demo: Demo, text: string, typed: boolean, corrects?: QuestionPath): Demo {
  const isAgreed = demo.wasReadBack && !corrects && isAgreement(text);
  const line: Line = {
    id: demo.lines.length,
    who: "visitor",
    text,
    ...(typed && { typed }),
    ...(isAgreed && { isAside: true }),
  };
  const next = { ...demo, lines: [...settled(demo.lines), line], wasReadBack: false, isAgreed };
  if (isAgreed)
    return { ...next, confirmed: confirm(demo.confirmed, reportOf(demo.conversation), demo.checked) };
  const by = typed ? "typing" : "speech";
  return { ...next, conversation: hear(demo.conversation, { text, by, ...(corrects && { corrects }) }) };
}

/** Without a call the page answers by itself, with the same mind as the server. */
function answerHere(demo: Demo): Demo {
  const say = (text: string): Demo => ({
    ...demo,
    lines: [...demo.lines, { id: demo.lines.length, who: "assistant", text }],
  });
  if (demo.isAgreed) return say(callWords.goodbye);
  if (isNoIncident(reportOf(demo.conversation))) return say(callWords.nothingYet);
  const next = nextTurn(demo.conversation);
  return asked(say(next.say ? `${next.say} ${next.text}` : next.text), next, "in writing");
}

function asked(demo: Demo, next: ReturnType<typeof nextTurn>, how: "aloud" | "in writing"): Demo {
  const wasReadBack = next.kind === "read-back";
  return {
    ...demo,
    conversation: reply(demo.conversation, next),
    wasReadBack,
    checked: wasReadBack ? checkedBy(demo, how) : [],
  };
}

/** A call reads out what was only heard; in writing it stands marked in the report beside the words. */
function checkedBy({ conversation, confirmed }: Demo, how: "aloud" | "in writing"): readonly ReportPath[] {
  const report = reportOf(conversation);
  const open = unconfirmedPaths(conversation, report, confirmed);
  const { saidAnyway, readAloud } = splitForReadBack(report, open);
  return how === "aloud" ? [...saidAnyway, ...readAloud] : saidAnyway;
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

/** The voice may be ahead of its caption. */
function answeredIn(demo: Demo, latencyMs: number): Demo {
  if (demo.lines.at(-1)?.who !== "assistant") return { ...demo, latencyMs };
  return { ...demo, lines: markLast(demo.lines, "assistant", { latencyMs }) };
}

function heardTranscript(
  demo: Demo,
  said: { role: string; transcriptType: string; transcript: string },
): Demo {
  const lines = settled(demo.lines);
  const text = said.transcript.trim();
  const isFinal = said.transcriptType === "final";
  const who = said.role === "assistant" ? "assistant" : "visitor";
  if (!text) return { ...demo, lines };
  if (who === "assistant") {
    const latencyMs = demo.lines[lines.length]?.latencyMs ?? demo.latencyMs;
    const line: Line = { id: lines.length, who, text, latencyMs, partial: !isFinal };
    const next = { ...demo, latencyMs: undefined, lines: [...lines, line] };
    return isFinal ? askedAloud(next, text) : next;
  }
  if (!isFinal) return { ...demo, lines: [...lines, { id: lines.length, who, text, partial: true }] };
  const last = lines.findLast((line) => line.who === "visitor");
  if (last?.typed && last.text === text) return { ...demo, lines };
  return withVisitorLine(demo, text, false);
}

/** The server chose the question with the same mind, so the page can tell which one it was. */
function askedAloud(demo: Demo, text: string): Demo {
  if (demo.conversation.turns.length === 0) return demo;
  const next = nextTurn(demo.conversation);
  return text.includes(next.text) ? asked(demo, next, "aloud") : demo;
}
