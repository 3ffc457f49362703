import {
  all,
  any,
  because,
  drug,
  has,
  is,
  kind,
  less,
  lessGiven,
  more,
  named,
  not,
  said,
  upperAtMost,
} from "./condition.ts";
import type { ReasonRow } from "./reasons.ts";
import { isFall } from "./reasons-body.ts";
import { cite } from "./sources.ts";

const ours = { kind: "suggestion", source: cite("ours") } as const;
const f609 = { kind: "law", source: cite("cfr-483-12", "(c)(1)", "F609") } as const;

const isMedication = named("a medication error", any(kind("medication"), said("medication.errorType")));
const reached = named(
  "it reached the resident",
  all(not(is("medication.reachedResident", "no")), not(is("medication.errorType", "near_miss"))),
);
const highAlert = named(
  "a high-alert medicine",
  any(is("medication.highAlert", true), drug("opioid", "sugar", "anticoagulant", "digoxin")),
);
/** Not given is not caught in time: what was left out has reached the resident. */
const neverGiven = is("medication.errorType", "omission", "refused");
const hasSymptoms = said("symptoms");
const tookTooMuch = named(
  "more than ordered",
  any(
    is("medication.errorType", "extra_dose"),
    all(is("medication.errorType", "wrong_dose", "transcription"), not(lessGiven)),
  ),
);
export const isMissing = named(
  "missing now",
  all(
    any(is("behavior.type", "elopement"), has("signs", "missing")),
    not(said("elopement.found.time", "elopement.foundPlace", "elopement.returned.time")),
    not(is("elopement.accompanied", "yes")),
  ),
);

