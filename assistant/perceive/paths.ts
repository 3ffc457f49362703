import { allegationTypes, type FactPath, signs } from "../../contracts/facts.ts";
import { codes, notifiedPeople, notifiedValues, triValues } from "../../contracts/report.ts";

/** Where a coded path of the reader goes, and the values it may have there. */
type CodedPath = {
  to: FactPath;
  values: readonly string[];
  /** How sure the whole-text view must be where no words were marked. */
  leastTold: number;
};

const usual = 0.85;
const careful = 0.98;
/** Danger is taken where it is a little likelier than not: a false alarm costs less. */
const likelySign = 0.6;

const tri = (paths: string, leastTold = usual): [string, CodedPath][] =>
  paths.split(" ").map((path) => [path, { to: path as FactPath, values: triValues, leastTold }]);
const coded = (
  from: string,
  values: readonly string[],
  to = from,
  leastTold = usual,
): [string, CodedPath] => [from, { to: to as FactPath, values, leastTold }];
/** The reader may name a list by one of its items, or as the report does. */
const listed = (from: string, values: readonly string[], to: string, leastTold = careful) =>
  [from, to].map((name) => coded(name, values, to, leastTold));

/** Every path of the reader that has coded values, by its name there. */
export const codedPaths: ReadonlyMap<string, CodedPath> = new Map([
  ...tri(
    "witnessed headStrike lossOfConsciousness onAnticoagulant onAntiplatelet injury.present pain.present",
  ),
  ...tri("staffInjury injury.suspectedFracture fall.deviceInUse fall.repeatFall medication.reachedResident"),
  ...tri("fall.callLightInReach fall.alarm fall.equipmentFailure infection.catheter behavior.contactMade"),
  ...tri("behavior.weapon elopement.alarmSounded elopement.wanderDevice elopement.leftBuilding"),
  ...tri("elopement.accompanied elopement.headcountDone elopement.policeCalled wound.odor wound.knownCause"),
  ...tri("wound.isNew wound.bleedingControlled wound.blisters wound.skinIntact wound.deviceRelated"),
  ...tri("wound.presentOnAdmission abuseScreen", careful),
  coded("mentalStatus", codes.mentalStatus),
  coded("disposition", codes.disposition),
  coded("location", codes.location),
  ...notifiedPeople.map((person) => coded(`notifications.${person}`, notifiedValues)),
  coded("fall.mechanism", codes.mechanism),
  coded("fall.activity", codes.activity),
  coded("fall.footwear", codes.footwear),
  coded("fall.device", codes.assistiveDevice, "fall.assistiveDevice"),
  coded("fall.assistiveDevice", codes.assistiveDevice),
  coded("fall.neuroChecks", codes.neuroChecks),
  coded("medication.errorType", codes.errorType),
  coded("medication.route", codes.route),
  coded("infection.syndrome", codes.syndrome),
  coded("infection.testResult", codes.testResult),
  coded("behavior.type", codes.behaviorType),
  coded("abuse.allegationBy", codes.allegationBy, "abuse.allegationBy", careful),
  coded("allegation.type", allegationTypes),
  coded("elopement.lastSeenPlace", codes.location),
  coded("wound.type", codes.woundType),
  coded("wound.stage", codes.stage),
  coded("wound.drainage", codes.drainage),
  coded("wound.drainageAmount", codes.drainageAmount),
  coded("wound.trend", codes.trend),
  coded("wound.side", codes.side),
  ...listed("injury.type", codes.injuryType, "injury.types"),
  ...listed("symptom", codes.symptom, "symptoms"),
  ...listed("action", codes.immediateAction, "immediateActions"),
  ...listed("fall.environment", codes.environment, "fall.environment"),
  ...listed("infection.isolation", codes.isolation, "infection.isolation"),
  ...listed("wound.infectionSigns", codes.infectionSign, "wound.infectionSigns"),
  ...listed("sign", signs, "signs", likelySign),
]);

/** Moments as the reader names them, and what the fields of the report begin with that they fill. */
export const momentFields: Record<string, string> = {
  "occurred.when": "occurred",
  "found.when": "found",
  "told.when": "reported",
  "lastSeen.when": "elopement.lastSeen",
  "noticedMissing.when": "elopement.noticedMissing",
  "found_again.when": "elopement.found",
  "returned.when": "elopement.returned",
  "onset.when": "infection.onset",
};

/** Paths whose words are kept as they were said. */
export const wordPaths: readonly FactPath[] = [
  ...(["residentStatement", "behavior.antecedent", "behavior.intervention", "elopement.exitDoor"] as const),
  ...(["elopement.foundPlace", "elopement.clothing", "wound.color"] as const),
];

/** Places on the body. */
export const sitePaths: Record<string, FactPath> = {
  "pain.site": "pain.site",
  "injury.site": "injury.sites",
  "wound.site": "wound.site",
  "infection.site": "infection.site",
};

export const vitalPaths: Record<string, FactPath> = {
  bp: "vitals.bp",
  pulse: "vitals.pulse",
  temp: "vitals.tempF",
  spo2: "vitals.spo2",
  resp: "vitals.resp",
  glucose: "vitals.glucose",
};
