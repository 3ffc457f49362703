import type { Condition, NumberPath } from "../../care/condition.ts";
import { drugClasses } from "../../care/drug-classes.ts";
import { bodyParts } from "../../care/parts-of-body.ts";
import type { Row } from "../../care/row.ts";
import type { Fact, FactPath, Facts, Sign, Words } from "../../contracts/facts.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type { ActionCode, Category, Priority, ReasonCode, Setting } from "../../contracts/report.ts";

/** What a condition looks at: the facts, what stands around them, and what earlier tables made of them. */
export type Situation = {
  facts: Facts;
  setting: Setting;
  danger: number;
  answered: readonly QuestionPath[];
  /** The kind of the report first, then what else it is about. */
  kinds: readonly Category[];
  reasons: readonly ReasonCode[];
  priority: Priority;
  steps: readonly ActionCode[];
  emergency: Sign | undefined;
};

/** The words of the facts that make a condition true, or nothing where it is not. */
type Met = Words[] | undefined;
type Test<Op> = (condition: Extract<Condition, { op: Op }>, situation: Situation) => Met;

/** True of the situation, and of no words in it. */
const wordless = (isTrue: boolean): Met => (isTrue ? [] : undefined);

const tests: { [Op in Condition["op"]]: Test<Op> } = {
  is: ({ path, values }, { facts }) => {
    const fact = facts[path];
    return fact && values.includes(fact.value) ? fact.words : undefined;
  },
  said: ({ paths }, { facts }) => wordsOf(paths.flatMap((path) => facts[path] ?? [])),
  begins: ({ prefix }, { facts }) => wordsOf(Object.values(facts).filter(({ path }) => path.startsWith(prefix))),
  has: ({ path, items }, { facts }) => {
    const values: readonly string[] = facts[path]?.value ?? [];
    const met = values.flatMap((value, place) => (items.includes(value) ? [place] : []));
    // A list has the words of each item, in the same order.
    return met.length > 0 ? met.flatMap((place) => facts[path]?.words[place] ?? []) : undefined;
  },
  more: ({ path, than }, { facts }) => ifNumber(facts, path, (value) => value > than),
  less: ({ path, than }, { facts }) => ifNumber(facts, path, (value) => value < than),
  upper: ({ atMost }, { facts }) => ifUpper(facts, (upper) => upper <= atMost),
  upperAbove: ({ than }, { facts }) => ifUpper(facts, (upper) => upper > than),
  drug: ({ of }, { facts }) => {
    const names = of.flatMap((name) => drugClasses[name]);
    return wordsWhere(facts, drugPaths, (said) => names.some((name) => said.includes(name)));
  },
  at: ({ part }, { facts }) =>
    wordsWhere(facts, sitePaths, (said) => said.split(/[^a-z]+/).some((word) => bodyParts[part].includes(word))),
  "less-given": (_, { facts }) => {
    const { "medication.doseOrdered": ordered, "medication.doseGiven": given } = facts;
    const isLess = ordered && given && Number.parseFloat(given.value) < Number.parseFloat(ordered.value);
    return isLess ? given.words : undefined;
  },
  kind: ({ kinds }, situation) =>
    situation.kinds.some((kind) => kinds.includes(kind)) ? (situation.facts.kind?.words ?? []) : undefined,
  setting: ({ settings }, { setting }) => wordless(settings.includes(setting)),
  because: ({ codes }, { reasons }) => wordless(codes.some((code) => reasons.includes(code))),
  priority: ({ priorities }, { priority }) => wordless(priorities.includes(priority)),
  step: ({ codes }, { steps }) => wordless(codes.some((code) => steps.includes(code))),
  emergency: ({ signs }, { emergency }) => wordless(emergency !== undefined && signs.includes(emergency)),
  danger: ({ atLeast }, { danger }) => wordless(danger >= atLeast),
  all: ({ of }, situation) => ifMet(of, of.length, situation),
  any: ({ of }, situation) => ifMet(of, 1, situation),
  count: ({ of, atLeast }, situation) => ifMet(of, atLeast, situation),
  not: ({ of }, situation) => wordless(!holds(of, situation)),
  named: ({ of }, situation) => meets(of, situation),
};

const drugPaths = [
  ...(["medication.drug", "medication.drugGiven", "medication.drugs"] as const),
  ...(["anticoagulant", "infection.treatment"] as const),
];
const sitePaths = ["injury.sites", "wound.site"] as const;

export function meets(condition: Condition, situation: Situation): Met {
  const test = tests[condition.op] as (condition: Condition, situation: Situation) => Met;
  return test(condition, situation);
}

export function holds(condition: Condition, situation: Situation): boolean {
  return meets(condition, situation) !== undefined;
}

/** Whether a rule holds in a setting: everywhere, if it names none. */
export function isFor(row: Pick<Row, "settings">, setting: Setting): boolean {
  return row.settings?.includes(setting) ?? true;
}

function ifMet(conditions: readonly Condition[], atLeast: number, situation: Situation): Met {
  const met = conditions.map((one) => meets(one, situation)).filter((words) => words !== undefined);
  return met.length >= atLeast ? met.flat() : undefined;
}

function wordsOf(facts: readonly Fact[]): Met {
  return facts.length > 0 ? facts.flatMap(({ words }) => words) : undefined;
}

function ifNumber(facts: Facts, path: NumberPath, fits: (value: number) => boolean): Met {
  const fact = facts[path];
  return fact && fits(Number(fact.value)) ? fact.words : undefined;
}

function ifUpper(facts: Facts, fits: (upper: number) => boolean): Met {
  const fact = facts["vitals.bp"];
  const upper = Number.parseInt(fact?.value ?? "", 10);
  return fact && upper > 0 && fits(upper) ? fact.words : undefined;
}

/** The words of the first fact, of those at the paths, whose value in small letters fits. */
function wordsWhere(facts: Facts, paths: readonly FactPath[], fits: (said: string) => boolean): Met {
  const fitting = paths.find((path) => fits([facts[path]?.value ?? []].flat().join(" ").toLowerCase()));
  return fitting && facts[fitting]?.words;
}
