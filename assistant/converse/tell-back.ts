import { assistant } from "../../content/en/assistant.ts";
import { care } from "../../content/en/care.ts";
import { conversation } from "../../content/en/conversation.ts";
import type { Fact, FactPath, Facts, Sign } from "../../contracts/facts.ts";
import type { Notified, Reason } from "../../contracts/report.ts";
import { personTold } from "../policy/ask.ts";
import type { Judgement } from "../policy/judgement.ts";
import { allFacts } from "./report-of.ts";
import { capital, clauseOf, clockInWords, fill, inARow, valueInWords, whatIsUnknown } from "./say-fact.ts";

const words = conversation.readBack;

/** What is worth reading back, the weightiest first. */
const worthSaying = `
headStrike lossOfConsciousness anticoagulant onAnticoagulant witnessed injury.types injury.sites
injury.present medication.doseOrdered medication.doseGiven medication.reachedResident symptoms
infection.affectedCount elopement.lastSeen.time elopement.lastSeenPlace elopement.leftBuilding
elopement.headcountDone elopement.policeCalled behavior.aggressor behavior.antecedent
behavior.contactMade wound.knownCause wound.bleedingControlled wound.stage wound.lengthCm pain.site
pain.present vitals.bp vitals.spo2 vitals.glucose vitals.tempF disposition`
  .trim()
  .split(/\s+/) as FactPath[];
const mostClauses = 5;
const mostClausesSlowly = 2;

/** The report in a few sentences, without the question at its end. */
export function tellBack(
  facts: Facts,
  judgement: Judgement,
  { pronouns, isSlow }: { pronouns: Record<string, string>; isSlow: boolean },
): string[] {
  const said = worthSaying.flatMap((path): Fact[] => {
    const fact = facts[path] as Fact | undefined;
    return !fact || isSaidElsewhere(path, facts) ? [] : [fact];
  });
  const isUnknown = ({ value }: Fact) => value === "unknown";
  const clauses = said.filter((fact) => !isUnknown(fact)).map(({ path, value }) => clauseOf(path, value, pronouns));
  const unknown = said.filter(isUnknown).flatMap(({ path }) => whatIsUnknown(path, pronouns) ?? []);
  const told = toldInWords(facts);
  return [
    firstSentence(facts, judgement),
    ...signSentence(facts, judgement),
    ...pairs(clauses.slice(0, isSlow ? mostClausesSlowly : mostClauses)).map((pair) =>
      asSentence(capital(inARow(pair, words.and))),
    ),
    ...(unknown.length > 0 ? [fill(words.notKnown, { what: inARow(unknown, words.and) })] : []),
    ...(told ? [`${capital(told)}.`] : []),
  ];
}

/** "critical", and why, in one or two clauses. */
export function whyInWords(reasons: readonly Reason[], pronouns: Record<string, string>): string {
  const names = reasons.map(nameOf);
  const isSaidBy = (name: string, other: string) => saysMore[other]?.includes(name) === true;
  const worthSaying = reasons.filter((_, at) => !names.some((other) => isSaidBy(names[at] ?? "", other)));
  const clauses = worthSaying.slice(0, 2).map((reason) => fill(becauseOf(reason), pronouns));
  return inARow(clauses, words.and);
}

/** A reason that holds another in it: "he hit his head and takes a blood thinner, and he hit his head". */
const saysMore: Partial<Record<string, readonly string[]>> = {
  head_strike_bleeding_risk: ["hit_head", "head_wound_visible", "fall_injury", "fall_with_injury"],
  possible_head_strike_bleeding_risk: ["head_not_known", "unwitnessed_fall", "fall_with_injury"],
  hit_head: ["fall_injury", "fall_with_injury", "fall_pain"],
  arrest: ["airway_breathing", "unresponsive", "life_threat"],
  unresponsive: ["airway_breathing", "neuro_change", "life_threat"],
  oxygen_low: ["airway_breathing"],
  breaths_off: ["airway_breathing"],
  stroke_signs: ["neuro_change"],
  seizure: ["neuro_change"],
};

const namesOfReasons = new Map<string, string>(Object.entries(care.reasons).map(([name, text]) => [text, name]));

/** A rule may word its reason more closely than its code does, so the clause is found by the words. */
function becauseOf(reason: Reason): string {
  const because: Partial<Record<string, string>> = conversation.because;
  return because[nameOf(reason)] ?? reason.text;
}

function nameOf({ code, text }: Reason): string {
  return namesOfReasons.get(text) ?? code;
}

