import type { WayOfKnowing } from "./facts.ts";
import type { ActionCode, Code, ReasonCode } from "./report-codes.ts";

/** The incident report: what the assistant understands, what the site shows and what a person prints. */

export const settings = ["nursing_home", "assisted_living", "independent_living", "home_care"] as const;
export type Setting = (typeof settings)[number];

/** `condition`: a sudden change of health that is none of the others, such as a stroke or a seizure. */
export const categories = [
  "fall",
  "medication",
  "infection",
  "behavior_elopement",
  "wound",
  "allegation",
  "condition",
] as const;
export type Category = (typeof categories)[number];

export const priorities = ["critical", "high", "routine"] as const;
export type Priority = (typeof priorities)[number];

export const triValues = ["yes", "no", "unknown"] as const;
/** `unknown` means the speaker said they do not know; a field that is absent was not mentioned. */
export type Tri = (typeof triValues)[number];

export const notifiedValues = ["done", "attempted", "not_done"] as const;
export type Notified = (typeof notifiedValues)[number];

export const notifiedPeople = [
  "charge_nurse",
  "physician",
  "family",
  "don",
  "administrator",
  "infection_preventionist",
  "pharmacy",
  "agency_office",
  "health_department",
  "police",
  "state_agency",
] as const;
export type NotifiedPerson = (typeof notifiedPeople)[number];

export * from "./report-codes.ts";

export type Role =
  | "nurse"
  | "rn"
  | "charge_nurse"
  | "aide"
  | "don"
  | "administrator"
  | "executive_director"
  | "agency_office"
  | "infection_preventionist"
  | "pharmacist"
  | "prescriber"
  | "two_nurses"
  | "therapy"
  | "dietitian"
  | "maintenance"
  | "front_desk"
  | "social_services"
  | "supervisor"
  | "team"
  | "qapi_lead"
  | "each_employee";

export type DueTime = "now" | "2h" | "shift" | "24h" | "72h" | "5wd" | "7d";

/** Where in what was said a value was heard. With `turn`, the places count in that turn of the visitor. */
export type Evidence = { turn?: number; start: number; end: number; quote: string };

/** By a second reader, which only the command line asks, and shown as such until a person confirms it. */
type Suggested = "suggested";

export type Field<T> = {
  value: T;
  /** For a list, one span per item, in the same order. */
  evidence: Evidence[];
  /** How it is known; `by-hand` and `confirmed` have a person behind them. Not given: the care tables made it. */
  how?: WayOfKnowing | Suggested;
  /** It can decide the priority, was only heard, and nobody has confirmed it. */
  unconfirmed?: boolean;
  /** Values the speaker took back, and the words that held them. */
  superseded?: T[];
  struck?: Evidence[];
};

