import type { ConversationView, EmergencyView, Line, Mark } from "../../contracts/conversation.ts";
import type { FactPath, Words } from "../../contracts/facts.ts";
import type { Emergency, Judge } from "../policy/judgement.ts";
import { judgedForReport } from "./draft.ts";
import { withPartial } from "./hear.ts";
import { allFacts, reportOf } from "./report-of.ts";
import type { State } from "./state.ts";

/** What a page draws: the lines with their marks, the reports, and what is open. */
export function viewOf(said: State, judge: Judge): ConversationView {
  const state = withPartial(said, judge);
  const told = state.incidents.filter(({ isTold }) => isTold);
  const judgements = told.map((incident) => judgedForReport(state, incident, judge));
  const emergency = judgements.findLast((judgement) => judgement.emergency)?.emergency;
  return {
    revision: said.revision,
    setting: state.setting,
    settingFrom: state.settingFrom,
    lines: linesOf(state, said),
    reports: judgements.map((judgement, index) => reportOf(state, index, judgement)),
    current: Math.max(0, Math.min(state.current, told.length - 1)),
    ...(emergency ? { emergency: shown(emergency) } : {}),
    ...(state.open?.kind === "question" ? { asked: state.open.path } : {}),
    canUndo: state.past.length > 0,
    isOver: state.phase === "over",
  };
}

function shown({ row: _, ...emergency }: Emergency): EmergencyView {
  return emergency;
}

function linesOf(state: State, said: State): Line[] {
  const marks = marksOf(state);
  return state.lines.map((line, id): Line => {
    if (line.who === "assistant") {
      const cutOff = line.isCutOff ? { isCutOff: true } : {};
      return { id, who: "assistant", text: line.text, ...cutOff, marks: [] };
    }
    const { turn } = line;
    const { text = "", by = "typing", incident } = state.turns[turn] ?? {};
    const partial = turn >= said.turns.length ? { isPartial: true } : {};
    const isTold = incident !== undefined && state.incidents[incident]?.isTold;
    const report = isTold ? { report: incident } : {};
    return { id, who: "visitor", text, by, ...partial, ...report, turn, marks: marks.get(turn) ?? [] };
  });
}

/** The words of every value by turn, in reading order. `kind` is the whole story and marks nothing. */
function marksOf({ incidents }: State): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  const mark = (path: FactPath, words: readonly Words[], struck: boolean) => {
    if (path === "kind") return;
    for (const { turn, start, end } of words) {
      const list = marks.get(turn) ?? [];
      list.push({ start, end, path, ...(struck ? { struck } : {}) });
      marks.set(turn, list);
    }
  };
  for (const { facts, takenBack } of incidents) {
    for (const fact of allFacts(facts)) {
      mark(fact.path, fact.words, false);
      for (const { words } of fact.replaces ?? []) mark(fact.path, words, true);
    }
    for (const { path, words } of takenBack) mark(path, words, true);
  }
  for (const list of marks.values()) list.sort((a, b) => a.start - b.start || a.end - b.end);
  return marks;
}
