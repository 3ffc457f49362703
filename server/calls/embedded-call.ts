import type { Say } from "../../assistant/converse/state.ts";
import { call as lines } from "../../content/en/call.ts";
import { type ReadClientMessage, readClientText, type ServerMessage } from "../../contracts/call-messages.ts";
import { bareTexts } from "../../contracts/call-numbers.ts";
import { readPageEvent } from "../../contracts/read-page-event.ts";
import { type TurnAction, type TurnEvent, type TurnState, unopened } from "../../turn-taking/turn-state.ts";
import { agentIsSpeaking, nextWake, step, wordsSoFar } from "../../turn-taking/turn-taking.ts";
import { limits } from "../security/limits.ts";
import { createAgentSpeech } from "./agent-speech.ts";
import type { CallParts } from "./call-parts.ts";
import { createConversationLog } from "./conversation-log.ts";
import { createEchoGuard } from "./echo-guard.ts";
import { endOfCallReport } from "./end-of-call-report.ts";
import { followReplies } from "./follow-replies.ts";
import { hearVisitor } from "./hear-visitor.ts";
import { messageAllowance } from "./message-allowance.ts";
import type { Findings } from "./mind.ts";
import { createPlayer } from "./player.ts";
import { refusalMessage } from "./refuse.ts";
import { createSentenceSounds } from "./sentence-sounds.ts";

/** How long the greeting waits for a page that has not said that it can play sound. */
const playableWaitMs = 1_500;

type Spoken = Extract<TurnAction, { kind: "say" }>;

export type EmbeddedCall = ReturnType<typeof startEmbeddedCall>;

