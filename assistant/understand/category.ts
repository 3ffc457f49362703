import type { Category } from "../../contracts/report.ts";
import { type Allegation, findAllegation } from "./abuse.ts";
import { type BehaviorEvent, findBehavior } from "./behavior.ts";
import type { Draft } from "./draft.ts";
import { findDrugs } from "./drug-mentions.ts";
import { findElopement } from "./elopement.ts";
import { headStrike } from "./lexicons/condition.ts";
import { fallEvent, nearFall } from "./lexicons/fall.ts";
import * as infection from "./lexicons/infection.ts";
import { injuries } from "./lexicons/injuries.ts";
import { gotIt, medWords } from "./lexicons/medication.ts";
import { symptoms } from "./lexicons/symptoms.ts";
import { topics } from "./lexicons/topics.ts";
import { stagePattern, woundTalk } from "./lexicons/wound.ts";
import { findErrorType, wasBegun } from "./medication-error.ts";
import { find, type Reading, type Span, textOf } from "./reading.ts";
import { sepsisSigns } from "./sepsis.ts";
import { hear, hearAffirmed } from "./statements.ts";
import { findWoundType, limbIschemia, uncontrolledBleeding } from "./wound.ts";

/** What happened, by category, before one of them is chosen. */
export type Events = {
  fall?: Span;
  behavior?: BehaviorEvent;
  allegation?: Allegation;
  medicationError?: Span;
  wound?: Span & { value?: string };
  infection?: Span;
};
export type Chosen = { category: Category; because: Span; secondary: Category[]; events: Events };

const contagious = new Set([
  "vomiting",
  "diarrhea",
  "cough",
  "fever",
  "chills",
  "sore_throat",
  "runny_nose",
  "body_aches",
  "dysuria",
  "pneumonia",
  "frequency",
]);

export function chooseCategory(draft: Draft): Chosen {
  const { reading } = draft;
  const elopement = findElopement(reading);
  const behavior = findBehavior(reading, elopement);
  const allegation = findAllegation(reading);
  const fall = findFall(reading);
  const events: Events = {
    ...(fall ? { fall } : {}),
    ...(behavior ? { behavior } : {}),
    ...(allegation ? { allegation } : {}),
    ...defined("medicationError", findMedicationError(reading)),
    ...defined("wound", findWoundType(reading)),
    ...defined("infection", findInfection(reading)),
  };
  const scores = score(draft, events);
  const ranked = (Object.entries(scores) as [Category, number][]).sort((a, b) => b[1] - a[1]);
  const [category, best] = ranked[0] as [Category, number];
  const secondary = ranked
    .slice(1)
    .filter(([other, value]) => value >= 12 && value >= best * 0.5 && standsAlone(other, events))
    .map(([other]) => other);
  return {
    category,
    because: evidence(category, events) ?? { from: 0, to: Math.min(1, reading.words.length) },
    secondary,
    events,
  };
}

function defined<K extends string>(key: K, value: Span | undefined): Partial<Record<K, Span>> {
  return value ? ({ [key]: value } as Record<K, Span>) : {};
}

/** "threw his tray on the floor", "peed on the floor", "her flu shot in the fall": nobody went down. */
const thingDropped =
  /\b(?:(?:thr(?:ew|ow\w*)|knock\w*|dropp?\w*|spill\w*|toss\w*|dump\w*|pour\w*|swept|flung|smear\w*)(?: (?!him\b|her (?:on\w*|to|off|down|over|right|out|in)\b|himself|herself|mr\b|mrs\b|ms\b|and\b|right\b|down\b|straight\b)\w+){1,4}?|(?:pee\w*|urinat\w*|poop\w*|vomit\w*|spit\w*|spat)(?: \w+){0,2}?) (?:on|onto|to|across) the \w+$|\b(?:in|since|until|last|this|every) (?:the )?fall$/;

function findFall(reading: Reading): Span | undefined {
  const said = hear(reading, fallEvent).find(
    ({ meant, text, from, to }) =>
      !meant.negated &&
      !meant.past &&
      !meant.supposed &&
      !meant.someoneElse &&
      !(meant.doubted && /fall$/.test(text)) &&
      !thingDropped.test(textOf(reading, { from: Math.max(0, from - 3), to })),
  );
  return (
    said ??
    hear(reading, nearFall).find(
      ({ meant, text }) => (!meant.negated || /never/.test(text)) && !meant.past && !meant.supposed,
    )
  );
}

function findMedicationError(reading: Reading): Span | undefined {
  const named = hear(
    reading,
    /\b(?:med(?:ication)? (?:errors?|variance|incident|event|mistake|mix ?up)|drug error|wrong (?:dose|meds?|pills?|medication|insulin))\b/g,
  ).find(({ meant }) => !meant.negated && !meant.past);
  if (named) return named;
  const error = findErrorType(reading);
  if (!error) return undefined;
  if (error.value === "near_miss" || error.value === "count_discrepancy") return error;
  const given =
    wasBegun(reading) ?? hear(reading, gotIt).find(({ meant }) => !meant.negated && !meant.supposed);
  if (error.value === "allergy" && !given) return undefined;
  const near = [...findDrugs(reading), ...find(reading, medWords)].some(
    (drug) => Math.abs(drug.from - error.from) <= 30,
  );
  return near ? error : undefined;
}

function findInfection(reading: Reading): Span | undefined {
  for (const [, pattern] of infection.namedInfections) {
    const named = hear(reading, pattern).find(
      ({ meant }) => !meant.past && !meant.someoneElse && !meant.negated,
    );
    if (named) return named;
  }
  return (
    symptoms
      .filter(([code]) => contagious.has(code))
      .flatMap(([, pattern]) => hearAffirmed(reading, pattern))[0] ??
    hearAffirmed(reading, infection.infectionTalk)[0]
  );
}