/** What happened: falls, medicines, infections, behavior, leaving, allegations. */
export const eventReasons: ReasonRow[] = [
  { id: "R-ALLEGE-1", code: "abuse_allegation", when: is("allegation.type", "physical", "verbal"), ...f609 },
  {
    id: "R-ALLEGE-2",
    code: "abuse_allegation",
    when: any(is("allegation.type", "sexual"), is("behavior.type", "sexual")),
    says: "sexual_abuse",
    ...f609,
  },
  { id: "R-ALLEGE-3", code: "neglect_allegation", when: is("allegation.type", "neglect"), ...f609 },
  { id: "R-ALLEGE-4", code: "exploitation_allegation", when: is("allegation.type", "exploitation"), ...f609 },
  {
    id: "R-ALLEGE-5",
    code: "misappropriation_allegation",
    when: is("allegation.type", "misappropriation"),
    ...f609,
  },
  {
    id: "R-ALLEGE-6",
    code: "injury_unknown_source_suspicious",
    when: any(is("allegation.type", "unknown_injury"), all(is("abuseScreen", "yes"), not(said("abuse.allegationBy")))),
    ...f609,
  },
  {
    id: "R-ALLEGE-7",
    code: "abuse_allegation",
    when: all(any(said("abuse.allegationBy"), is("kind", "allegation")), not(said("allegation.type"))),
    ...f609,
  },
  {
    id: "R-ALLEGE-8",
    code: "resident_to_resident_contact",
    when: all(is("behavior.type", "physical_aggression_resident"), not(is("behavior.contactMade", "no"))),
    ...f609,
  },
  {
    id: "R-HARM-1",
    code: "self_harm_statement",
    when: any(is("behavior.type", "self_harm_statement"), has("signs", "self_harm")),
    ...ours,
  },
  {
    id: "R-HARM-2",
    code: "weapon",
    when: any(is("behavior.type", "weapon"), is("behavior.weapon", "yes"), has("signs", "weapon")),
    ...ours,
  },
  { id: "R-LEAVE-1", code: "resident_missing", when: isMissing, ...ours },
  {
    id: "R-LEAVE-2",
    code: "left_building_unsupervised",
    when: all(
      not(isMissing),
      not(is("elopement.accompanied", "yes")),
      any(is("behavior.type", "elopement"), is("elopement.leftBuilding", "yes")),
      not(is("elopement.leftBuilding", "no")),
    ),
    kind: "guidance",
    source: cite("cfr-483-25", "(d)", "F689"),
  },
  {
    id: "R-LEAVE-3",
    code: "unaccounted_resolved",
    when: all(is("behavior.type", "unaccounted"), not(is("elopement.leftBuilding", "yes"))),
    ...ours,
  },
  { id: "R-LEAVE-4", code: "exit_attempt", when: is("behavior.type", "exit_seeking"), ...ours },
  {
    id: "R-LEAVE-5",
    code: "exit_attempt",
    when: all(is("behavior.type", "elopement"), is("elopement.leftBuilding", "no"), not(isMissing)),
    ...ours,
  },
  {
    id: "R-MIND-9",
    code: "new_hallucination",
    when: all(is("behavior.type", "hallucination"), not(is("mentalStatus", "baseline"))),
    ...ours,
  },
  {
    id: "R-STAFF-1",
    code: "aggression_contact_staff",
    when: all(is("behavior.type", "physical_aggression_staff"), not(is("behavior.contactMade", "no"))),
    ...ours,
  },
  { id: "R-FALL-1", code: "unwitnessed_fall", when: all(isFall, is("witnessed", "no")), ...ours },
  {
    id: "R-FALL-2",
    code: "fall_with_injury",
    when: all(isFall, is("headStrike", "yes")),
    says: "hit_head",
    kind: "law",
    source: cite("cfr-483-10", "(g)(14)", "F580"),
  },
  {
    id: "R-FALL-3",
    code: "fall_with_injury",
    when: all(isFall, is("injury.present", "yes")),
    says: "fall_injury",
    ...ours,
  },
  {
    id: "R-FALL-4",
    code: "fall_with_injury",
    when: all(isFall, is("headStrike", "unknown")),
    says: "head_not_known",
    ...ours,
  },
  {
    id: "R-FALL-5",
    code: "fall_pain",
    when: all(isFall, any(is("pain.present", "yes"), more("pain.score", 0))),
    ...ours,
  },
  { id: "R-FALL-6", code: "repeat_fall", when: is("fall.repeatFall", "yes"), ...ours },
  {
    id: "R-FALL-7",
    code: "equipment_failure",
    when: any(is("fall.equipmentFailure", "yes"), is("fall.mechanism", "equipment_failure")),
    ...ours,
  },
  {
    id: "R-FALL-8",
    code: "hypotension_or_dizziness",
    when: all(
      isFall,
      any(upperAtMost(100), has("symptoms", "dizziness", "lightheaded"), is("fall.mechanism", "syncope")),
    ),
    ...ours,
  },
  {
    id: "R-FALL-9",
    code: "possible_fracture_delayed",
    when: all(isFall, is("injury.suspectedFracture", "unknown")),
    ...ours,
  },
  {
    id: "R-MED-1",
    code: "near_miss",
    when: all(isMedication, not(reached), not(neverGiven)),
    kind: "guidance",
    source: cite("ncc-merp"),
  },
  {
    id: "R-MED-2",
    code: "controlled_count_discrepancy",
    when: is("medication.errorType", "count_discrepancy"),
    kind: "law",
    source: cite("cfr-483-45", "(b)(3)", "F755"),
  },
  {
    id: "R-MED-3",
    code: "high_alert_overdose",
    when: all(isMedication, reached, highAlert, tookTooMuch),
    ...ours,
  },
  {
    id: "R-MED-4",
    code: "high_alert_wrong_drug_or_resident",
    when: all(reached, highAlert, is("medication.errorType", "wrong_drug", "wrong_resident", "wrong_route")),
    ...ours,
  },
  {
    id: "R-MED-5",
    code: "high_alert_overdose",
    when: all(kind("medication"), reached, is("medication.highAlert", true), not(said("medication.errorType"))),
    says: "high_alert_unclear",
    ...ours,
  },
  {
    id: "R-MED-6",
    code: "wrong_resident_symptomatic",
    when: all(
      reached,
      is("medication.errorType", "wrong_resident"),
      any(hasSymptoms, upperAtMost(100), less("vitals.pulse", 55)),
    ),
    ...ours,
  },
  {
    id: "R-MED-7",
    code: "allergy_exposure",
    when: all(reached, is("medication.errorType", "allergy")),
    ...ours,
  },
  {
    id: "R-MED-8",
    code: "high_alert_omission",
    when: all(
      highAlert,
      any(
        is("medication.errorType", "omission"),
        all(reached, is("medication.errorType", "refused", "wrong_time")),
        all(reached, is("medication.errorType", "wrong_dose", "transcription"), lessGiven),
      ),
    ),
    ...ours,
  },
  {
    id: "R-MED-11",
    code: "high_alert_omission",
    when: all(drug("timeCritical"), neverGiven),
    says: "time_critical_missed",
    ...ours,
  },
  {
    id: "R-MED-9",
    code: "med_error_harm_treated",
    when: all(
      isMedication,
      reached,
      not(is("medication.errorType", "count_discrepancy")),
      any(
        is("medication.nccMerp", "E", "F", "G", "H", "I"),
        all(hasSymptoms, any(is("notifications.physician", "done"), is("disposition", "sent_to_er", "911_called"))),
      ),
    ),
    kind: "guidance",
    source: cite("ncc-merp"),
  },
  {
    id: "R-MED-10",
    code: "med_error_monitoring",
    when: all(
      isMedication,
      reached,
      not(is("medication.errorType", "count_discrepancy", "refused")),
      any(
        hasSymptoms,
        is("pain.present", "yes"),
        is("medication.nccMerp", "D"),
        is("medication.errorType", "wrong_resident", "wrong_drug"),
        tookTooMuch,
        because("vitals_abnormal"),
      ),
    ),
    kind: "guidance",
    source: cite("ncc-merp"),
  },
  {
    id: "R-INF-1",
    code: "cluster",
    when: any(
      is("infection.clusterSuspected", true),
      more("infection.affectedCount", 1),
      all(more("infection.staffAffected", 0), more("infection.affectedCount", 0)),
    ),
    kind: "guidance",
    source: cite("cfr-483-80", "(a)(2)", "F880"),
  },
  {
    id: "R-INF-2",
    code: "confirmed_transmissible",
    when: all(
      is("infection.testResult", "positive"),
      is("infection.syndrome", "covid", "influenza", "cdiff", "scabies", "gi", "respiratory"),
    ),
    ...ours,
  },
  {
    id: "R-INF-3",
    code: "confirmed_transmissible",
    when: has("infection.isolation", "airborne"),
    says: "airborne",
    ...ours,
  },
  { id: "R-INF-4", code: "suspected_scabies", when: is("infection.syndrome", "scabies"), ...ours },
  {
    id: "R-INF-5",
    code: "fever",
    when: all(
      kind("infection"),
      any(more("vitals.tempF", 100), all(has("symptoms", "fever"), not(said("vitals.tempF")))),
    ),
    ...ours,
  },
  {
    id: "R-INF-6",
    code: "fever_localized_infection",
    when: all(
      any(more("vitals.tempF", 100), all(has("symptoms", "fever"), not(said("vitals.tempF")))),
      is("infection.syndrome", "skin", "uti"),
    ),
    ...ours,
  },
];
