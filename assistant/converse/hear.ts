import type { Setting } from "../../contracts/report.ts";
import type { Medium } from "../../contracts/turn.ts";
import type { Entry, Perception } from "../perceive/perception.ts";
import type { Judge } from "../policy/judgement.ts";
import { change, changeIncident, type Draft, incidentAt, wayOf } from "./draft.ts";
import { hasFact, isPlainNo, plain } from "./plain-answer.ts";
import { askedIn, type Incident, type Open, type State } from "./state.ts";
import { type Change, takeFacts } from "./take-facts.ts";

/** What came of hearing one turn: the incident it went into, and what changed there. */
export type Hearing = { index: number; isNew: boolean; changes: Change[]; removed: Entry[] };

/** Writes down what was said and takes its facts. Nothing is answered here, so partial words pass the same way. */
export function hear(draft: Draft, text: string, by: Medium, perception: Perception): Hearing {
  const turn = draft.state.turns.length;
  change(draft, {
    turns: [...draft.state.turns, { text, by }],
    lines: [...draft.state.lines, { who: "visitor", turn }],
    partial: undefined,
  });
  const nothing = { index: draft.state.current, isNew: false, changes: [], removed: [] };
  if (perception.language === "es") return nothing;
  takeSetting(draft, text);
  if (!tellsSomething(perception, draft)) return nothing;

  const index = incidentFor(draft, perception);
  const isNew = !draft.state.incidents[index]?.isTold;
  const { incident, changes, removed } = takeFacts(incidentAt(draft, index), {
    text,
    turn,
    how: wayOf(by),
    perception,
    isCorrection: isCorrection(perception, draft.state.open, text),
    asked: askedIn(draft.state)?.path,
  });
  changeIncident(draft, incident, index);
  change(draft, { turns: draft.state.turns.with(turn, { text, by, incident: index }) });
  return { index, isNew, changes, removed };
}

function takeSetting(draft: Draft, text: string): void {
  const setting = draft.state.settingFrom === "chosen" ? undefined : settingIn(text);
  if (setting) change(draft, { setting, settingFrom: "said" });
}

const tellingActs = ["answer", "tell", "correct", "dont-know", "second-incident", "emergency-now"];

/** Whether it belongs in the report's own words: facts, an incident, or an answer about one. */
function tellsSomething({ act, facts, wrong, isIncident }: Perception, draft: Draft): boolean {
  if (facts.length > 0 || wrong.length > 0 || isIncident) return true;
  return incidentAt(draft).isTold && tellingActs.includes(act);
}

/** A "no" to a question is its answer, and corrects nothing. */
export function isCorrection({ act }: Perception, open: Open | undefined, text: string): boolean {
  if (act === "disagree") return open?.kind !== "question" || (hasFact(open.path) && !isPlainNo(text));
  return act === "correct" || open?.kind === "what-is-wrong";
}

/** The one being talked about, another that is named, or a new one. */
function incidentFor(draft: Draft, perception: Perception): number {
  const { incidents, current } = draft.state;
  const now = incidentAt(draft);
  if (!now.isTold) return current;
  const named = perception.facts.find(({ path }) => path === "resident.name")?.value;
  const isChosen = draft.state.open?.kind === "finish-first";
  if ((perception.act === "correct" && !isChosen) || typeof named !== "string") {
    return isSecond(perception, now.isAgreed) ? freeIn(incidents) : current;
  }
  const other = incidents.findIndex(({ facts }) => isSameName(facts["resident.name"]?.value, named));
  const kind = (incidents[other] ?? now).facts.kind?.value;
  const isOtherKind = perception.kind !== undefined && perception.kind !== kind;
  if (other >= 0 && !(isOtherKind && perception.act === "second-incident")) return other;
  const known = now.facts["resident.name"]?.value;
  const isOtherStory = known !== undefined && perception.isIncident && isOtherKind && perception.act === "tell";
  return isOtherStory || isSecond(perception, now.isAgreed) ? freeIn(incidents) : current;
}

/** One that was announced and not told yet, or one more. */
function freeIn(incidents: readonly Incident[]): number {
  const announced = incidents.findIndex(({ isTold }) => !isTold);
  return announced < 0 ? incidents.length : announced;
}

function isSecond({ act, isIncident }: Perception, isFinished: boolean): boolean {
  return act === "second-incident" || (isFinished && isIncident && act === "tell");
}

/** "Tran" is "Mr. Tran"; Mr. and Mrs. Tran are two. */
function isSameName(one = "", other: string): boolean {
  const [short = "", long = ""] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
  return short !== "" && (short === long || long.endsWith(` ${short}`));
}

/** Words that tell where the visitor works. The first that is heard decides. */
const settingWords: readonly (readonly [setting: Setting, hears: string])[] = [
  ["home_care", "my client, the client, client's house, client's home, the agency, my agency, home health"],
  ["home_care", "home care, home visit, at his house, at her house"],
  ["assisted_living", "assisted living, her apartment, his apartment, their apartment, memory care"],
  ["assisted_living", "our community, the community"],
  ["independent_living", "independent living, senior apartments"],
  ["nursing_home", "nursing home, skilled nursing, the unit, my unit, charge nurse, the floor nurse, rehab unit"],
];

/** The setting that what was said makes plain, if it does. */
function settingIn(text: string): Setting | undefined {
  const said = ` ${plain(text)} `;
  const isHeard = (hears: string) => hears.split(", ").some((words) => said.includes(` ${words} `));
  return settingWords.find(([, hears]) => isHeard(hears))?.[0];
}

/** The state as if what is being said now had been said, for the page to draw. It is never kept. */
export function withPartial(state: State, judge: Judge): State {
  const { partial } = state;
  if (!partial) return state;
  const draft: Draft = { state, judge, sentences: [], expects: "narration", endsCall: false };
  for (const { text, perception } of [partial, ...(partial.others ?? [])]) {
    hear(draft, text, partial.by, perception);
  }
  return draft.state;
}
