import { all, any, because, is, kind, more, named, not, said } from "./condition.ts";

/** Conditions that several tables ask about, each with a name that is printed once. */
export const bodyInDanger = named(
  "a body in danger",
  because(
    "airway_breathing",
    "neuro_change",
    "head_strike_bleeding_risk",
    "head_wound_visible",
    "suspected_fracture",
    "bleeding_uncontrolled",
    "oversedation",
    "sepsis_signs",
    "life_threat",
    "vitals_critical",
    "limb_ischemia",
  ),
);

/** Accident with injury that may need a doctor, a significant change, a change of treatment, a transfer. */
export const needsDoctorNow = named(
  "a change that must be told at once",
  any(
    bodyInDanger,
    because(
      "possible_head_strike_bleeding_risk",
      "fall_with_injury",
      "fall_pain",
      "possible_fracture_delayed",
      "hypotension_or_dizziness",
      "transferred",
      "transfer_refused",
      "emergency_called",
      "vitals_abnormal",
      "high_alert_overdose",
      "high_alert_wrong_drug_or_resident",
      "wrong_resident_symptomatic",
      "med_error_harm_treated",
      "med_error_monitoring",
      "high_alert_omission",
      "allergy_exposure",
      "fever",
      "fever_localized_infection",
      "new_open_pressure_injury",
      "stage3_plus_or_dti",
      "wound_infection_signs",
      "burn_blisters",
      "anticoagulated_bleed_controlled",
      "self_harm_statement",
    ),
  ),
);

export const allegation = named(
  "an allegation",
  because(
    "abuse_allegation",
    "neglect_allegation",
    "exploitation_allegation",
    "misappropriation_allegation",
    "injury_unknown_source_suspicious",
    "resident_to_resident_contact",
  ),
);

export const abuse = named(
  "abuse",
  because("abuse_allegation", "injury_unknown_source_suspicious", "resident_to_resident_contact"),
);

export const sexualAbuse = named("sexual abuse", any(is("allegation.type", "sexual"), is("behavior.type", "sexual")));

export const crimeSuspected = named(
  "a crime may be suspected",
  any(is("allegation.type", "physical", "exploitation", "misappropriation"), sexualAbuse, because("weapon")),
);

/** Risk of death, extreme pain, loss of function, or a hospital needed (section 2011(19)(A) of the Act). */
export const seriousInjury = named(
  "serious bodily injury",
  any(
    because("suspected_fracture", "bleeding_uncontrolled", "life_threat", "airway_breathing", "neuro_change"),
    because("head_strike_bleeding_risk", "emergency_called", "transferred"),
    more("pain.score", 7),
  ),
);

export const medicineError = named(
  "a medication error that reached the resident",
  all(any(kind("medication"), said("medication.errorType")), not(because("near_miss", "controlled_count_discrepancy"))),
);
