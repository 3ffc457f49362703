import { conversation } from "../../content/en/conversation.ts";
import { isList } from "../../contracts/fact-values.ts";
import type { Fact, FactPath, Facts, FactValues, WayOfKnowing, Words } from "../../contracts/facts.ts";
import { isSamePerson } from "../perceive/grammar/names.ts";
import type { AnyPerceivedFact, Entry, Perception, Place } from "../perceive/perception.ts";
import { says } from "./plain-answer.ts";
import { allFacts } from "./report-of.ts";
import type { Incident } from "./state.ts";

/** A value that came new or in another's place. */
export type Change = { path: FactPath; before?: FactValues[FactPath]; now: FactValues[FactPath] };

/** What was understood of one turn, and how it stands to what was said before. */
type UnderstoodTurn = {
  text: string;
  turn: number;
  how: WayOfKnowing;
  perception: Perception;
  /** It takes the place of what was said before, also where a person had set or confirmed that. */
  isCorrection: boolean;
  /** The question it answers; an answer may replace what a person had set. */
  asked?: string | undefined;
};

/** A word or two that only answer sound like anything, and warn of nothing. */
const answers = ["agree", "disagree", "dont-know"];

/** What came of it: values that are new or other ones, and entries that went with nothing in their place. */
type Taken = { incident: Incident; changes: Change[]; removed: Entry[] };

/** The incident with what was said in it. What it replaces stays, struck through. */
export function takeFacts(before: Incident, hearing: UnderstoodTurn): Taken {
  const { perception } = hearing;
  let facts: Facts = before.facts;
  let { takenBack } = before;
  const changes: Change[] = [];
  for (const perceived of factsIn(hearing, before)) {
    const old = facts[perceived.path] as Fact | undefined;
    const next = settle(old, perceived, hearing, takenBackAt(before, perceived.path));
    if (!next) continue;
    takenBack = takenBack.filter(({ path }) => path !== perceived.path);
    facts = { ...facts, [next.path]: next };
    changes.push({ path: next.path, now: next.value, ...(old ? { before: old.value } : {}) });
  }
  const hasSign = (facts.signs?.value.length ?? 0) > 0;
  const incident = {
    ...before,
    facts,
    takenBack,
    isTold: before.isTold || perception.isIncident || hasSign,
    danger: dangerIn(before, hearing),
  };
  const isNew = ({ path }: Entry) => changes.some((change) => change.path === path);
  const removed = perception.wrong.filter((entry) => entry.path !== "kind" && !isNew(entry) && holds(incident, entry));
  return { incident: removed.reduce((less, entry) => withoutEntry(less, entry, hearing), incident), changes, removed };
}

function holds({ facts }: Incident, { path, value }: Entry): boolean {
  const known: unknown = facts[path]?.value;
  return Array.isArray(known) ? known.includes(value) : known === value;
}

/** A list loses the item; what is not a list, or is empty then, goes as a whole. */
function withoutEntry(incident: Incident, { path, value }: Entry, hearing: UnderstoodTurn): Incident {
  const old = incident.facts[path] as Fact | undefined;
  const isLast = !old || !isList(path) || (old.value as readonly unknown[]).length === 1;
  if (isLast) return takeBack(incident, [path]);
  return { ...incident, facts: { ...incident.facts, [path]: changedList(old, [value], [], [], hearing.how) } };
}

/** How alarming it sounds, until somebody says that it is not. */
function dangerIn({ danger }: Incident, { perception: { act, danger: heard }, text }: UnderstoodTurn): number {
  if (says(text, conversation.notSerious)) return 0;
  return Math.max(danger, answers.includes(act) ? 0 : heard);
}

/** The kind the whole of it sounds like counts as a fact, unless one is known and not denied: "no drug! She fell." */
function factsIn({ perception, text }: UnderstoodTurn, { facts: known }: Incident): AnyPerceivedFact[] {
  const { facts, kind, isIncident } = perception;
  if (!kind || !isIncident || facts.some(({ path }) => path === "kind")) return facts;
  if (known.kind && !isWrong(perception, "kind")) return facts;
  return [...facts, { path: "kind", value: kind, places: [{ start: 0, end: text.length }] }];
}

function isWrong({ wrong }: Perception, path: FactPath): boolean {
  return wrong.some((entry) => entry.path === path);
}

/** A correction says these anew, and all of them; of coded lists only what is wrong goes. */
const namesThings: ReadonlySet<FactPath> = new Set(["injury.sites", "medication.drugs", "witnesses"]);

/** A value that is struck through, with its words. */
type Struck = { value: FactValues[FactPath]; words: Words[] };

/** What a new value strikes through: the old one, and all that it had replaced. */
export function struckBy(old: Fact | undefined): Struck[] {
  return old ? [...(old.replaces ?? []), { value: old.value, words: old.words }] : [];
}

export function takenBackAt({ takenBack }: Incident, path: FactPath): Struck[] {
  return takenBack.filter((taken) => taken.path === path).map(({ value, words }) => ({ value, words }));
}

