import type { FactPath, Facts, FactValues } from "../../../contracts/facts.ts";
import type { Category, IncidentReport, Setting } from "../../../contracts/report.ts";
import type { Act, AnyPerceivedFact, Entry, Perception, Place } from "../../perceive/perception.ts";
import type { Judge } from "../../policy/judgement.ts";
import { createConverse } from "../create-converse.ts";
import { allFacts } from "../report-of.ts";
import { begin, type ConversationEvent, type State } from "../state.ts";

/** A value, or a value with the words that carry it; without words it is looked for in what was said. */
type Given<P extends FactPath> = FactValues[P] | { is: FactValues[P]; words: string | string[] };
type Understood = {
  act?: Act;
  kind?: Category;
  isIncident?: boolean;
  facts?: { [P in FactPath]?: Given<P> };
  wrong?: Entry[];
  danger?: number;
  answer?: string;
  language?: "en" | "es";
};

export type Move = ConversationEvent;

/** The visitor types something, with what is understood of it. An incident unless it has no kind. */
export function says(text: string, understood: Understood = {}): Move {
  return { kind: "visitor-said", text, by: "typing", perception: perceptionOf(text, understood) };
}

/** The same breath tells of somebody else too, or asks back. */
export function saysToo(first: Move, text: string, understood: Understood): Move {
  if (first.kind !== "visitor-said") throw new Error("Only what is said can be said in one breath.");
  const told = { text, perception: perceptionOf(text, { act: "second-incident", ...understood }) };
  return { ...first, others: [...(first.others ?? []), told] };
}

export function speaks(text: string, understood: Understood = {}): Move {
  return { kind: "visitor-said", text, by: "speech", perception: perceptionOf(text, understood) };
}

export function isSaying(text: string, understood: Understood = {}): Move {
  return { kind: "visitor-is-saying", text, by: "speech", perception: perceptionOf(text, understood) };
}

export function sets<P extends FactPath>(path: P, value: FactValues[P]): Move {
  return { kind: "set", report: 0, path, value };
}

export function perceptionOf(text: string, understood: Understood): Perception {
  const { act = "tell", kind, facts = {}, wrong = [], danger = 0, answer, language = "en" } = understood;
  const isIncident = understood.isIncident ?? (kind !== undefined || facts.signs !== undefined);
  return {
    act,
    isIncident,
    ...(kind ? { kind } : {}),
    facts: Object.entries(facts).map(([path, given]) => factOf(text, path, given)),
    wrong,
    danger,
    ...(answer ? { answer } : {}),
    language,
  };
}

function factOf(text: string, path: string, given: unknown): AnyPerceivedFact {
  const isQuoted = typeof given === "object" && given !== null && "is" in given;
  const { is: value, words } = isQuoted
    ? (given as { is: unknown; words: string | string[] })
    : { is: given, words: undefined };
  const quotes = words === undefined ? [value].flat().map(String) : [words].flat();
  const places = quotes.map((quote) => placeOf(text, quote, words !== undefined));
  return { path, value, places } as AnyPerceivedFact;
}

function placeOf(text: string, quote: string, isQuoted: boolean): Place {
  const start = text.toLowerCase().indexOf(quote.toLowerCase());
  if (start < 0 && isQuoted) throw new Error(`“${quote}” is not in “${text}”.`);
  return start < 0 ? { start: 0, end: text.length } : { start, end: start + quote.length };
}

type Played = {
  state: State;
  /** Every line, the visitor's and the assistant's. */
  lines: string[];
  /** What the assistant said last. */
  said: string;
  endsCall: boolean;
  reports: IncidentReport[];
  facts: Facts;
};

export type Circumstances = { now?: string; setting?: Setting };

/** Plays a whole conversation and gives what was said and what was written. */
export function playConversation(judge: Judge, moves: readonly Move[], around: Circumstances = {}): Played {
  const { step, reportsOf, viewOf } = createConverse(judge);
  let state = begin({ id: "demo", now: "2026-11-15T14:20", ...around });
  let endsCall = false;
  let said = "";
  for (const move of moves) {
    const stepped = step(state, move);
    state = stepped.state;
    if (stepped.say) said = stepped.say.sentences.join(" ");
    endsCall = stepped.say?.endsCall === true;
  }
  const lines = viewOf(state).lines.map(({ who, text }) => `${who}: ${text}`);
  return {
    state,
    lines,
    said,
    endsCall,
    reports: reportsOf(state),
    facts: state.incidents[state.current]?.facts ?? {},
  };
}

/** A conversation and its reports as a page of text, to be read by a person and compared by a test. */
export function transcriptOf({ lines, reports, state }: Played): string {
  const written = reports.flatMap((report, index) => [
    "",
    `report ${index + 1}: ${report.category.value}, ${report.priority.value}`,
    `  because: ${report.reasons.map(({ text }) => text).join("; ")}`,
    ...allFacts(state.incidents[index]?.facts ?? {})
      .filter(({ path }) => path !== "kind")
      .map(({ path, value, replaces = [] }) => {
        const before = replaces.map((old) => String(old.value)).join(", ");
        return `  ${path}: ${String(value)}${before ? ` (first: ${before})` : ""}`;
      }),
    ...(state.incidents[index]?.notKnown ?? [])
      .filter((path) => !(path in (state.incidents[index]?.facts ?? {})))
      .map((path) => `  ${path}: not known`),
    `  in their words: ${report.narrative}`,
  ]);
  return `${[...lines, ...(reports.length > 0 ? written : ["", "nothing filed"])].join("\n")}\n`;
}