/** Holds one call on an open wire. It only carries; who speaks when is decided by `step`. */
export function startEmbeddedCall({ wire, conversation, speech, ...parts }: CallParts) {
  const { now, events } = parts;
  const startedAt = now();
  const log = createConversationLog(startedAt);
  const failed = (error: unknown) => events.failed?.(error);
  const isAllowed = messageAllowance(now, events.reachedLimit);
  const echo = createEchoGuard();
  const player = createPlayer({
    send(frame, at) {
      wire.send(frame);
      echo.played(frame, at);
    },
    waitingBytes: wire.waitingBytes,
    now,
  });
  const sounds = createSentenceSounds(speech?.voice, failed, events.reachedLimit);
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
    finished(utterance, said) {
      replies.finished(utterance, said);
      tell({ kind: "agent-finished", utterance, at: now() });
    },
  });
  const replies = followReplies(conversation);
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
  let hasEnded = false;
  let listenedBeforeLoss: boolean | undefined;

  if (parts.goesOn)
    for (const { who, text } of conversation.view().lines)
      log.add(who === "assistant" ? "assistant" : "user", text, startedAt, startedAt);
  send({ type: "status-update", status: "in-progress" });
  send({ type: "assistant.started", newAssistant: parts.assistant });
  wire.send(bareTexts.listening);
  const greetTimer = setTimeout(greet, speech ? playableWaitMs : 0);

  function greet() {
    clearTimeout(greetTimer);
    if (state.openedAt !== 0) return;
    const sentences = !parts.goesOn ? lines.opening : speech ? lines.goesOn : [];
    if (sentences.length > 0) conversation.noteLine(sentences.join(" "));
    const { value: capMs } = speech ? limits.spokenCallMs : limits.typedCallMs;
    const listens = speech !== undefined;
    const opening = tell({ kind: "call-opened", at: now(), sentences, listens, capMs });
    if (opening) replies.isKnown(opening.utterance);
  }

  /** What is said because of it, if anything. */
  function tell(event: TurnEvent): Spoken | undefined {
    if (state.isOver) return undefined;
    const wasTalking = state.turn !== undefined;
    const [next, actions] = step(state, event);
    state = next;
    for (const action of actions) act(action);
    wakeInTime();
    const isThoughtOf = actions.some((action) => action.kind === "think");
    if (wasTalking && !next.turn && !isThoughtOf) conversation.overhear("");
    return actions.findLast((action): action is Spoken => action.kind === "say");
  }

  function wakeInTime() {
    clearTimeout(wakeTimer);
    const wake = nextWake(state);
    if (wake === undefined) return;
    wakeTimer = setTimeout(
      () => tell({ kind: "time-passed", at: now(), mark: visitor?.received ?? 0, gap: visitor?.lastGap() }),
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
        conversation.overhear(action.text);
        return sendTranscript("user", "partial", action.text);
      case "think":
        return void think(action);
      case "say":
        replies.began(action.utterance, action.sentences);
        return void agent.say(action);
      case "stop-speaking":
        replies.stopped(action.utterance, action.heard);
        return agent.stop(action, state.isOver);
      case "end-call":
        return void end(action.reason);
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

  /** While the visitor may still go on, the first sentence of the likely answer is made. Nobody waits for it. */
  function foresee() {
    const text = wordsSoFar(state);
    if (!text || agent.isMuted()) return;
    conversation
      .foresee(text)
      .then((say) => say?.sentences[0] && !state.isOver && sounds.makeAhead(say.sentences[0]))
      .catch(failed);
  }

  async function think({ turn, text, by }: { turn: number; text: string; by: "speech" | "typing" }) {
    const from = by === "speech" ? visitorBeganAt : now();
    log.add("user", text, from, now(), by);
    if (by === "typing") visitorStoppedAt = now();
    sendTranscript("user", "final", text);
    sendConversation();
    replies.settle();
    const isWanted = () => turn === state.thinking && !state.isOver;
    try {
      const say = await conversation.hear({ text, by }, { isWanted, slow: () => isWanted() && askPatience() });
      if (say) reply(say, turn);
    } catch (error) {
      failed(error);
      end("call.in-progress.error-assistant-failed");
    }
  }

  function askPatience() {
    tell({ kind: "line-asked", sentences: [lines.stillReading], endsCall: false, at: now() });
  }

  /** A typed call has no wire to give back: after a goodbye it rests, and its report can still be changed. */
  function reply(say: Say, turn?: number) {
    const { sentences } = say;
    const endsCall = speech !== undefined && (say.endsCall ?? false);
    const event: TurnEvent =
      turn === undefined
        ? { kind: "line-asked", sentences, endsCall, at: now() }
        : { kind: "reply-found", turn, reply: { ...say, endsCall }, at: now() };
    const spoken = tell(event);
    if (spoken) replies.isReply(spoken.utterance, spoken.sentences);
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

  function refuse(statusCode: number, message: string, done?: unknown) {
    badMessages += 1;
    events.refusedMessage?.();
    if (badMessages > limits.badMessages.value) {
      events.reachedLimit?.("badMessages");
      return void end("call.in-progress.error-too-many-bad-messages", 1008);
    }
    wire.send(refusalMessage(statusCode, message, done));
  }

  function obey(message: ReadClientMessage) {
    const isGoodbye = message.type === "end-call" || message.type === "hangup";
    const done = message.type === "converse" ? message.event : undefined;
    if (!isGoodbye && !isAllowed(message)) return refuse(429, "This is more than fits into a call.", done);
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
      case "converse":
        return converse(message.event);
    }
  }

  function converse(given: unknown) {
    const read = readPageEvent(given);
    if ("fault" in read) return refuse(400, read.fault, given);
    const { event } = read;
    if (event.kind === "typed") return addMessage({ role: "user", content: event.text }, true);
    if (event.kind === "ended") return void tell({ kind: "hang-up-asked", at: now() });
    conversation
      .obey(event)
      .then((say) => say && reply(say))
      .catch(failed);
  }

  function addMessage({ role, content }: { role: string; content: string }, wantsAnswer: boolean) {
    if (role === "user" && wantsAnswer) {
      greet();
      return void tell({ kind: "visitor-typed", text: content, at: now() });
    }
    log.add(role === "assistant" ? "assistant" : role === "user" ? "user" : "system", content, now(), now());
    if (role === "user") conversation.hear({ text: content, by: "typing" }).catch(failed);
  }

  function control(wanted: string) {
    const listens = { "mute-customer": false, "unmute-customer": speech !== undefined }[wanted];
    if (listens !== undefined) tell({ kind: "listening-changed", listens, at: now() });
    if (wanted === "unmute-assistant") agent.unmute();
    if (wanted === "mute-assistant") agent.mute(state.agent?.sentences ?? []);
    if (wanted === "say-first-message") greet();
  }

  /** Nobody is asked why they are silent who cannot be heard. */
  function wireIsLost() {
    listenedBeforeLoss ??= state.listens;
    tell({ kind: "listening-changed", listens: false, at: now() });
  }

  /** What was said last may have been lost on the way, so it is said again. */
  function wireIsBack() {
    wire.send(bareTexts.listening);
    tell({ kind: "listening-changed", listens: listenedBeforeLoss ?? state.listens, at: now() });
    listenedBeforeLoss = undefined;
    const last = log.messages().at(-1);
    const isQuiet = !state.agent && !state.turn && state.thinking === undefined;
    if (!isQuiet || last?.role !== "bot" || !last.message) return;
    const again = tell({ kind: "line-asked", sentences: [last.message], endsCall: false, at: now() });
    if (again) replies.isKnown(again.utterance);
  }

  /** What was said before the end is understood before the report is made. */
  async function end(endedReason: string, code = 1000): Promise<void> {
    if (hasEnded) return;
    hasEnded = true;
    state = { ...state, isOver: true };
    clearTimeout(wakeTimer);
    clearTimeout(greetTimer);
    agent.end();
    visitor?.close();
    replies.settle();
    const endedAt = now();
    const { variableValues } = parts;
    await conversation.obey({ kind: "ended" }).catch(failed);
    const findings = found();
    const report = endOfCallReport({
      ...{ endedReason, startedAt, endedAt, log, latenciesMs, variableValues, findings },
    });
    send({ type: "status-update", status: "ended", endedReason });
    send(report);
    wire.close(code, endedReason.slice(0, 100));
    events.ended({ endedReason, endedAt, report, findings });
  }

  function found(): Findings | undefined {
    try {
      return conversation.findings();
    } catch (error) {
      failed(error);
      return undefined;
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
    wire.send(JSON.stringify({ ...message, timestamp: now() }));
  }

  return {
    hearSound,
    hearText,
    obey,
    wireIsLost,
    wireIsBack,
    /** Ends it from outside: the visitor's page went away, an operator asked, the server stops. */
    hangUp: (reason = "customer-ended-call") => end(reason),
  };
}
