import { call } from "../content/en/call.ts";
import type { Medium } from "../contracts/turn.ts";
import {
  type EndReason,
  type Moment,
  type Part,
  type Reply,
  type Step,
  type TurnAction,
  type TurnEvent,
  type TurnState,
  turnNumbers,
  type VisitorTurn,
} from "./turn-state.ts";
import {
  breaksOff,
  fillPiece,
  hearCaption,
  heardPart,
  isBackchannel,
  noCaption,
  shownWords,
  wordsOf,
} from "./visitor-words.ts";

const lastMinuteMs = turnNumbers.capMs - turnNumbers.warnAfterMs;

type TimePassed = Extract<TurnEvent, { kind: "time-passed" }>;

/** Who speaks when. It knows no clock: every event says when it was, and `nextWake` when to come back. */
export function step(state: TurnState, event: TurnEvent): Step {
  if (state.isOver) return [state, []];
  switch (event.kind) {
    case "call-opened": {
      const { at, listens, capMs = turnNumbers.capMs, sentences = call.opening } = event;
      const opened = { ...state, openedAt: at, lastSignAt: at, listens, capMs };
      return sentences.length > 0 ? say(opened, { sentences, expects: "narration" }) : [opened, []];
    }
    case "visitor-began":
      return state.listens ? began(state, event) : [state, []];
    case "visitor-paused":
      return paused(state, event);
    case "caption-heard":
      return captioned(state, event);
    case "words-decoded":
      return decoded(state, event.id, { text: event.text.trim() }, event.at);
    case "decoding-failed":
      return decoded(state, event.id, { text: "", failed: true }, event.at);
    case "visitor-typed":
      return typed(state, event);
    case "listening-changed":
      return changeListening(state, event);
    case "reply-found":
      return event.turn === state.thinking ? answer(state, event) : [state, []];
    case "line-asked": {
      const [stopped, actions] = stopAgent(state, event.at);
      const { sentences, endsCall } = event;
      return after(actions, say(stopped, { sentences, endsCall, expects: state.expects }));
    }
    case "sentence-began":
      return [noteSentence(state, event), []];
    case "agent-finished":
      return agentFinished(state, event);
    case "hang-up-asked":
      return end(state, event.reason ?? "customer-ended-call", event.at);
    case "time-passed":
      return timePassed(state, event);
  }
}

/** When `time-passed` is next of interest. */
export function nextWake(state: TurnState): number | undefined {
  if (state.isOver || state.openedAt === 0) return undefined;
  const endsAt = state.openedAt + state.capMs;
  const times = [endsAt];
  if (state.warning === "later") times.push(endsAt - lastMinuteMs);
  const { turn, quietSince } = state;
  if (state.listens && !turn) times.push(state.lastSignAt + turnNumbers.silentEndMs);
  if (turn && !turn.pause) {
    if (!turn.isAnnounced) times.push(turn.beganAt + patience(state));
    else {
      times.push(turn.captionedAt + turnNumbers.captionEveryMs);
      times.push(turn.segment.beganAt + turnNumbers.longestSegmentMs);
    }
  }
  if (turn?.pause && !turn.isClosed) {
    if (!turn.speculation) times.push(turn.pause.at + turnNumbers.speculateMs);
    times.push(turn.pause.at + endpointMs(state, turn));
  }
  const prompt = quietSince === undefined ? undefined : nextPrompt(state);
  if (prompt) times.push((quietSince as number) + prompt.afterMs);
  return Math.min(...times);
}

/** Whether sound of the agent is on its way; a visitor who speaks now interrupts it. */
export function agentIsSpeaking({ agent }: TurnState): boolean {
  return agent?.sentences.some((sentence) => sentence.began) ?? false;
}

/** What the visitor has said, once they pause and all of it is decoded; they may still go on. */
export function wordsSoFar({ turn }: TurnState): string | undefined {
  if (!turn?.pause || !turn.speculation) return undefined;
  const pieces = [...turn.pieces, turn.speculation];
  return pieces.every(({ text }) => text !== undefined) ? wordsOf(pieces) : undefined;
}

