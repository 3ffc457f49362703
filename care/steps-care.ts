import { all, any, because, drug, has, is, kind, less, not, said } from "./condition.ts";
import { bodyInDanger, medicineError, needsDoctorNow, sexualAbuse } from "./patterns.ts";
import { isFall } from "./reasons-body.ts";
import { nursingHome, otherSettings } from "./row.ts";
import { cite } from "./sources.ts";
import type { StepRow } from "./steps.ts";

const ours = { kind: "suggestion", source: cite("ours") } as const;
const noPulse = has("signs", "no_pulse", "not_breathing", "unresponsive", "drowning");

/** Care at the bedside, first things first. */
export const careSteps: StepRow[] = [
  {
    id: "S-CPR-1",
    code: "CODE_STATUS_CPR",
    when: noPulse,
    settings: nursingHome,
    kind: "law",
    source: cite("cfr-483-24", "(a)(3)", "F678"),
    role: "nurse",
    due: "now",
  },
  {
    id: "S-CPR-2",
    code: "CODE_STATUS_CPR",
    when: noPulse,
    settings: otherSettings,
    kind: "guidance",
    source: cite("aha"),
    role: "aide",
    due: "now",
  },
  {
    id: "S-911-1",
    code: "SEND_ER_911",
    when: any(bodyInDanger, because("emergency_called")),
    ...ours,
    role: "nurse",
    roleIn: { independent_living: "supervisor", home_care: "aide" },
    due: "now",
    done: is("disposition", "sent_to_er", "911_called"),
  },
  {
    id: "S-NARCAN-1",
    code: "NALOXONE",
    when: all(
      drug("opioid"),
      any(because("oversedation", "airway_breathing"), has("signs", "overdose", "not_breathing", "unresponsive")),
    ),
    kind: "guidance",
    source: cite("aha"),
    role: "nurse",
    roleIn: { independent_living: "supervisor", home_care: "aide" },
    due: "now",
  },
  {
    id: "S-SUGAR-1",
    code: "TREAT_LOW_SUGAR",
    when: any(less("vitals.glucose", 70), has("signs", "low_sugar")),
    ...ours,
    role: "nurse",
    roleIn: { home_care: "aide" },
    due: "now",
  },
  {
    id: "S-WATCH-2",
    code: "MONITOR_GLUCOSE",
    when: any(all(medicineError, drug("sugar")), less("vitals.glucose", 70), has("signs", "low_sugar")),
    ...ours,
    role: "nurse",
    roleIn: { home_care: "aide" },
    due: "now",
  },
  {
    id: "S-POISON-1",
    code: "POISON_CONTROL",
    when: any(has("signs", "poisoning", "overdose"), because("high_alert_overdose")),
    kind: "guidance",
    source: cite("poison"),
    role: "nurse",
    roleIn: { home_care: "aide" },
    due: "now",
  },
  {
    id: "S-NEURO-1",
    code: "NEURO_CHECKS",
    when: any(
      because("head_strike_bleeding_risk", "possible_head_strike_bleeding_risk", "head_wound_visible"),
      is("headStrike", "yes"),
      all(isFall, any(is("headStrike", "unknown"), all(is("witnessed", "no"), not(is("headStrike", "no"))))),
    ),
    ...ours,
    role: "nurse",
    roleIn: { independent_living: "supervisor", home_care: "aide" },
    due: "now",
  },
  {
    id: "S-RN-1",
    code: "RN_ASSESS",
    when: any(
      bodyInDanger,
      isFall,
      because("left_building_unsupervised", "resident_to_resident_contact", "vitals_abnormal", "sounds_critical"),
      all(any(kind("wound"), said("wound.type")), not(because("injury_unknown_source_suspicious"))),
    ),
    ...ours,
    role: "rn",
    roleIn: { assisted_living: "nurse", independent_living: "supervisor", home_care: "agency_office" },
    due: "now",
  },
  {
    id: "S-WATCH-1",
    code: "MONITOR_VITALS",
    when: any(
      bodyInDanger,
      because(
        "hypotension_or_dizziness",
        "vitals_abnormal",
        "high_alert_overdose",
        "high_alert_wrong_drug_or_resident",
        "wrong_resident_symptomatic",
        "allergy_exposure",
        "med_error_harm_treated",
        "med_error_monitoring",
        "fever_localized_infection",
        "possible_head_strike_bleeding_risk",
      ),
    ),
    ...ours,
    role: "nurse",
    roleIn: { home_care: "aide" },
    due: "now",
  },
  {
    id: "S-WATCH-3",
    code: "MONITOR_SYMPTOMS",
    when: any(kind("infection"), medicineError, because("transfer_refused")),
    ...ours,
    role: "nurse",
    roleIn: { home_care: "aide" },
    due: "now",
  },
  {
    id: "S-SKIN-1",
    code: "SKIN_CHECK",
    when: any(
      all(
        because(
          "abuse_allegation",
          "neglect_allegation",
          "injury_unknown_source_suspicious",
          "resident_to_resident_contact",
        ),
        not(sexualAbuse),
      ),
      all(is("wound.type", "bruise", "skin_tear"), is("wound.knownCause", "no", "unknown")),
    ),
    ...ours,
    role: "nurse",
    roleIn: { home_care: "agency_office" },
    due: "now",
  },
  {
    id: "S-SBAR-1",
    code: "SBAR_CALL",
    when: all(needsDoctorNow, not(is("notifications.physician", "done"))),
    ...ours,
    role: "nurse",
    roleIn: { home_care: "agency_office" },
    due: "now",
  },
];
