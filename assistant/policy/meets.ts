import type { Condition, ListPath, NumberPath } from "../../care/condition.ts";
import { type DrugClass, drugClasses } from "../../care/drug-classes.ts";
import { bodyParts, type PartOfBody } from "../../care/parts-of-body.ts";
import type { Row } from "../../care/row.ts";
import type { Words } from "../../contracts/facts.ts";
import type { Setting } from "../../contracts/report.ts";
import type { Situation } from "./situation.ts";

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

/** Whether a rule holds in a setting: everywhere, if it names none. */
export function isFor(row: Pick<Row, "settings">, setting: Setting): boolean {
  return row.settings?.includes(setting) ?? true;
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
