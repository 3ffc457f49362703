import type { RuleKind, Setting } from "../contracts/report.ts";
import { settings } from "../contracts/report.ts";
import type { Condition } from "./condition.ts";
import type { Citation } from "./sources.ts";

/** What every rule has: its name, when it fires, where it holds, what stands behind it. */
export type Row = {
  id: string;
  when: Condition;
  /** Everywhere, if none is named. */
  settings?: readonly Setting[];
  kind: RuleKind;
  source: Citation;
};

export const nursingHome: readonly Setting[] = ["nursing_home"];
export const otherSettings: readonly Setting[] = settings.filter((name) => name !== "nursing_home");
