import type { Category, Evidence, Priority, ReasonCode } from "../../contracts/report.ts";
import { priorities, reasonsByPriority } from "../../contracts/report.ts";
import { suspiciousInjury } from "./abuse.ts";
import { blowBetweenResidents } from "./behavior.ts";
import { emergencyCall } from "./care.ts";
import type { Events } from "./category.ts";
import { dangerSign, headInjury } from "./condition.ts";
import { dangerByWords } from "./danger-by-words.ts";
import { type Draft, evidenceAt, includes, is, valueAt } from "./draft.ts";
import { findDrugs } from "./drug-mentions.ts";
import { isStillMissing } from "./elopement.ts";
import { brainSigns, breathless, changedMind, deadlySigns } from "./lexicons/condition.ts";
import { infectionHints } from "./lexicons/infection.ts";
import { drainageWord } from "./lexicons/wound.ts";
import { dangersOfDrugs } from "./medication.ts";
import { evidenceOf, type Span } from "./reading.ts";
import { looksSeptic } from "./sepsis.ts";
import { hear, hearAffirmed } from "./statements.ts";
import { bleedingRisk } from "./thinners.ts";
import { limbIschemia } from "./wound.ts";

export type FoundReason = { code: ReasonCode; evidence: Evidence[] };

/** Every reason that was heard, critical ones first. A rule can only raise the priority. */
export function findReasons(
  draft: Draft,
  category: Category,
  events: Events,
  secondary: Category[],
): FoundReason[] {
  const reasons: FoundReason[] = [];
  const add = (code: ReasonCode, ...evidence: Evidence[]) => {
    if (!reasons.some((reason) => reason.code === code)) reasons.push({ code, evidence });
  };
  const involves = (wanted: Category) => category === wanted || secondary.includes(wanted);
  addVitalReasons(draft, add, category);
  const isFall = involves("fall") || events.fall !== undefined;
  addHeadReasons(draft, add, isFall);
  if (isFall) addFallReasons(draft, add);
  if (involves("medication")) addMedicationReasons(draft, add, events.medicationError !== undefined);
  addSepsis(draft, add, category === "infection");
  if (category === "infection") addInfectionReasons(draft, add);
  addBehaviorReasons(draft, add, events, involves("behavior_elopement"));
  addWoundReasons(draft, add, category === "wound");
  if (!reasons.some(({ code }) => priorityOf(code) === "critical"))
    addDangerByWords(
      draft,
      add,
      reasons.some(({ code }) => priorityOf(code) === "high"),
    );
  if (reasons.length === 0) add(routineReason(draft, category));
  return reasons.sort(
    (a, b) => priorities.indexOf(priorityOf(a.code)) - priorities.indexOf(priorityOf(b.code)),
  );
}

export function priorityOf(code: ReasonCode): Priority {
  return (
    priorities.find((priority) => (reasonsByPriority[priority] as readonly ReasonCode[]).includes(code)) ??
    "routine"
  );
}

type Add = (code: ReasonCode, ...evidence: Evidence[]) => void;

function spanEvidence(draft: Draft, span: Span | undefined): Evidence[] {
  return span ? [evidenceOf(draft.reading, span)] : [];
}

function addVitalReasons(draft: Draft, add: Add, category: Category): void {
  const resp = valueAt(draft, "vitals.resp");
  if ((draft.lowestSpo2 ?? 100) < 90) add("airway_breathing", ...evidenceAt(draft, "vitals.spo2"));
  if (resp !== undefined && (resp <= 10 || resp >= 30))
    add("airway_breathing", ...evidenceAt(draft, "vitals.resp"));
  const struggling = dangerSign(draft.reading, breathless);
  if (struggling) add("airway_breathing", ...spanEvidence(draft, struggling));
  if (is(draft, "mentalStatus", "changed", "unresponsive")) {
    const sedated =
      category === "medication" &&
      findDrugs(draft.reading).some(({ drug }) => drug.class === "opioid" || drug.class === "sedative");
    add(sedated ? "oversedation" : "neuro_change", ...evidenceAt(draft, "mentalStatus"));
  }
  if (is(draft, "lossOfConsciousness", "yes"))
    add("neuro_change", ...evidenceAt(draft, "lossOfConsciousness"));
  if (includes(draft, "symptoms", "facial_droop")) add("neuro_change", ...evidenceAt(draft, "symptoms"));
  const oneSided = dangerSign(draft.reading, brainSigns);
  if (oneSided) add("neuro_change", ...spanEvidence(draft, oneSided));
  const deadly = dangerSign(draft.reading, deadlySigns);
  if (deadly) add("life_threat", ...spanEvidence(draft, deadly));
  if (Number(valueAt(draft, "vitals.bp")?.split("/")[0] ?? 999) < 85)
    add("life_threat", ...evidenceAt(draft, "vitals.bp"));
  for (const danger of dangersOfDrugs(draft.reading)) add(danger.code, ...spanEvidence(draft, danger));
  if (is(draft, "injury.suspectedFracture", "yes"))
    add("suspected_fracture", ...evidenceAt(draft, "injury.suspectedFracture"));
  const called = emergencyCall(draft.reading);
  if (called) add("emergency_called", ...spanEvidence(draft, called));
}

