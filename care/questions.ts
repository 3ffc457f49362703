import type { QuestionPath } from "../contracts/questions.ts";
import type { NotifiedPerson } from "../contracts/report.ts";
import {
  all,
  any,
  because,
  type Condition,
  drug,
  emergency,
  has,
  inSetting,
  is,
  kind,
  less,
  named,
  not,
  priority,
  said,
  step,
} from "./condition.ts";
import { allegation } from "./patterns.ts";
import { bleedingRisk, isFall } from "./reasons-body.ts";

/** What an answer could do: it is asked in this order. */
type WhyAsked = "danger" | "priority" | "clock" | "told" | "report";
type QuestionRow = { id: string; path: QuestionPath; why: WhyAsked; when: Condition };

const lifeSigns = emergency(
  ...([
    "not_breathing",
    "no_pulse",
    "unresponsive",
    "choking",
    "drowning",
    "seizure",
    "stroke",
    "anaphylaxis",
  ] as const),
  ...(["overdose", "poisoning", "severe_bleeding", "chest_pain", "trouble_breathing", "fire", "heat", "cold"] as const),
);
const headHurt = any(is("headStrike", "yes"), because("head_wound_visible"));
const unharmed = is("fall.mechanism", "intercepted");
/** After these only safety is asked, and who knows: details are for those who investigate or treat. */
const noDigging = named(
  "an allegation or talk of self-harm",
  any(kind("allegation"), because("self_harm_statement"), allegation),
);
const ask = (of: Condition): Condition => all(not(noDigging), of);
const missed = is("medication.errorType", "omission", "wrong_time");

/** At home there is nobody of that name. */
const hasPreventionist = inSetting("nursing_home", "assisted_living");

/** The administrator reports these, so the administrator must know first. */
const startsClock = named(
  "the administrator reports it",
  any(allegation, because("controlled_count_discrepancy", "left_building_unsupervised")),
);

