import {
  type Reply,
  type TurnAction,
  type TurnEvent,
  type TurnState,
  unopened,
} from "../../assistant/converse/turn-state.ts";
import { agentIsSpeaking, nextWake, step, wordsSoFar } from "../../assistant/converse/turn-taking.ts";
import {
  type EndOfCallReport,
  type ReadClientMessage,
  readClientText,
  type ServerMessage,
} from "../../contracts/call-messages.ts";
import { bareTexts } from "../../contracts/call-numbers.ts";
import { createAgentSpeech } from "./agent-speech.ts";
import { createConversationLog } from "./conversation-log.ts";
import { createEchoGuard } from "./echo-guard.ts";
import { endOfCallReport } from "./end-of-call-report.ts";
import { hearVisitor } from "./hear-visitor.ts";
import { messageAllowance } from "./message-allowance.ts";
import type { Conversation, Findings } from "./mind.ts";
import { createPlayer } from "./player.ts";
import { createSentenceSounds } from "./sentence-sounds.ts";
import type { Speech } from "./speech.ts";

/** How long the greeting waits for a page that has not said that it can play sound. */
const playableWaitMs = 1_500;
const maxTyped = 2_000;
const maxBadMessages = 50;

/** One end of a call's connection. */
export type Line = {
  send(data: string | Uint8Array): void;
  waitingBytes(): number;
  close(code: number, reason: string): void;
};

export type EndedCall = {
  endedReason: string;
  startedAt: number;
  endedAt: number;
  report: EndOfCallReport;
};

export type CallEvents = {
  ended(call: EndedCall): void;
  refusedMessage?(): void;
  droppedSound?(): void;
  /** From the end of the visitor's words to the first sound, or word, of the answer. */
  answered?(ms: number): void;
  failed?(error: unknown): void;
};

export type CallParts = {
  line: Line;
  conversation: Conversation;
  /** None when the call is typed only. */
  speech: Speech | undefined;
  assistant: { id: string; name: string };
  variableValues: Record<string, unknown>;
  now(): number;
  events: CallEvents;
};

export type EmbeddedCall = ReturnType<typeof startEmbeddedCall>;

