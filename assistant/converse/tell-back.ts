import { assistant } from "../../content/en/assistant.ts";
import { care } from "../../content/en/care.ts";
import { conversation } from "../../content/en/conversation.ts";
import type { FactPath, Facts } from "../../contracts/facts.ts";
import type { Notified, NotifiedPerson, Reason } from "../../contracts/report.ts";
import type { Judgement } from "../policy/judgement.ts";
import { capital, fill, inARow } from "./fill.ts";
import { allFacts } from "./report-of.ts";
import { clauseOf, clockInWords, valueInWords } from "./say-fact.ts";

const words = conversation.readBack;

/** What is worth reading back, the weightiest first. */
const worthSaying: readonly FactPath[] = [
  "headStrike",
  "lossOfConsciousness",
  "anticoagulant",
  "onAnticoagulant",
  "witnessed",
  "injury.types",
  "injury.sites",
  "injury.present",
  "medication.doseOrdered",
  "medication.doseGiven",
  "medication.reachedResident",
  "symptoms",
  "infection.affectedCount",
  "elopement.lastSeen.time",
  "elopement.lastSeenPlace",
  "elopement.leftBuilding",
  "elopement.headcountDone",
  "elopement.policeCalled",
  "behavior.aggressor",
  "behavior.antecedent",
  "behavior.contactMade",
  "wound.knownCause",
  "wound.bleedingControlled",
  "wound.stage",
  "wound.lengthCm",
  "pain.site",
  "pain.present",
  "vitals.bp",
  "vitals.spo2",
  "vitals.glucose",
  "vitals.tempF",
  "disposition",
];
const mostClauses = 5;
const mostClausesSlowly = 2;

/** The report in a few sentences, without the question at its end. */
export function tellBack(
  facts: Facts,
  judgement: Judgement,
  { pronouns, isSlow }: { pronouns: Record<string, string>; isSlow: boolean },
): string[] {
  const clauses = worthSaying.flatMap((path) => {
    const fact = facts[path];
    if (!fact || isSaidElsewhere(path, facts)) return [];
    return [clauseOf(path, fact.value, pronouns)];
  });
  const told = toldInWords(facts);
  return [
    firstSentence(facts, judgement),
    ...pairs(clauses.slice(0, isSlow ? mostClausesSlowly : mostClauses)).map(
      (pair) => `${capital(inARow(pair, words.and))}.`,
    ),
    ...(told ? [`${capital(told)}.`] : []),
  ];
}

/** "critical", and why, in one or two clauses. */
export function whyInWords({ reasons }: Judgement, pronouns: Record<string, string>): string {
  const clauses = reasons.slice(0, 2).map((reason) => fill(becauseOf(reason), pronouns));
  return inARow(clauses, words.and);
}

const namesOfReasons = new Map<string, string>(
  Object.entries(care.reasons).map(([name, text]) => [text, name]),
);

/** A rule may word its reason more closely than its code does, so the clause is found by the words. */
function becauseOf({ code, text }: Reason): string {
  const because: Partial<Record<string, string>> = conversation.because;
  return because[namesOfReasons.get(text) ?? code] ?? text;
}

/** The resident as they are called in a sentence. */
export function nameIn(facts: Facts): string | undefined {
  return facts["resident.name"]?.value;
}

function firstSentence(facts: Facts, judgement: Judgement): string {
  const name = nameIn(facts) ?? words.someone;
  const room = facts["resident.room"]?.value;
  const drug = facts["medication.drug"]?.value;
  const wound = facts["wound.type"]?.value;
  const place = facts.location?.value;
  const blanks = {
    who: name + (room ? fill(words.room, { value: room }) : ""),
    when: whenInWords(facts),
    where: place ? ` ${fill(conversation.facts.location, { value: valueInWords(place) })}` : "",
    drug: drug ? ` (${drug})` : "",
    wound: wound ? ` (${valueInWords(wound)})` : "",
  };
  const signs = facts.signs?.value ?? [];
  if (signs.includes("missing")) return fill(words.missing, blanks);
  if (signs.includes("self_harm")) return fill(words.selfHarm, blanks);
  return fill(words.kinds[judgement.kind], blanks);
}

function whenInWords(facts: Facts): string {
  const occurred = facts["occurred.time"]?.value;
  const found = facts["found.time"]?.value;
  if (occurred) {
    const isAbout = facts["occurred.approx"]?.value === true;
    return fill(isAbout ? words.around : words.at, { value: clockInWords(occurred) });
  }
  return found ? fill(words.foundAt, { value: clockInWords(found) }) : "";
}

function isSaidElsewhere(path: FactPath, facts: Facts): boolean {
  if (path === "onAnticoagulant")
    return facts.anticoagulant !== undefined && facts.onAnticoagulant?.value === "yes";
  if (path === "injury.present")
    return facts["injury.types"] !== undefined || facts["injury.sites"] !== undefined;
  if (path === "pain.present") return facts["pain.site"] !== undefined;
  return false;
}

function toldInWords(facts: Facts): string {
  const people: Record<Notified, string[]> = { done: [], attempted: [], not_done: [] };
  for (const { path, value } of allFacts(facts)) {
    if (!path.startsWith("notifications.")) continue;
    people[value as Notified].push(
      conversation.people[path.slice("notifications.".length) as NotifiedPerson],
    );
  }
  const { told } = conversation;
  const phrase = (who: string[], one: string, many: string) =>
    who.length === 0 ? [] : [fill(who.length === 1 ? one : many, { who: inARow(who, words.and) })];
  const clauses = [
    ...phrase(people.done, told.done, told.manyDone),
    ...phrase(people.attempted, told.attempted, told.manyAttempted),
    ...phrase(people.not_done, told.not_done, told.manyNotDone),
  ];
  return clauses.join("; ");
}

function pairs(clauses: readonly string[]): string[][] {
  const result: string[][] = [];
  for (let at = 0; at < clauses.length; at += 2) result.push(clauses.slice(at, at + 2));
  return result;
}

export function priorityInWords({ priority }: Judgement): string {
  return assistant.priorities[priority].toLowerCase();
}
