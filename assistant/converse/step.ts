import { conversation } from "../../content/en/conversation.ts";
import { settings } from "../../contracts/report.ts";
import type { Judge } from "../policy/judgement.ts";
import { byHand } from "./by-hand.ts";
import { cutOff } from "./cut-off.ts";
import { change, type Draft, wording } from "./draft.ts";
import type { ConversationEvent } from "./events.ts";
import { asPlainAnswer } from "./plain-answer.ts";
import { startOver } from "./start-over.ts";
import { mostUndos, type Past, type Say, type State } from "./state.ts";
import { takeWords } from "./take-words.ts";

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
    case "question-heard":
      return { state, say: undefined };
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
function partialOf({ text, by, perception, others }: NonNullable<State["partial"]>): State["partial"] {
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
  const last: Past | undefined = state.past.at(-1);
  if (!last) return state;
  return { ...last, past: state.past.slice(0, -1), revision: state.revision + 1 };
}