export const questionRows: QuestionRow[] = [
  { id: "Q-NOW-1", path: "emergency.911", why: "danger", when: lifeSigns },
  {
    id: "Q-NOW-2",
    path: "emergency.breathing",
    why: "danger",
    when: emergency("unresponsive", "seizure", "overdose", "poisoning", "anaphylaxis", "drowning", "choking"),
  },
  {
    id: "Q-NOW-3",
    path: "vitals.glucose",
    why: "danger",
    when: any(
      emergency("unresponsive", "seizure", "stroke", "low_sugar"),
      all(is("mentalStatus", "changed"), drug("sugar")),
    ),
  },
  {
    id: "Q-NOW-4",
    path: "emergency.codeStatus",
    why: "danger",
    when: emergency("not_breathing", "no_pulse", "unresponsive"),
  },
  { id: "Q-FIND-1", path: "elopement.policeCalled", why: "danger", when: because("resident_missing") },
  { id: "Q-FIND-3", path: "elopement.lastSeen", why: "danger", when: because("resident_missing") },
  {
    id: "Q-FIND-2",
    path: "elopement.headcountDone",
    why: "danger",
    when: all(because("resident_missing"), not(inSetting("home_care"))),
  },
  { id: "Q-SAFE-1", path: "allegation.safe", why: "danger", when: kind("allegation") },
  {
    id: "Q-SAFE-2",
    path: "self_harm.alone",
    why: "danger",
    when: all(because("self_harm_statement"), not(has("immediateActions", "one_to_one"))),
  },
  {
    id: "Q-BLEED-1",
    path: "wound.bleedingControlled",
    why: "priority",
    when: ask(all(has("injury.types", "bleeding", "laceration"), bleedingRisk, not(priority("critical")))),
  },
  {
    id: "Q-FALL-1",
    path: "headStrike",
    why: "priority",
    when: ask(
      all(isFall, not(unharmed), not(because("head_wound_visible")), not(all(priority("critical"), bleedingRisk))),
    ),
  },
  {
    id: "Q-FALL-2",
    path: "onAnticoagulant",
    why: "priority",
    when: ask(all(isFall, not(bleedingRisk), any(headHurt, is("headStrike", "unknown"), is("witnessed", "no")))),
  },
  { id: "Q-FALL-3", path: "lossOfConsciousness", why: "priority", when: ask(all(isFall, headHurt)) },
  {
    id: "Q-FALL-4",
    path: "witnessed",
    why: "priority",
    when: ask(all(isFall, not(unharmed), not(said("headStrike")))),
  },
  {
    id: "Q-FALL-5",
    path: "vitals",
    why: "priority",
    when: ask(
      all(isFall, is("headStrike", "yes", "unknown"), not(bleedingRisk), not(is("notifications.physician", "done"))),
    ),
  },
  {
    id: "Q-MED-1",
    path: "medication.drug",
    why: "priority",
    when: ask(all(kind("medication"), not(because("near_miss")))),
  },
  {
    id: "Q-MED-2",
    path: "medication.reachedResident",
    why: "priority",
    when: ask(
      all(
        kind("medication"),
        not(priority("critical")),
        any(not(said("medication.errorType")), is("medication.errorType", "wrong_dose", "wrong_drug")),
      ),
    ),
  },
  {
    id: "Q-MED-3",
    path: "medication.doseGiven",
    why: "priority",
    when: ask(all(is("medication.errorType", "wrong_dose"), not(priority("critical")), not(because("near_miss")))),
  },
  {
    id: "Q-MED-4",
    path: "vitals.spo2",
    why: "priority",
    when: ask(because("oversedation", "airway_breathing")),
  },
  {
    id: "Q-MED-5",
    path: "vitals.glucose",
    why: "priority",
    when: ask(all(drug("sugar"), because("high_alert_overdose", "high_alert_wrong_drug_or_resident"))),
  },
  { id: "Q-SEPSIS-1", path: "vitals", why: "priority", when: ask(because("sepsis_signs")) },
  { id: "Q-SEPSIS-2", path: "vitals.spo2", why: "priority", when: ask(because("sepsis_signs")) },
  { id: "Q-SEPSIS-3", path: "vitals.bp", why: "priority", when: ask(because("sepsis_signs")) },
  {
    id: "Q-WOUND-1",
    path: "wound.knownCause",
    why: "priority",
    when: ask(all(is("wound.type", "bruise", "skin_tear", "laceration", "burn"), not(priority("critical")))),
  },
  {
    id: "Q-WOUND-2",
    path: "wound.stage",
    why: "priority",
    when: ask(all(is("wound.type", "pressure_injury"), priority("routine"))),
  },
  {
    id: "Q-BEHAVE-1",
    path: "behavior.contactMade",
    why: "priority",
    when: ask(is("behavior.type", "verbal_aggression", "property", "physical_aggression_resident")),
  },
  {
    id: "Q-LEAVE-1",
    path: "elopement.leftBuilding",
    why: "priority",
    when: ask(all(is("behavior.type", "elopement", "unaccounted"), not(because("resident_missing")))),
  },
  {
    id: "Q-INF-1",
    path: "infection.affectedCount",
    why: "priority",
    when: ask(all(kind("infection"), priority("routine"))),
  },
  {
    id: "Q-HARM-1",
    path: "injury.present",
    why: "priority",
    when: ask(
      all(
        priority("routine"),
        any(isFall, all(kind("behavior_elopement"), not(is("behavior.contactMade", "no")))),
        not(unharmed),
      ),
    ),
  },
  {
    id: "Q-MED-6",
    path: "medication.scheduledTime",
    why: "priority",
    when: ask(all(missed, not(is("medication.highAlert", true)), not(is("notifications.physician", "done")))),
  },
  {
    id: "Q-WARN-1",
    path: "vitals",
    why: "priority",
    when: ask(all(any(because("sounds_critical"), kind("condition")), not(less("vitals.spo2", 90)))),
  },
  {
    id: "Q-CLOCK-1",
    path: "notifications.administrator",
    why: "clock",
    when: all(startsClock, not(inSetting("home_care"))),
  },
  {
    id: "Q-TELL-1",
    path: "notifications.infection_preventionist",
    why: "told",
    when: all(kind("infection"), step("NOTIFY_IP"), hasPreventionist),
  },
  { id: "Q-TELL-2", path: "notifications.agency_office", why: "told", when: inSetting("home_care") },
  { id: "Q-TELL-3", path: "told", why: "told", when: not(because("near_miss")) },
  {
    id: "Q-TELL-4",
    path: "notifications.infection_preventionist",
    why: "told",
    when: all(step("NOTIFY_IP"), hasPreventionist),
  },
  {
    id: "Q-REPORT-1",
    path: "vitals",
    why: "report",
    when: ask(all(priority("critical"), not(kind("medication")), not(because("emergency_called")))),
  },
  { id: "Q-REPORT-2", path: "resident.name", why: "report", when: all() },
  { id: "Q-REPORT-3", path: "resident.room", why: "report", when: not(inSetting("home_care")) },
  { id: "Q-REPORT-4", path: "occurred.time", why: "report", when: not(because("near_miss")) },
  {
    id: "Q-REPORT-5",
    path: "infection.isolation",
    why: "report",
    when: ask(
      any(because("cluster", "confirmed_transmissible"), is("infection.syndrome", "gi", "cdiff", "covid", "influenza")),
    ),
  },
  {
    id: "Q-REPORT-6",
    path: "wound.lengthCm",
    why: "report",
    when: ask(all(kind("wound"), not(is("wound.type", "bruise", "burn")))),
  },
  {
    id: "Q-REPORT-7",
    path: "behavior.antecedent",
    why: "report",
    when: ask(
      is(
        "behavior.type",
        "verbal_aggression",
        "physical_aggression_staff",
        "physical_aggression_resident",
        "exit_seeking",
      ),
    ),
  },
];

const knows = (who: NotifiedPerson): Condition => is(`notifications.${who}`, "done");
const aClinicianKnows = any(
  ...(["charge_nurse", "physician", "infection_preventionist", "agency_office"] as const).map(knows),
  is("notifications.physician", "attempted"),
  all(inSetting("independent_living"), knows("administrator")),
);

/** Who has to be told, the most important first. */
export const peopleToTell: { person: NotifiedPerson; when: Condition }[] = [
  {
    person: "administrator",
    when: all(step("NOTIFY_ADMIN"), startsClock),
  },
  { person: "infection_preventionist", when: all(step("NOTIFY_IP"), kind("infection"), hasPreventionist) },
  { person: "agency_office", when: inSetting("home_care") },
  { person: "family", when: all(inSetting("independent_living"), step("NOTIFY_FAMILY")) },
  {
    person: "charge_nurse",
    when: all(
      inSetting("nursing_home", "assisted_living"),
      not(aClinicianKnows),
      not(priority("critical")),
      not(is("disposition", "sent_to_er", "911_called")),
    ),
  },
  { person: "physician", when: step("NOTIFY_PROVIDER") },
  { person: "family", when: step("NOTIFY_FAMILY") },
  { person: "infection_preventionist", when: all(step("NOTIFY_IP"), hasPreventionist) },
  { person: "administrator", when: step("NOTIFY_ADMIN") },
  { person: "health_department", when: all(step("HEALTH_DEPT"), said("notifications.health_department")) },
];
/** Those asked for together, as "who knows so far?". */
export const askedTogether: readonly NotifiedPerson[] = ["charge_nurse", "physician", "family"];
