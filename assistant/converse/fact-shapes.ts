import { allegationTypes, type FactPath, type FactValues, signs } from "../../contracts/facts.ts";
import { categories, codes, notifiedPeople, notifiedValues, triValues } from "../../contracts/report.ts";

/** What a value may be: words, a clock time, a date, a number, yes or no, one of a list, or several of one. */
type Shape =
  | { is: "text" | "time" | "date" | "number" | "flag" | "texts" }
  | { is: "one" | "many"; of: readonly string[] };

const text = { is: "text" } as const;
const texts = { is: "texts" } as const;
const time = { is: "time" } as const;
const date = { is: "date" } as const;
const number = { is: "number" } as const;
const flag = { is: "flag" } as const;
const tri = { is: "one", of: triValues } as const;
const one = (of: readonly string[]): Shape => ({ is: "one", of });
const many = (of: readonly string[]): Shape => ({ is: "many", of });

const told = Object.fromEntries(
  notifiedPeople.map((who) => [`notifications.${who}`, one(notifiedValues)]),
) as Record<Extract<FactPath, `notifications.${string}`>, Shape>;

export const factShapes: Record<FactPath, Shape> = {
  ...told,
  kind: one(categories),
  signs: many(signs),
  "allegation.type": one(allegationTypes),
  "resident.name": text,
  "resident.room": text,
  "resident.unit": text,
  "occurred.date": date,
  "occurred.time": time,
  "occurred.approx": flag,
  "found.date": date,
  "found.time": time,
  "found.approx": flag,
  "reported.date": date,
  "reported.time": time,
  "reported.approx": flag,
  location: one(codes.location),
  witnessed: tri,
  witnesses: texts,
  residentStatement: text,
  headStrike: tri,
  lossOfConsciousness: tri,
  mentalStatus: one(codes.mentalStatus),
  onAnticoagulant: tri,
  anticoagulant: text,
  onAntiplatelet: tri,
  "injury.present": tri,
  "injury.types": many(codes.injuryType),
  "injury.sites": texts,
  "injury.suspectedFracture": tri,
  "pain.present": tri,
  "pain.score": number,
  "pain.site": text,
  symptoms: many(codes.symptom),
  "vitals.bp": text,
  "vitals.pulse": number,
  "vitals.resp": number,
  "vitals.tempF": number,
  "vitals.spo2": number,
  "vitals.glucose": number,
  immediateActions: many(codes.immediateAction),
  disposition: one(codes.disposition),
  abuseScreen: tri,
  "abuse.allegationBy": one(codes.allegationBy),
  staffInjury: tri,
  "fall.mechanism": one(codes.mechanism),
  "fall.activity": one(codes.activity),
  "fall.footwear": one(codes.footwear),
  "fall.assistiveDevice": one(codes.assistiveDevice),
  "fall.deviceInUse": tri,
  "fall.environment": many(codes.environment),
  "fall.callLightInReach": tri,
  "fall.alarm": tri,
  "fall.neuroChecks": one(codes.neuroChecks),
  "fall.repeatFall": tri,
  "fall.equipmentFailure": tri,
  "medication.errorType": one(codes.errorType),
  "medication.drug": text,
  "medication.drugs": texts,
  "medication.drugOrdered": text,
  "medication.drugGiven": text,
  "medication.doseOrdered": text,
  "medication.doseGiven": text,
  "medication.route": one(codes.route),
  "medication.scheduledTime": time,
  "medication.givenTime": time,
  "medication.reachedResident": tri,
  "medication.highAlert": flag,
  "medication.nccMerp": one(codes.nccMerp),
  "medication.missedDoses": number,
  "medication.firstMissed.date": date,
  "medication.countExpected": number,
  "medication.countActual": number,
  "infection.syndrome": one(codes.syndrome),
  "infection.site": text,
  "infection.onset.date": date,
  "infection.onset.time": time,
  "infection.onset.approx": flag,
  "infection.testResult": one(codes.testResult),
  "infection.isolation": many(codes.isolation),
  "infection.affectedCount": number,
  "infection.staffAffected": number,
  "infection.clusterRooms": texts,
  "infection.clusterSuspected": flag,
  "infection.catheter": tri,
  "infection.treatment": text,
  "behavior.type": one(codes.behaviorType),
  "behavior.antecedent": text,
  "behavior.contactMade": tri,
  "behavior.intervention": text,
  "behavior.aggressor": text,
  "behavior.target": text,
  "behavior.weapon": tri,
  "elopement.lastSeen.date": date,
  "elopement.lastSeen.time": time,
  "elopement.lastSeenPlace": one(codes.location),
  "elopement.noticedMissing.date": date,
  "elopement.noticedMissing.time": time,
  "elopement.found.date": date,
  "elopement.found.time": time,
  "elopement.foundPlace": text,
  "elopement.returned.date": date,
  "elopement.returned.time": time,
  "elopement.exitDoor": text,
  "elopement.alarmSounded": tri,
  "elopement.wanderDevice": tri,
  "elopement.leftBuilding": tri,
  "elopement.accompanied": tri,
  "elopement.headcountDone": tri,
  "elopement.policeCalled": tri,
  "elopement.clothing": text,
  "wound.type": one(codes.woundType),
  "wound.site": text,
  "wound.side": one(codes.side),
  "wound.stage": one(codes.stage),
  "wound.lengthCm": number,
  "wound.widthCm": number,
  "wound.depthCm": number,
  "wound.drainage": one(codes.drainage),
  "wound.drainageAmount": one(codes.drainageAmount),
  "wound.odor": tri,
  "wound.color": text,
  "wound.blisters": tri,
  "wound.skinIntact": tri,
  "wound.isNew": tri,
  "wound.trend": one(codes.trend),
  "wound.infectionSigns": many(codes.infectionSign),
  "wound.knownCause": tri,
  "wound.deviceRelated": tri,
  "wound.presentOnAdmission": tri,
  "wound.bleedingControlled": tri,
  "wound.openCount": number,
};

export function isFactPath(path: string): path is FactPath {
  return Object.hasOwn(factShapes, path);
}

export function isTri(path: string): boolean {
  return isFactPath(path) && factShapes[path] === tri;
}

export function isList(path: FactPath): boolean {
  const { is } = factShapes[path];
  return is === "many" || is === "texts";
}

const longestText = 500;
const mostItems = 50;

/** Whether a value from outside may stand at this path. */
export function fits<P extends FactPath>(path: P, value: unknown): value is FactValues[P] {
  const shape = factShapes[path];
  const isText = (item: unknown) => typeof item === "string" && item !== "" && item.length <= longestText;
  switch (shape.is) {
    case "text":
      return isText(value);
    case "time":
      return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
    case "date":
      return typeof value === "string" && /^\d{4}-[01]\d-[0-3]\d$/.test(value);
    case "number":
      return typeof value === "number" && Number.isFinite(value) && value >= 0;
    case "flag":
      return typeof value === "boolean";
    case "one":
      return typeof value === "string" && shape.of.includes(value);
    case "many":
      return isFilledList(value) && value.every((item) => shape.of.includes(String(item)));
    case "texts":
      return isFilledList(value) && value.every(isText);
  }
}

function isFilledList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && value.length <= mostItems;
}
