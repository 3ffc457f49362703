import type { Code } from "../contracts/report.ts";
import { all, any, because, type Condition, has, is, kind, not, said } from "./condition.ts";

type MerpRow = { id: string; letter: Code<"nccMerp">; when: Condition };

const sentOut = is("disposition", "sent_to_er", "911_called");

/**
 * The letter a medication error suggests, worst first. A trip to the ER is no F: that needs a hospital stay, which
 * nobody at the bedside can know. G and I need an outcome that is never told in a first report.
 */
export const merpRows: MerpRow[] = [
  { id: "M-B", letter: "B", when: because("near_miss") },
  {
    id: "M-H",
    letter: "H",
    when: any(
      has("signs", "not_breathing", "no_pulse"),
      all(sentOut, because("airway_breathing"), because("oversedation", "high_alert_overdose")),
    ),
  },
  {
    id: "M-E",
    letter: "E",
    when: all(
      any(said("symptoms"), because("neuro_change", "oversedation", "vitals_critical", "vitals_abnormal")),
      any(sentOut, is("notifications.physician", "done")),
    ),
  },
  {
    id: "M-D",
    letter: "D",
    when: any(
      said("symptoms"),
      said("vitals.glucose", "vitals.bp", "vitals.spo2"),
      because("high_alert_overdose", "high_alert_wrong_drug_or_resident", "high_alert_omission", "allergy_exposure"),
      sentOut,
    ),
  },
  {
    id: "M-C",
    letter: "C",
    when: all(
      any(
        is("medication.reachedResident", "yes"),
        is("medication.errorType", "omission", "refused", "wrong_time", "extra_dose"),
      ),
      not(because("controlled_count_discrepancy")),
    ),
  },
];

/** Only errors have a letter: not a count that is off. */
export const hasLetter = all(
  any(kind("medication"), said("medication.errorType")),
  not(is("medication.errorType", "count_discrepancy")),
);
