import { isFactPath, isFactValue } from "../../contracts/fact-values.ts";
import type { Fact, FactPath, Facts } from "../../contracts/facts.ts";
import { actionCodes } from "../../contracts/report.ts";
import type { ConversationEvent } from "./events.ts";
import type { Incident, State } from "./state.ts";
import { takeBack } from "./take-back.ts";

type ByHand = Extract<ConversationEvent, { kind: "set" | "cleared" | "confirmed" | "step-done" }>;

/** What a person sets, clears, confirms or ticks off in a report. The same state where it means nothing. */
export function byHand(state: State, event: ByHand): State {
  const incident = state.incidents[event.report];
  if (!incident?.isTold) return state;
  const after = changed(incident, event);
  if (after === incident) return state;
  const incidents = state.incidents.map((one) => (one === incident ? after : one));
  return { ...state, incidents };
}

function changed(incident: Incident, event: ByHand): Incident {
  if (event.kind === "step-done") return ticked(incident, event.code, event.done);
  if (!isFactPath(event.path)) return incident;
  if (event.kind === "set") return withValue(incident, event.path, event.value);
  const old = incident.facts[event.path] as Fact | undefined;
  if (!old) return incident;
  if (event.kind === "cleared") return takeBack(incident, [event.path]);
  if (old.how === "confirmed") return incident;
  return withFact(incident, { ...old, how: "confirmed" } as Fact);
}

function withValue(incident: Incident, path: FactPath, value: unknown): Incident {
  if (!isFactValue(path, value)) return incident;
  const old = incident.facts[path] as Fact | undefined;
  if (old && JSON.stringify(old.value) === JSON.stringify(value)) {
    return withFact(incident, { ...old, how: "confirmed" } as Fact);
  }
  const taken = incident.takenBack.filter((one) => one.path === path);
  const replaces = [
    ...taken.map(({ value, words }) => ({ value, words })),
    ...(old?.replaces ?? []),
    ...(old ? [{ value: old.value, words: old.words }] : []),
  ];
  const fact = {
    path,
    value,
    words: [],
    how: "by-hand",
    ...(replaces.length > 0 ? { replaces } : {}),
  } as unknown;
  const takenBack = incident.takenBack.filter((one) => one.path !== path);
  return withFact({ ...incident, takenBack }, fact as Fact);
}

function withFact(incident: Incident, fact: Fact): Incident {
  const facts: Facts = { ...incident.facts, [fact.path]: fact };
  return { ...incident, facts };
}

function ticked(incident: Incident, code: string, isDone: boolean): Incident {
  const known = actionCodes.find((one) => one === code);
  if (!known || incident.done.includes(known) === isDone) return incident;
  const done = isDone ? [...incident.done, known] : incident.done.filter((one) => one !== known);
  return { ...incident, done };
}
