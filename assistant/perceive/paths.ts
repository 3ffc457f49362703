import { allegationTypes, type FactPath, signs } from "../../contracts/facts.ts";
import { codes, notifiedPeople, notifiedValues, triValues } from "../../contracts/report.ts";

/** Where a coded path of the reader goes, and the values it may have there. */
type CodedPath = {
  to: FactPath;
  values: readonly string[];
  isList?: true;
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
const listed = (
  from: string,
  values: readonly string[],
  to: string,
  leastTold = careful,
): [string, CodedPath][] => {
  const path: CodedPath = { to: to as FactPath, values, isList: true, leastTold };
  return from === to
    ? [[from, path]]
    : [
        [from, path],
        [to, path],
      ];
};

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

/** Moments as the reader names them, and the fields of the report they fill. */
export const momentPaths: Record<string, { date: FactPath; time: FactPath; approx?: FactPath }> = {
  "occurred.when": { date: "occurred.date", time: "occurred.time", approx: "occurred.approx" },
  "found.when": { date: "found.date", time: "found.time", approx: "found.approx" },
  "told.when": { date: "reported.date", time: "reported.time", approx: "reported.approx" },
  "lastSeen.when": { date: "elopement.lastSeen.date", time: "elopement.lastSeen.time" },
  "noticedMissing.when": { date: "elopement.noticedMissing.date", time: "elopement.noticedMissing.time" },
  "found_again.when": { date: "elopement.found.date", time: "elopement.found.time" },
  "returned.when": { date: "elopement.returned.date", time: "elopement.returned.time" },
  "onset.when": {
    date: "infection.onset.date",
    time: "infection.onset.time",
    approx: "infection.onset.approx",
  },
};

/** Paths whose words are kept as they were said; several marked places are read as one text. */
export const wordPaths: ReadonlyMap<string, FactPath> = new Map([
  ["residentStatement", "residentStatement"],
  ["behavior.antecedent", "behavior.antecedent"],
  ["behavior.intervention", "behavior.intervention"],
  ["elopement.exitDoor", "elopement.exitDoor"],
  ["elopement.foundPlace", "elopement.foundPlace"],
  ["elopement.clothing", "elopement.clothing"],
  ["wound.color", "wound.color"],
]);

/** Places on the body. */
export const sitePaths: ReadonlyMap<string, FactPath> = new Map([
  ["pain.site", "pain.site"],
  ["injury.site", "injury.sites"],
  ["wound.site", "wound.site"],
  ["infection.site", "infection.site"],
]);

export const vitalPaths: Record<string, FactPath> = {
  bp: "vitals.bp",
  pulse: "vitals.pulse",
  temp: "vitals.tempF",
  spo2: "vitals.spo2",
  resp: "vitals.resp",
  glucose: "vitals.glucose",
};
