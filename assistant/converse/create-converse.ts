import type { ConversationView } from "../../contracts/conversation.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import type { Judge } from "../policy/judgement.ts";
import { reportsOf } from "./report-of.ts";
import type { ConversationEvent, Say, State } from "./state.ts";
import { step } from "./step.ts";
import { viewOf } from "./view-of.ts";

/** The one conversation. It begins with `begin`; the report and the view are functions of its state. */
export type Converse = {
  step: (state: State, event: ConversationEvent) => { state: State; say: Say | undefined };
  reportsOf: (state: State) => IncidentReport[];
  viewOf: (state: State) => ConversationView;
};

export function createConverse(judge: Judge): Converse {
  return {
    step: (state, event) => step(state, event, judge),
    reportsOf: (state) => reportsOf(state, judge),
    viewOf: (state) => viewOf(state, judge),
  };
}