/** Every value a report can hold, by its path. */
export type ReportValues = {
  "resident.name": string;
  "resident.room": string;
  "resident.unit": string;
  "occurred.date": string;
  "occurred.time": string;
  "occurred.approx": boolean;
  "found.date": string;
  "found.time": string;
  "found.approx": boolean;
  "reported.date": string;
  "reported.time": string;
  "reported.approx": boolean;
  location: Code<"location">;
  witnessed: Tri;
  witnesses: string[];
  residentStatement: string;
  headStrike: Tri;
  lossOfConsciousness: Tri;
  mentalStatus: Code<"mentalStatus">;
  onAnticoagulant: Tri;
  anticoagulant: string;
  onAntiplatelet: Tri;
  "injury.present": Tri;
  "injury.types": Code<"injuryType">[];
  "injury.sites": string[];
  "injury.suspectedFracture": Tri;
  "pain.present": Tri;
  "pain.score": number;
  "pain.site": string;
  symptoms: Code<"symptom">[];
  "vitals.bp": string;
  "vitals.pulse": number;
  "vitals.resp": number;
  "vitals.tempF": number;
  "vitals.spo2": number;
  "vitals.glucose": number;
  immediateActions: Code<"immediateAction">[];
  disposition: Code<"disposition">;
  abuseScreen: Tri;
  "abuse.allegationBy": Code<"allegationBy">;
  staffInjury: Tri;
  "fall.mechanism": Code<"mechanism">;
  "fall.activity": Code<"activity">;
  "fall.footwear": Code<"footwear">;
  "fall.assistiveDevice": Code<"assistiveDevice">;
  "fall.deviceInUse": Tri;
  "fall.environment": Code<"environment">[];
  "fall.callLightInReach": Tri;
  "fall.alarm": Tri;
  "fall.neuroChecks": Code<"neuroChecks">;
  "fall.repeatFall": Tri;
  "fall.equipmentFailure": Tri;
  "medication.errorType": Code<"errorType">;
  "medication.drug": string;
  "medication.drugs": string[];
  "medication.drugOrdered": string;
  "medication.drugGiven": string;
  "medication.doseOrdered": string;
  "medication.doseGiven": string;
  "medication.route": Code<"route">;
  "medication.scheduledTime": string;
  "medication.givenTime": string;
  "medication.reachedResident": Tri;
  "medication.highAlert": boolean;
  "medication.nccMerp": Code<"nccMerp">;
  "medication.missedDoses": number;
  "medication.firstMissed.date": string;
  "medication.countExpected": number;
  "medication.countActual": number;
  "infection.syndrome": Code<"syndrome">;
  "infection.site": string;
  "infection.onset.date": string;
  "infection.onset.time": string;
  "infection.onset.approx": boolean;
  "infection.testResult": Code<"testResult">;
  "infection.isolation": Code<"isolation">[];
  "infection.affectedCount": number;
  "infection.staffAffected": number;
  "infection.clusterRooms": string[];
  "infection.clusterSuspected": boolean;
  "infection.catheter": Tri;
  "infection.treatment": string;
  "behavior.type": Code<"behaviorType">;
  "behavior.antecedent": string;
  "behavior.contactMade": Tri;
  "behavior.intervention": string;
  "behavior.aggressor": string;
  "behavior.target": string;
  "behavior.weapon": Tri;
  "elopement.lastSeen.date": string;
  "elopement.lastSeen.time": string;
  "elopement.lastSeenPlace": Code<"location">;
  "elopement.noticedMissing.date": string;
  "elopement.noticedMissing.time": string;
  "elopement.found.date": string;
  "elopement.found.time": string;
  "elopement.foundPlace": string;
  "elopement.returned.date": string;
  "elopement.returned.time": string;
  "elopement.exitDoor": string;
  "elopement.alarmSounded": Tri;
  "elopement.wanderDevice": Tri;
  "elopement.leftBuilding": Tri;
  "elopement.accompanied": Tri;
  "elopement.headcountDone": Tri;
  "elopement.policeCalled": Tri;
  "elopement.clothing": string;
  "wound.type": Code<"woundType">;
  "wound.site": string;
  "wound.side": Code<"side">;
  "wound.stage": Code<"stage">;
  "wound.lengthCm": number;
  "wound.widthCm": number;
  "wound.depthCm": number;
  "wound.drainage": Code<"drainage">;
  "wound.drainageAmount": Code<"drainageAmount">;
  "wound.odor": Tri;
  "wound.color": string;
  "wound.blisters": Tri;
  "wound.skinIntact": Tri;
  "wound.isNew": Tri;
  "wound.trend": Code<"trend">;
  "wound.infectionSigns": Code<"infectionSign">[];
  "wound.knownCause": Tri;
  "wound.deviceRelated": Tri;
  "wound.presentOnAdmission": Tri;
  "wound.bleedingControlled": Tri;
  "wound.openCount": number;
};
export type ReportPath = keyof ReportValues;

type Tail<M, H extends string> = { [P in keyof M as P extends `${H}.${infer R}` ? R : never]: M[P] };
type Nested<M> = {
  [K in keyof M as K extends `${infer H}.${string}` ? H : K]?: K extends `${infer H}.${string}`
    ? Nested<Tail<M, H>>
    : Field<M[K]>;
};

type When = { date?: Field<string>; time?: Field<string>; approx?: Field<boolean> };

/** `status` repeats the value under the name people use for it. */
export type Notification = Field<Notified> & { status: Notified; at?: When; name?: Field<string> };

/** What stands behind a rule: only a law sets a clock; a suggestion is ours. */
export type RuleKind = "law" | "guidance" | "suggestion";

/** `row` names the rule of the care tables that made it. */
export type Reason = {
  code: ReasonCode;
  priority: Priority;
  text: string;
  evidence: Evidence[];
  row?: string;
};

export type FollowUp = {
  code: ActionCode;
  text: string;
  role: Role;
  due: DueTime;
  because: ReasonCode[];
  /** The federal rule behind it: nursing homes only. */
  cite?: string;
  /** The due time is a suggestion of ours, with no rule behind it. */
  suggested: boolean;
  done?: boolean;
  row?: string;
  kind?: RuleKind;
};

const clockLimits = ["at_once", "2h", "24h", "5wd"] as const;
export type ClockLimit = (typeof clockLimits)[number];

/** A time limit that a law sets. It runs from when staff learned of the incident. */
export type Clock = {
  row: string;
  what: string;
  /** Who reports, and to whom. */
  who: string;
  toWhom: string;
  limit: ClockLimit;
  /** The limit in words, such as "within 2 hours". */
  limitText: string;
  /** Local date and time it counts from (2026-11-15T02:20), and where that is known from. */
  from: { at: string; known: "reported" | "found" | "occurred" | "now" };
  /** Local date and time, or the date alone for working days; none where the law says immediately. */
  dueAt?: string;
  cite: string;
};

export type AuditEntry = {
  at: string;
  path: string;
  from?: unknown;
  to: unknown;
  by: WayOfKnowing | Suggested;
};

export type IncidentReport = Nested<ReportValues> & {
  id: string;
  version: number;
  setting: Setting;
  now: string;
  category: Field<Category>;
  secondary: Category[];
  priority: Field<Priority>;
  priorityReasons: ReasonCode[];
  /** The same reasons in words, with what was heard. */
  reasons: Reason[];
  notifications: Partial<Record<NotifiedPerson, Notification>>;
  narrative: string;
  actions: FollowUp[];
  clocks?: Clock[];
  missing: string[];
  audit: AuditEntry[];
};