function began(state: TurnState, { at, mark }: Moment): Step {
  const { turn } = state;
  const segment = { from: mark, beganAt: at };
  const caption = noCaption(state.nextId);
  if (!turn) {
    const fresh = { isAnnounced: false, isClosed: false, beganAt: at, pieces: [], captionedAt: at };
    return [{ ...state, turn: { ...fresh, segment, caption }, quietSince: undefined }, []];
  }
  if (!turn.pause) return [state, []];

  const { pause, speculation, ...paused } = turn;
  const goesOn = { ...paused, isClosed: false };
  const actions: TurnAction[] = turn.isClosed ? [{ kind: "announce-visitor", status: "started" }] : [];
  if (!speculation) return [{ ...state, turn: goesOn }, actions];
  if (at - pause.at < turnNumbers.cutMs) {
    if (speculation.text === undefined) actions.push({ kind: "drop-decoding", id: speculation.id });
    const text = speculation.text || turn.caption.text;
    return [{ ...state, turn: { ...goesOn, caption: { ...turn.caption, text } } }, actions];
  }
  const pieces = [...turn.pieces, speculation];
  return [{ ...state, turn: { ...goesOn, segment, pieces, caption } }, actions];
}

function paused(state: TurnState, { at, mark }: Moment): Step {
  const { turn } = state;
  if (!turn || turn.pause) return [state, []];
  if (turn.isAnnounced) return [{ ...state, lastSignAt: at, turn: { ...turn, pause: { at, mark } } }, []];
  if (at - turn.beganAt < patience(state)) return [quietAgain({ ...state, turn: undefined }, at), []];
  return announce(state, { ...turn, pause: { at, mark } }, at);
}

function announce(state: TurnState, turn: VisitorTurn, at: number): Step {
  const [stopped, actions] = stopAgent(state, at);
  const announced = { ...turn, isAnnounced: true, captionedAt: at };
  return [
    { ...stopped, thinking: undefined, lastSignAt: at, turn: announced },
    [...actions, { kind: "announce-visitor", status: "started" }],
  ];
}

function captioned(state: TurnState, { id, text }: { id: number; text: string }): Step {
  const { turn } = state;
  if (!turn || turn.isClosed) return [state, []];
  const next = hearCaption(turn, id, text);
  return [{ ...state, turn: next }, next === turn ? [] : showWords(next)];
}

function showWords(turn: VisitorTurn): TurnAction[] {
  const text = shownWords(turn);
  return text ? [{ kind: "show-caption", text }] : [];
}

function decoded(state: TurnState, id: number, got: { text: string; failed?: boolean }, at: number): Step {
  if (!state.turn) return [state, []];
  const turn = fillPiece(state.turn, id, got);
  const next = { ...state, turn };
  return turn.isClosed ? finishTurn(next, at) : [next, showWords(turn)];
}

function finishTurn(state: TurnState, at: number): Step {
  const { turn } = state;
  if (!turn?.isClosed) return [state, []];
  const pieces = [...turn.pieces, ...(turn.speculation ? [turn.speculation] : [])];
  if (pieces.some((piece) => piece.text === undefined)) return [state, []];

  const text = wordsOf(pieces);
  const over = { ...state, turn: undefined };
  if (state.unsaid && (text === "" || isBackchannel(text))) {
    return say({ ...over, unsaid: undefined }, state.unsaid);
  }
  if (text !== "") return think(over, text, "speech");
  if (pieces.some((piece) => piece.failed)) {
    return say(over, { sentences: [call.notHeard], expects: state.expects });
  }
  return [quietAgain(over, at), []];
}

function typed(state: TurnState, { text, at }: { text: string; at: number }): Step {
  const words = text.trim();
  if (words === "") return [state, []];
  const [stopped, actions] = stopAgent(state, at);
  return after(actions, think({ ...stopped, lastSignAt: at }, words, "typing"));
}

function think(state: TurnState, text: string, by: Medium): Step {
  const turn = state.nextId;
  const thinking = {
    nextId: turn + 1,
    thinking: turn,
    unsaid: undefined,
    quietSince: undefined,
    isPrompted: false,
  };
  return [{ ...state, ...thinking }, [{ kind: "think", turn, text, by }]];
}

