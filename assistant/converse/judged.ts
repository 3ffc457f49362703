import type { Judge, Judgement } from "../policy/judgement.ts";
import type { Incident, State } from "./state.ts";

/** What the tables of care make of one incident, knowing what was asked already. */
export function judged(
  { setting, now }: Pick<State, "setting" | "now">,
  incident: Incident,
  judge: Judge,
): Judgement {
  const answered = [...incident.asked, ...incident.notKnown];
  return judge(incident.facts, { setting, now, danger: incident.danger, answered });
}
