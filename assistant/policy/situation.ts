import type { Facts, Sign } from "../../contracts/facts.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type { ActionCode, Category, Priority, ReasonCode, Setting } from "../../contracts/report.ts";
import type { Around } from "./judgement.ts";

/** What a condition looks at: the facts, what stands around them, and what earlier tables made of them. */
export type Situation = {
  facts: Facts;
  setting: Setting;
  danger: number;
  speaker: "nurse" | "aide" | undefined;
  answered: readonly QuestionPath[];
  /** The kind of the report first, then what else it is about. */
  kinds: readonly Category[];
  reasons: readonly ReasonCode[];
  priority: Priority;
  steps: readonly ActionCode[];
  emergency: Sign | undefined;
};

/** What a second reader suggests decides nothing until a person confirms it. */
export function situationOf(facts: Facts, around: Around): Situation {
  const known = Object.entries(facts).filter(([, fact]) => fact.how !== "suggested");
  return {
    facts: Object.fromEntries(known),
    setting: around.setting,
    danger: around.danger ?? 0,
    speaker: around.speaker,
    answered: around.answered ?? [],
    kinds: [],
    reasons: [],
    priority: "routine",
    steps: [],
    emergency: undefined,
  };
}