function changeListening(state: TurnState, { listens, at }: { listens: boolean; at: number }): Step {
  if (listens) return [{ ...state, listens, lastSignAt: at }, []];
  const { turn } = state;
  if (!turn?.isAnnounced || turn.isClosed) return [{ ...state, listens, turn: turn?.isClosed ? turn : undefined }, []];
  const { speculation } = turn;
  const actions: TurnAction[] = [{ kind: "announce-visitor", status: "stopped" }];
  if (speculation && speculation.text === undefined) actions.unshift({ kind: "drop-decoding", id: speculation.id });
  return [quietAgain({ ...state, listens, turn: undefined }, at), actions];
}

function answer(state: TurnState, { reply, at }: { reply: Reply; at: number }): Step {
  const [quiet, actions] = stopAgent(state, at);
  const isWarning = state.warning === "waits";
  const sentences = isWarning ? [call.oneMinuteLeft, ...reply.sentences] : reply.sentences;
  const warning = isWarning ? "said" : state.warning;
  const next = { ...quiet, warning, thinking: undefined, unsaid: undefined } as const;
  return after(actions, say(next, { ...reply, sentences }));
}

function say(state: TurnState, { sentences, expects, endsCall = false }: Reply): Step {
  const utterance = state.nextId;
  const agent = { utterance, expects, endsCall, sentences: sentences.map((text) => ({ text })) };
  const next = { ...state, nextId: utterance + 1, agent, quietSince: undefined };
  return [next, [{ kind: "say", utterance, sentences }]];
}

function noteSentence(state: TurnState, event: Extract<TurnEvent, { kind: "sentence-began" }>): TurnState {
  const { agent } = state;
  const { utterance, index, at, durationMs } = event;
  if (agent?.utterance !== utterance) return state;
  const began = { at, durationMs };
  const sentences = agent.sentences.map((one, place) => (place === index ? { ...one, began } : one));
  return { ...state, agent: { ...agent, sentences } };
}

function agentFinished(state: TurnState, { utterance, at }: { utterance: number; at: number }): Step {
  const { agent } = state;
  if (agent?.utterance !== utterance) return [state, []];
  const silent = { ...state, agent: undefined, expects: agent.expects };
  if (agent.endsCall) return end(silent, "assistant-ended-call", at);
  return [quietAgain(silent, at), []];
}

function stopAgent(state: TurnState, at: number): Step {
  const { agent } = state;
  if (!agent) return [state, []];
  const firstUnheard = agent.sentences.findIndex(({ began }) => !began || at < began.at + began.durationMs);
  const rest = firstUnheard < 0 ? [] : agent.sentences.slice(firstUnheard).map(({ text }) => text);
  const { expects, endsCall, utterance } = agent;
  const unsaid = rest.length > 0 ? { sentences: rest, expects, endsCall } : undefined;
  const heard = heardPart(agent.sentences, at);
  return [{ ...state, agent: undefined, expects, unsaid }, [{ kind: "stop-speaking", utterance, heard }]];
}

function end(state: TurnState, reason: EndReason, at: number): Step {
  const [stopped, actions] = stopAgent(state, at);
  const over = { ...stopped, isOver: true, turn: undefined, thinking: undefined, quietSince: undefined };
  return [over, [...actions, { kind: "end-call", reason }]];
}

function timePassed(state: TurnState, passed: TimePassed): Step {
  const { at } = passed;
  const endsAt = state.openedAt + state.capMs;
  if (at >= endsAt) return end(state, "exceeded-max-duration", at);
  if (state.listens && at >= state.lastSignAt + turnNumbers.silentEndMs && !state.turn) {
    return end(state, "silence-timed-out", at);
  }
  if (state.warning === "later" && at >= endsAt - lastMinuteMs) {
    if (!isQuiet(state)) return timePassed({ ...state, warning: "waits" }, passed);
    return say({ ...state, warning: "said" }, { sentences: [call.oneMinuteLeft], expects: state.expects });
  }
  if (state.turn) return followTurn(state, state.turn, passed);

  const prompt = state.quietSince === undefined ? undefined : nextPrompt(state);
  if (!prompt || at < (state.quietSince as number) + prompt.afterMs) return [state, []];
  return say({ ...state, ...prompt.noted }, { sentences: [prompt.line], expects: state.expects });
}

