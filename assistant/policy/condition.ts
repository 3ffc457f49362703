import type { FactPath, FactValues, Sign, Words } from "../../contracts/facts.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type { ActionCode, Category, Priority, ReasonCode, Setting } from "../../contracts/report.ts";
import type { Situation } from "./situation.ts";
import { type DrugClass, drugClasses } from "./tables/drug-classes.ts";
import { bodyParts, type PartOfBody } from "./tables/parts-of-body.ts";

type PathsOf<T> = { [P in FactPath]: FactValues[P] extends T ? P : never }[FactPath];
type ListPath = PathsOf<readonly string[]>;
type NumberPath = PathsOf<number>;
type Item<P extends ListPath> = FactValues[P] extends readonly (infer I)[] ? I : never;

/** When a rule fires: plain data, so that the same row can be tried on facts and printed for a nurse. */
export type Condition =
  | { op: "is"; path: FactPath; values: readonly unknown[] }
  | { op: "said"; paths: readonly FactPath[] }
  | { op: "begins"; prefix: string }
  | { op: "has"; path: ListPath; items: readonly string[] }
  | { op: "more"; path: NumberPath; than: number }
  | { op: "less"; path: NumberPath; than: number }
  | { op: "upper"; atMost: number }
  | { op: "upperAbove"; than: number }
  | { op: "drug"; of: readonly DrugClass[] }
  | { op: "at"; part: PartOfBody }
  | { op: "less-given" }
  | { op: "kind"; kinds: readonly Category[] }
  | { op: "setting"; settings: readonly Setting[] }
  | { op: "because"; codes: readonly ReasonCode[] }
  | { op: "priority"; priorities: readonly Priority[] }
  | { op: "step"; codes: readonly ActionCode[] }
  | { op: "emergency"; signs: readonly Sign[] }
  | { op: "asked"; path: QuestionPath }
  | { op: "nurse-speaks" }
  | { op: "danger"; atLeast: number }
  | { op: "all"; of: readonly Condition[] }
  | { op: "any"; of: readonly Condition[] }
  | { op: "count"; atLeast: number; of: readonly Condition[] }
  | { op: "not"; of: Condition }
  | { op: "named"; name: string; of: Condition };

export const is = <P extends FactPath>(path: P, ...values: FactValues[P][]): Condition => ({
  op: "is",
  path,
  values,
});
export const said = (...paths: FactPath[]): Condition => ({ op: "said", paths });
/** Any fact whose path begins so, such as `fall.`. */
export const begins = (prefix: string): Condition => ({ op: "begins", prefix });
export const has = <P extends ListPath>(path: P, ...items: Item<P>[]): Condition => ({
  op: "has",
  path,
  items: items as string[],
});
export const more = (path: NumberPath, than: number): Condition => ({ op: "more", path, than });
export const less = (path: NumberPath, than: number): Condition => ({ op: "less", path, than });
/** The upper number of the blood pressure. */
export const upperAtMost = (atMost: number): Condition => ({ op: "upper", atMost });
export const upperAbove = (than: number): Condition => ({ op: "upperAbove", than });
export const drug = (...of: DrugClass[]): Condition => ({ op: "drug", of });
/** The injury or wound is at this part of the body. */
export const at = (part: PartOfBody): Condition => ({ op: "at", part });
/** Less was given than ordered. */
export const lessGiven: Condition = { op: "less-given" };
export const kind = (...kinds: Category[]): Condition => ({ op: "kind", kinds });
export const inSetting = (...settings: Setting[]): Condition => ({ op: "setting", settings });
export const because = (...codes: ReasonCode[]): Condition => ({ op: "because", codes });
export const priority = (...priorities: Priority[]): Condition => ({ op: "priority", priorities });
/** One of these steps follows. */
export const step = (...codes: ActionCode[]): Condition => ({ op: "step", codes });
/** First steps for one of these are shown. */
export const emergency = (...signs: Sign[]): Condition => ({ op: "emergency", signs });
/** The question was answered, also by "I don't know". */
export const asked = (path: QuestionPath): Condition => ({ op: "asked", path });
export const nurseSpeaks: Condition = { op: "nurse-speaks" };
export const danger = (atLeast: number): Condition => ({ op: "danger", atLeast });
export const all = (...of: Condition[]): Condition => ({ op: "all", of });
export const any = (...of: Condition[]): Condition => ({ op: "any", of });
export const count = (atLeast: number, ...of: Condition[]): Condition => ({ op: "count", atLeast, of });
export const not = (of: Condition): Condition => ({ op: "not", of });
/** A condition with a name of its own, printed once and named elsewhere. */
export const named = (name: string, of: Condition): Condition => ({ op: "named", name, of });

const none: Words[] = [];

