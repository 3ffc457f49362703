import type { Category, ReportPath } from "../../contracts/report.ts";
import type { Draft } from "./draft.ts";
import type { Notifications } from "./notifications.ts";

const always: ReportPath[] = ["resident.name", "resident.room"];
const byCategory: Record<Category, ReportPath[]> = {
  fall: [
    "location",
    "witnessed",
    "headStrike",
    "onAnticoagulant",
    "injury.present",
    "pain.present",
    "vitals.bp",
    "fall.mechanism",
    "fall.footwear",
  ],
  medication: [
    "medication.drug",
    "medication.errorType",
    "medication.reachedResident",
    "medication.scheduledTime",
  ],
  infection: [
    "infection.syndrome",
    "infection.onset.date",
    "vitals.tempF",
    "infection.testResult",
    "infection.isolation",
  ],
  behavior_elopement: [
    "behavior.type",
    "behavior.antecedent",
    "behavior.contactMade",
    "behavior.intervention",
    "injury.present",
  ],
  wound: [
    "wound.type",
    "wound.site",
    "wound.stage",
    "wound.lengthCm",
    "wound.drainage",
    "wound.knownCause",
    "wound.isNew",
  ],
  allegation: [],
  condition: [],
};

/** What a good report of this kind holds and this one does not, in the order a form would ask. */
export function findMissing(draft: Draft, category: Category, notifications: Notifications): string[] {
  const wanted = [...always, ...byCategory[category]].filter((path) => !isNeedless(draft, path));
  const lacking: string[] = wanted.filter((path) => !draft.fields.has(path));
  if (!draft.fields.has("occurred.time") && !draft.fields.has("found.time") && category !== "infection")
    lacking.push("occurred.time");
  const people = ["charge_nurse", "physician", "family"] as const;
  return [
    ...lacking,
    ...people.filter((who) => notifications[who] === undefined).map((who) => `notifications.${who}`),
  ];
}

function isNeedless(draft: Draft, path: ReportPath): boolean {
  const { setting } = draft.reading;
  if (path === "resident.room") return setting === "home_care";
  const type = draft.fields.get("wound.type")?.value;
  if (path === "wound.stage") return type !== undefined && type !== "pressure_injury" && type !== "dti";
  if (path === "wound.drainage")
    return type === "bruise" || draft.fields.get("wound.skinIntact")?.value === "yes";
  return false;
}
