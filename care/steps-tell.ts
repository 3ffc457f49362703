import { all, any, because, is, kind, not, priority } from "./condition.ts";
import { allegation, medicineError, needsDoctorNow } from "./patterns.ts";
import { isFall } from "./reasons-body.ts";
import { nursingHome, otherSettings } from "./row.ts";
import { cite } from "./sources.ts";
import type { StepRow } from "./steps.ts";

const ours = { kind: "suggestion", source: cite("ours") } as const;
const f580 = { kind: "law", source: cite("cfr-483-10", "(g)(14)", "F580") } as const;
const nurse = {
  role: "nurse",
  roleIn: { independent_living: "supervisor", home_care: "agency_office" },
} as const;
const physicianKnows = is("notifications.physician", "done");
const familyKnows = is("notifications.family", "done");
const isCount = because("controlled_count_discrepancy");
const managers = because(
  "resident_missing",
  "left_building_unsupervised",
  "self_harm_statement",
  "weapon",
  "controlled_count_discrepancy",
);

/** Who must know. Federal law says "immediately" in nursing homes; elsewhere the State and the contract say when. */
export const tellSteps: StepRow[] = [
  {
    id: "S-DOCTOR-1",
    code: "NOTIFY_PROVIDER",
    when: needsDoctorNow,
    settings: nursingHome,
    ...f580,
    ...nurse,
    due: "now",
    done: physicianKnows,
  },
  {
    id: "S-DOCTOR-2",
    code: "NOTIFY_PROVIDER",
    when: any(needsDoctorNow, allegation, because("left_building_unsupervised", "resident_missing")),
    ...ours,
    ...nurse,
    due: "now",
    done: physicianKnows,
  },
  {
    id: "S-DOCTOR-3",
    code: "NOTIFY_PROVIDER",
    when: any(
      because("unwitnessed_fall", "repeat_fall", "equipment_failure", "cluster", "confirmed_transmissible"),
      because("suspected_scabies", "unaccounted_resolved", "sounds_critical"),
      is("behavior.type", "hallucination"),
      medicineError,
    ),
    ...ours,
    ...nurse,
    due: "shift",
    done: physicianKnows,
  },
  {
    id: "S-RESIDENT-1",
    code: "NOTIFY_RESIDENT",
    when: all(needsDoctorNow, not(because("life_threat"))),
    settings: nursingHome,
    ...f580,
    role: "nurse",
    due: "now",
  },
  {
    id: "S-RESIDENT-2",
    code: "NOTIFY_RESIDENT",
    when: any(medicineError, allegation),
    ...ours,
    ...nurse,
    due: "now",
  },
  {
    id: "S-FAMILY-1",
    code: "NOTIFY_FAMILY",
    when: allegation,
    says: "NOTIFY_FAMILY_ALLEGED",
    ...ours,
    ...nurse,
    due: "now",
    done: familyKnows,
  },
  {
    id: "S-FAMILY-2",
    code: "NOTIFY_FAMILY",
    when: needsDoctorNow,
    settings: nursingHome,
    ...f580,
    ...nurse,
    due: "now",
    done: familyKnows,
  },
  {
    id: "S-FAMILY-3",
    code: "NOTIFY_FAMILY",
    when: any(needsDoctorNow, because("resident_missing", "left_building_unsupervised", "weapon")),
    ...ours,
    ...nurse,
    due: "now",
    done: familyKnows,
  },
  {
    id: "S-FAMILY-4",
    code: "NOTIFY_FAMILY",
    when: any(isFall, kind("wound"), medicineError, all(priority("high", "critical"), not(isCount))),
    ...ours,
    ...nurse,
    due: "shift",
    done: familyKnows,
  },
  {
    id: "S-DON-1",
    code: "NOTIFY_DON",
    when: any(priority("critical"), because("med_error_harm_treated", "allergy_exposure"), isCount),
    settings: ["nursing_home", "assisted_living"],
    ...ours,
    role: "charge_nurse",
    due: "now",
    done: is("notifications.don", "done"),
  },
  {
    id: "S-ADMIN-1",
    code: "NOTIFY_ADMIN",
    when: allegation,
    settings: nursingHome,
    kind: "law",
    source: cite("cfr-483-12", "(c)(1)", "F609"),
    role: "charge_nurse",
    due: "now",
    done: is("notifications.administrator", "done"),
  },
  {
    id: "S-ADMIN-2",
    code: "NOTIFY_ADMIN",
    when: any(allegation, managers),
    settings: ["nursing_home", "assisted_living", "independent_living"],
    ...ours,
    role: "charge_nurse",
    roleIn: { independent_living: "supervisor" },
    due: "now",
    done: is("notifications.administrator", "done"),
  },
  {
    id: "S-OFFICE-1",
    code: "NOTIFY_OFFICE",
    when: all(),
    settings: ["home_care"],
    ...ours,
    role: "aide",
    due: "now",
    done: is("notifications.agency_office", "done"),
  },
  {
    id: "S-IP-1",
    code: "NOTIFY_IP",
    when: any(
      all(
        kind("infection"),
        any(priority("high", "critical"), is("infection.syndrome", "uti", "skin", "cdiff", "scabies")),
      ),
      because("wound_infection_signs"),
    ),
    settings: nursingHome,
    kind: "guidance",
    source: cite("cfr-483-80", "(a)(2)(ii)", "F880"),
    role: "nurse",
    due: "shift",
    done: is("notifications.infection_preventionist", "done"),
  },
  {
    id: "S-IP-2",
    code: "NOTIFY_IP",
    when: any(all(kind("infection"), priority("high", "critical")), because("wound_infection_signs")),
    settings: otherSettings,
    ...ours,
    ...nurse,
    due: "shift",
    done: is("notifications.infection_preventionist", "done"),
  },
  {
    id: "S-HEALTH-1",
    code: "HEALTH_DEPT",
    when: because("cluster"),
    kind: "guidance",
    source: cite("oregon"),
    role: "infection_preventionist",
    roleIn: { independent_living: "executive_director", home_care: "agency_office" },
    due: "24h",
    done: is("notifications.health_department", "done"),
  },
];
