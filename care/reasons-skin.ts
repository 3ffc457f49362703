import { all, any, has, is, kind, more, not, said } from "./condition.ts";
import type { ReasonRow } from "./reasons.ts";
import { cite } from "./sources.ts";

const ours = { kind: "suggestion", source: cite("ours") } as const;
const f686 = { kind: "guidance", source: cite("cfr-483-25", "(b)(1)", "F686") } as const;
const isIntact = any(is("wound.skinIntact", "yes"), is("wound.stage", "1"));

/** Wounds and skin, and what is said when nothing makes it urgent. */
export const skinReasons: ReasonRow[] = [
  {
    id: "R-SKIN-1",
    code: "stage3_plus_or_dti",
    when: any(is("wound.stage", "3", "4", "unstageable", "dti"), is("wound.type", "dti")),
    ...f686,
  },
  {
    id: "R-SKIN-2",
    code: "new_open_pressure_injury",
    when: all(
      is("wound.type", "pressure_injury"),
      not(isIntact),
      not(is("wound.stage", "3", "4", "unstageable", "dti")),
      any(is("wound.stage", "2"), is("wound.skinIntact", "no"), said("wound.drainage"), more("wound.openCount", 0)),
    ),
    ...f686,
  },
  {
    id: "R-SKIN-3",
    code: "wound_infection_signs",
    when: all(
      not(isIntact),
      any(
        has("wound.infectionSigns", "purulent", "fever"),
        is("wound.drainage", "purulent", "green"),
        all(has("wound.infectionSigns", "redness"), has("wound.infectionSigns", "warmth", "odor", "increased_pain")),
        all(has("wound.infectionSigns", "warmth"), has("wound.infectionSigns", "odor", "increased_pain")),
        all(
          is("wound.odor", "yes"),
          any(is("wound.trend", "worse"), is("wound.drainage", "yellow", "brown", "bloody")),
        ),
      ),
    ),
    ...ours,
  },
  {
    id: "R-SKIN-4",
    code: "burn_blisters",
    when: all(is("wound.type", "burn"), is("wound.blisters", "yes")),
    ...ours,
  },
  {
    id: "R-SKIN-5",
    code: "anticoagulated_bleed_controlled",
    when: all(
      is("onAnticoagulant", "yes"),
      any(is("wound.bleedingControlled", "yes"), has("injury.types", "bleeding")),
      not(is("wound.bleedingControlled", "no")),
    ),
    ...ours,
  },
  {
    id: "R-SKIN-7",
    code: "new_open_wound",
    when: any(
      all(
        is("wound.type", "venous_ulcer", "arterial_ulcer", "diabetic_ulcer", "blister"),
        any(is("wound.isNew", "yes"), is("wound.trend", "new")),
      ),
      all(is("wound.type", "skin_tear", "laceration"), is("pain.present", "yes")),
    ),
    ...ours,
  },
  {
    id: "R-SKIN-8",
    code: "injury_unexplained",
    when: all(is("wound.type", "bruise", "skin_tear", "laceration", "burn"), is("wound.knownCause", "no", "unknown")),
    kind: "guidance",
    source: cite("cfr-483-12", "(c)(1)", "F609"),
  },
  {
    id: "R-SKIN-6",
    code: "limb_ischemia",
    when: all(
      is("wound.type", "necrosis", "arterial_ulcer"),
      is("wound.trend", "new", "worse"),
      is("pain.present", "yes"),
    ),
    ...ours,
  },
];

/** Said only when nothing else is: the first that fits. A default is never stated as a fact. */
export const routineReasons: ReasonRow[] = [
  {
    id: "R-CALM-1",
    code: "redirected_no_contact",
    when: all(kind("behavior_elopement"), is("behavior.contactMade", "no")),
    ...ours,
  },
  { id: "R-CALM-2", code: "intact_skin", when: is("wound.skinIntact", "yes"), ...ours },
  {
    id: "R-CALM-3",
    code: "first_aid_only",
    when: all(
      any(kind("wound"), is("injury.present", "yes")),
      has("immediateActions", "cleaned", "dressing", "cooled", "iced", "pressure_applied"),
    ),
    ...ours,
  },
  {
    id: "R-CALM-4",
    code: "mild_isolated",
    when: all(kind("infection"), is("infection.affectedCount", 1)),
    ...ours,
  },
  { id: "R-CALM-5", code: "no_harm", when: is("injury.present", "no"), ...ours },
  {
    id: "R-CALM-6",
    code: "minor_injury",
    when: any(is("injury.present", "yes"), said("wound.type")),
    ...ours,
  },
  { id: "R-CALM-7", code: "harm_not_mentioned", when: all(), ...ours },
];
