import type { assistant } from "../../content/en/assistant.ts";
import type { IncidentReport, Notified, NotifiedPerson } from "../../contracts/report.ts";

export type QuestionPath = keyof (typeof assistant)["questions"];

/**
 * What is still worth asking, best first: what could raise the priority, then what starts a legal clock, then
 * who must be told, then what a good report of this kind holds.
 */
export function questionPaths(report: IncidentReport): QuestionPath[] {
  const isCritical = report.priority.value === "critical";
  const reasons = new Set(report.priorityReasons);
  const paths: QuestionPath[] = [];
  const ask = (path: QuestionPath, when: boolean) => {
    if (when && !paths.includes(path)) paths.push(path);
  };
  const isAllegation = [
    "abuse_allegation",
    "neglect_allegation",
    "injury_unknown_source_suspicious",
    "resident_to_resident_contact",
  ].some((code) => reasons.has(code as never));
  const isCategory = (category: string) => report.category.value === category;

  if (reasons.has("resident_missing")) {
    ask("elopement.policeCalled", report.elopement?.policeCalled?.value !== "yes");
    ask(
      "elopement.headcountDone",
      report.elopement?.headcountDone === undefined && report.setting !== "home_care",
    );
    ask("elopement.lastSeen", report.elopement?.lastSeen === undefined);
  }
  if (!isAllegation && !reasons.has("self_harm_statement")) {
    if (isCategory("fall")) fallQuestions(report, isCritical, ask);
    if (isCategory("medication")) medicationQuestions(report, ask);
    infectionQuestions(report, ask);
    if (isCategory("wound")) woundQuestions(report, ask);
    if (isCategory("behavior_elopement")) behaviorQuestions(report, ask);
  }
  notificationQuestions(report, isAllegation, ask);
  const isOfBody = !isAllegation && !isCategory("medication") && !reasons.has("self_harm_statement");
  ask("vitals", isCritical && isOfBody && report.vitals === undefined && !reasons.has("emergency_called"));
  return paths;
}

type Ask = (path: QuestionPath, when: boolean) => void;

function fallQuestions(report: IncidentReport, isCritical: boolean, ask: Ask): void {
  const head = report.headStrike?.value;
  const seen = report.witnessed?.value;
  const headIsHurt = report.priorityReasons.includes("head_wound_visible");
  const knownRisk =
    report.onAnticoagulant?.value === "yes" ||
    report.priorityReasons.includes("possible_head_strike_bleeding_risk");
  const unharmed = report.fall?.mechanism?.value === "intercepted";
  ask("headStrike", head === undefined && !headIsHurt && !unharmed && !(isCritical && knownRisk));
  const couldBleed = head === "yes" || head === "unknown" || headIsHurt || seen === "no";
  ask("onAnticoagulant", report.onAnticoagulant === undefined && couldBleed && !knownRisk);
  ask("lossOfConsciousness", report.lossOfConsciousness === undefined && (head === "yes" || headIsHurt));
  ask("witnessed", seen === undefined && head === undefined && !unharmed);
  ask(
    "vitals",
    report.vitals === undefined &&
      (head === "unknown" || head === "yes") &&
      !knownRisk &&
      !told(report, "physician"),
  );
}

function medicationQuestions(report: IncidentReport, ask: Ask): void {
  if (report.priorityReasons.includes("near_miss")) return;
  const { medication } = report;
  const error = medication?.errorType?.value;
  ask("medication.drug", medication?.drug === undefined && error !== "wrong_route");
  ask(
    "medication.reachedResident",
    medication?.reachedResident === undefined &&
      (error === undefined || error === "wrong_dose" || error === "wrong_drug") &&
      report.priority.value !== "critical",
  );
  ask(
    "medication.doseGiven",
    error === "wrong_dose" && medication?.doseGiven === undefined && report.priority.value !== "critical",
  );
  const isSleepy =
    report.priorityReasons.includes("oversedation") || report.priorityReasons.includes("airway_breathing");
  ask("vitals.spo2", isSleepy && report.vitals?.spo2 === undefined);
  ask(
    "medication.scheduledTime",
    (error === "omission" || error === "wrong_time") &&
      medication?.scheduledTime === undefined &&
      medication?.missedDoses === undefined &&
      !medication?.highAlert?.value &&
      !told(report, "physician"),
  );
}