function whoIn(facts: Facts): string {
  return facts["resident.name"]?.value ?? words.someone;
}

function firstSentence(facts: Facts, judgement: Judgement): string {
  const { location: place, "wound.type": wound, "behavior.aggressor": other } = facts;
  const part = (phrase: string, fact: Fact | undefined) =>
    fact ? fill(phrase, { value: valueInWords(fact.value) }) : "";
  return fill(wordsFor(facts, judgement), {
    who: whoIn(facts) + part(words.room, facts["resident.room"]),
    when: whenInWords(facts),
    where: part(` ${conversation.facts.location}`, place),
    drug: part(words.drug, facts["medication.drug"]),
    of: part(words.of, facts["medication.drug"]),
    site: part(words.site, facts["wound.site"]),
    wound: wound ? words.wounds[wound.value] : words.someWound,
    ...(other ? { other: other.value } : {}),
  });
}

/** A sign of danger beside what the report is about. */
function signSentence(facts: Facts, { kind, emergency }: Judgement): string[] {
  const sign = emergency?.sign;
  if (!sign || kind === "condition" || sign === "missing" || sign === "self_harm") return [];
  const wordings: Partial<Record<Sign, string>> = words.signs;
  const blanks = { who: whoIn(facts), when: "", where: "" };
  return wordings[sign] ? [capital(fill(wordings[sign], blanks))] : [];
}

function asSentence(text: string): string {
  return text.endsWith("”") ? `${text.slice(0, -1)}.”` : `${text}.`;
}

/** What happened, as closely as it is known. */
function wordsFor(facts: Facts, { kind }: Judgement): string {
  const byName = (wordings: Partial<Record<string, string>>, name: string | undefined) =>
    wordings[name ?? ""] ?? words.kinds[kind];
  const signs = facts.signs?.value ?? [];
  const [sign] = signs.filter((one) => kind === "condition" || one === "missing" || one === "self_harm");
  if (sign) return byName(words.signs, sign);
  if (kind === "medication" && facts["medication.reachedResident"]?.value !== "no")
    return byName(words.errors, facts["medication.errorType"]?.value);
  if (kind !== "behavior_elopement") return words.kinds[kind];
  return isStruck(facts) ? words.struck : byName(words.behaviors, facts["behavior.type"]?.value);
}

/** One resident struck another, and both are named. */
function isStruck(facts: Facts): boolean {
  const isType = facts["behavior.type"]?.value === "physical_aggression_resident";
  return isType && facts["behavior.aggressor"] !== undefined && facts["resident.name"] !== undefined;
}

function whenInWords(facts: Facts): string {
  const occurred = facts["occurred.time"] ?? facts["medication.givenTime"];
  const told = occurred ?? facts["found.time"];
  const wording = facts["occurred.approx"]?.value ? words.around : words.at;
  return told ? fill(occurred ? wording : words.foundAt, { value: clockInWords(told.value) }) : "";
}

function isSaidElsewhere(path: FactPath, facts: Facts): boolean {
  if (path === "onAnticoagulant") return facts.anticoagulant !== undefined && facts[path]?.value === "yes";
  if (path === "injury.present") return Boolean(facts["injury.types"] ?? facts["injury.sites"]);
  if (path === "pain.present") return facts["pain.site"] !== undefined;
  return (path === "behavior.aggressor" || path === "behavior.contactMade") && isStruck(facts);
}

function toldInWords(facts: Facts): string {
  const { told, people } = conversation;
  const clause = (status: Notified, many: string) => {
    const who = allFacts(facts).flatMap(({ path, value }) => {
      const person = personTold(path);
      return person && value === status ? people[person] : [];
    });
    return who.length === 0 ? "" : fill(who.length === 1 ? told[status] : many, { who: inARow(who, words.and) });
  };
  const { manyDone, manyAttempted, manyNotDone } = told;
  const clauses = [clause("done", manyDone), clause("attempted", manyAttempted), clause("not_done", manyNotDone)];
  return clauses.filter(Boolean).join("; ");
}

/** Two to a sentence; what quotes or counts up stands alone. */
function pairs(clauses: readonly string[]): string[][] {
  const result: string[][] = [];
  for (const clause of clauses) {
    const last = result.at(-1);
    const isAlone = (text = "") => text.includes(":");
    if (last?.length === 1 && !isAlone(last[0]) && !isAlone(clause)) last.push(clause);
    else result.push([clause]);
  }
  return result;
}

export function priorityInWords({ priority }: Judgement): string {
  return assistant.priorities[priority].toLowerCase();
}
