import type { FactPath, FactValues, Sign } from "../contracts/facts.ts";
import type { ActionCode, Category, Priority, ReasonCode, Setting } from "../contracts/report.ts";
import type { DrugClass } from "./drug-classes.ts";
import type { PartOfBody } from "./parts-of-body.ts";

type PathsOf<T> = { [P in FactPath]: FactValues[P] extends T ? P : never }[FactPath];
type ListPath = PathsOf<readonly string[]>;
export type NumberPath = PathsOf<number>;
type Item<P extends ListPath> = FactValues[P] extends readonly (infer I)[] ? I : never;

/** When a rule fires: plain data, so that the same row can be tried on facts and printed for a nurse. */
export type Condition =
  | { op: "is"; path: FactPath; values: readonly unknown[] }
  | { op: "said"; paths: readonly FactPath[] }
  | { op: "begins"; prefix: string }
  | { op: "has"; path: ListPath; items: readonly string[] }
  | { op: "more"; path: NumberPath; than: number }
  | { op: "less"; path: NumberPath; than: number }
  | { op: "upper"; atMost: number }
  | { op: "upperAbove"; than: number }
  | { op: "drug"; of: readonly DrugClass[] }
  | { op: "at"; part: PartOfBody }
  | { op: "less-given" }
  | { op: "kind"; kinds: readonly Category[] }
  | { op: "setting"; settings: readonly Setting[] }
  | { op: "because"; codes: readonly ReasonCode[] }
  | { op: "priority"; priorities: readonly Priority[] }
  | { op: "step"; codes: readonly ActionCode[] }
  | { op: "emergency"; signs: readonly Sign[] }
  | { op: "danger"; atLeast: number }
  | { op: "all"; of: readonly Condition[] }
  | { op: "any"; of: readonly Condition[] }
  | { op: "count"; atLeast: number; of: readonly Condition[] }
  | { op: "not"; of: Condition }
  | { op: "named"; name: string; of: Condition };

export const is = <P extends FactPath>(path: P, ...values: FactValues[P][]): Condition => ({
  op: "is",
  path,
  values,
});
export const said = (...paths: FactPath[]): Condition => ({ op: "said", paths });
/** Any fact whose path begins so, such as `fall.`. */
export const begins = (prefix: string): Condition => ({ op: "begins", prefix });
export const has = <P extends ListPath>(path: P, ...items: Item<P>[]): Condition => ({
  op: "has",
  path,
  items: items as string[],
});
export const more = (path: NumberPath, than: number): Condition => ({ op: "more", path, than });
export const less = (path: NumberPath, than: number): Condition => ({ op: "less", path, than });
/** The upper number of the blood pressure. */
export const upperAtMost = (atMost: number): Condition => ({ op: "upper", atMost });
export const upperAbove = (than: number): Condition => ({ op: "upperAbove", than });
export const drug = (...of: DrugClass[]): Condition => ({ op: "drug", of });
/** The injury or wound is at this part of the body. */
export const at = (part: PartOfBody): Condition => ({ op: "at", part });
/** Less was given than ordered. */
export const lessGiven: Condition = { op: "less-given" };
export const kind = (...kinds: Category[]): Condition => ({ op: "kind", kinds });
export const inSetting = (...settings: Setting[]): Condition => ({ op: "setting", settings });
export const because = (...codes: ReasonCode[]): Condition => ({ op: "because", codes });
export const priority = (...priorities: Priority[]): Condition => ({ op: "priority", priorities });
/** One of these steps follows. */
export const step = (...codes: ActionCode[]): Condition => ({ op: "step", codes });
/** First steps for one of these are shown. */
export const emergency = (...signs: Sign[]): Condition => ({ op: "emergency", signs });
export const danger = (atLeast: number): Condition => ({ op: "danger", atLeast });
export const all = (...of: Condition[]): Condition => ({ op: "all", of });
export const any = (...of: Condition[]): Condition => ({ op: "any", of });
export const count = (atLeast: number, ...of: Condition[]): Condition => ({ op: "count", atLeast, of });
export const not = (of: Condition): Condition => ({ op: "not", of });
/** A condition with a name of its own, printed once and named elsewhere. */
export const named = (name: string, of: Condition): Condition => ({ op: "named", name, of });