function infectionQuestions(report: IncidentReport, ask: Ask): void {
  const { vitals } = report;
  const isSepsis = report.priorityReasons.includes("sepsis_signs");
  ask("vitals", isSepsis && vitals === undefined);
  ask("vitals.spo2", isSepsis && vitals !== undefined && vitals.spo2 === undefined);
  ask("vitals.bp", isSepsis && vitals !== undefined && vitals.bp === undefined);
}

function woundQuestions(report: IncidentReport, ask: Ask): void {
  const { wound } = report;
  const type = wound?.type?.value;
  const couldBeAbuse = type === "bruise" || type === "skin_tear" || type === "laceration" || type === "burn";
  const isCritical = report.priority.value === "critical";
  ask("wound.knownCause", couldBeAbuse && wound?.knownCause === undefined && !isCritical);
}

function behaviorQuestions(report: IncidentReport, ask: Ask): void {
  const type = report.behavior?.type?.value;
  ask(
    "behavior.contactMade",
    report.behavior?.contactMade === undefined && (type === "verbal_aggression" || type === "property"),
  );
  ask(
    "elopement.leftBuilding",
    type === "elopement" &&
      report.elopement?.leftBuilding === undefined &&
      !report.priorityReasons.includes("resident_missing"),
  );
}

function status(report: IncidentReport, who: NotifiedPerson): Notified | undefined {
  return report.notifications[who]?.status;
}

function told(report: IncidentReport, who: NotifiedPerson): boolean {
  return status(report, who) === "done";
}

/** The legal clock first, then the nurse if nobody clinical knows, then the doctor, then the family. */
function notificationQuestions(report: IncidentReport, isAllegation: boolean, ask: Ask): void {
  const needs = (code: string) => report.actions.some((action) => action.code === code);
  const open = (who: NotifiedPerson) => !told(report, who);
  const isNearMiss = report.priorityReasons.includes("near_miss");
  if (isNearMiss) return;
  const { category, priorityReasons, setting } = report;
  const isInfection = category.value === "infection";
  const startsClock =
    isAllegation ||
    priorityReasons.includes("controlled_count_discrepancy") ||
    priorityReasons.includes("left_building_unsupervised");
  ask("notifications.administrator", startsClock && open("administrator"));

  const office = setting === "home_care" ? told(report, "agency_office") : false;
  const someoneClinical =
    told(report, "charge_nurse") ||
    office ||
    (setting === "independent_living" && told(report, "administrator")) ||
    told(report, "infection_preventionist") ||
    status(report, "physician") !== undefined;
  const nurseSpeaks = report.speakerRole?.value === "nurse";
  const isSent = report.disposition?.value === "911_called" || report.disposition?.value === "sent_to_er";
  const asksIp =
    isInfection && needs("NOTIFY_IP") && (!priorityReasons.includes("mild_isolated") || someoneClinical);
  ask(
    "notifications.infection_preventionist",
    asksIp &&
      open("infection_preventionist") &&
      !(priorityReasons.includes("sepsis_signs") && open("family")),
  );
  if (setting === "independent_living")
    ask("notifications.family", open("family") && report.elopement?.accompanied?.value !== "yes");
  if (setting === "home_care") ask("notifications.agency_office", !office && !someoneClinical);
  else
    ask(
      "notifications.charge_nurse",
      !someoneClinical && !nurseSpeaks && !isSent && !isAllegation && report.priority.value !== "critical",
    );
  ask("notifications.charge_nurse", status(report, "charge_nurse") === "not_done");

  const needsDoctor = needs("NOTIFY_PROVIDER") && open("physician") && !(isSent && category.value === "fall");
  ask("notifications.physician", needsDoctor);
  ask(
    "wound.stage",
    category.value === "wound" &&
      report.wound?.stage === undefined &&
      report.wound?.type?.value === "pressure_injury" &&
      report.priority.value === "routine",
  );
  ask(
    "notifications.infection_preventionist",
    category.value === "wound" &&
      needs("NOTIFY_IP") &&
      open("infection_preventionist") &&
      told(report, "family"),
  );
  ask("notifications.health_department", isInfection && status(report, "health_department") === "not_done");
  ask("notifications.family", open("family"));
  ask("notifications.agency_office", setting === "home_care" && !office);
}
