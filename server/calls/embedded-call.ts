import {
  agentIsSpeaking,
  nextWake,
  type Reply,
  step,
  type TurnAction,
  type TurnEvent,
  type TurnState,
  unopened,
  wordsSoFar,
} from "../../assistant/converse/turn-taking.ts";
import {
  type EndOfCallReport,
  type ReadClientMessage,
  readClientText,
  type ServerMessage,
} from "../../contracts/call-messages.ts";
import { bareTexts } from "../../contracts/call-numbers.ts";
import { createConversationLog } from "./conversation-log.ts";
import { createEchoGuard } from "./echo-guard.ts";
import type { Conversation, Findings } from "./mind.ts";
import { createPlayer } from "./player.ts";
import { type Speech, samplesPerMs } from "./speech.ts";
import { createVisitorSound } from "./visitor-sound.ts";
import { followVoice } from "./voice-activity.ts";

/** How long the greeting waits for a page that has not said that it can play sound. */
const playableWaitMs = 1_500;
/** What is decoded around the detected part: words begin softly, and silence makes the recogniser guess. */
const margins = { before: 100 * samplesPerMs, after: 50 * samplesPerMs };
const maxTyped = 2_000;
const maxBadMessages = 50;
/** Sound that waits longer than this to be looked at is not looked at any more. */
const maxUndetectedMs = 2_000;

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
  const sound = createVisitorSound();
  const detector = speech?.ears.detector();
  const activity = followVoice();
  const echo = createEchoGuard();
  const player = createPlayer({
    send(frame, at) {
      line.send(frame);
      echo.played(frame, at - startedAt);
    },
    waitingBytes: line.waitingBytes,
    now,
  });
  const decodings = new Map<number, AbortController>();
  const latenciesMs: number[] = [];
  let state: TurnState = unopened;
  let wakeTimer: NodeJS.Timeout | undefined;
  let agentIsMuted = speech === undefined;
  let speaking: { utterance: number; beganAt?: number; said: string; stop: AbortController } | undefined;
  let foreseen: { sentence: string; sound: Promise<Int16Array>; stop: AbortController } | undefined;
  let beganAt = startedAt;
  let pausedAt = startedAt;
  let visitorBeganAt = startedAt;
  let visitorStoppedAt: number | undefined;
  let undetectedSamples = 0;
  let captionIsBusy = false;
  let turns = 0;
  let badMessages = 0;
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
      () => tell({ kind: "time-passed", at: now(), mark: sound.received }),
      Math.max(1, wake - now()),
    );
  }

  function act(action: TurnAction) {
    switch (action.kind) {
      case "announce-visitor":
        return announceVisitor(action.status);
      case "decode":
        return void decode(action);
      case "caption":
        return void caption(action);
      case "drop-decoding":
        return decodings.get(action.id)?.abort();
      case "show-caption":
        return sendTranscript("user", "partial", action.text);
      case "think":
        return void think(action);
      case "say":
        return void say(action);
      case "stop-speaking":
        return stopSpeaking(action);
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

  async function decode({ id, from, to }: { id: number; from: number; to: number }) {
    const { signal } = startDecoding(id);
    try {
      const samples = sound.slice(from - margins.before, to + margins.after);
      const text = await (speech as Speech).ears.transcribe(samples, { model: "base", signal });
      if (!signal.aborted) tell({ kind: "words-decoded", id, text, at: now() });
    } catch (error) {
      if (signal.aborted) return;
      events.failed?.(error);
      tell({ kind: "decoding-failed", id, at: now() });
    } finally {
      decodings.delete(id);
    }
    foresee();
  }

  /** While the visitor may still go on, the first sentence of the likely answer is made. */
  function foresee() {
    const text = wordsSoFar(state);
    if (!text || agentIsMuted) return;
    const sentence = likelySentence(text);
    if (!sentence || foreseen?.sentence === sentence) return;
    foreseen?.stop.abort();
    const stop = new AbortController();
    foreseen = { sentence, stop, sound: makeSound(sentence, stop.signal) };
  }

  function likelySentence(text: string): string | undefined {
    try {
      return conversation.foresee({ text, by: "speech" })?.sentences[0];
    } catch (error) {
      events.failed?.(error);
      return undefined;
    }
  }

  /** Captions are a courtesy: one at a time, and a failed one is not missed. */
  async function caption({ id, from, to }: { id: number; from: number; to: number }) {
    if (captionIsBusy) return;
    captionIsBusy = true;
    const { signal } = startDecoding(id);
    try {
      const samples = sound.slice(from - margins.before, to);
      const text = await (speech as Speech).ears.transcribe(samples, { model: "tiny", signal });
      tell({ kind: "caption-heard", id, text });
    } catch (error) {
      if (!signal.aborted) events.failed?.(error);
    } finally {
      decodings.delete(id);
      captionIsBusy = false;
    }
  }

  function startDecoding(id: number) {
    const stop = new AbortController();
    decodings.set(id, stop);
    return stop;
  }

  async function think({ turn, text, by }: { turn: number; text: string; by: "speech" | "typing" }) {
    const from = by === "speech" ? visitorBeganAt : now();
    log.add("user", text, from, now(), by);
    if (by === "typing") visitorStoppedAt = now();
    sendTranscript("user", "final", text);
    sendConversation();
    try {
      conversation.hear({ text, by });
      const reply: Reply = await conversation.next();
      const actions = tell({ kind: "reply-found", turn, reply, at: now() });
      if (actions.some((action) => action.kind === "say")) conversation.said(reply);
    } catch (error) {
      events.failed?.(error);
      end("call.in-progress.error-assistant-failed");
    }
  }

  async function say({ utterance, sentences }: { utterance: number; sentences: readonly string[] }) {
    const stop = new AbortController();
    speaking = { utterance, said: "", stop };
    // Each is made while the one before it sounds.
    const [first = ""] = sentences;
    let made = foreseen?.sentence === first ? foreseen.sound : makeSound(first, stop.signal);
    if (foreseen?.sentence !== first) foreseen?.stop.abort();
    foreseen = undefined;
    for (const [index, sentence] of sentences.entries()) {
      const samples = await made;
      if (stop.signal.aborted) return;
      const following = sentences[index + 1];
      if (following !== undefined) made = makeSound(following, stop.signal);
      await new Promise<void>((resolve) => {
        stop.signal.addEventListener("abort", () => resolve());
        player.play(agentIsMuted ? new Int16Array(0) : samples, (at, durationMs) => {
          beginSentence({ utterance, index, sentence, at, durationMs });
          resolve();
        });
      });
      if (stop.signal.aborted) return;
    }
    player.whenHeard(() => finishSpeaking(utterance));
  }

  /** A voice that fails leaves the words: they are shown, and the call goes on. */
  async function makeSound(sentence: string, signal: AbortSignal): Promise<Int16Array> {
    if (agentIsMuted || !speech) return new Int16Array(0);
    try {
      return await speech.voice.speak(sentence, { signal });
    } catch (error) {
      if (!signal.aborted) events.failed?.(error);
      return new Int16Array(0);
    }
  }

  function beginSentence(begun: {
    utterance: number;
    index: number;
    sentence: string;
    at: number;
    durationMs: number;
  }) {
    const { utterance, index, sentence, at, durationMs } = begun;
    if (speaking?.utterance !== utterance) return;
    if (speaking.beganAt === undefined) {
      speaking.beganAt = at;
      send({ type: "speech-update", status: "started", role: "assistant", turn: turns });
      if (visitorStoppedAt !== undefined) noteLatency(at - visitorStoppedAt);
    }
    speaking.said = speaking.said ? `${speaking.said} ${sentence}` : sentence;
    send({ type: "model-output", output: sentence, turnId: String(utterance) });
    sendTranscript("assistant", "partial", speaking.said);
    tell({ kind: "sentence-began", utterance, index, durationMs, at });
  }

  function noteLatency(ms: number) {
    visitorStoppedAt = undefined;
    latenciesMs.push(Math.round(ms));
    events.answered?.(ms);
  }

  function finishSpeaking(utterance: number) {
    if (speaking?.utterance !== utterance) return;
    const { said } = speaking;
    closeUtterance(said);
    tell({ kind: "agent-finished", utterance, at: now() });
  }

  function stopSpeaking({ utterance, heard }: { utterance: number; heard: string }) {
    if (speaking?.utterance !== utterance) return;
    speaking.stop.abort();
    player.stop();
    if (speaking.beganAt === undefined) {
      speaking = undefined;
      return;
    }
    closeUtterance(heard, state.isOver ? undefined : utterance);
  }

  function closeUtterance(heard: string, interrupted?: number) {
    const from = speaking?.beganAt ?? now();
    speaking = undefined;
    if (heard) {
      log.add("assistant", heard, from, now());
      sendTranscript("assistant", "final", heard);
    }
    if (interrupted !== undefined) send({ type: "user-interrupted", turnId: String(interrupted) });
    send({ type: "speech-update", status: "stopped", role: "assistant", turn: turns });
    if (heard) sendConversation();
  }

  function hearSound(bytes: Uint8Array) {
    if (!detector || !state.listens || state.isOver) return;
    const samples = sound.take(bytes, now() - startedAt);
    if (!samples || undetectedSamples > maxUndetectedMs * samplesPerMs) return events.droppedSound?.();
    undetectedSamples += samples.length;
    detector.push(samples).then(
      (probabilities) => {
        undetectedSamples -= samples.length;
        const around = {
          agentIsSpeaking: agentIsSpeaking(state),
          mayEcho: echo.mayEcho(now() - startedAt),
          isEcho: (from: number, to: number) => echo.isEcho(sound.slice(from, to), timeOf(to) - startedAt),
        };
        for (const { kind, mark } of activity(probabilities, around)) {
          const at = timeOf(mark);
          if (kind === "visitor-paused") pausedAt = at;
          else if (!state.turn) beganAt = at;
          tell({ kind, mark, at });
        }
      },
      (error) => {
        undetectedSamples -= samples.length;
        events.failed?.(error);
      },
    );
  }

  /** When the sample at this mark came in. */
  function timeOf(mark: number): number {
    return now() - Math.max(0, sound.received - mark) / samplesPerMs;
  }

  function hearText(text: string) {
    if (hasEnded) return;
    const message = readClientText(text);
    if (message === bareTexts.playable) return greet();
    if (message) return obey(message);
    badMessages += 1;
    events.refusedMessage?.();
    if (badMessages > maxBadMessages) return end("call.in-progress.error-too-many-bad-messages", 1008);
    line.send(JSON.stringify({ type: "error", statusCode: 400, message: "This is no message of a call." }));
  }

  function obey(message: ReadClientMessage) {
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
  }

  function control(wanted: string) {
    const listens = { "mute-customer": false, "unmute-customer": speech !== undefined }[wanted];
    if (listens !== undefined) tell({ kind: "listening-changed", listens, at: now() });
    if (wanted === "unmute-assistant") agentIsMuted = speech === undefined;
    if (wanted === "mute-assistant") muteAgent();
    if (wanted === "say-first-message") greet();
  }

  /** What is being said goes on in writing. */
  function muteAgent() {
    if (agentIsMuted) return;
    agentIsMuted = true;
    const { agent } = state;
    if (!speaking || !agent) return;
    speaking.stop.abort();
    player.stop();
    const { utterance } = speaking;
    for (const [index, { text, began }] of agent.sentences.entries()) {
      if (!began) beginSentence({ utterance, index, sentence: text, at: now(), durationMs: 0 });
    }
    finishSpeaking(utterance);
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
    speaking?.stop.abort();
    foreseen?.stop.abort();
    player.stop();
    for (const decoding of decodings.values()) decoding.abort();
    const endedAt = now();
    const report = endOfCallReport(endedReason, endedAt);
    send({ type: "status-update", status: "ended", endedReason });
    send(report);
    line.close(code, endedReason.slice(0, 100));
    events.ended({ endedReason, startedAt, endedAt, report });
  }

  function findings(): Findings {
    try {
      return conversation.findings();
    } catch (error) {
      events.failed?.(error);
      return { report: null, unconfirmed: [], summary: "" };
    }
  }

  function endOfCallReport(endedReason: string, endedAt: number): EndOfCallReport {
    const { report, unconfirmed, summary } = findings();
    return {
      type: "end-of-call-report",
      endedReason,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
      artifact: {
        messages: log.messages(),
        messagesOpenAIFormatted: log.openAiMessages(),
        transcript: log.transcript(),
        variableValues: parts.variableValues,
        performanceMetrics: {
          turnLatencies: latenciesMs.map((turnLatency) => ({ turnLatency })),
          ...(latenciesMs.length > 0 && {
            turnLatencyAverage: Math.round(latenciesMs.reduce((sum, ms) => sum + ms) / latenciesMs.length),
          }),
        },
        structuredOutputs: {
          incident_report: { name: "incident_report", result: report, unconfirmed },
        },
      },
      analysis: { summary, structuredData: report, unconfirmed, successEvaluation: String(report !== null) },
    };
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
