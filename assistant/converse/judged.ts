import type { Judge, Judgement } from "../policy/judgement.ts";
import type { Incident, State } from "./state.ts";

/** What the tables of care make of one incident; questions that were asked already are left out. */
export function judged(
  { setting, now }: Pick<State, "setting" | "now">,
  incident: Incident,
  judge: Judge,
): Judgement {
  const answered = [...incident.asked, ...incident.notKnown];
  return judge(incident.facts, { setting, now, danger: incident.danger, answered });
}

/** The same for the report: what was asked in vain is still missing there, unless it is known not to be known. */
export function judgedForReport(
  state: Pick<State, "setting" | "now">,
  incident: Incident,
  judge: Judge,
): Judgement {
  return judged(state, { ...incident, asked: [] }, judge);
}
