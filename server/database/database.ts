import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * One SQL statement with its values. `stopWhen` ends the unit of work early: "found" when the statement gave
 * rows, "none" when it gave none.
 */
export type Statement<Row = unknown> = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly stopWhen?: "found" | "none";
  /** Carries the type of a row; never set. */
  readonly row?: Row;
};

export type RowsOf<Unit extends readonly Statement[]> = {
  [Index in keyof Unit]: Unit[Index] extends Statement<infer Row> ? Row[] : never;
};

/**
 * The store. A unit of work is a list of statements, sent whole: there is no open transaction that another
 * request could fall into, and the engine is free to commit many units with one flush to disk.
 */
export type Database = {
  readonly engine: "sqlite" | "postgres";
  /** Writes SQL for this engine; it never runs it. */
  readonly build: Kysely<Tables>;
  /**
   * Runs the statements in order in one transaction and resolves once it is durable. A statement after a stop
   * has no rows. Rejects with StoreFailure when nothing was kept.
   */
  transact<const Unit extends readonly Statement[]>(unit: Unit): Promise<RowsOf<Unit>>;
  read<Row>(statement: Statement<Row>): Promise<Row[]>;
  /**
   * After deletions: leaves nothing of them to be read in the store's files. PostgreSQL needs a rewrite for that, which
   * holds up other writers meanwhile; without one it only frees the space.
   */
  forget(options?: { rewrite?: boolean }): Promise<void>;
  /** Tells every instance on this store that the outbox has work. A hint, and it may be lost. */
  wake(): void;
  onWake(listener: () => void): void;
  close(): Promise<void>;
};

/** The store could not do the work, and kept nothing of it. */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
  readonly code: string | undefined;

  constructor(message: string, code?: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** What the store tells about itself, metrics and the log listen; and what it asks before it takes the next group. */
export type StoreEvents = {
  committed?(seconds: number): void;
  troubled?(error: Error): void;
  /** Whether anybody asked for something else than writing since the last time. */
  othersWait?(): boolean;
};
