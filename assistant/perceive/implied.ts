import type { FactPath, FactValues } from "../../contracts/facts.ts";
import type { Category } from "../../contracts/report.ts";
import { isHighAlert, isKindOfDrug } from "./grammar/drugs.ts";
import { readName } from "./grammar/names.ts";
import { sideOf } from "./grammar/sites.ts";
import type { AnyPerceivedFact, Place } from "./perception.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./said.ts";
import { sentenceAround } from "./words.ts";

/** What some values of one path say about another; where none is named, any does. */
type Implication = [from: FactPath, values: string, to: FactPath, toValue: unknown, onlyIn?: Category];
const table: Implication[] = [
  ["injury.types", "", "injury.present", "yes"],
  ["injury.types", "fracture", "injury.suspectedFracture", "yes"],
  ["injury.suspectedFracture", "yes", "injury.present", "yes"],
  ["anticoagulant", "", "onAnticoagulant", "yes"],
  ["pain.score", "", "pain.present", "yes"],
  ["pain.site", "", "pain.present", "yes"],
  ["fall.mechanism", "equipment_failure", "fall.equipmentFailure", "yes"],
  ["fall.environment", "call_light_out_of_reach", "fall.callLightInReach", "no"],
  ["behavior.type", "weapon", "behavior.weapon", "yes"],
  ["behavior.type", "elopement", "elopement.leftBuilding", "yes"],
  ["elopement.policeCalled", "yes", "notifications.police", "done"],
  ["elopement.policeCalled", "no", "notifications.police", "not_done"],
  ["notifications.police", "done", "elopement.policeCalled", "yes"],
  ["notifications.police", "not_done", "elopement.policeCalled", "no"],
  ["medication.errorType", "near_miss omission refused", "medication.reachedResident", "no"],
  ["medication.errorType", "wrong_dose wrong_resident wrong_drug wrong_time", "medication.reachedResident", "yes"],
  ["medication.errorType", "wrong_route extra_dose allergy", "medication.reachedResident", "yes"],
  ["symptoms", "vomiting diarrhea", "infection.syndrome", "gi", "infection"],
  ["allegation.type", "", "abuseScreen", "yes"],
  ["abuse.allegationBy", "", "abuseScreen", "yes"],
  ["wound.stage", "dti", "wound.type", "dti"],
  ["wound.stage", "1 2 3 4 unstageable", "wound.type", "pressure_injury"],
];
/** Who has a bump there, or is hurt there by a fall, has struck the head. */
const onTheHead = /\b(?:head|forehead|scalp|temple|skull|eyebrow)$/;
const policeOnlyWhere = new Set<string>(["elopement", "unaccounted"]);

/** Facts that follow from others, where nothing else was said of their path. */
export function implied(
  said: Said,
  facts: readonly AnyPerceivedFact[],
  reading: Reading,
  kind: Category | undefined,
): AnyPerceivedFact[] {
  const made: AnyPerceivedFact[] = [];
  const valueAt = <P extends FactPath>(path: P) =>
    facts.find((fact) => fact.path === path)?.value as FactValues[P] | undefined;
  const add = (path: FactPath, value: unknown, places: Place[]) => {
    if ([...facts, ...made].some((fact) => fact.path === path)) return;
    made.push({ path, value, places } as AnyPerceivedFact);
  };
  for (const fact of facts)
    for (const [from, values, to, toValue, onlyIn = kind] of table) {
      if (fact.path !== from || onlyIn !== kind || (from === "pain.score" && fact.value === 0)) continue;
      if (to === "elopement.policeCalled" && !policeOnlyWhere.has(valueAt("behavior.type") ?? "")) continue;
      const items: unknown[] = [fact.value].flat();
      const at = values === "" ? 0 : items.findIndex((item) => values.split(" ").includes(String(item)));
      if (at >= 0) add(to, toValue, fact.places.slice(at, at + 1));
    }
  for (const fact of facts) {
    if (fact.path === "wound.site") {
      const side = sideOf(fact.value);
      if (side) add("wound.side", side, fact.places);
    }
    if (fact.path === "medication.drugs") {
      const named = fact.value.findIndex((name) => !isKindOfDrug(name));
      const main = Math.max(0, named);
      add("medication.drug", fact.value[main], fact.places.slice(main, main + 1));
      const at = fact.value.findIndex(isHighAlert);
      if (at >= 0) add("medication.highAlert", true, fact.places.slice(at, at + 1));
    }
    if (fact.path === "injury.sites" && isOneBreath(said, fact, facts)) add("pain.site", fact.value[0], fact.places);
    const isStruck = kind === "fall" || (valueAt("injury.types") ?? []).includes("hematoma");
    if (fact.path === "injury.sites" && isStruck) {
      const at = fact.value.findIndex((site) => onTheHead.test(site));
      if (at >= 0) add("headStrike", "yes", fact.places.slice(at, at + 1));
    }
    if (fact.path === "infection.affectedCount" && fact.value > 1) add("infection.clusterSuspected", true, fact.places);
  }
  if (valueAt("behavior.type") === "physical_aggression_resident") whoAndWhom(said, facts, reading, add);
  return made;
}

/** "His right knee is red and sore": the one place that is hurt is the one that hurts. */
function isOneBreath(said: Said, { places }: AnyPerceivedFact, facts: readonly AnyPerceivedFact[]): boolean {
  const pain = facts.find(({ path, value }) => path === "pain.present" && value === "yes")?.places[0];
  const [site, ...others] = places;
  if (!pain || !site || others.length > 0) return false;
  const { from, to } = sentenceAround(said.words, said.range(pain));
  const range = said.range(site);
  return range.from >= from && range.to <= to;
}

/** "Mrs. F slapped Mrs. J": only where one name stands before the deed and one behind it, in one sentence. */
function whoAndWhom(
  said: Said,
  facts: readonly AnyPerceivedFact[],
  reading: Reading,
  add: (path: FactPath, value: unknown, places: Place[]) => void,
) {
  const deed = facts.find((fact) => fact.path === "behavior.type")?.places[0];
  if (!deed) return;
  const { from, to } = sentenceAround(said.words, said.range(deed), 30);
  const people = reading.spans
    .filter(({ path }) => path === "resident.name" || path === "other.person")
    .map((span) => ({ span, name: readName(said.text.slice(span.start, span.end)), range: said.range(span) }))
    .filter(({ name, range }) => name && range.from >= from && range.to <= to);
  const before = people.filter(({ span }) => span.end <= deed.start).at(-1);
  const after = people.find(({ span }) => span.start >= deed.end);
  if (!before || !after || before.name === after.name) return;
  const place = ({ start, end }: Place): Place => ({ start, end });
  add("behavior.aggressor", before.name, [place(before.span)]);
  add("behavior.target", after.name, [place(after.span)]);
}
