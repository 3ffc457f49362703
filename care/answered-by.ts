import type { FactPath } from "../contracts/facts.ts";
import type { QuestionPath } from "../contracts/questions.ts";

type Answers = {
  /** Known or just said, it answers. */
  by?: readonly FactPath[];
  /** Known, it leaves nothing to ask; just said, it keeps no "no" and no bare value beside it from being the answer. */
  whenKnown?: readonly FactPath[];
  /** Just said, it is what was asked for; the question itself stays open until more is known. */
  whenSaid?: readonly FactPath[];
};

/** What answers a question besides the fact of its own name, if it has one. */
const answeredBy: Partial<Record<QuestionPath, Answers>> = {
  "emergency.911": { whenKnown: ["disposition"] },
  // "No, his sats are 60": he is not breathing, whatever was measured.
  "emergency.breathing": { whenKnown: ["vitals.resp", "vitals.spo2"] },
  vitals: {
    by: ["vitals.bp", "vitals.pulse", "vitals.resp", "vitals.spo2", "vitals.tempF"],
    whenSaid: ["vitals.glucose"],
  },
  onAnticoagulant: { by: ["anticoagulant"] },
  "injury.present": { by: ["injury.types", "injury.sites", "injury.suspectedFracture"] },
  "wound.lengthCm": { by: ["wound.widthCm"] },
  "medication.drug": { by: ["medication.drugs", "medication.drugGiven"], whenSaid: ["medication.drugOrdered"] },
  "medication.doseGiven": { whenSaid: ["medication.doseOrdered"] },
  "medication.scheduledTime": { whenKnown: ["medication.missedDoses"] },
  "elopement.lastSeen": {
    by: ["elopement.lastSeen.time", "elopement.lastSeen.date"],
    whenKnown: ["elopement.lastSeenPlace"],
  },
  "elopement.policeCalled": { by: ["notifications.police"] },
  "occurred.time": {
    by: [
      ...(["found.time", "medication.givenTime", "elopement.noticedMissing.time"] as const),
      ...(["infection.onset.date", "infection.onset.time"] as const),
    ],
    // "Yesterday" is a day and no time.
    whenSaid: ["occurred.date", "found.date", "elopement.noticedMissing.date"],
  },
  "resident.name": { by: ["infection.clusterRooms"] },
  "resident.room": { by: ["infection.clusterRooms"] },
  told: { whenSaid: ["notifications.charge_nurse", "notifications.physician", "notifications.family"] },
};

/** Whether a fact, once known, leaves nothing of a question to ask. */
export function leavesNothingToAsk(question: QuestionPath, fact: FactPath): boolean {
  const { by = [], whenKnown = [] } = answeredBy[question] ?? {};
  return question === fact || by.includes(fact) || whenKnown.includes(fact);
}

/** Whether a fact that was just said is what was asked for. */
export function isWhatWasAsked(question: string, fact: FactPath): boolean {
  const { by = [], whenSaid = [] } = (answeredBy as Partial<Record<string, Answers>>)[question] ?? {};
  return question === fact || by.includes(fact) || whenSaid.includes(fact);
}
