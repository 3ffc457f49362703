import type { care } from "../content/en/care.ts";
import type { ClockLimit } from "../contracts/report.ts";
import { all, any, because, not } from "./condition.ts";
import { abuse, allegation, crimeSuspected, needsDoctorNow, seriousInjury } from "./patterns.ts";
import { nursingHome, type Row } from "./row.ts";
import { cite } from "./sources.ts";

type ClockSentence = keyof (typeof care)["clocks"];

/** A time limit set by law. `from`: when staff learned of it, or when it happened, as the law says. */
type ClockRow = Row & {
  kind: "law";
  says: ClockSentence;
  limit: ClockLimit;
  from: "learned" | "incident";
};

const f609 = {
  settings: nursingHome,
  kind: "law",
  source: cite("cfr-483-12", "(c)(1)", "F609"),
  from: "learned",
} as const;
const crime = { settings: nursingHome, kind: "law", from: "learned" } as const;
const isCount = because("controlled_count_discrepancy");
const left = because("left_building_unsupervised", "resident_missing");

/** Federal clocks, for nursing homes. No report runs under two of the State clocks at once. */
export const clockRows: ClockRow[] = [
  {
    id: "C-STATE-1",
    when: any(abuse, all(allegation, seriousInjury)),
    says: "abuse_2h",
    limit: "2h",
    ...f609,
  },
  {
    id: "C-STATE-2",
    when: all(left, seriousInjury, not(allegation)),
    says: "neglect_2h",
    limit: "2h",
    ...f609,
  },
  {
    id: "C-STATE-3",
    when: all(allegation, not(abuse), not(seriousInjury)),
    says: "other_24h",
    limit: "24h",
    ...f609,
  },
  {
    id: "C-STATE-4",
    when: all(left, not(seriousInjury), not(allegation)),
    says: "neglect_24h",
    limit: "24h",
    ...f609,
  },
  { id: "C-STATE-5", when: all(isCount, not(allegation)), says: "count_24h", limit: "24h", ...f609 },
  {
    id: "C-CRIME-1",
    when: all(any(crimeSuspected, abuse), seriousInjury),
    says: "crime_2h",
    limit: "2h",
    source: cite("ssa-1150b", "(b)(2)(A)", "F609"),
    ...crime,
  },
  {
    id: "C-CRIME-2",
    when: all(crimeSuspected, not(seriousInjury)),
    says: "crime_24h",
    limit: "24h",
    source: cite("ssa-1150b", "(b)(2)(B)", "F609"),
    ...crime,
  },
  {
    id: "C-RESULT-1",
    when: any(allegation, isCount),
    says: "results_5wd",
    limit: "5wd",
    settings: nursingHome,
    kind: "law",
    source: cite("cfr-483-12", "(c)(4)", "F609"),
    from: "incident",
  },
  {
    id: "C-TELL-1",
    when: needsDoctorNow,
    says: "changes_at_once",
    limit: "at_once",
    settings: nursingHome,
    kind: "law",
    source: cite("cfr-483-10", "(g)(14)(i)", "F580"),
    from: "learned",
  },
];
