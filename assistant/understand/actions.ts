import { assistant } from "../../content/en/assistant.ts";
import type {
  ActionCode,
  Category,
  DueTime,
  FollowUp,
  NotifiedPerson,
  ReasonCode,
  Role,
  Setting,
} from "../../contracts/report.ts";
import type { Events } from "./category.ts";
import { type Draft, is, valueAt } from "./draft.ts";
import { findDrugs } from "./drug-mentions.ts";
import type { Notifications } from "./notifications.ts";
import { type FoundReason, priorityOf } from "./priority.ts";
import { find } from "./reading.ts";
import { hearAffirmed } from "./statements.ts";

type Plan = { role: Role; due: DueTime; cite?: string; ruled: boolean };

const by = (role: Role, due: DueTime, rule?: string, ruled = false): Plan => ({
  role,
  due,
  ruled,
  ...(rule ? { cite: `42 CFR 483.${rule}` } : {}),
});

/** Who does it and by when, the rule behind it, and whether that rule sets the time; other times are suggestions. */
const plans: Partial<Record<ActionCode, Plan>> = {
  ABUSE_REPORT_2H: by("administrator", "2h", "12(c)(1), F609", true),
  ALLERGY_UPDATE: by("nurse", "shift"),
  ANTIBIOTIC_REVIEW: by("prescriber", "shift", "80(a)(3), F881"),
  BEHAVIOR_ROOT: by("social_services", "72h", "40, F740"),
  CARE_PLAN_UPDATE: by("nurse", "72h", "21(b), F657"),
  CONTROLLED_COUNT: by("two_nurses", "now", "45(b), F755"),
  CRISIS_988: by("charge_nurse", "now"),
  DIETARY_CHECK: by("dietitian", "72h"),
  DIET_CONSULT: by("dietitian", "72h", "25(g), F692"),
  DOOR_CHECK: by("maintenance", "shift", "25(d), F689"),
  ELOPEMENT_RISK_REASSESS: by("nurse", "72h", "25(d), F689"),
  ENVIRONMENT_FIX: by("maintenance", "shift", "25(d), F689"),
  EQUIPMENT_PAD: by("aide", "shift"),
  EQUIPMENT_REMOVE: by("maintenance", "shift", "25(d), F689"),
  EXPOSURE_TEST: by("infection_preventionist", "shift", "80, F880"),
  HEADCOUNT: by("charge_nurse", "now"),
  HEALTH_DEPT: by("infection_preventionist", "24h"),
  HOME_SAFETY_CHECK: by("agency_office", "shift"),
  INVESTIGATE_5DAY: by("administrator", "5wd", "12(c)(4), F610", true),
  ISOLATE: by("nurse", "shift", "80, F880"),
  LAB_INR: by("prescriber", "shift"),
  LINE_LIST: by("infection_preventionist", "shift", "80, F880"),
  MAR_AUDIT: by("don", "24h", "45(f), F759/F760"),
  MED_REVIEW: by("prescriber", "shift", "45(d), F757"),
  MED_TEACHING: by("nurse", "shift"),
  MONITOR_GLUCOSE: by("nurse", "now"),
  MONITOR_SYMPTOMS: by("nurse", "now"),
  MONITOR_VITALS: by("nurse", "now"),
  NEURO_CHECKS: by("nurse", "now"),
  NOTIFY_ADMIN: by("charge_nurse", "now"),
  NOTIFY_DON: by("charge_nurse", "now"),
  NOTIFY_FAMILY: by("nurse", "shift", "10(g)(14), F580", true),
  NOTIFY_IP: by("nurse", "shift", "80, F880"),
  NOTIFY_PROVIDER: by("nurse", "shift", "10(g)(14), F580", true),
  OFFLOAD: by("nurse", "shift", "25(b), F686"),
  ONE_TO_ONE: by("charge_nurse", "now"),
  PHARMACIST_REVIEW: by("pharmacist", "72h", "45, F755"),
  POLICE_911: by("charge_nurse", "now"),
  POST_FALL_HUDDLE: by("team", "shift", "25(d), F689"),
  PROTECT_RESIDENT: by("charge_nurse", "now", "12(c)(3), F610"),
  QAPI_TREND: by("qapi_lead", "7d", "75(c), F867"),
  REMOVE_MEANS: by("charge_nurse", "now"),
  REPORT_24H: by("administrator", "24h", "12(c)(1), F609", true),
  RN_ASSESS: by("rn", "now"),
  SEARCH_CODE: by("charge_nurse", "now"),
  SEND_ER_911: by("nurse", "now"),
  SEPARATE_RESIDENTS: by("charge_nurse", "now"),
  SERVICE_PLAN_UPDATE: by("nurse", "72h"),
  SIGN_OUT_REVIEW: by("front_desk", "24h"),
  SKIN_CHECK: by("nurse", "now"),
  STAFF_INJURY_REPORT: by("supervisor", "shift"),
  STATE_REPORT_CHECK: by("executive_director", "24h"),
  TEST_SPECIMEN: by("nurse", "shift"),
  THERAPY_EVAL: by("therapy", "72h"),
  TREATMENT_ORDER: by("nurse", "shift", "25(b), F686"),
};

