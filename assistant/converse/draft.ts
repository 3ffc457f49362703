import { conversation } from "../../content/en/conversation.ts";
import { isList } from "../../contracts/fact-values.ts";
import type { FactPath, FactValues, WayOfKnowing } from "../../contracts/facts.ts";
import type { Expectation, Medium } from "../../contracts/turn.ts";
import type { Judge, Judgement } from "../policy/judgement.ts";
import { fill } from "./say-fact.ts";
import { emptyIncident, type Incident, type State } from "./state.ts";

/** One event being taken in: the state so far, and the reply so far. Parts of the state are replaced, never changed. */
export type Draft = {
  readonly judge: Judge;
  state: State;
  sentences: string[];
  expects: Expectation;
  endsCall: boolean;
};

export function change(draft: Draft, part: Partial<State>): void {
  draft.state = { ...draft.state, ...part };
}

export function incidentAt({ state }: Draft, index = state.current): Incident {
  return state.incidents[index] ?? emptyIncident;
}

export function changeIncident(draft: Draft, part: Partial<Incident>, index = draft.state.current): void {
  const incidents = [...draft.state.incidents];
  incidents[index] = { ...incidentAt(draft, index), ...part };
  change(draft, { incidents });
}

/** How the resident is called. */
export function nameIn(draft: Draft, index = draft.state.current): string | undefined {
  return incidentAt(draft, index).facts["resident.name"]?.value;
}

/** A value, or one more item of a list, that the whole of the last turn says. */
export function addFact<P extends FactPath>(draft: Draft, path: P, value: FactValues[P]): void {
  const { facts } = incidentAt(draft);
  const turn = draft.state.turns.length - 1;
  const { text: quote = "", by } = draft.state.turns[turn] ?? {};
  const before = isList(path) ? (facts[path]?.words ?? []) : [];
  const words = [{ turn, start: 0, end: quote.length, quote }, ...before];
  const fact = { path, value, words, how: wayOf(by) };
  changeIncident(draft, { facts: { ...facts, [path]: fact } });
}

export function wayOf(by: Medium | undefined): WayOfKnowing {
  return by === "speech" ? "spoken" : "typed";
}

export function judgementOf(draft: Draft, index = draft.state.current): Judgement {
  return judged(draft.state, incidentAt(draft, index), draft.judge);
}

/** The next wording of a thing that can be said in several ways. */
export function wording(draft: Draft, name: string, wordings: readonly string[]): string {
  const times = draft.state.said[name] ?? 0;
  change(draft, { said: { ...draft.state.said, [name]: times + 1 } });
  return wordings[times % wordings.length] ?? "";
}

/** Adds a sentence to the reply, with its blanks filled and its pronouns right. */
export function say(draft: Draft, text: string, blanks: Record<string, string> = {}): void {
  const sentence = fill(text, { ...pronounsOf(draft.state), ...blanks });
  if (sentence) draft.sentences.push(sentence);
}

type Sentences = typeof conversation;
type InSeveralWordings = {
  [N in keyof Sentences]: Sentences[N] extends readonly string[] ? N : never;
}[keyof Sentences];

/** Adds the next wording of a sentence that has several. */
export function sayOneOf(draft: Draft, name: InSeveralWordings, blanks: Record<string, string> = {}): void {
  say(draft, wording(draft, name, conversation[name]), blanks);
}

/** What the tables of care make of one incident; questions that were asked already are left out. */
export function judged({ setting, now }: State, incident: Incident, judge: Judge): Judgement {
  const answered = [...incident.asked, ...incident.notKnown];
  return judge(incident.facts, { setting, now, danger: incident.danger, answered });
}

/** The same for the report: what was asked in vain is still missing there, unless it is known not to be known. */
export function judgedForReport(state: State, incident: Incident, judge: Judge): Judgement {
  return judged(state, { ...incident, asked: [] }, judge);
}

type Pronoun = keyof typeof conversation.pronouns;

/** How the resident is spoken of: by a title, else by the visitor's own first words about them, else "they". */
export function pronounsOf(state: State): Record<string, string> {
  return conversation.pronouns[pronounOf(state)];
}

function pronounOf({ incidents, current, turns }: State): Pronoun {
  const name = incidents[current]?.facts["resident.name"]?.value.toLowerCase() ?? "";
  if (/^(mr\.?|mister) /.test(name)) return "he";
  if (/^(mrs\.?|ms\.?|miss) /.test(name)) return "she";
  const first = turns.find(({ incident }) => incident === current)?.text.toLowerCase() ?? "";
  const he = first.match(/\b(he|him|his)\b/g)?.length ?? 0;
  const she = first.match(/\b(she|her|hers)\b/g)?.length ?? 0;
  if (he === she) return "they";
  return he > she ? "he" : "she";
}
