import type { Statement } from "./database.ts";
import type { Migration } from "./migrations/list.ts";

/** What the store's thread is started with. */
export type Start = { file: string; migrations: Migration[] };

/** A list of statements that is kept whole or not at all. */
export type Unit = readonly Pick<Statement, "sql" | "parameters" | "stopWhen">[];

/** What is asked of the thread. Each is answered once, in the order of asking, but for `close`: then it ends. */
export type Order =
  | { order: "open" }
  /** Each unit is written as JSON: one that cannot be written fails before it meets the others. */
  | { order: "commit"; units: string[] }
  | { order: "forget" }
  | { order: "close" };

export type Trouble = { message: string; code?: string | undefined };
export type Outcome = { rows: unknown[][]; trouble?: never } | { rows?: never; trouble: Trouble };

/** `outcomes` are those of the units, in their order, as JSON: cloning rows costs several times as much. */
export type Answer =
  | { outcomes: string; seconds: number; trouble?: never }
  | { outcomes?: never; seconds?: never; trouble?: Trouble };
