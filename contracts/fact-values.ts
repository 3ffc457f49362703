import * as v from "valibot";
import { allegationTypes, type FactPath, type FactValues, signs } from "./facts.ts";
import { categories, codes, notifiedValues, triValues } from "./report.ts";

type Allowed = { [P in FactPath]: v.GenericSchema<unknown, FactValues[P]> };

const maxTextCharacters = 300;
const maxListItems = 30;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxTextCharacters));
const texts = v.pipe(v.array(text), v.minLength(1), v.maxLength(maxListItems));
const tri = v.picklist(triValues);
const yes = v.boolean();
const date = v.pipe(v.string(), v.isoDate());
const time = v.pipe(v.string(), v.isoTime());
const bloodPressure = v.pipe(v.string(), v.regex(/^\d{2,3}\/\d{2,3}$/));
const one = <const C extends readonly string[]>(allowed: C) => v.picklist(allowed);
const some = <const C extends readonly string[]>(allowed: C) =>
  v.pipe(v.array(v.picklist(allowed)), v.minLength(1), v.maxLength(maxListItems));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const centimetres = between(0, 200);

const told = one(notifiedValues);

/** For each path, the values that may stand there. */
export const factValues: Allowed = {
  kind: one(categories),
  signs: some(signs),
  "allegation.type": one(allegationTypes),
  "resident.name": text,
  "resident.room": text,
  "resident.unit": text,
  "occurred.date": date,
  "occurred.time": time,
  "occurred.approx": yes,
  "found.date": date,
  "found.time": time,
  "found.approx": yes,
  "reported.date": date,
  "reported.time": time,
  "reported.approx": yes,
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
  "injury.types": some(codes.injuryType),
  "injury.sites": texts,
  "injury.suspectedFracture": tri,
  "pain.present": tri,
  "pain.score": between(0, 10),
  "pain.site": text,
  symptoms: some(codes.symptom),
  "vitals.bp": bloodPressure,
  "vitals.pulse": between(0, 400),
  "vitals.resp": between(0, 150),
  "vitals.tempF": between(60, 120),
  "vitals.spo2": between(0, 100),
  "vitals.glucose": between(0, 2_000),
  immediateActions: some(codes.immediateAction),
  disposition: one(codes.disposition),
  abuseScreen: tri,
  "abuse.allegationBy": one(codes.allegationBy),
  staffInjury: tri,
  "fall.mechanism": one(codes.mechanism),
  "fall.activity": one(codes.activity),
  "fall.footwear": one(codes.footwear),
  "fall.assistiveDevice": one(codes.assistiveDevice),
  "fall.deviceInUse": tri,
  "fall.environment": some(codes.environment),
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
  "medication.highAlert": yes,
  "medication.nccMerp": one(codes.nccMerp),
  "medication.missedDoses": count,
  "medication.firstMissed.date": date,
  "medication.countExpected": count,
  "medication.countActual": count,
  "infection.syndrome": one(codes.syndrome),
  "infection.site": text,
  "infection.onset.date": date,
  "infection.onset.time": time,
  "infection.onset.approx": yes,
  "infection.testResult": one(codes.testResult),
  "infection.isolation": some(codes.isolation),
  "infection.affectedCount": count,
  "infection.staffAffected": count,
  "infection.clusterRooms": texts,
  "infection.clusterSuspected": yes,
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
  "wound.lengthCm": centimetres,
  "wound.widthCm": centimetres,
  "wound.depthCm": centimetres,
  "wound.drainage": one(codes.drainage),
  "wound.drainageAmount": one(codes.drainageAmount),
  "wound.odor": tri,
  "wound.color": text,
  "wound.blisters": tri,
  "wound.skinIntact": tri,
  "wound.isNew": tri,
  "wound.trend": one(codes.trend),
  "wound.infectionSigns": some(codes.infectionSign),
  "wound.knownCause": tri,
  "wound.deviceRelated": tri,
  "wound.presentOnAdmission": tri,
  "wound.bleedingControlled": tri,
  "wound.openCount": count,
  "notifications.charge_nurse": told,
  "notifications.physician": told,
  "notifications.family": told,
  "notifications.don": told,
  "notifications.administrator": told,
  "notifications.infection_preventionist": told,
  "notifications.pharmacy": told,
  "notifications.agency_office": told,
  "notifications.health_department": told,
  "notifications.police": told,
  "notifications.state_agency": told,
};

export function isFactPath(path: string): path is FactPath {
  return Object.hasOwn(factValues, path);
}

/** Whether a value from outside may stand at this path. */
export function isFactValue<P extends FactPath>(path: P, value: unknown): value is FactValues[P] {
  return v.is(factValues[path], value);
}

/** Whether yes, no or unknown stands there. */
export function isTri(path: string): boolean {
  return isFactPath(path) && factValues[path] === tri;
}

export function isList(path: FactPath): boolean {
  return factValues[path].type === "array";
}