/** Points per category. An event that is told outweighs any number of signs. */
function score(draft: Draft, events: Events): Record<Category, number> {
  const { reading } = draft;
  const scores: Record<Category, number> = {
    fall: 0,
    medication: 0,
    infection: 0,
    behavior_elopement: 0,
    wound: 0,
    allegation: 0,
    condition: 0,
  };
  const type = events.behavior?.type;
  if (events.fall) scores.fall += 30;
  if (events.medicationError) scores.medication += 32;
  if (events.fall && events.medicationError)
    scores[events.fall.from < events.medicationError.from ? "fall" : "medication"] += 12;
  if (type) scores.behavior_elopement += weightOf(type);
  if (events.allegation) scores.behavior_elopement += events.allegation.kind === "neglect" ? 42 : 45;
  if (type === "refusal" && events.medicationError) scores.behavior_elopement = 4;

  const signs = symptoms
    .filter(([code]) => contagious.has(code))
    .filter(([, pattern]) => hearAffirmed(reading, pattern).length > 0).length;
  const named = infection.namedInfections.filter(([, pattern]) =>
    hear(reading, pattern).some(({ meant }) => !meant.past && !meant.someoneElse && !meant.negated),
  ).length;
  const talk = Math.min(3, hearAffirmed(reading, infection.infectionTalk).length);
  const hints = find(reading, infection.infectionHints).length;
  const isSeptic = sepsisSigns(draft) >= 2 ? 12 + (hints > 0 ? 12 : 0) : 0;
  const isNamedRash = named > 0 && /^(?:blister|bruise|masd)$/.test(events.wound?.value ?? "");
  if ((draft.peakTempF ?? 0) > 100) scores.infection += 5;
  scores.infection += (isNamedRash ? 12 : 0) + signs * 5 + named * 9 + talk * 5 + isSeptic;

  const staged = hear(reading, stagePattern).some(({ meant }) => !meant.negated);
  const woundWords = Math.min(3, hearAffirmed(reading, woundTalk).length);
  scores.wound += (events.wound ? (isNamedRash ? 4 : 18) : 0) + (staged ? 16 : 0) + woundWords * 4;
  if (hearAffirmed(reading, /\b(?:no fall|not a fall)\b/g).length > 0) scores.fall = 0;
  const red = hearAffirmed(
    reading,
    /\b(?:heels?|bottom|sacrum|tailbone|coccyx|buttocks?)\b(?: \w+){0,3} (?:red|raw|purple|maroon|black|open|mushy)/g,
  ).length;
  scores.wound += red > 0 ? 14 : 0;
  if (limbIschemia(reading) || (!events.fall && uncontrolledBleeding(reading))) scores.wound += 20;
  if (Math.max(...Object.values(scores)) < 4) addFaintSigns(reading, scores);
  weighByTopic(reading, scores);
  return scores;
}

/** An event that nothing else in the story speaks of counts for less; what it speaks of counts a little. */
function weighByTopic(reading: Reading, scores: Record<Category, number>): void {
  for (const [category, pattern] of topics) {
    const spokenOf = new Set(hearAffirmed(reading, pattern).map(({ text }) => text)).size;
    const support = Math.min(1, (spokenOf * 60) / (reading.words.length + 60));
    scores[category] = scores[category] * (0.6 + 0.4 * support) + Math.min(12, spokenOf * 1.5);
  }
}

/** Where no event was told, the things spoken of decide. */
function addFaintSigns(reading: Reading, scores: Record<Category, number>): void {
  const given = findDrugs(reading).filter(
    ({ from }) => !/^(?:on|takes?|taking)$/.test(reading.words[from - 1]?.text ?? ""),
  );
  scores.medication += given.length * 2 + find(reading, medWords).length;
  scores.fall += hearAffirmed(reading, headStrike).length * 6;
  scores.infection += symptoms.filter(([, pattern]) => hearAffirmed(reading, pattern).length > 0).length;
  scores.wound += injuries.filter(([, pattern]) => hearAffirmed(reading, pattern).length > 0).length * 1.5;
  scores.behavior_elopement += 0.5;
}

function weightOf(type: BehaviorEvent["type"]): number {
  const heavy: Partial<Record<BehaviorEvent["type"], number>> = {
    self_harm_statement: 60,
    weapon: 55,
    sexual: 55,
    elopement: 50,
    physical_aggression_resident: 44,
    unaccounted: 36,
    physical_aggression_staff: 33,
    exit_seeking: 28,
    hallucination: 26,
    verbal_aggression: 22,
    property: 20,
    wandering: 18,
    refusal: 16,
  };
  return heavy[type] ?? 10;
}

/** A wound, a symptom or a pill that belongs to the main event is no second incident. */
function standsAlone(other: Category, events: Events): boolean {
  if (other === "fall") return events.fall !== undefined;
  if (other === "medication")
    return events.medicationError !== undefined && events.behavior?.type !== "self_harm_statement";
  if (other === "behavior_elopement") {
    const type = events.behavior?.type;
    return (
      events.allegation !== undefined ||
      type === "elopement" ||
      type === "physical_aggression_resident" ||
      type === "physical_aggression_staff"
    );
  }
  return false;
}

function evidence(category: Category, events: Events): Span | undefined {
  const spans: Record<Category, Span | undefined> = {
    fall: events.fall,
    medication: events.medicationError,
    infection: events.infection,
    behavior_elopement: events.allegation ?? events.behavior,
    wound: events.wound,
    allegation: events.allegation,
    condition: undefined,
  };
  return spans[category];
}
