import type { care } from "../content/en/care.ts";
import type { ActionCode, DueTime, Role, Setting } from "../contracts/report.ts";
import type { Condition } from "./condition.ts";
import type { Row } from "./row.ts";
import { afterSteps } from "./steps-after.ts";
import { careSteps } from "./steps-care.ts";
import { reportSteps } from "./steps-report.ts";
import { safetySteps } from "./steps-safety.ts";
import { tellSteps } from "./steps-tell.ts";

type StepSentence = keyof (typeof care)["steps"];

/** What to do, who does it and by when. `done` tells when the report says it has happened. */
export type StepRow = Row & {
  code: ActionCode;
  says?: StepSentence;
  role: Role;
  roleIn?: Partial<Record<Setting, Role>>;
  due: DueTime;
  done?: Condition;
};

/** In the order they are done. Several rows may give the same step; the first that fires tells it. */
export const stepRows: StepRow[] = [...careSteps, ...safetySteps, ...tellSteps, ...reportSteps, ...afterSteps];