/** Telling these people is done as soon as the report says so. */
const fulfilledBy: Partial<Record<ActionCode, NotifiedPerson>> = {
  NOTIFY_ADMIN: "administrator",
  NOTIFY_DON: "don",
  NOTIFY_FAMILY: "family",
  NOTIFY_IP: "infection_preventionist",
  NOTIFY_PROVIDER: "physician",
  HEALTH_DEPT: "health_department",
  POLICE_911: "police",
};

export type Situation = {
  draft: Draft;
  category: Category;
  secondary: Category[];
  events: Events;
  reasons: FoundReason[];
  notifications: Notifications;
};

export function planActions(situation: Situation): FollowUp[] {
  const { draft, reasons, notifications } = situation;
  const { setting } = draft.reading;
  const isCritical = reasons.some((reason) => priorityOf(reason.code) === "critical");
  const wanted = new Map<ActionCode, ReasonCode[]>();
  const want = (codes: ActionCode[], because: ReasonCode[]) => {
    for (const code of codes.map((code) => forSetting(code, setting))) {
      if (!code) continue;
      wanted.set(code, [...new Set([...(wanted.get(code) ?? []), ...because])]);
    }
  };
  for (const reason of reasons) want(byReason[reason.code] ?? [], [reason.code]);
  const codes = reasons.map((reason) => reason.code);
  for (const category of [situation.category, ...situation.secondary])
    want(byCategory(situation, category, isCritical), codes);
  if (isCritical && setting === "nursing_home") want(["NOTIFY_DON"], codes);

  return [...wanted].map(([code, because]) => {
    const plan = plans[code] ?? by("nurse", "now");
    const person = fulfilledBy[code];
    const due = isCritical && (code === "NOTIFY_PROVIDER" || code === "NOTIFY_FAMILY") ? "now" : plan.due;
    return {
      code,
      text: assistant.actions[code],
      role: plan.role,
      due,
      because,
      suggested: !plan.ruled,
      ...(plan.cite && setting === "nursing_home" ? { cite: plan.cite } : {}),
      ...(person && notifications[person]?.status === "done" ? { done: true } : {}),
    };
  });
}

/** Care plans, the federal clocks and a director of nursing belong to nursing homes. */
function forSetting(code: ActionCode, setting: Setting): ActionCode | undefined {
  if (setting === "nursing_home")
    return code === "SERVICE_PLAN_UPDATE"
      ? "CARE_PLAN_UPDATE"
      : code === "STATE_REPORT_CHECK"
        ? undefined
        : code;
  if (code === "CARE_PLAN_UPDATE") return "SERVICE_PLAN_UPDATE";
  return code;
}

const emergency: ActionCode[] = ["SEND_ER_911", "NOTIFY_PROVIDER", "NOTIFY_FAMILY"];
const allegation: ActionCode[] = [
  "ABUSE_REPORT_2H",
  "STATE_REPORT_CHECK",
  "NOTIFY_ADMIN",
  "PROTECT_RESIDENT",
  "SKIN_CHECK",
  "INVESTIGATE_5DAY",
  "NOTIFY_PROVIDER",
  "NOTIFY_FAMILY",
];

