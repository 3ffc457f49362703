import type { FactPath, Facts, FactValues } from "../contracts/facts.ts";
import type { Category } from "../contracts/report.ts";

const incident = (values: { [P in FactPath]?: FactValues[P] }): Facts =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { path, value, words: [], how: "typed" }]));

/** One incident of each kind, to show what follows from it in each setting. */
export const exampleIncidents: Record<Category, Facts> = {
  fall: incident({ kind: "fall", headStrike: "yes", witnessed: "no" }),
  medication: incident({
    kind: "medication",
    "medication.errorType": "wrong_dose",
    "medication.drug": "insulin",
    "medication.highAlert": true,
    "medication.reachedResident": "yes",
  }),
  infection: incident({ kind: "infection", "infection.syndrome": "gi", "infection.affectedCount": 3 }),
  behavior_elopement: incident({
    kind: "behavior_elopement",
    "behavior.type": "elopement",
    "elopement.leftBuilding": "yes",
    "elopement.returned.time": "15:50",
  }),
  wound: incident({ kind: "wound", "wound.type": "pressure_injury", "wound.stage": "2" }),
  allegation: incident({ "allegation.type": "physical" }),
  condition: incident({ signs: ["stroke"] }),
};
