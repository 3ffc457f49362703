import { assistant } from "../../content/en/assistant.ts";
import type { Category, Field, IncidentReport, ReportPath } from "../../contracts/report.ts";
import { fillAbuse } from "./abuse.ts";
import { planActions } from "./actions.ts";
import { fillBehavior, fillStatement } from "./behavior.ts";
import { fillCare } from "./care.ts";
import { chooseCategory, type Events } from "./category.ts";
import { findClockTimes } from "./clock-times.ts";
import { fillCondition } from "./condition.ts";
import { type Draft, is, startDraft } from "./draft.ts";
import { fillElopement } from "./elopement.ts";
import { fillFall, fillWitnessed } from "./fall.ts";
import { fillInfection } from "./infection.ts";
import { causeUnknown } from "./lexicons/wound.ts";
import { fillHarmIndex, fillMedication } from "./medication.ts";
import { findMissing } from "./missing.ts";
import { findNotifications } from "./notifications.ts";
import { fillPeople, findPeople } from "./people.ts";
import { fillLocation } from "./places.ts";
import { findReasons, priorityOf } from "./priority.ts";
import { type Circumstances, evidenceOf, find, read, type Span } from "./reading.ts";
import { findSpeakerRole } from "./speaker-role.ts";
import { fillThinners } from "./thinners.ts";
import { fillVitals } from "./vitals.ts";
import { fillWhen } from "./when.ts";
import { fillBleeding, fillWound, limbIschemia } from "./wound.ts";

/** Turns a spoken incident into a report. The same words always give the same report. */
export function understand(transcript: string, circumstances: Circumstances): IncidentReport {
  const reading = read(transcript, circumstances);
  const draft = startDraft(reading);
  const people = findPeople(reading);
  const others = fillPeople(draft, people);
  const measured = fillVitals(draft);
  const { category, because, secondary, events } = chooseCategory(draft);
  const taken = [...people.roomSpans, ...measured];
  const times = findClockTimes(reading, (span) =>
    taken.some((other) => other.from < span.to && span.from < other.to),
  );

  fillCondition(draft);
  fillThinners(draft, category === "medication");
  fillCare(draft);
  const involves = (wanted: Category) => category === wanted || secondary.includes(wanted);
  if (involves("fall") || involves("behavior_elopement")) fillWitnessed(draft);
  if (involves("fall")) fillFall(draft);
  if (involves("medication")) {
    fillMedication(draft, times);
    fillHarmIndex(draft);
  }
  if (involves("infection")) fillInfection(draft, people, times);
  if (involves("behavior_elopement")) {
    fillBehavior(draft, events.behavior, people, statementOf(events));
    fillElopement(draft, times);
  }
  const isUnexplained = events.allegation ?? find(reading, causeUnknown)[0];
  if (involves("wound") || (isUnexplained && (events.wound || limbIschemia(reading)))) {
    fillWound(draft);
    if (category === "wound" && is(draft, "wound.knownCause", "yes")) fillWitnessed(draft);
  }
  fillBleeding(draft, involves("wound"));
  fillAbuse(draft, events.allegation);
  if (events.allegation) fillStatement(draft, events.allegation);
  fillLocation(draft, category);
  fillWhen(draft, category, times);

  const notifications = findNotifications(reading, times);
  const reasons = findReasons(draft, category, events, secondary);
  const priority = priorityOf(reasons[0]?.code ?? "no_harm");
  const speakerRole = findSpeakerRole(reading);
  return {
    ...nest(draft.fields),
    id: "",
    version: 1,
    setting: circumstances.setting,
    now: circumstances.now,
    category: derived(draft, category, because),
    secondary,
    priority: { value: priority, evidence: reasons[0]?.evidence ?? [], confidence: 0.8, source: "rule" },
    priorityReasons: reasons.map((reason) => reason.code),
    reasons: reasons.map(({ code, evidence }) => ({
      code,
      evidence,
      priority: priorityOf(code),
      text: assistant.reasons[code],
    })),
    ...(speakerRole ? { speakerRole: derived(draft, speakerRole.value, speakerRole) } : {}),
    others,
    notifications,
    narrative: transcript,
    actions: planActions({ draft, category, secondary, events, reasons, notifications }),
    missing: findMissing(draft, category, notifications),
    audit: [],
  } as IncidentReport;
}

/** What the resident is to be quoted on. */
function statementOf({ allegation, behavior }: Events): Span | undefined {
  return allegation ?? (behavior?.type === "sexual" ? behavior : undefined);
}

function derived<T>({ reading }: Draft, value: T, span: Span): Field<T> {
  return { value, evidence: [evidenceOf(reading, span)], confidence: 0.8, source: "rule" };
}

/** Turns paths into the nested shape of the report. */
function nest(fields: Map<ReportPath, Field<unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [path, field] of fields) {
    const names = path.split(".");
    let at = nested;
    for (const name of names.slice(0, -1)) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    at[names.at(-1) as string] = field;
  }
  return nested;
}