const medicineHarm: ActionCode[] = ["MONITOR_VITALS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "NOTIFY_DON"];
const pressureInjury: ActionCode[] = [
  "RN_ASSESS",
  "TREATMENT_ORDER",
  "OFFLOAD",
  "NOTIFY_PROVIDER",
  "NOTIFY_FAMILY",
  "DIET_CONSULT",
  "CARE_PLAN_UPDATE",
];

const byReason: Partial<Record<ReasonCode, ActionCode[]>> = {
  airway_breathing: [...emergency, "MONITOR_VITALS"],
  neuro_change: [...emergency, "MONITOR_VITALS", "RN_ASSESS"],
  head_strike_bleeding_risk: [...emergency, "NEURO_CHECKS"],
  possible_head_strike_bleeding_risk: ["NEURO_CHECKS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "RN_ASSESS"],
  head_wound_visible: [...emergency, "NEURO_CHECKS"],
  suspected_fracture: [...emergency, "RN_ASSESS"],
  bleeding_uncontrolled: [...emergency, "MONITOR_VITALS"],
  resident_missing: [
    "SEARCH_CODE",
    "HEADCOUNT",
    "POLICE_911",
    "NOTIFY_ADMIN",
    "NOTIFY_FAMILY",
    "STATE_REPORT_CHECK",
  ],
  left_building_unsupervised: [
    "RN_ASSESS",
    "ONE_TO_ONE",
    "DOOR_CHECK",
    "HEADCOUNT",
    "NOTIFY_PROVIDER",
    "NOTIFY_FAMILY",
    "NOTIFY_ADMIN",
    "STATE_REPORT_CHECK",
    "ELOPEMENT_RISK_REASSESS",
    "CARE_PLAN_UPDATE",
  ],
  abuse_allegation: allegation,
  neglect_allegation: [...allegation, "REPORT_24H"],
  resident_to_resident_contact: ["SEPARATE_RESIDENTS", ...allegation, "BEHAVIOR_ROOT"],
  injury_unknown_source_suspicious: allegation,
  high_alert_overdose: medicineHarm,
  high_alert_wrong_drug_or_resident: medicineHarm,
  wrong_resident_symptomatic: medicineHarm,
  oversedation: [...emergency, "MONITOR_VITALS"],
  sepsis_signs: [...emergency, "MONITOR_VITALS", "NOTIFY_IP"],
  self_harm_statement: [
    "ONE_TO_ONE",
    "REMOVE_MEANS",
    "CRISIS_988",
    "NOTIFY_PROVIDER",
    "NOTIFY_FAMILY",
    "NOTIFY_ADMIN",
    "CARE_PLAN_UPDATE",
  ],
  weapon: [
    "PROTECT_RESIDENT",
    "REMOVE_MEANS",
    "ONE_TO_ONE",
    "POLICE_911",
    "NOTIFY_ADMIN",
    "NOTIFY_PROVIDER",
    "NOTIFY_FAMILY",
    "BEHAVIOR_ROOT",
  ],
  limb_ischemia: emergency,
  emergency_called: emergency,
  life_threat: [...emergency, "MONITOR_VITALS"],
  sounds_critical: ["RN_ASSESS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "NOTIFY_ADMIN"],
  unwitnessed_fall: ["NEURO_CHECKS", "RN_ASSESS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY"],
  fall_with_injury: ["RN_ASSESS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY"],
  fall_pain: ["RN_ASSESS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY"],
  repeat_fall: ["THERAPY_EVAL", "NOTIFY_PROVIDER", "QAPI_TREND"],
  hypotension_or_dizziness: ["MONITOR_VITALS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MED_REVIEW"],
  equipment_failure: ["EQUIPMENT_REMOVE", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "NOTIFY_ADMIN"],
  med_error_monitoring: ["MONITOR_SYMPTOMS", ...medicineHarm],
  med_error_harm_treated: medicineHarm,
  high_alert_omission: ["MONITOR_SYMPTOMS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "NOTIFY_DON"],
  controlled_count_discrepancy: [
    "CONTROLLED_COUNT",
    "NOTIFY_DON",
    "NOTIFY_ADMIN",
    "REPORT_24H",
    "INVESTIGATE_5DAY",
  ],
  allergy_exposure: ["MONITOR_VITALS", "ALLERGY_UPDATE", "NOTIFY_DON"],
  cluster: [
    "NOTIFY_IP",
    "LINE_LIST",
    "ISOLATE",
    "TEST_SPECIMEN",
    "HEALTH_DEPT",
    "NOTIFY_PROVIDER",
    "NOTIFY_FAMILY",
  ],
  confirmed_transmissible: [
    "NOTIFY_IP",
    "ISOLATE",
    "LINE_LIST",
    "EXPOSURE_TEST",
    "NOTIFY_PROVIDER",
    "NOTIFY_FAMILY",
  ],
  suspected_scabies: ["NOTIFY_IP", "ISOLATE", "TEST_SPECIMEN", "LINE_LIST"],
  fever: ["NOTIFY_IP", "MONITOR_VITALS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY"],
  fever_localized_infection: ["NOTIFY_IP", "MONITOR_VITALS"],
  aggression_contact_staff: ["BEHAVIOR_ROOT", "CARE_PLAN_UPDATE", "STAFF_INJURY_REPORT"],
  exit_attempt: ["DOOR_CHECK", "BEHAVIOR_ROOT", "ELOPEMENT_RISK_REASSESS", "CARE_PLAN_UPDATE"],
  unaccounted_resolved: [
    "ELOPEMENT_RISK_REASSESS",
    "CARE_PLAN_UPDATE",
    "NOTIFY_FAMILY",
    "RN_ASSESS",
    "HEADCOUNT",
  ],
  new_open_pressure_injury: pressureInjury,
  stage3_plus_or_dti: pressureInjury,
  wound_infection_signs: [
    "NOTIFY_IP",
    "TREATMENT_ORDER",
    "NOTIFY_PROVIDER",
    "NOTIFY_FAMILY",
    "TEST_SPECIMEN",
  ],
  burn_blisters: ["TREATMENT_ORDER", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "CARE_PLAN_UPDATE"],
  anticoagulated_bleed_controlled: ["NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MONITOR_SYMPTOMS"],
  possible_fracture_delayed: ["NOTIFY_PROVIDER", "NOTIFY_FAMILY", "RN_ASSESS"],
};

function byCategory(situation: Situation, category: Category, isCritical: boolean): ActionCode[] {
  const { draft, events, reasons } = situation;
  const { setting } = draft.reading;
  const has = (code: ReasonCode) => reasons.some((reason) => reason.code === code);
  const sent = is(draft, "disposition", "sent_to_er", "911_called");
  const actions: ActionCode[] = sent && isCritical ? ["SEND_ER_911", "NOTIFY_FAMILY"] : [];

  if (category === "fall") {
    actions.push("POST_FALL_HUDDLE", "CARE_PLAN_UPDATE");
    if (setting === "home_care") actions.push("HOME_SAFETY_CHECK");
    if (is(draft, "headStrike", "yes", "unknown") || has("neuro_change")) actions.push("NEURO_CHECKS");
    const surroundings = (valueAt(draft, "fall.environment") ?? []).some(
      (item) => item !== "bed_low" && item !== "bed_high",
    );
    if (surroundings || is(draft, "location", "outside_grounds", "parking_lot"))
      actions.push("ENVIRONMENT_FIX");
    if (events.medicationError || has("hypotension_or_dizziness")) actions.push("MED_REVIEW");
    if (has("head_wound_visible") || has("suspected_fracture")) actions.push("SEND_ER_911");
  }
  if (category === "medication") {
    const isNearMiss = has("near_miss");
    const drugs = findDrugs(draft.reading).map((mention) => mention.drug);
    actions.push("PHARMACIST_REVIEW");
    if (isNearMiss) actions.push("QAPI_TREND");
    else actions.push("MAR_AUDIT", "NOTIFY_PROVIDER", "NOTIFY_FAMILY");
    if (drugs.some((drug) => drug.class === "insulin" || drug.class === "sulfonylurea") && !isNearMiss)
      actions.push("MONITOR_GLUCOSE");
    if (drugs.some((drug) => drug.generic === "warfarin") && !isNearMiss) actions.push("LAB_INR");
    if ((setting === "home_care" || setting === "independent_living") && !isNearMiss)
      actions.push("MED_TEACHING");
    if (is(draft, "medication.errorType", "allergy")) actions.push("ALLERGY_UPDATE");
    if (!isNearMiss && isCritical) actions.push("NOTIFY_DON");
  }
  if (category === "infection") {
    actions.push("MONITOR_SYMPTOMS");
    const named = valueAt(draft, "infection.syndrome");
    if (
      named === "uti" ||
      named === "cdiff" ||
      named === "skin" ||
      reasons.some((reason) => priorityOf(reason.code) !== "routine")
    )
      actions.push("NOTIFY_IP");
    if (draft.fields.has("infection.isolation") || named === "gi" || named === "cdiff")
      actions.push("ISOLATE");
    const treated =
      findDrugs(draft.reading).some((mention) => mention.drug.class === "antibiotic") ||
      find(draft.reading, /\bantibiotics?\b/g).length > 0;
    if (treated) actions.push("ANTIBIOTIC_REVIEW");
    if (named === "cdiff") actions.push("LINE_LIST", "NOTIFY_FAMILY");
    if (!is(draft, "infection.testResult", "positive", "negative")) actions.push("TEST_SPECIMEN");
  }
  if (category === "behavior_elopement") {
    const type = events.behavior?.type;
    if (type !== "elopement" && type !== "unaccounted" && type !== "self_harm_statement")
      actions.push("BEHAVIOR_ROOT");
    if (type === "wandering" || isCritical) actions.push("CARE_PLAN_UPDATE");
    if (type === "hallucination") actions.push("MED_REVIEW", "NOTIFY_PROVIDER", "NOTIFY_FAMILY");
    if (type === "sexual") actions.push("SEPARATE_RESIDENTS", "PROTECT_RESIDENT");
    if (is(draft, "elopement.accompanied", "yes")) actions.push("SIGN_OUT_REVIEW");
    if (is(draft, "staffInjury", "yes")) actions.push("STAFF_INJURY_REPORT");
    if (events.allegation?.kind === "misappropriation")
      actions.push("REPORT_24H", "NOTIFY_ADMIN", "INVESTIGATE_5DAY", "STATE_REPORT_CHECK");
    if (isCritical && setting !== "nursing_home") actions.push("STATE_REPORT_CHECK");
  }
  if (category === "wound") actions.push(...woundActions(draft));
  return actions;
}

function woundActions(draft: Draft): ActionCode[] {
  const actions: ActionCode[] = ["RN_ASSESS"];
  const type = valueAt(draft, "wound.type");
  if (type !== "bruise") actions.push("TREATMENT_ORDER", "CARE_PLAN_UPDATE");
  if (type === "pressure_injury" || type === "dti") actions.push("OFFLOAD");
  const equipment =
    hearAffirmed(
      draft.reading,
      /\b(?:foot ?rests?|bed rail|rails?|wheelchair|tubing|brace|walker|lift|shower chair|dresser|mask|cpap|bipap)\b/g,
    ).length > 0;
  if (equipment && (is(draft, "wound.knownCause", "yes") || is(draft, "wound.deviceRelated", "yes")))
    actions.push("EQUIPMENT_PAD");
  const hotDrink = hearAffirmed(draft.reading, /\b(?:coffee|tea|soup|cocoa|lid|tray|oatmeal)\b/g).length > 0;
  if (type === "burn" && hotDrink) actions.push("DIETARY_CHECK");
  const setting = draft.reading.setting;
  if (setting === "home_care") actions.push("SERVICE_PLAN_UPDATE");
  if (is(draft, "wound.knownCause", "no", "unknown") && (type === "bruise" || type === "skin_tear"))
    actions.push("SKIN_CHECK");
  return actions;
}
