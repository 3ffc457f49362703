import type { Expectation } from "../../contracts/turn.ts";
import { type TurnAction, type TurnEvent, type TurnState, unopened } from "../turn-state.ts";
import { nextWake, step } from "../turn-taking.ts";

/** A played call: events happen at its clock, and the times it asks for pass by themselves. */
export type Stage = {
  now: number;
  state: TurnState;
  actions: (TurnAction & { at: number })[];
  /** What the stand-in recogniser answers, in order; when used up, it answers nothing. */
  hears: string[];
  decodeMs: number;
  /** How long each word of the agent sounds; 0 when it only writes. */
  wordMs: number;
  later: { at: number; event: (at: number) => TurnEvent }[];
};
type Move = (stage: Stage) => void;

/** Plays the moves in order and gives every action with its time. */
export function play(...moves: Move[]) {
  const stage: Stage = {
    now: 1000,
    state: unopened,
    actions: [],
    hears: [],
    decodeMs: 100,
    wordMs: 300,
    later: [],
  };
  for (const move of moves) move(stage);
  return stage.actions;
}

export function kindsOf(actions: readonly TurnAction[]): string[] {
  return actions.map((action) => action.kind);
}

export const opens =
  ({ listens = true } = {}): Move =>
  (stage) =>
    tell(stage, { kind: "call-opened", at: stage.now, listens });

export const waits =
  (ms: number): Move =>
  (stage) =>
    passTo(stage, stage.now + ms);

/** The visitor speaks for a while and stops; what the recogniser makes of it is given beside. */
export const visitorSays =
  (text: string, ms = 1500): Move =>
  (stage) => {
    stage.hears.push(text);
    sounds(ms)(stage);
  };

/** Sound of the visitor that ends, whatever it is heard as. */
export const sounds =
  (ms: number): Move =>
  (stage) => {
    tell(stage, { kind: "visitor-began", at: stage.now, mark: stage.now });
    passTo(stage, stage.now + ms);
    tell(stage, { kind: "visitor-paused", at: stage.now, mark: stage.now });
  };

export const visitorTypes =
  (text: string): Move =>
  (stage) =>
    tell(stage, { kind: "visitor-typed", text, at: stage.now });

export const agentAnswers =
  (text: string, expects: Expectation = "answer", endsCall = false): Move =>
  (stage) => {
    const thought = stage.actions.findLast((action) => action.kind === "think");
    if (!thought) throw new Error("Nothing was thought about yet.");
    const reply = { sentences: text.split(/(?<=[.?!]) /), expects, endsCall };
    tell(stage, { kind: "reply-found", turn: thought.turn, reply, at: stage.now });
  };

export const agentFinishes: Move = (stage) => {
  while (stage.state.agent) {
    const [next] = stage.later.toSorted((a, b) => a.at - b.at);
    if (!next) return;
    passTo(stage, next.at);
  }
};

export const decodesIn =
  (ms: number): Move =>
  (stage) => {
    stage.decodeMs = ms;
  };

export const happens =
  (event: (at: number) => TurnEvent): Move =>
  (stage) =>
    tell(stage, event(stage.now));

function tell(stage: Stage, event: TurnEvent) {
  const [next, actions] = step(stage.state, event);
  stage.state = next;
  for (const action of actions) {
    stage.actions.push({ ...action, at: stage.now });
    carryOut(stage, action);
  }
}

function carryOut(stage: Stage, action: TurnAction) {
  if (action.kind === "decode") {
    const { id } = action;
    const text = stage.hears.shift() ?? "";
    stage.later.push({
      at: stage.now + stage.decodeMs,
      event: (at) => ({ kind: "words-decoded", id, text, at }),
    });
  }
  if (action.kind === "say") {
    const { utterance, sentences } = action;
    let at = stage.now;
    sentences.forEach((text, index) => {
      const durationMs = text.split(" ").length * stage.wordMs;
      stage.later.push({
        at,
        event: (time) => ({ kind: "sentence-began", utterance, index, durationMs, at: time }),
      });
      at += durationMs;
    });
    stage.later.push({ at, event: (time) => ({ kind: "agent-finished", utterance, at: time }) });
  }
}

function passTo(stage: Stage, end: number) {
  while (true) {
    const [next] = stage.later.toSorted((a, b) => a.at - b.at);
    const wake = nextWake(stage.state) ?? Number.POSITIVE_INFINITY;
    const at = Math.min(next?.at ?? Number.POSITIVE_INFINITY, wake);
    if (at > end) break;
    stage.now = Math.max(stage.now, at);
    if (next && next.at <= wake) {
      stage.later = stage.later.filter((other) => other !== next);
      tell(stage, next.event(stage.now));
    } else tell(stage, { kind: "time-passed", at: stage.now, mark: stage.now });
  }
  stage.now = end;
}
