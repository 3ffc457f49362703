import type { Sign } from "../contracts/facts.ts";
import { all, any, drug, has, is, less, more, not } from "./condition.ts";
import { isMissing } from "./reasons-events.ts";
import type { Row } from "./row.ts";
import { cite } from "./sources.ts";

/** First steps for a danger right now. The first row that fires is shown; its sentences stand under the sign. */
type EmergencyRow = Row & { sign: Sign };

const aha = { kind: "guidance", source: cite("aha") } as const;
const ours = { kind: "suggestion", source: cite("ours") } as const;
const changed = is("mentalStatus", "changed", "unresponsive");

export const emergencyRows: EmergencyRow[] = [
  { id: "E-FIRE", sign: "fire", when: has("signs", "fire"), ...ours },
  {
    id: "E-WEAPON",
    sign: "weapon",
    when: any(has("signs", "weapon"), is("behavior.weapon", "yes")),
    ...ours,
  },
  { id: "E-CHOKE", sign: "choking", when: has("signs", "choking"), ...aha },
  { id: "E-DROWN", sign: "drowning", when: has("signs", "drowning"), ...aha },
  { id: "E-PULSE", sign: "no_pulse", when: has("signs", "no_pulse"), ...aha },
  { id: "E-BREATH-1", sign: "not_breathing", when: has("signs", "not_breathing"), ...aha },
  {
    id: "E-ALLERGY",
    sign: "anaphylaxis",
    when: any(
      has("signs", "anaphylaxis"),
      all(has("symptoms", "facial_swelling"), any(is("medication.errorType", "allergy"), has("symptoms", "dyspnea"))),
    ),
    ...ours,
  },
  {
    id: "E-OPIOID",
    sign: "overdose",
    when: any(
      has("signs", "overdose"),
      all(drug("opioid"), any(changed, less("vitals.resp", 11), less("vitals.spo2", 90))),
    ),
    ...aha,
  },
  {
    id: "E-BLEED",
    sign: "severe_bleeding",
    when: any(has("signs", "severe_bleeding"), is("wound.bleedingControlled", "no")),
    ...ours,
  },
  { id: "E-SEIZE", sign: "seizure", when: has("signs", "seizure"), ...ours },
  {
    id: "E-STROKE",
    sign: "stroke",
    when: any(has("signs", "stroke"), has("symptoms", "facial_droop")),
    ...ours,
  },
  {
    id: "E-SUGAR",
    sign: "low_sugar",
    when: any(has("signs", "low_sugar"), less("vitals.glucose", 54), all(less("vitals.glucose", 70), changed)),
    ...ours,
  },
  {
    id: "E-OUT",
    sign: "unresponsive",
    when: any(has("signs", "unresponsive"), is("mentalStatus", "unresponsive")),
    ...aha,
  },
  {
    id: "E-POISON",
    sign: "poisoning",
    when: has("signs", "poisoning"),
    kind: "guidance",
    source: cite("poison"),
  },
  {
    id: "E-BREATH-2",
    sign: "trouble_breathing",
    when: any(
      has("signs", "trouble_breathing"),
      less("vitals.spo2", 90),
      less("vitals.resp", 11),
      more("vitals.resp", 29),
    ),
    ...ours,
  },
  {
    id: "E-CHEST",
    sign: "chest_pain",
    when: any(has("signs", "chest_pain"), has("symptoms", "chest_pain")),
    ...ours,
  },
  { id: "E-HEAT", sign: "heat", when: has("signs", "heat"), ...ours },
  { id: "E-COLD", sign: "cold", when: any(has("signs", "cold"), less("vitals.tempF", 95)), ...ours },
  {
    id: "E-SELF",
    sign: "self_harm",
    when: any(has("signs", "self_harm"), is("behavior.type", "self_harm_statement")),
    kind: "guidance",
    source: cite("crisis"),
  },
  {
    id: "E-MISSING",
    sign: "missing",
    when: all(isMissing, not(is("elopement.leftBuilding", "no"))),
    ...ours,
  },
];
