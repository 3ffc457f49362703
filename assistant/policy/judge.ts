import { clockRows } from "../../care/clocks.ts";
import { emergencyRows } from "../../care/emergencies.ts";
import { kindRows } from "../../care/kinds.ts";
import { hasLetter, merpRows } from "../../care/ncc-merp.ts";
import { type ReasonRow, reasonRows } from "../../care/reasons.ts";
import { warningReasons } from "../../care/reasons-body.ts";
import { routineReasons } from "../../care/reasons-skin.ts";
import { citeText } from "../../care/sources.ts";
import { stepRows } from "../../care/steps.ts";
import { care as en } from "../../content/en/care.ts";
import { care as es } from "../../content/es/care.ts";
import type { Facts } from "../../contracts/facts.ts";
import {
  type Clock,
  type FollowUp,
  type Priority,
  priorities,
  type Reason,
  type ReasonCode,
  reasonsByPriority,
} from "../../contracts/report.ts";
import { whatToAsk } from "./ask.ts";
import { dueAt, happenedAt, learnedAt } from "./clock-times.ts";
import type { Around, Emergency, Judge, Judgement } from "./judgement.ts";
import { holds, isFor, meets, type Situation } from "./meets.ts";

type Care = typeof es;
const sentences: Record<"en" | "es", Care> = { en, es };

/** Facts in; kind, priority, reasons, steps, clocks, first steps and questions out. It never sees a word. */
export const judge: Judge = (facts, around) => {
  const care = sentences[around.language ?? "en"];
  const known = situationOf(facts, around);
  const [kind = "condition", ...secondary] = new Set(
    kindRows.filter(({ when }) => holds(when, known)).map((row) => row.kind),
  );
  const about = { ...known, kinds: [kind, ...secondary] };

  const reasons = reasonsFor(about, care);
  const priority = reasons[0]?.priority ?? "routine";
  const urgent: Situation = { ...about, priority, reasons: reasons.map(({ code }) => code) };

  const steps = stepsFor(urgent, care);
  const emergency = emergencyFor(urgent, care);
  const planned: Situation = { ...urgent, steps: steps.map(({ code }) => code), emergency: emergency?.sign };
  const nccMerp = letterFor(urgent, care);
  return {
    kind,
    secondary,
    priority,
    reasons,
    steps,
    clocks: clocksFor(urgent, around, care),
    ...(emergency ? { emergency } : {}),
    ...(nccMerp ? { nccMerp } : {}),
    ...whatToAsk(planned),
  };
};

function situationOf(facts: Facts, { setting, danger = 0, answered = [] }: Around): Situation {
  const unjudged = { kinds: [], reasons: [], priority: "routine", steps: [], emergency: undefined } as const;
  return { facts, setting, danger, answered, ...unjudged };
}

export function priorityOf(code: ReasonCode): Priority {
  const has = (priority: Priority) => (reasonsByPriority[priority] as readonly string[]).includes(code);
  return priorities.find(has) ?? "routine";
}

/** A rule can only raise. The reader's warning counts if nothing is critical; a calm reason only if nothing else is. */
function reasonsFor(situation: Situation, care: Care): Reason[] {
  const found: Reason[] = [];
  const add = (rows: ReasonRow[]) => {
    for (const row of rows) {
      if (found.some(({ code }) => code === row.code) || !isFor(row, situation.setting)) continue;
      const codes = found.map(({ code }) => code);
      const words = meets(row.when, { ...situation, reasons: codes });
      if (!words) continue;
      const { code, says = code, id } = row;
      const evidence = unique(words);
      found.push({ code, priority: priorityOf(code), text: care.reasons[says], evidence, row: id });
    }
  };
  add(reasonRows);
  if (!found.some(({ priority }) => priority === "critical")) add(warningReasons);
  if (found.length === 0) add(routineReasons.filter(({ when }) => holds(when, situation)).slice(0, 1));
  return found.sort((a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority));
}

function unique<T extends { start: number; end: number; turn: number }>(words: T[]): T[] {
  return words.filter(
    ({ turn, start, end }, place) =>
      words.findIndex((other) => other.turn === turn && other.start === start && other.end === end) === place,
  );
}

function stepsFor(situation: Situation, care: Care): FollowUp[] {
  const steps: FollowUp[] = [];
  for (const row of stepRows) {
    if (steps.some(({ code }) => code === row.code)) continue;
    if (!isFor(row, situation.setting) || !holds(row.when, situation)) continue;
    const texts: Partial<Record<string, string>> = care.steps;
    const says = row.says ?? row.code;
    const federal = situation.setting === "nursing_home" && /^(?:cfr-483|ssa)/.test(row.source.source);
    steps.push({
      code: row.code,
      text: texts[`${says}.${situation.setting}`] ?? care.steps[says],
      role: row.roleIn?.[situation.setting] ?? row.role,
      due: row.due,
      because: situation.reasons.filter((code) => holds(row.when, { ...situation, reasons: [code] })),
      suggested: row.kind !== "law",
      kind: row.kind,
      row: row.id,
      ...(federal ? { cite: citeText(row.source) } : {}),
      ...(row.done && holds(row.done, situation) ? { done: true } : {}),
    });
  }
  return steps.map((step) => (step.because.length > 0 ? step : { ...step, because: [...situation.reasons] }));
}

function clocksFor(situation: Situation, around: Around, care: Care): Clock[] {
  const fired = clockRows.filter((row) => isFor(row, situation.setting) && holds(row.when, situation));
  return fired.map((row) => {
    const { what, who, toWhom } = care.clocks[row.says];
    const from = (row.from === "incident" ? happenedAt : learnedAt)(situation.facts, around.now);
    const due = dueAt(row.limit, from.at);
    const { id, limit, source } = row;
    const told = { row: id, what, who, toWhom, limit, limitText: care.limits[limit], from };
    return { ...told, ...(due ? { dueAt: due } : {}), cite: citeText(source) };
  });
}

function emergencyFor(situation: Situation, care: Care): Emergency | undefined {
  const row = emergencyRows.find(({ when }) => holds(when, situation));
  if (!row) return;
  const { heading, steps } = care.emergencies[row.sign];
  const words = unique(meets(row.when, situation) ?? []);
  return { sign: row.sign, row: row.id, heading, steps: [...steps], words };
}

function letterFor(situation: Situation, care: Care): Judgement["nccMerp"] {
  if (!holds(hasLetter, situation)) return;
  const row = merpRows.find(({ when }) => holds(when, situation));
  return row ? { letter: row.letter, row: row.id, meaning: care.nccMerp[row.letter] } : undefined;
}