/** Holds one call on an open line. It only carries; who speaks when is decided by `step`. */
export function startEmbeddedCall({ line, conversation, speech, ...parts }: CallParts) {
  const { now, events } = parts;
  const startedAt = now();
  const log = createConversationLog(startedAt);
  const failed = (error: unknown) => events.failed?.(error);
  const isAllowed = messageAllowance(now);
  const echo = createEchoGuard();
  const player = createPlayer({
    send(frame, at) {
      line.send(frame);
      echo.played(frame, at);
    },
    waitingBytes: line.waitingBytes,
    now,
  });
  const sounds = createSentenceSounds(speech?.voice, failed);
  const agent = createAgentSpeech({
    player,
    sounds,
    isMute: speech === undefined,
    now,
    began(at) {
      send({ type: "speech-update", status: "started", role: "assistant", turn: turns });
      if (visitorStoppedAt !== undefined) noteLatency(at - visitorStoppedAt);
    },
    sentenceBegan({ sentence, ...begun }, said) {
      send({ type: "model-output", output: sentence, turnId: String(begun.utterance) });
      sendTranscript("assistant", "partial", said);
      tell({ kind: "sentence-began", ...begun });
    },
    closed(heard, from, interrupted) {
      if (heard) {
        log.add("assistant", heard, from, now());
        sendTranscript("assistant", "final", heard);
      }
      if (interrupted !== undefined) send({ type: "user-interrupted", turnId: String(interrupted) });
      send({ type: "speech-update", status: "stopped", role: "assistant", turn: turns });
      if (heard) sendConversation();
    },
    finished: (utterance) => void tell({ kind: "agent-finished", utterance, at: now() }),
  });
  const visitor =
    speech &&
    hearVisitor({
      ears: speech.ears,
      echo,
      now,
      agentIsSpeaking: () => agentIsSpeaking(state),
      voiceChanged({ kind, mark, at }) {
        if (kind === "visitor-paused") pausedAt = at;
        else if (!state.turn) beganAt = at;
        tell({ kind, mark, at });
      },
      decoded(id, text) {
        tell({ kind: "words-decoded", id, text, at: now() });
        foresee();
      },
      decodingFailed: (id) => void tell({ kind: "decoding-failed", id, at: now() }),
      captioned: (id, text) => void tell({ kind: "caption-heard", id, text }),
      dropped: () => events.droppedSound?.(),
      failed,
    });
  const latenciesMs: number[] = [];
  let state: TurnState = unopened;
  let wakeTimer: NodeJS.Timeout | undefined;
  let beganAt = startedAt;
  let pausedAt = startedAt;
  let visitorBeganAt = startedAt;
  let visitorStoppedAt: number | undefined;
  let turns = 0;
  let badMessages = 0;
  let newestTurn = 0;
  let hasEnded = false;
  let listenedBeforeLoss: boolean | undefined;

  send({ type: "status-update", status: "in-progress" });
  send({ type: "assistant.started", newAssistant: parts.assistant });
  line.send(bareTexts.listening);
  const greetTimer = setTimeout(greet, speech ? playableWaitMs : 0);

  function greet() {
    clearTimeout(greetTimer);
    if (state.openedAt === 0) tell({ kind: "call-opened", at: now(), listens: speech !== undefined });
  }

  function tell(event: TurnEvent) {
    if (state.isOver) return [];
    const [next, actions] = step(state, event);
    state = next;
    for (const action of actions) act(action);
    wakeInTime();
    return actions;
  }

  function wakeInTime() {
    clearTimeout(wakeTimer);
    const wake = nextWake(state);
    if (wake === undefined) return;
    wakeTimer = setTimeout(
      () => tell({ kind: "time-passed", at: now(), mark: visitor?.received ?? 0 }),
      Math.max(1, wake - now()),
    );
  }

  function act(action: TurnAction) {
    switch (action.kind) {
      case "announce-visitor":
        return announceVisitor(action.status);
      case "decode":
        return void visitor?.decode(action);
      case "caption":
        return void visitor?.caption(action);
      case "drop-decoding":
        return visitor?.drop(action.id);
      case "show-caption":
        return sendTranscript("user", "partial", action.text);
      case "think":
        return void think(action);
      case "say":
        return void agent.say(action);
      case "stop-speaking":
        return agent.stop(action, state.isOver);
      case "end-call":
        return end(action.reason);
    }
  }

  function announceVisitor(status: "started" | "stopped") {
    if (status === "started") {
      turns += 1;
      visitorBeganAt = beganAt;
      visitorStoppedAt = undefined;
    } else visitorStoppedAt = pausedAt;
    send({ type: "speech-update", status, role: "user", turn: turns });
  }

  /** While the visitor may still go on, the first sentence of the likely answer is made. */
  function foresee() {
    const text = wordsSoFar(state);
    if (!text || agent.isMuted()) return;
    const sentence = likelySentence(text);
    if (sentence) sounds.makeAhead(sentence);
  }

  function likelySentence(text: string): string | undefined {
    try {
      return conversation.foresee({ text, by: "speech" })?.sentences[0];
    } catch (error) {
      failed(error);
      return undefined;
    }
  }

  async function think({ turn, text, by }: { turn: number; text: string; by: "speech" | "typing" }) {
    const from = by === "speech" ? visitorBeganAt : now();
    log.add("user", text, from, now(), by);
    if (by === "typing") visitorStoppedAt = now();
    sendTranscript("user", "final", text);
    sendConversation();
    try {
      conversation.hear({ text, by });
      newestTurn = turn;
      // What came in the same moment is answered together, with one reading of the whole story.
      await new Promise((resolve) => setImmediate(resolve));
      if (turn !== newestTurn || state.isOver) return;
      const reply: Reply = await conversation.next();
      const actions = tell({ kind: "reply-found", turn, reply, at: now() });
      if (actions.some((action) => action.kind === "say")) conversation.said(reply);
    } catch (error) {
      failed(error);
      end("call.in-progress.error-assistant-failed");
    }
  }

  function noteLatency(ms: number) {
    visitorStoppedAt = undefined;
    latenciesMs.push(Math.round(ms));
    events.answered?.(ms);
  }

  function hearSound(bytes: Uint8Array) {
    if (state.listens && !state.isOver) visitor?.take(bytes);
  }

  function hearText(text: string) {
    if (hasEnded) return;
    const message = readClientText(text);
    if (message === bareTexts.playable) return greet();
    if (message) return obey(message);
    refuse(400, "This is no message of a call.");
  }

  function refuse(statusCode: number, message: string) {
    badMessages += 1;
    events.refusedMessage?.();
    if (badMessages > maxBadMessages) return end("call.in-progress.error-too-many-bad-messages", 1008);
    line.send(JSON.stringify({ type: "error", statusCode, message }));
  }

  function obey(message: ReadClientMessage) {
    const isGoodbye = message.type === "end-call" || message.type === "hangup";
    if (!isGoodbye && !isAllowed(message)) return refuse(429, "This is more than fits into a call.");
    switch (message.type) {
      case "add-message":
        return addMessage(message.message, message.triggerResponseEnabled);
      case "end-call":
      case "hangup":
        return void tell({ kind: "hang-up-asked", at: now() });
      case "say":
        greet();
        return void tell({
          kind: "line-asked",
          sentences: [message.content],
          endsCall: message.endCallAfterSpoken ?? false,
          at: now(),
        });
      case "control":
        return control(message.control);
    }
  }

  function addMessage({ role, content }: { role: string; content: string }, wantsAnswer: boolean) {
    if (role === "user" && wantsAnswer) {
      greet();
      return void tell({ kind: "visitor-typed", text: content.slice(0, maxTyped), at: now() });
    }
    log.add(role === "assistant" ? "assistant" : role === "user" ? "user" : "system", content, now(), now());
    if (role === "user") conversation.hear({ text: content, by: "typing" });
    if (role === "system") conversation.note(content);
  }

  function control(wanted: string) {
    const listens = { "mute-customer": false, "unmute-customer": speech !== undefined }[wanted];
    if (listens !== undefined) tell({ kind: "listening-changed", listens, at: now() });
    if (wanted === "unmute-assistant") agent.unmute();
    if (wanted === "mute-assistant") agent.mute(state.agent?.sentences ?? []);
    if (wanted === "say-first-message") greet();
  }

  /** Nobody is asked why they are silent who cannot be heard. */
  function lineIsLost() {
    listenedBeforeLoss ??= state.listens;
    tell({ kind: "listening-changed", listens: false, at: now() });
  }

  /** What was said last may have been lost on the way, so it is said again. */
  function lineIsBack() {
    line.send(bareTexts.listening);
    tell({ kind: "listening-changed", listens: listenedBeforeLoss ?? state.listens, at: now() });
    listenedBeforeLoss = undefined;
    const last = log.messages().at(-1);
    const isQuiet = !state.agent && !state.turn && state.thinking === undefined;
    if (isQuiet && last?.role === "bot" && last.message)
      tell({ kind: "line-asked", sentences: [last.message], endsCall: false, at: now() });
  }

  function end(endedReason: string, code = 1000) {
    if (hasEnded) return;
    hasEnded = true;
    state = { ...state, isOver: true };
    clearTimeout(wakeTimer);
    clearTimeout(greetTimer);
    agent.end();
    visitor?.close();
    const endedAt = now();
    const { variableValues } = parts;
    const report = endOfCallReport({
      ...{ endedReason, startedAt, endedAt, log, latenciesMs, variableValues },
      findings: findings(),
    });
    send({ type: "status-update", status: "ended", endedReason });
    send(report);
    line.close(code, endedReason.slice(0, 100));
    events.ended({ endedReason, startedAt, endedAt, report });
  }

  function findings(): Findings {
    try {
      return conversation.findings();
    } catch (error) {
      failed(error);
      return { report: null, unconfirmed: [], summary: "" };
    }
  }

  function sendTranscript(role: "assistant" | "user", transcriptType: "partial" | "final", text: string) {
    send({ type: "transcript", role, transcriptType, transcript: text });
  }

  function sendConversation() {
    send({
      type: "conversation-update",
      messages: log.messages(),
      messagesOpenAIFormatted: log.openAiMessages(),
    });
  }

  function send(message: ServerMessage) {
    line.send(JSON.stringify({ ...message, timestamp: now() }));
  }

  return {
    hearSound,
    hearText,
    obey,
    lineIsLost,
    lineIsBack,
    /** Ends it from outside: the visitor's page went away, an operator asked, the server stops. */
    hangUp: (reason = "customer-ended-call") => end(reason),
    messages: log.messages,
  };
}
