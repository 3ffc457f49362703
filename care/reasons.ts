import type { care } from "../content/en/care.ts";
import type { ReasonCode } from "../contracts/report.ts";
import { bodyReasons } from "./reasons-body.ts";
import { eventReasons } from "./reasons-events.ts";
import { skinReasons } from "./reasons-skin.ts";
import type { Row } from "./row.ts";

type ReasonSentence = keyof (typeof care)["reasons"];

/** Why an incident is as urgent as it is. The sentence is that of the code unless the row has one of its own. */
export type ReasonRow = Row & { code: ReasonCode; says?: ReasonSentence };

/** Several rows may give the same reason; the first that fires tells it. */
export const reasonRows: ReasonRow[] = [...bodyReasons, ...eventReasons, ...skinReasons];