function addHeadReasons(draft: Draft, add: Add, isFall: boolean): void {
  const p2y12 = bleedingRisk(draft);
  const risk = is(draft, "onAnticoagulant", "yes") || p2y12 !== undefined;
  const riskWords = [...evidenceAt(draft, "onAnticoagulant"), ...spanEvidence(draft, p2y12)];
  const wound = headInjury(draft, !isFall && !is(draft, "headStrike", "yes"));
  if (risk && (is(draft, "headStrike", "yes") || wound))
    add(
      "head_strike_bleeding_risk",
      ...evidenceAt(draft, "headStrike"),
      ...spanEvidence(draft, wound),
      ...riskWords,
    );
  else if (
    isFall &&
    risk &&
    (!is(draft, "headStrike", "no") || is(draft, "witnessed", "no")) &&
    (!is(draft, "witnessed", "yes") || is(draft, "headStrike", "unknown"))
  )
    add("possible_head_strike_bleeding_risk", ...evidenceAt(draft, "headStrike", "witnessed"), ...riskWords);
  if (wound) add("head_wound_visible", ...spanEvidence(draft, wound));
}

function addFallReasons(draft: Draft, add: Add): void {
  if (includes(draft, "symptoms", "vomiting")) add("neuro_change", ...evidenceAt(draft, "symptoms"));
  if (is(draft, "witnessed", "no")) add("unwitnessed_fall", ...evidenceAt(draft, "witnessed"));
  if (is(draft, "injury.present", "yes")) add("fall_with_injury", ...evidenceAt(draft, "injury.present"));
  if (is(draft, "headStrike", "yes", "unknown")) add("fall_with_injury", ...evidenceAt(draft, "headStrike"));
  if (is(draft, "pain.present", "yes")) add("fall_pain", ...evidenceAt(draft, "pain.present"));
  if (is(draft, "fall.repeatFall", "yes")) add("repeat_fall", ...evidenceAt(draft, "fall.repeatFall"));
  if (is(draft, "fall.equipmentFailure", "yes"))
    add("equipment_failure", ...evidenceAt(draft, "fall.equipmentFailure"));
  const upper = Number(valueAt(draft, "vitals.bp")?.split("/")[0] ?? 999);
  if (upper <= 100) add("hypotension_or_dizziness", ...evidenceAt(draft, "vitals.bp"));
  if (includes(draft, "symptoms", "dizziness") || includes(draft, "symptoms", "lightheaded"))
    add("hypotension_or_dizziness", ...evidenceAt(draft, "symptoms"));
}

