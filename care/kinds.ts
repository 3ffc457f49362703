import type { Category } from "../contracts/report.ts";
import { all, any, begins, type Condition, has, is, not, said } from "./condition.ts";

type KindRow = { id: string; kind: Category; when: Condition };

const told = (kind: Category): Condition => is("kind", kind);
const nobodySaid = not(said("kind"));

/** What a report is about. The first row that fires is its kind; the others are told beside it. */
export const kindRows: KindRow[] = [
  {
    id: "K-ALLEGE",
    kind: "allegation",
    when: any(
      told("allegation"),
      all(
        is("allegation.type", "physical", "verbal", "sexual", "neglect", "exploitation", "misappropriation"),
        not(is("behavior.type", "physical_aggression_resident")),
      ),
    ),
  },
  { id: "K-TOLD-1", kind: "fall", when: told("fall") },
  { id: "K-TOLD-2", kind: "medication", when: told("medication") },
  { id: "K-TOLD-3", kind: "infection", when: told("infection") },
  { id: "K-TOLD-4", kind: "behavior_elopement", when: told("behavior_elopement") },
  { id: "K-TOLD-5", kind: "wound", when: told("wound") },
  { id: "K-TOLD-6", kind: "condition", when: told("condition") },
  {
    id: "K-BEHAVE",
    kind: "behavior_elopement",
    when: any(
      is("behavior.type", "elopement", "physical_aggression_resident", "self_harm_statement", "weapon"),
      all(nobodySaid, any(begins("behavior."), begins("elopement."), has("signs", "missing", "self_harm", "weapon"))),
    ),
  },
  {
    id: "K-MED",
    kind: "medication",
    when: any(said("medication.errorType"), all(nobodySaid, begins("medication."))),
  },
  { id: "K-FALL", kind: "fall", when: said("fall.mechanism") },
  { id: "K-INFECT", kind: "infection", when: all(nobodySaid, begins("infection.")) },
  { id: "K-WOUND", kind: "wound", when: all(nobodySaid, any(begins("wound."), is("injury.present", "yes"))) },
  { id: "K-OTHER", kind: "condition", when: nobodySaid },
];
