import { type NotifiedPerson, notifiedPeople } from "./report.ts";

type ToldPath = `notifications.${NotifiedPerson}`;

/** Everything that may be asked. `told` asks at once who knows so far: nurse, doctor, family. */
export const questionPaths = [
  "emergency.911",
  "emergency.breathing",
  "emergency.codeStatus",
  "allegation.safe",
  "self_harm.alone",
  "headStrike",
  "onAnticoagulant",
  "witnessed",
  "lossOfConsciousness",
  "vitals",
  "vitals.spo2",
  "vitals.bp",
  "vitals.glucose",
  "injury.present",
  "occurred.time",
  "resident.name",
  "resident.room",
  "medication.drug",
  "medication.doseGiven",
  "medication.reachedResident",
  "medication.scheduledTime",
  "elopement.lastSeen",
  "elopement.headcountDone",
  "elopement.policeCalled",
  "elopement.leftBuilding",
  "infection.affectedCount",
  "infection.isolation",
  "behavior.antecedent",
  "behavior.contactMade",
  "wound.knownCause",
  "wound.lengthCm",
  "wound.stage",
  "wound.bleedingControlled",
  "told",
  ...notifiedPeople.map((person): ToldPath => `notifications.${person}`),
] as const;
export type QuestionPath = (typeof questionPaths)[number];