function addMedicationReasons(draft: Draft, add: Add, isCalledError: boolean): void {
  const error = valueAt(draft, "medication.errorType");
  const reached = !is(draft, "medication.reachedResident", "no") && error !== "near_miss";
  const symptomatic = (valueAt(draft, "symptoms") ?? []).length > 0;
  const highAlert = valueAt(draft, "medication.highAlert") === true;
  const words = evidenceAt(draft, "medication.errorType", "medication.drug");
  if (!reached) {
    add("near_miss", ...words);
    return;
  }
  if (error === "count_discrepancy") {
    add("controlled_count_discrepancy", ...words);
    return;
  }
  const isDose = error === "wrong_dose" || error === "transcription";
  const tooLittle = isDose && isUnderdose(draft);
  const overdose = error === "extra_dose" || (isDose && !tooLittle);
  if (highAlert && overdose) add("high_alert_overdose", ...words);
  if (highAlert && (error === "wrong_drug" || error === "wrong_resident" || error === "wrong_route"))
    add("high_alert_wrong_drug_or_resident", ...words);
  if (highAlert && !error && (isCalledError || reached)) add("high_alert_overdose", ...words);
  const unwell = hear(draft.reading, changedMind).find(({ meant }) => !meant.negated && !meant.past);
  if (error === "wrong_resident" && (symptomatic || isLow(draft) || unwell))
    add("wrong_resident_symptomatic", ...words, ...evidenceAt(draft, "symptoms", "vitals.bp"));
  if (error === "allergy") add("allergy_exposure", ...words);
  if (highAlert && (error === "omission" || error === "refused" || error === "wrong_time" || tooLittle))
    add("high_alert_omission", ...words);
  if (is(draft, "medication.nccMerp", "E", "F"))
    add("med_error_harm_treated", ...evidenceAt(draft, "symptoms"), ...words);
  else if (
    symptomatic ||
    is(draft, "pain.present", "yes") ||
    (is(draft, "medication.nccMerp", "D") && error !== "refused") ||
    error === "wrong_resident"
  )
    add("med_error_monitoring", ...words);
  const sugar = valueAt(draft, "vitals.glucose");
  const isRight = draft.fields.has("medication.drug") && !draft.fields.has("medication.highAlert");
  if (
    sugar !== undefined &&
    sugar < ((isRight && !symptomatic) || is(draft, "mentalStatus", "baseline") ? 54 : 70)
  )
    add("neuro_change", ...evidenceAt(draft, "vitals.glucose"));
}

function isUnderdose(draft: Draft): boolean {
  const amount = (path: "medication.doseOrdered" | "medication.doseGiven") =>
    Number.parseFloat(valueAt(draft, path) ?? "");
  return amount("medication.doseGiven") < amount("medication.doseOrdered");
}

function isLow(draft: Draft): boolean {
  const [upper = 999] = (valueAt(draft, "vitals.bp") ?? "").split("/").map(Number);
  return (upper > 0 && upper <= 100) || (valueAt(draft, "vitals.pulse") ?? 99) < 55;
}

/** Two bedside signs with any talk of an infection, whatever the report is filed as. */
function addSepsis(draft: Draft, add: Add, isInfection: boolean): void {
  const named = hear(draft.reading, /\b(?:sepsis|septic)\b(?!(?: \w+)*\. no\.)/g).find(
    ({ meant }) => !meant.negated && !meant.past,
  );
  const infected = hear(draft.reading, infectionHints).some(({ meant }) => !meant.negated && !meant.past);
  if (named || looksSeptic(draft, isInfection || infected))
    add(
      "sepsis_signs",
      ...evidenceAt(draft, "vitals.tempF", "vitals.pulse", "vitals.resp", "vitals.bp", "mentalStatus"),
      ...spanEvidence(draft, named),
    );
}

function addInfectionReasons(draft: Draft, add: Add): void {
  const temperature = valueAt(draft, "vitals.tempF");
  const fever =
    temperature !== undefined ? (draft.peakTempF ?? temperature) > 100 : includes(draft, "symptoms", "fever");
  if (valueAt(draft, "infection.clusterSuspected"))
    add("cluster", ...evidenceAt(draft, "infection.affectedCount", "infection.staffAffected"));
  const syndrome = valueAt(draft, "infection.syndrome");
  if (
    is(draft, "infection.testResult", "positive") &&
    ["covid", "influenza", "cdiff", "scabies", "gi", "respiratory"].includes(syndrome ?? "")
  )
    add("confirmed_transmissible", ...evidenceAt(draft, "infection.testResult"));
  if (includes(draft, "infection.isolation", "airborne"))
    add("confirmed_transmissible", ...evidenceAt(draft, "infection.isolation"));
  if (syndrome === "scabies") add("suspected_scabies", ...evidenceAt(draft, "infection.syndrome"));
  if (fever) add("fever", ...evidenceAt(draft, temperature !== undefined ? "vitals.tempF" : "symptoms"));
  if (fever && (syndrome === "skin" || syndrome === "uti"))
    add("fever_localized_infection", ...evidenceAt(draft, "infection.syndrome"));
}

