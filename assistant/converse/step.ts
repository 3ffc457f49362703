import { conversation } from "../../content/en/conversation.ts";
import { isFactPath, isFactValue } from "../../contracts/fact-values.ts";
import type { Fact, FactPath, Facts } from "../../contracts/facts.ts";
import { actionCodes, settings } from "../../contracts/report.ts";
import type { Judge } from "../policy/judgement.ts";
import { change, type Draft, wording } from "./draft.ts";
import { asPlainAnswer } from "./plain-answer.ts";
import { type ConversationEvent, type Incident, mostUndos, type Say, type State, type Utterance } from "./state.ts";
import { struckBy, takeBack, takenBackAt } from "./take-facts.ts";
import { startOver, takeWords } from "./take-words.ts";

type Stepped = { state: State; say: Say | undefined };

/** One event and what comes of it. Pure: the same state and event always give the same. */
export function step(state: State, event: ConversationEvent, judge: Judge): Stepped {
  switch (event.kind) {
    case "visitor-said":
      return replied(state, judge, (draft) => takeWords(draft, asPlainAnswer(event, state.open)));
    case "visitor-is-saying":
      // A reading that comes after the end has nobody to settle it.
      if (state.phase === "over") return { state, say: undefined };
      return silent(state, { partial: partialOf(asPlainAnswer(event, state.open)) });
    case "assistant-said":
      return silent(state, { lines: [...state.lines, { who: "assistant", text: event.text }] });
    case "question-cut-off":
      return silent(state, cutOff(state, event.heard));
    case "set":
    case "cleared":
    case "confirmed":
    case "step-done":
      return silent(state, undoable(state, byHand(state, event)));
    case "setting-chosen":
      if (!settings.includes(event.setting)) return { state, say: undefined };
      return silent(state, undoable(state, { ...state, setting: event.setting, settingFrom: "chosen" }));
    case "started-over":
      return replied(state, judge, startOver);
    case "undone":
      return { state: undo(state), say: undefined };
    case "ended":
      return silent(state, { phase: "over", open: undefined, partial: undefined });
  }
}

/** No words: what was being said came to nothing. */
function partialOf({ text, by, perception, others }: Utterance): Utterance | undefined {
  return text === "" ? undefined : { text, by, perception, ...(others?.length ? { others } : {}) };
}

function silent(state: State, part: Partial<State>): Stepped {
  if (part === state) return { state, say: undefined };
  return { state: { ...state, ...part, revision: state.revision + 1 }, say: undefined };
}

/** What happens that has an answer: one reply, one line, and a way back. */
function replied(state: State, judge: Judge, happen: (draft: Draft) => void): Stepped {
  const draft: Draft = { state, judge, sentences: [], expects: "answer", endsCall: false };
  happen(draft);
  notTwiceTheSame(draft, state);
  const { sentences, expects, endsCall } = draft;
  if (sentences.length > 0) {
    change(draft, { lines: [...draft.state.lines, { who: "assistant", text: sentences.join(" ") }] });
  }
  const after = { ...undoable(state, draft.state), revision: state.revision + 1 };
  const say = sentences.length > 0 ? { sentences, expects, ...(endsCall ? { endsCall } : {}) } : undefined;
  return { state: after, say };
}

function notTwiceTheSame(draft: Draft, before: State): void {
  const last = before.lines.findLast(({ who }) => who === "assistant");
  if (last?.who !== "assistant" || last.text !== draft.sentences.join(" ")) return;
  const [first = "", ...others] = draft.sentences;
  draft.sentences = [wording(draft, "again", conversation.again) + first, ...others];
}

function undoable(before: State, after: State): State {
  if (after === before) return before;
  const { past, revision: _, ...rest } = before;
  return { ...after, past: [...past, rest].slice(-mostUndos) };
}

function undo(state: State): State {
  const last = state.past.at(-1);
  if (!last) return state;
  return { ...last, past: state.past.slice(0, -1), revision: state.revision + 1 };
}

type ByHand = Extract<ConversationEvent, { kind: "set" | "cleared" | "confirmed" | "step-done" }>;

/** What a person sets, clears, confirms or ticks off in a report. The same state where it means nothing. */
function byHand(state: State, event: ByHand): State {
  const incident = state.incidents[event.report];
  if (!incident?.isTold) return state;
  const after = changed(incident, event);
  if (after === incident) return state;
  const incidents = state.incidents.map((one) => (one === incident ? after : one));
  return { ...state, incidents };
}

function changed(incident: Incident, event: ByHand): Incident {
  if (event.kind === "step-done") return ticked(incident, event.code, event.done);
  if (!isFactPath(event.path)) return incident;
  if (event.kind === "set") return withValue(incident, event.path, event.value);
  const old = incident.facts[event.path] as Fact | undefined;
  if (!old) return incident;
  if (event.kind === "cleared") return takeBack(incident, [event.path]);
  if (old.how === "confirmed") return incident;
  return withFact(incident, { ...old, how: "confirmed" } as Fact);
}

function withValue(incident: Incident, path: FactPath, value: unknown): Incident {
  if (!isFactValue(path, value)) return incident;
  const old = incident.facts[path] as Fact | undefined;
  if (old && JSON.stringify(old.value) === JSON.stringify(value)) {
    return withFact(incident, { ...old, how: "confirmed" } as Fact);
  }
  const replaces = [...takenBackAt(incident, path), ...struckBy(old)];
  const fact = {
    path,
    value,
    words: [],
    how: "by-hand",
    ...(replaces.length > 0 ? { replaces } : {}),
  } as unknown;
  const takenBack = incident.takenBack.filter((one) => one.path !== path);
  return withFact({ ...incident, takenBack }, fact as Fact);
}

function withFact(incident: Incident, fact: Fact): Incident {
  const facts: Facts = { ...incident.facts, [fact.path]: fact };
  return { ...incident, facts };
}

function ticked(incident: Incident, code: string, isDone: boolean): Incident {
  const known = actionCodes.find((one) => one === code);
  if (!known || incident.done.includes(known) === isDone) return incident;
  const done = isDone ? [...incident.done, known] : incident.done.filter((one) => one !== known);
  return { ...incident, done };
}

/**
 * The visitor spoke over the reply. A question of which less than half had sounded was not asked: what they say next
 * is no answer to it, and it may be asked again.
 */
function cutOff(state: State, heard: string): Partial<State> {
  const at = state.lines.findLastIndex(({ who }) => who === "assistant");
  const line = state.lines[at];
  if (line?.who !== "assistant" || line.isCutOff) return state;
  const lines = state.lines.map((one, index) => (index === at ? { ...line, isCutOff: true } : one));
  const { open } = state;
  if (open?.kind !== "question" || wasHeard(line.text, open.text, heard)) return { lines };
  const incidents = state.incidents.map((incident, index) =>
    index === state.current ? { ...incident, asked: incident.asked.filter((path) => path !== open.path) } : incident,
  );
  return { lines, incidents, open: undefined };
}

function wasHeard(reply: string, question: string, heard: string): boolean {
  const from = reply.lastIndexOf(question);
  return heard.trim().length >= from + question.length / 2;
}