/** The words of the facts that make it true, or nothing where it is not. */
export function meets(condition: Condition, situation: Situation): Words[] | undefined {
  switch (condition.op) {
    case "is": {
      const fact = situation.facts[condition.path];
      return fact && condition.values.includes(fact.value) ? fact.words : undefined;
    }
    case "said": {
      const facts = condition.paths.flatMap((path) => situation.facts[path] ?? []);
      return facts.length > 0 ? facts.flatMap(({ words }) => words) : undefined;
    }
    case "begins": {
      const facts = Object.values(situation.facts).filter((fact) => fact.path.startsWith(condition.prefix));
      return facts.length > 0 ? facts.flatMap(({ words }) => words) : undefined;
    }
    case "has":
      return wordsOfItems(situation, condition.path, condition.items);
    case "more":
      return ifNumber(situation, condition.path, (value) => value > condition.than);
    case "less":
      return ifNumber(situation, condition.path, (value) => value < condition.than);
    case "upper":
      return ifUpper(situation, (upper) => upper <= condition.atMost);
    case "upperAbove":
      return ifUpper(situation, (upper) => upper > condition.than);
    case "drug":
      return wordsOfDrug(situation, condition.of);
    case "at":
      return wordsOfPart(situation, condition.part);
    case "less-given":
      return wordsOfLess(situation);
    case "kind":
      return situation.kinds.some((kind) => condition.kinds.includes(kind))
        ? (situation.facts.kind?.words ?? none)
        : undefined;
    case "setting":
      return condition.settings.includes(situation.setting) ? none : undefined;
    case "because":
      return condition.codes.some((code) => situation.reasons.includes(code)) ? none : undefined;
    case "priority":
      return condition.priorities.includes(situation.priority) ? none : undefined;
    case "step":
      return condition.codes.some((code) => situation.steps.includes(code)) ? none : undefined;
    case "emergency":
      return situation.emergency && condition.signs.includes(situation.emergency) ? none : undefined;
    case "asked":
      return situation.answered.includes(condition.path) ? none : undefined;
    case "nurse-speaks":
      return situation.speaker === "nurse" ? none : undefined;
    case "danger":
      return situation.danger >= condition.atLeast ? none : undefined;
    case "all": {
      const met = condition.of.map((part) => meets(part, situation));
      return met.every((words) => words !== undefined) ? met.flat() : undefined;
    }
    case "any": {
      const met = condition.of.map((part) => meets(part, situation)).filter((words) => words !== undefined);
      return met.length > 0 ? met.flat() : undefined;
    }
    case "count": {
      const met = condition.of.filter((part) => holds(part, situation));
      return met.length >= condition.atLeast
        ? met.flatMap((part) => meets(part, situation) ?? [])
        : undefined;
    }
    case "not":
      return holds(condition.of, situation) ? undefined : none;
    case "named":
      return meets(condition.of, situation);
  }
}

export function holds(condition: Condition, situation: Situation): boolean {
  return meets(condition, situation) !== undefined;
}

function ifNumber(situation: Situation, path: NumberPath, fits: (value: number) => boolean) {
  const fact = situation.facts[path];
  return fact && fits(Number(fact.value)) ? fact.words : undefined;
}

function ifUpper(situation: Situation, fits: (upper: number) => boolean) {
  const fact = situation.facts["vitals.bp"];
  const upper = Number.parseInt(fact?.value ?? "", 10);
  return fact && upper > 0 && fits(upper) ? fact.words : undefined;
}

/** A list has the words of each item, in the same order. */
function wordsOfItems(situation: Situation, path: ListPath, items: readonly string[]): Words[] | undefined {
  const fact = situation.facts[path];
  if (!fact) return;
  const values: readonly string[] = fact.value;
  const met = values.flatMap((value, place) => (items.includes(value) ? [place] : []));
  if (met.length === 0) return;
  return met.flatMap((place) => fact.words[place] ?? []);
}

function wordsOfDrug(situation: Situation, classes: readonly DrugClass[]): Words[] | undefined {
  const names = classes.flatMap((name) => drugClasses[name]);
  const paths = [
    "medication.drug",
    "medication.drugGiven",
    "medication.drugs",
    "anticoagulant",
    "infection.treatment",
  ] as const;
  for (const path of paths) {
    const fact = situation.facts[path];
    const value = [fact?.value ?? []].flat().join(" ").toLowerCase();
    if (fact && names.some((name) => value.includes(name))) return fact.words;
  }
  return;
}

function wordsOfPart(situation: Situation, part: PartOfBody): Words[] | undefined {
  for (const path of ["injury.sites", "wound.site"] as const) {
    const fact = situation.facts[path];
    const value = [fact?.value ?? []].flat().join(" ").toLowerCase();
    if (fact && value.split(/[^a-z]+/).some((word) => bodyParts[part].includes(word))) return fact.words;
  }
  return;
}

function wordsOfLess({ facts }: Situation): Words[] | undefined {
  const ordered = facts["medication.doseOrdered"];
  const given = facts["medication.doseGiven"];
  if (!ordered || !given) return;
  return Number.parseFloat(given.value) < Number.parseFloat(ordered.value) ? given.words : undefined;
}