function addBehaviorReasons(draft: Draft, add: Add, events: Events, isMain: boolean): void {
  const { reading } = draft;
  if (events.allegation?.kind === "abuse") add("abuse_allegation", ...spanEvidence(draft, events.allegation));
  if (events.allegation?.kind === "neglect")
    add("neglect_allegation", ...spanEvidence(draft, events.allegation));
  const type = events.behavior?.type;
  const words = spanEvidence(draft, events.behavior);
  if (type === "self_harm_statement") add("self_harm_statement", ...words);
  if (type === "weapon" || is(draft, "behavior.weapon", "yes"))
    add("weapon", ...words, ...evidenceAt(draft, "behavior.weapon"));
  if (type === "sexual") add("abuse_allegation", ...words);
  if (!isMain) return;
  const blow = type === "physical_aggression_resident" ? events.behavior : blowBetweenResidents(reading);
  if (blow) add("resident_to_resident_contact", ...spanEvidence(draft, blow));
  if (type === "elopement")
    add(isStillMissing(reading) ? "resident_missing" : "left_building_unsupervised", ...words);
  if (type === "unaccounted") add("unaccounted_resolved", ...words);
  if (type === "exit_seeking") add("exit_attempt", ...words);
  if (type === "physical_aggression_staff") add("aggression_contact_staff", ...words);
}

function addWoundReasons(draft: Draft, add: Add, isMain: boolean): void {
  const { reading } = draft;
  const suspicious = suspiciousInjury(draft);
  if (suspicious)
    add(
      "injury_unknown_source_suspicious",
      ...spanEvidence(draft, suspicious),
      ...evidenceAt(draft, "wound.knownCause"),
    );
  if (is(draft, "wound.bleedingControlled", "no"))
    add("bleeding_uncontrolled", ...evidenceAt(draft, "wound.bleedingControlled"));
  const cold = limbIschemia(reading);
  if (cold) add("limb_ischemia", ...spanEvidence(draft, cold));
  if (!isMain) return;
  const type = valueAt(draft, "wound.type");
  if (is(draft, "wound.stage", "3", "4", "unstageable", "dti") || type === "dti")
    add("stage3_plus_or_dti", ...evidenceAt(draft, "wound.stage", "wound.type"));
  const open = is(draft, "wound.skinIntact", "no") || is(draft, "wound.stage", "2");
  if (type === "pressure_injury" && open)
    add("new_open_pressure_injury", ...evidenceAt(draft, "wound.type", "wound.skinIntact", "wound.stage"));
  const signs = valueAt(draft, "wound.infectionSigns") ?? [];
  const isOpen =
    open ||
    /^(?:surgical|diabetic_ulcer|arterial_ulcer|venous_ulcer)$/.test(type ?? "") ||
    is(draft, "wound.stage", "2", "3", "4", "unstageable") ||
    valueAt(draft, "wound.drainage") !== undefined ||
    hearAffirmed(reading, drainageWord).length > 0;
  if (isOpen && (signs.includes("purulent") || signs.includes("fever") || signs.length >= 2))
    add("wound_infection_signs", ...evidenceAt(draft, "wound.infectionSigns"));
  if (type === "burn" && is(draft, "wound.blisters", "yes"))
    add("burn_blisters", ...evidenceAt(draft, "wound.blisters"));
  const bled = hearAffirmed(reading, /\b(?:bled|bleeding|blood everywhere|lot of blood)\b/g)[0];
  if (is(draft, "onAnticoagulant", "yes") && (is(draft, "wound.bleedingControlled", "yes") || bled))
    add(
      "anticoagulated_bleed_controlled",
      ...evidenceAt(draft, "onAnticoagulant", "wound.bleedingControlled"),
    );
}

function addDangerByWords({ reading }: Draft, add: Add, isHighAlready: boolean): void {
  const words = dangerByWords(reading, isHighAlready);
  if (words.length > 0) add("sounds_critical", ...words.map((word) => evidenceOf(reading, word)));
}

function routineReason(draft: Draft, category: Category): ReasonCode {
  if (category === "infection") return "mild_isolated";
  if (category === "behavior_elopement") return "redirected_no_contact";
  if (category === "wound")
    return is(draft, "wound.skinIntact", "yes") || is(draft, "wound.type", "bruise")
      ? "intact_skin"
      : "first_aid_only";
  return "no_harm";
}
