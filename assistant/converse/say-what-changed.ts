import { conversation } from "../../content/en/conversation.ts";
import { isFactPath, isList, isTri } from "../../contracts/fact-values.ts";
import type { FactPath } from "../../contracts/facts.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type { Entry, Perception } from "../perceive/perception.ts";
import type { Emergency } from "../policy/judgement.ts";
import {
  addFact,
  change,
  changeIncident,
  type Draft,
  incidentAt,
  judgementOf,
  pronounsOf,
  say,
  sayOneOf,
  wording,
} from "./draft.ts";
import { isPlainNo, plain } from "./plain-answer.ts";
import { asSentence, clauseOf, inARow, valueInWords } from "./say-fact.ts";
import type { Change } from "./take-facts.ts";
import { whyInWords } from "./tell-back.ts";

const mostClauses = 3;

/** Says what is in the report now, and for one plain value what it was. */
export function sayChanges(draft: Draft, changes: readonly Change[], as: "changed" | "added" | "noted") {
  const worthSaying = changes.filter(({ path }) => !isImplied(path, changes));
  const isReplaced = worthSaying.some(({ before, now }) => before !== undefined && !Array.isArray(now));
  if ((as === "noted" && !isReplaced) || worthSaying.length === 0) {
    return sayOneOf(draft, "noted");
  }
  const pronouns = pronounsOf(draft.state);
  const clause = ({ path }: Change, value: Change["now"]) => clauseOf(path, value, pronouns);
  const now = inARow(
    worthSaying.slice(0, mostClauses).map((one) => clause(one, one.now)),
    conversation.readBack.and,
  );
  const [only, ...others] = worthSaying;
  if (only?.before !== undefined && others.length === 0 && isNamed(only)) {
    const before = only.path === "location" ? clause(only, only.before) : valueInWords(only.before);
    return sayOneOf(draft, "changed", { now, before });
  }
  if (worthSaying.some(({ before }) => before !== undefined)) return sayOneOf(draft, "changedTo", { now });
  sayOneOf(draft, "added", { now });
}

/** Says what went out of the report. */
export function sayRemoved(draft: Draft, removed: readonly Entry[]) {
  if (removed.length === 0) return;
  if (removed.every(({ path }) => path === "signs")) return sayOneOf(draft, "notGoingOn");
  const pronouns = pronounsOf(draft.state);
  const what = removed
    .filter(({ path }) => !isImplied(path, []))
    .slice(0, mostClauses)
    .map(({ path, value }) => (isList(path) ? valueInWords(value) : clauseOf(path, value as Change["now"], pronouns)));
  if (what.length === 0) return sayOneOf(draft, "takenOut");
  sayOneOf(draft, "takenOutOf", { what: inARow(what, conversation.readBack.and) });
}

/** A value with words of its own, so that "19, not 9" says it. */
function isNamed({ path, now }: Change): boolean {
  return !isTri(path) && !path.startsWith("notifications.") && !Array.isArray(now);
}

/** Said along with another: that the shoulder is hurt says that something is. */
const impliedBy: Partial<Record<FactPath, readonly FactPath[]>> = {
  "injury.present": ["injury.sites", "injury.types"],
  "pain.present": ["pain.site", "pain.score"],
  onAnticoagulant: ["anticoagulant"],
};

function isImplied(path: FactPath, changes: readonly Change[]): boolean {
  if (path === "kind" || path === "signs" || /\.(approx|date)$/.test(path)) return true;
  return changes.some((other) => impliedBy[path]?.includes(other.path));
}

/** The first steps of an emergency, the first time it is heard of. They come before anything else. */
export function sayEmergency(draft: Draft, index: number): boolean {
  const incident = incidentAt(draft, index);
  if (!incident.isTold) return false;
  const { emergency } = judgementOf(draft, index);
  if (!emergency || incident.warnedOf.includes(emergency.sign)) return false;
  change(draft, { current: index, open: undefined });
  changeIncident(draft, {
    warnedOf: [...incident.warnedOf, emergency.sign],
    ...(incident.warnedOf.length === 0 ? { askedBeforeWarning: incident.asked.length } : {}),
  });
  sayFirstSteps(draft, emergency);
  return true;
}

