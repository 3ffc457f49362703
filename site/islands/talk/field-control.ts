import type { FactPath } from "../../../contracts/facts.ts";
import { codes, notifiedValues, triValues } from "../../../contracts/report.ts";

/** With what a value is changed by hand. */
export type Control =
  | { kind: "choices"; values: readonly string[] }
  | { kind: "code" | "codes"; values: readonly string[] }
  | { kind: "yes" | "text" | "texts" | "number" | "time" | "date" };

const codeOf: Partial<Record<FactPath, keyof typeof codes>> = {
  location: "location",
  mentalStatus: "mentalStatus",
  disposition: "disposition",
  "abuse.allegationBy": "allegationBy",
  "fall.mechanism": "mechanism",
  "fall.activity": "activity",
  "fall.footwear": "footwear",
  "fall.assistiveDevice": "assistiveDevice",
  "fall.neuroChecks": "neuroChecks",
  "medication.errorType": "errorType",
  "medication.route": "route",
  "medication.nccMerp": "nccMerp",
  "infection.syndrome": "syndrome",
  "infection.testResult": "testResult",
  "behavior.type": "behaviorType",
  "elopement.lastSeenPlace": "location",
  "wound.type": "woundType",
  "wound.side": "side",
  "wound.stage": "stage",
  "wound.drainage": "drainage",
  "wound.drainageAmount": "drainageAmount",
  "wound.trend": "trend",
};
const codesOf: Partial<Record<FactPath, keyof typeof codes>> = {
  "injury.types": "injuryType",
  symptoms: "symptom",
  immediateActions: "immediateAction",
  "fall.environment": "environment",
  "infection.isolation": "isolation",
  "wound.infectionSigns": "infectionSign",
};
const texts: ReadonlySet<string> = new Set<FactPath>([
  "witnesses",
  "injury.sites",
  "medication.drugs",
  "infection.clusterRooms",
]);
const text: ReadonlySet<string> = new Set<FactPath>([
  "resident.name",
  "resident.room",
  "resident.unit",
  "residentStatement",
  "anticoagulant",
  "pain.site",
  "vitals.bp",
  "medication.drug",
  "medication.drugOrdered",
  "medication.drugGiven",
  "medication.doseOrdered",
  "medication.doseGiven",
  "infection.site",
  "infection.treatment",
  "behavior.antecedent",
  "behavior.intervention",
  "behavior.aggressor",
  "behavior.target",
  "elopement.foundPlace",
  "elopement.exitDoor",
  "elopement.clothing",
  "wound.site",
  "wound.color",
]);
const number = /(?:score|pulse|resp|tempF|spo2|glucose|Cm|Count|countExpected|countActual|missedDoses|staffAffected)$/;

export function controlOf(path: FactPath): Control {
  const code = codeOf[path];
  if (code) return { kind: "code", values: codes[code] };
  const list = codesOf[path];
  if (list) return { kind: "codes", values: codes[list] };
  if (path.startsWith("notifications.")) return { kind: "choices", values: notifiedValues };
  if (texts.has(path)) return { kind: "texts" };
  if (text.has(path)) return { kind: "text" };
  if (path.endsWith(".date")) return { kind: "date" };
  if (/\.time$|Time$/.test(path)) return { kind: "time" };
  if (number.test(path)) return { kind: "number" };
  if (/approx$|highAlert$|clusterSuspected$/.test(path)) return { kind: "yes" };
  return { kind: "choices", values: triValues };
}

/** What was entered as the value to send; nothing when it is empty or no such value. */
export function enteredValue(control: Control, entered: readonly string[]): unknown {
  const [first = ""] = entered;
  switch (control.kind) {
    case "codes":
      return entered.length > 0 ? [...entered] : undefined;
    case "texts": {
      const items = first.split(",").flatMap((item) => item.trim() || []);
      return items.length > 0 ? items : undefined;
    }
    case "number":
      return first === "" || Number.isNaN(Number(first)) ? undefined : Number(first);
    case "yes":
      return first === "" ? undefined : first === "true";
    default:
      return first.trim() || undefined;
  }
}