function followTurn(state: TurnState, turn: VisitorTurn, passed: TimePassed): Step {
  const { at, mark } = passed;
  const id = state.nextId;
  if (turn.isClosed) return [state, []];
  if (!turn.pause) {
    if (!turn.isAnnounced) return at - turn.beganAt >= patience(state) ? announce(state, turn, at) : [state, []];
    if (at - turn.segment.beganAt >= turnNumbers.longestSegmentMs) return cutLongSegment(state, turn, passed);
    if (at - turn.captionedAt < turnNumbers.captionEveryMs) return [state, []];
    const next = { ...state, nextId: id + 1, turn: { ...turn, captionedAt: at } };
    return [next, [{ kind: "caption", id, ...partOf(turn, mark) }]];
  }
  const silentMs = at - turn.pause.at;
  if (!turn.speculation && silentMs >= turnNumbers.speculateMs) {
    const speculation = { id, from: turn.segment.from, pausedAt: turn.pause.at, caption: turn.caption };
    const next = { ...state, nextId: id + 1, turn: { ...turn, speculation } };
    return after([{ kind: "decode", id, ...partOf(turn, turn.pause.mark) }], timePassed(next, passed));
  }
  if (silentMs < endpointMs(state, turn)) return [state, []];
  const closed = { ...state, turn: { ...turn, isClosed: true } };
  return after([{ kind: "announce-visitor", status: "stopped" }], finishTurn(closed, at));
}

/** Between two words where there is such a place; a word cut in two is heard wrongly on both sides. */
function cutLongSegment(state: TurnState, turn: VisitorTurn, { at, mark, gap }: TimePassed): Step {
  const id = state.nextId;
  const { from } = turn.segment;
  const cut = gap && gap.mark > from ? gap : { at, mark };
  const pieces = [...turn.pieces, { id, from, pausedAt: cut.at, caption: turn.caption, isCutAfter: true }];
  const segment = { from: cut.mark, beganAt: cut.at, isCutBefore: true };
  const caption = noCaption(id + 1);
  return [
    { ...state, nextId: id + 1, turn: { ...turn, pieces, segment, caption, captionedAt: at } },
    [{ kind: "decode", id, ...partOf(turn, cut.mark), isCutAfter: true }],
  ];
}

function partOf({ segment: { from, isCutBefore } }: VisitorTurn, to: number): Part {
  return { from, to, ...(isCutBefore && { isCutBefore }) };
}

function endpointMs({ expects }: TurnState, turn: VisitorTurn): number {
  const words = turn.speculation?.text;
  const hesitation = words !== undefined && breaksOff(words) ? turnNumbers.hesitationMs : 0;
  return turnNumbers.endpointMs[expects] + hesitation;
}

/** How long a sound must last before it counts as speech. */
function patience(state: TurnState): number {
  return agentIsSpeaking(state) ? turnNumbers.bargeInMs : turnNumbers.speechMs;
}

type Prompt = { line: string; afterMs: number; noted: Pick<TurnState, "isPrompted" | "typingIsOffered"> };

function nextPrompt({ listens, isPrompted, typingIsOffered }: TurnState): Prompt | undefined {
  if (!listens) return undefined;
  if (!isPrompted) {
    const noted = { isPrompted: true, typingIsOffered };
    return { line: call.stillThere, afterMs: turnNumbers.stillThereMs, noted };
  }
  if (typingIsOffered) return undefined;
  const noted = { isPrompted, typingIsOffered: true };
  return { line: call.offerTyping, afterMs: turnNumbers.offerTypingMs, noted };
}

function isQuiet({ agent, turn, thinking }: TurnState): boolean {
  return !agent && !turn && thinking === undefined;
}

function quietAgain(state: TurnState, at: number): TurnState {
  return { ...state, quietSince: isQuiet(state) ? at : undefined };
}

function after(actions: TurnAction[], [next, more]: Step): Step {
  return [next, [...actions, ...more]];
}
