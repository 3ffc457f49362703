import { all, any, because, not } from "./condition.ts";
import { abuse, allegation, crimeSuspected, seriousInjury } from "./patterns.ts";
import { nursingHome, otherSettings } from "./row.ts";
import { cite } from "./sources.ts";
import type { StepRow } from "./steps.ts";

const f609 = { settings: nursingHome, kind: "law", source: cite("cfr-483-12", "(c)(1)", "F609") } as const;
const ours = { kind: "suggestion", source: cite("ours") } as const;
const lead = { role: "executive_director", roleIn: { home_care: "agency_office" } } as const;
const isCount = because("controlled_count_discrepancy");
const left = because("left_building_unsupervised", "resident_missing");

/** Reporting to the State and the police. Federal rules bind nursing homes; elsewhere the State's own rule holds. */
export const reportSteps: StepRow[] = [
  {
    id: "S-STATE-1",
    code: "ABUSE_REPORT_2H",
    when: any(abuse, all(allegation, seriousInjury)),
    ...f609,
    role: "administrator",
    due: "2h",
  },
  {
    id: "S-STATE-2",
    code: "ABUSE_REPORT_2H",
    when: all(left, seriousInjury),
    says: "NEGLECT_REPORT_2H",
    ...f609,
    role: "administrator",
    due: "2h",
  },
  {
    id: "S-STATE-3",
    code: "REPORT_24H",
    when: all(allegation, not(abuse), not(seriousInjury)),
    ...f609,
    role: "administrator",
    due: "24h",
  },
  {
    id: "S-STATE-4",
    code: "REPORT_24H",
    when: isCount,
    says: "COUNT_REPORT_24H",
    ...f609,
    role: "administrator",
    due: "24h",
  },
  {
    id: "S-STATE-5",
    code: "REPORT_24H",
    when: all(left, not(seriousInjury)),
    says: "NEGLECT_REPORT_24H",
    ...f609,
    role: "administrator",
    due: "24h",
  },
  {
    id: "S-CRIME-1",
    code: "REPORT_CRIME",
    when: all(any(crimeSuspected, abuse), seriousInjury),
    settings: nursingHome,
    kind: "law",
    source: cite("ssa-1150b", "(b)(2)(A)", "F609"),
    role: "each_employee",
    due: "2h",
  },
  {
    id: "S-CRIME-2",
    code: "REPORT_CRIME",
    when: crimeSuspected,
    settings: nursingHome,
    kind: "law",
    source: cite("ssa-1150b", "(b)(2)(B)", "F609"),
    role: "each_employee",
    due: "24h",
  },
  {
    id: "S-LOOK-1",
    code: "START_INVESTIGATION",
    when: any(allegation, isCount),
    settings: nursingHome,
    kind: "law",
    source: cite("cfr-483-12", "(c)(2)", "F610"),
    role: "administrator",
    due: "now",
  },
  {
    id: "S-LOOK-2",
    code: "START_INVESTIGATION",
    when: any(allegation, isCount),
    settings: otherSettings,
    ...ours,
    ...lead,
    due: "now",
  },
  {
    id: "S-LOOK-3",
    code: "INVESTIGATE_5DAY",
    when: any(allegation, isCount),
    settings: nursingHome,
    kind: "law",
    source: cite("cfr-483-12", "(c)(4)", "F609"),
    role: "administrator",
    due: "5wd",
  },
  {
    id: "S-STATE-6",
    code: "MANDATED_REPORT",
    when: allegation,
    settings: otherSettings,
    kind: "guidance",
    source: cite("colorado"),
    role: "each_employee",
    due: "24h",
  },
  {
    id: "S-STATE-7",
    code: "STATE_REPORT_CHECK",
    when: any(allegation, left, isCount, because("self_harm_statement", "weapon", "emergency_called", "transferred")),
    settings: otherSettings,
    kind: "guidance",
    source: cite("maryland"),
    ...lead,
    due: "24h",
  },
];