const mostSteps = 4;
const mostStepsSlowly = 2;

/** The first things to do, in the words of the rules; all of them are on the page. */
export function sayFirstSteps(draft: Draft, { steps }: Emergency) {
  const most = draft.state.isSlow ? mostStepsSlowly : mostSteps;
  for (const text of steps.slice(0, most)) say(draft, asSentence(text));
  if (steps.length > most) sayOneOf(draft, "moreSteps");
}

/** An answer that makes it critical is told with its reason. */
export function sayRaised(draft: Draft) {
  const judgement = judgementOf(draft);
  if (judgement.priority !== "critical") return;
  const reason = whyInWords(judgement.reasons.slice(0, 1), pronounsOf(draft.state));
  sayOneOf(draft, "nowCritical", { reason });
}

/** After an allegation, once: thanks, and what to do, before any question. */
export function comfort(draft: Draft): boolean {
  const incident = incidentAt(draft);
  if (!incident.isTold || incident.isComforted || judgementOf(draft).kind !== "allegation") return false;
  changeIncident(draft, { isComforted: true });
  say(draft, conversation.caring.allegation);
  return true;
}

/** After a kind word to someone in distress, once: what helps here. */
export function sayHelp(draft: Draft) {
  const { help } = conversation;
  const which = helpFor(draft);
  if (!draft.state.said[`help ${which}`]) say(draft, wording(draft, `help ${which}`, [help[which]]));
}

function helpFor(draft: Draft): keyof typeof conversation.help {
  if (!incidentAt(draft).isTold) return "nothing";
  const { kind, emergency } = judgementOf(draft);
  if (kind === "allegation") return "allegation";
  return emergency ? "emergency" : "incident";
}

export function smallTalk(draft: Draft, text: string) {
  const said = ` ${plain(text)} `;
  const isHeard = (words: string) => said.includes(words === "hi" ? " hi " : words);
  const fits = conversation.smallTalk.find(({ hears }) => hears.some(isHeard));
  if (fits) say(draft, wording(draft, `small talk ${fits.hears[0]}`, fits.say));
}

/** "I don't know" is an answer: it is written down, and not asked again. */
export function sayDontKnow(draft: Draft, path: QuestionPath) {
  const { facts, notKnown } = incidentAt(draft);
  if (isFactPath(path) && isTri(path) && !facts[path]) addFact(draft, path, "unknown");
  changeIncident(draft, { notKnown: [...notKnown, path] });
  sayOneOf(draft, "notKnown");
}

/** What led up to it is asked for in the visitor's own words: what they answer is the value. */
export function takeAsWords(draft: Draft, path: QuestionPath, { act, facts }: Perception, text: string) {
  const isAnswer = act === "answer" && facts.length === 0;
  if (isAnswer && path === "behavior.antecedent") addFact(draft, path, text.trim());
}

/** "Is he breathing?" was answered with no. */
export function stopBreathing(draft: Draft) {
  const signs = incidentAt(draft).facts.signs?.value ?? [];
  if (!signs.includes("not_breathing")) addFact(draft, "signs", ["not_breathing", ...signs]);
}

/** A plain "no" to a question about safety is answered before anything else is asked. */
export function sayIfNo(draft: Draft, path: QuestionPath, { act, facts }: Perception, text: string): boolean {
  const ifNo: Partial<Record<QuestionPath, string>> = conversation.ifNo;
  const isNo = act === "disagree" || (act === "answer" && isPlainNo(text));
  if (!isNo || (facts.length > 0 && path !== "emergency.breathing")) return false;
  if (path === "emergency.breathing") {
    stopBreathing(draft);
    if (sayEmergency(draft, draft.state.current)) return true;
  }
  const answer = ifNo[path];
  if (answer) say(draft, answer);
  return answer !== undefined;
}
