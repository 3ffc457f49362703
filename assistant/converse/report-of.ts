import type { Fact, FactPath, Facts } from "../../contracts/facts.ts";
import type { AuditEntry, Evidence, Field, IncidentReport, Notification, Notified } from "../../contracts/report.ts";
import { personTold } from "../policy/ask.ts";
import type { Judge, Judgement } from "../policy/judgement.ts";
import { judgedForReport } from "./draft.ts";
import { asSentence } from "./say-fact.ts";
import type { Incident, State } from "./state.ts";

/** One report for each incident that was told, in the order they were told. */
export function reportsOf(state: State, judge: Judge): IncidentReport[] {
  return state.incidents.flatMap((incident, index) =>
    incident.isTold ? [reportOf(state, index, judgedForReport(state, incident, judge))] : [],
  );
}

export function reportOf(state: State, index: number, judgement: Judgement): IncidentReport {
  const incident = state.incidents[index] as Incident;
  const { facts } = incident;
  const report: IncidentReport = {
    id: index === 0 ? state.id : `${state.id}-${index + 1}`,
    version: 2,
    setting: state.setting,
    now: state.now,
    category: { value: judgement.kind, ...(facts.kind ? fieldParts(facts.kind) : { evidence: [] }) },
    secondary: judgement.secondary,
    priority: { value: judgement.priority, evidence: judgement.reasons[0]?.evidence ?? [] },
    priorityReasons: judgement.reasons.map(({ code }) => code),
    reasons: judgement.reasons,
    notifications: notificationsOf(facts),
    narrative: narrativeOf(state, index),
    actions: judgement.steps.map((step) => (incident.done.includes(step.code) ? { ...step, done: true } : step)),
    clocks: judgement.clocks,
    missing: judgement.questions,
    audit: auditOf(state, facts),
  };
  for (const fact of allFacts(facts)) {
    if (fact.path === "kind" || personTold(fact.path)) continue;
    const isOpen = !incident.isAgreed && fact.how === "spoken" && decides(fact, judgement);
    place(report, fact.path, isOpen ? { ...fieldOf(fact), unconfirmed: true } : fieldOf(fact));
  }
  const { nccMerp } = judgement;
  if (nccMerp && !facts["medication.nccMerp"])
    place(report, "medication.nccMerp", { value: nccMerp.letter, evidence: [] });
  return report;
}

/** Whether its words are among those that raised the priority. */
function decides({ words }: Fact, { reasons }: Judgement): boolean {
  const urgent = reasons.filter(({ priority }) => priority !== "routine");
  const placeOf = ({ turn, start, end }: Evidence) => `${turn} ${start} ${end}`;
  const deciding = new Set(urgent.flatMap(({ evidence }) => evidence.map(placeOf)));
  return words.some((word) => deciding.has(placeOf(word)));
}

/** The facts in the order they were learned. */
export function allFacts(facts: Facts): Fact[] {
  return Object.values(facts).filter((fact) => fact !== undefined) as Fact[];
}

/** The visitor's own words about this incident, as they were said. */
function narrativeOf({ turns }: State, index: number): string {
  const told = turns.filter(({ incident }) => incident === index);
  return told.map(({ text }) => asSentence(text)).join(" ");
}

function fieldParts({ words, how }: Fact): Omit<Field<never>, "value" | "superseded"> {
  return { evidence: words, how };
}

function fieldOf(fact: Fact): Field<unknown> {
  const field = { value: fact.value, ...fieldParts(fact) };
  const old = fact.replaces ?? [];
  if (old.length === 0) return field;
  return { ...field, superseded: old.map(({ value }) => value), struck: old.flatMap(({ words }) => words) };
}

/** A value stands in the report where its path says: "vitals.bp" is `bp` inside `vitals`. */
function place(report: IncidentReport, path: FactPath, field: Field<unknown>): void {
  const names = path.split(".");
  const last = names.pop() as string;
  let at = report as unknown as Record<string, unknown>;
  for (const name of names) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  at[last] = field;
}

function notificationsOf(facts: Facts): IncidentReport["notifications"] {
  const told: Partial<Record<string, Notification>> = {};
  for (const fact of allFacts(facts)) {
    const person = personTold(fact.path);
    if (!person) continue;
    const field = fieldOf(fact) as Field<Notified>;
    told[person] = { ...field, status: field.value };
  }
  return told;
}

function auditOf({ now }: State, facts: Facts): AuditEntry[] {
  return allFacts(facts).flatMap(({ path, value, how, replaces = [] }) => {
    const before = replaces.map((old) => old.value);
    return before.map((from, index) => ({ at: now, path, from, to: [...before, value][index + 1], by: how }));
  });
}
