import {
  all,
  any,
  at,
  because,
  count,
  danger,
  drug,
  has,
  is,
  kind,
  less,
  more,
  named,
  not,
  said,
  upperAbove,
  upperAtMost,
} from "./condition.ts";
import type { ReasonRow } from "./reasons.ts";
import { cite } from "./sources.ts";

const ours = { kind: "suggestion", source: cite("ours") } as const;

/** A warning at or above this counts, if nothing else is critical. */
const dangerThreshold = 0.25;

export const bleedingRisk = named("takes a blood thinner", any(is("onAnticoagulant", "yes"), drug("p2y12")));
export const isFall = named("a fall", any(kind("fall"), said("fall.mechanism")));
const sentOut = is("disposition", "sent_to_er", "911_called");
const changed = is("mentalStatus", "changed", "unresponsive");
const infected = any(kind("infection"), said("infection.syndrome"), has("wound.infectionSigns", "purulent", "fever"));
const sepsisSigns = [
  any(
    more("vitals.tempF", 99.99),
    less("vitals.tempF", 96.8),
    all(has("symptoms", "fever", "chills"), not(said("vitals.tempF"))),
  ),
  more("vitals.pulse", 100),
  more("vitals.resp", 23),
  upperAtMost(100),
  changed,
];

/** Signs of danger in a body, whatever the report is about. */
export const bodyReasons: ReasonRow[] = [
  { id: "R-AIR-1", code: "airway_breathing", when: less("vitals.spo2", 90), says: "oxygen_low", ...ours },
  {
    id: "R-AIR-2",
    code: "airway_breathing",
    when: any(less("vitals.resp", 11), more("vitals.resp", 29)),
    says: "breaths_off",
    ...ours,
  },
  {
    id: "R-AIR-3",
    code: "airway_breathing",
    when: any(has("signs", "not_breathing", "trouble_breathing", "choking"), has("symptoms", "dyspnea")),
    ...ours,
  },
  {
    id: "R-SED-1",
    code: "oversedation",
    when: all(any(changed, has("signs", "overdose")), drug("opioid", "sedative")),
    ...ours,
  },
  { id: "R-MIND-1", code: "neuro_change", when: all(changed, not(drug("opioid", "sedative"))), ...ours },
  {
    id: "R-MIND-2",
    code: "neuro_change",
    when: is("lossOfConsciousness", "yes"),
    says: "passed_out",
    ...ours,
  },
  {
    id: "R-MIND-3",
    code: "neuro_change",
    when: any(has("symptoms", "facial_droop"), has("signs", "stroke")),
    says: "stroke_signs",
    ...ours,
  },
  { id: "R-MIND-4", code: "neuro_change", when: has("signs", "seizure"), says: "seizure", ...ours },
  {
    id: "R-MIND-5",
    code: "neuro_change",
    when: all(isFall, has("symptoms", "vomiting")),
    says: "vomits_after_fall",
    ...ours,
  },
  {
    id: "R-SUGAR-1",
    code: "neuro_change",
    when: any(less("vitals.glucose", 54), has("signs", "low_sugar")),
    says: "sugar_very_low",
    ...ours,
  },
  {
    id: "R-SUGAR-2",
    code: "neuro_change",
    when: all(
      less("vitals.glucose", 70),
      not(is("mentalStatus", "baseline")),
      any(drug("sugar"), changed, has("symptoms", "sweating", "shakiness", "weakness", "dizziness", "lightheaded")),
    ),
    says: "sugar_low",
    ...ours,
  },
  {
    id: "R-LIFE-1",
    code: "life_threat",
    when: has("signs", "no_pulse", "not_breathing"),
    says: "arrest",
    ...ours,
  },
  { id: "R-LIFE-2", code: "life_threat", when: has("signs", "unresponsive"), says: "unresponsive", ...ours },
  { id: "R-LIFE-3", code: "life_threat", when: has("signs", "choking", "drowning"), ...ours },
  {
    id: "R-LIFE-4",
    code: "life_threat",
    when: any(
      has("signs", "anaphylaxis"),
      all(has("symptoms", "facial_swelling"), any(is("medication.errorType", "allergy"), has("symptoms", "dyspnea"))),
    ),
    says: "anaphylaxis",
    ...ours,
  },
  {
    id: "R-LIFE-5",
    code: "life_threat",
    when: has("signs", "poisoning", "overdose"),
    says: "poisoned",
    ...ours,
  },
  {
    id: "R-LIFE-6",
    code: "life_threat",
    when: any(has("signs", "chest_pain"), has("symptoms", "chest_pain")),
    says: "chest_pain",
    ...ours,
  },
  { id: "R-LIFE-7", code: "life_threat", when: has("signs", "heat", "cold"), says: "heat_or_cold", ...ours },
  { id: "R-LIFE-8", code: "life_threat", when: has("signs", "fire"), says: "fire", ...ours },
  {
    id: "R-VITAL-1",
    code: "vitals_critical",
    when: any(
      upperAtMost(89),
      upperAbove(219),
      less("vitals.pulse", 40),
      more("vitals.pulse", 139),
      more("vitals.tempF", 103.9),
      less("vitals.tempF", 95),
      more("vitals.glucose", 449),
    ),
    ...ours,
  },
  {
    id: "R-BLEED-1",
    code: "bleeding_uncontrolled",
    when: any(is("wound.bleedingControlled", "no"), has("signs", "severe_bleeding")),
    ...ours,
  },
  {
    id: "R-SEPSIS-1",
    code: "sepsis_signs",
    when: all(infected, count(2, ...sepsisSigns)),
    ...ours,
  },
  {
    id: "R-SEPSIS-2",
    code: "sepsis_signs",
    when: all(any(more("vitals.tempF", 99.99), less("vitals.tempF", 96.8)), count(3, ...sepsisSigns)),
    says: "sepsis_without_infection",
    ...ours,
  },
  {
    id: "R-HEAD-1",
    code: "head_strike_bleeding_risk",
    when: all(bleedingRisk, any(is("headStrike", "yes"), all(isFall, at("head"), is("injury.present", "yes")))),
    kind: "guidance",
    source: cite("acep"),
  },
  {
    id: "R-HEAD-2",
    code: "possible_head_strike_bleeding_risk",
    when: all(
      isFall,
      bleedingRisk,
      not(is("headStrike", "yes")),
      any(
        is("headStrike", "unknown"),
        is("witnessed", "no"),
        all(not(is("headStrike", "no")), not(is("witnessed", "yes"))),
      ),
    ),
    kind: "guidance",
    source: cite("acep"),
  },
  {
    id: "R-HEAD-3",
    code: "head_wound_visible",
    when: all(
      any(isFall, is("headStrike", "yes")),
      at("head"),
      has(
        "injury.types",
        "laceration",
        "hematoma",
        "swelling",
        "bleeding",
        "bruise",
        "abrasion",
        "skin_tear",
        "fracture",
      ),
    ),
    ...ours,
  },
  {
    id: "R-BONE-1",
    code: "suspected_fracture",
    when: any(is("injury.suspectedFracture", "yes"), has("injury.types", "fracture")),
    ...ours,
  },
  { id: "R-911-1", code: "emergency_called", when: is("disposition", "911_called"), ...ours },
  { id: "R-ER-1", code: "transferred", when: is("disposition", "sent_to_er"), ...ours },
  { id: "R-ER-2", code: "transfer_refused", when: is("disposition", "refused_transport"), ...ours },
  {
    id: "R-VITAL-2",
    code: "vitals_abnormal",
    when: all(
      not(sentOut),
      any(
        upperAtMost(94),
        upperAbove(179),
        less("vitals.pulse", 50),
        more("vitals.pulse", 119),
        less("vitals.spo2", 92),
        more("vitals.resp", 24),
        less("vitals.glucose", 70),
        more("vitals.glucose", 349),
        more("vitals.tempF", 100.4),
      ),
    ),
    ...ours,
  },
];

/** The reader's warning is no fact: it asks a person to look, and only where nothing else is critical. */
export const warningReasons: ReasonRow[] = [
  {
    id: "R-WARN-1",
    code: "sounds_critical",
    when: all(danger(dangerThreshold), not(because("near_miss"))),
    ...ours,
  },
];
