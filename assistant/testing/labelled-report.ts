import type { Category, Priority, ReasonCode, Setting } from "../../contracts/report.ts";

type Scalar = string | number | boolean | null;
export type ExpectedValue =
  | Scalar
  | { anyOf: Scalar[] }
  | { includes: Scalar[] }
  | { near: number; tol: number };

/** A spoken report with what a careful reader expects from it. */
export type LabelledReport = {
  id: string;
  tags: string[];
  context: { now: string; speaker: string; setting: Setting };
  transcript: string;
  expected: {
    category: Category;
    categoryAccept?: Category[];
    secondary: Category[];
    secondaryAllowed?: Category[];
    priority: Priority;
    priorityAccept?: Priority[];
    priorityReasons: ReasonCode[];
    fields: Record<string, ExpectedValue>;
    forbid?: Record<string, Scalar[]>;
    actionsMust: string[];
    askNext: string[];
  };
};