function settle(
  old: Fact | undefined,
  { path, value, places, tookBack = [] }: AnyPerceivedFact,
  hearing: UnderstoodTurn,
  earlier: readonly Struck[],
): Fact | undefined {
  const { how, perception } = hearing;
  const isCorrection = hearing.isCorrection || isWrong(perception, path);
  const wordsIn = (all: readonly Place[]) => all.map((place) => wordsAt(place, hearing));
  const words = wordsIn(places);
  if (old) {
    if (isWrong(perception, path) ? old.value === value : saysTheSame(old.value, value)) return undefined;
    if (old.path === "kind" && !isCorrection) return undefined;
    const gone = [...tookBack.flatMap((took) => took.value as unknown), ...wrongAt(perception, path)];
    if (isList(path) && (gone.length > 0 || !isCorrection || !namesThings.has(path)))
      return changedList(old, gone, value as string[], words, how);
    const isByPerson = old.how === "by-hand" || old.how === "confirmed";
    const isFirm = isByPerson || (path === "resident.name" && isSomebodyElse(old.value, value));
    if (isFirm && !isCorrection && hearing.asked !== path) return undefined;
  }
  const inSameBreath = tookBack.map((took) => ({ value: took.value, words: wordsIn(took.places) }));
  const replaces = [...struckBy(old), ...earlier, ...inSameBreath];
  return { path, value, words, how, ...(replaces.length > 0 ? { replaces } : {}) } as Fact;
}

function wrongAt({ wrong }: Perception, path: FactPath): unknown[] {
  return wrong.filter((entry) => entry.path === path).map(({ value }) => value);
}

/** A list loses what does not hold after all and grows by what is new in it; undefined where nothing changes. */
function changedList(
  old: Fact,
  gone: readonly unknown[],
  items: readonly string[],
  words: readonly Words[],
  how: WayOfKnowing,
): Fact | undefined {
  const known = old.value as readonly string[];
  const stays = (item: string) => !gone.includes(item);
  const isNew = (item: string) => !known.includes(item);
  if (known.every(stays) && !items.some(isNew)) return undefined;
  const value = [...known.filter(stays), ...items.filter(isNew)];
  const kept = old.words.filter((_, index) => stays(known[index] ?? ""));
  const added = items.flatMap((item, index) => (isNew(item) ? (words[index] ?? []) : []));
  const replaces = known.every(stays) ? {} : { replaces: struckBy(old) };
  return { ...old, value, words: [...kept, ...added], how, ...replaces } as Fact;
}

/** A name that comes up later is mostly an aide's, a daughter's, a roommate's; only a correction puts it in place. */
function isSomebodyElse(known: unknown, name: unknown): boolean {
  return !isSamePerson(String(known), String(name));
}

/** "Tran" after "Mr. Tran" says nothing new. */
function saysTheSame(old: unknown, value: unknown): boolean {
  if (JSON.stringify(old) === JSON.stringify(value)) return true;
  if (typeof old !== "string" || typeof value !== "string") return false;
  return old.toLowerCase() === value.toLowerCase() || old.toLowerCase().endsWith(` ${value.toLowerCase()}`);
}

function wordsAt({ start, end }: Place, { text, turn }: UnderstoodTurn): Words {
  return { turn, start, end, quote: text.slice(start, end) };
}

/** Takes values out with nothing in their place; their words stay, struck through. */
export function takeBack(incident: Incident, paths: readonly FactPath[]): Incident {
  const facts: Record<string, unknown> = { ...incident.facts };
  const takenBack = [...incident.takenBack];
  for (const path of paths) {
    const fact = incident.facts[path] as Fact | undefined;
    delete facts[path];
    takenBack.push(...struckBy(fact).map((struck) => ({ path, ...struck })));
  }
  return { ...incident, facts: facts as Facts, takenBack };
}

/** The incident with what it held earlier and holds no longer; undefined where nothing was lost. */
export function withRemoved(now: Incident, earlier: Incident): Incident | undefined {
  const lost = allFacts(earlier.facts).flatMap((fact) => {
    const known = now.facts[fact.path] as Fact | undefined;
    if (!known) return [fact];
    const gone = isList(fact.path)
      ? (fact.value as string[]).filter((item) => !(known.value as string[]).includes(item))
      : [];
    return gone.length > 0 ? [{ ...known, value: [...(known.value as string[]), ...gone] } as Fact] : [];
  });
  if (lost.length === 0) return undefined;
  const isBack = (path: FactPath) => lost.some((fact) => fact.path === path);
  return {
    ...now,
    facts: { ...now.facts, ...Object.fromEntries(lost.map((fact) => [fact.path, fact])) },
    takenBack: now.takenBack.filter(({ path }) => !isBack(path)),
  };
}

/** "Scratch that": the last turn's values go, and what they had replaced comes back. None on the first turn. */
export function scratchLastTurn(before: Incident): { incident: Incident; isRestored: boolean } | undefined {
  const said = allFacts(before.facts).filter(({ path, words }) => path !== "kind" && words.length > 0);
  const turns = said.map(({ words }) => Math.max(...words.map(({ turn }) => turn)));
  const last = Math.max(...turns);
  if (turns.length === 0 || last === Math.min(...turns)) return undefined;
  const ofLast = said.filter((_, index) => turns[index] === last);
  const isNew = ofLast.filter(({ replaces }) => !replaces?.length).map(({ path }) => path);
  const restored = ofLast.filter(({ replaces }) => replaces?.length).map(restore);
  const rest = takeBack(before, isNew);
  const facts = { ...rest.facts, ...Object.fromEntries(restored.map((fact) => [fact.path, fact])) };
  const asked = rest.asked.filter((path) => !isNew.some((gone) => gone === path));
  return { incident: { ...rest, facts, asked }, isRestored: isNew.length === 0 };
}

function restore(fact: Fact): Fact {
  const replaces = [...(fact.replaces ?? [])];
  const old = replaces.pop();
  return { ...fact, ...old, replaces: [...replaces, { value: fact.value, words: fact.words }] } as Fact;
}
