import type { Compilable, RawBuilder } from "kysely";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Statement } from "./database.ts";
import type { Tables } from "./tables.ts";

/** A driver that refuses to run: a statement goes through `transact`, where it shares a commit with others. */
class CompileOnly extends DummyDriver {
  override async acquireConnection(): Promise<never> {
    throw new Error("Queries are compiled here and run by the database: use transact or read.");
  }
}

export function queryBuilder(engine: "sqlite" | "postgres"): Kysely<Tables> {
  const driver = () => new CompileOnly();
  return new Kysely<Tables>({
    dialect:
      engine === "sqlite"
        ? {
            createDriver: driver,
            createAdapter: () => new SqliteAdapter(),
            createIntrospector: (db) => new SqliteIntrospector(db),
            createQueryCompiler: () => new SqliteQueryCompiler(),
          }
        : {
            createDriver: driver,
            createAdapter: () => new PostgresAdapter(),
            createIntrospector: (db) => new PostgresIntrospector(db),
            createQueryCompiler: () => new PostgresQueryCompiler(),
          },
  });
}

/** A query as a statement of a unit of work. */
export function statement<Row>(query: Compilable<Row>, stopWhen?: Statement["stopWhen"]): Statement<Row> {
  const { sql, parameters } = query.compile();
  return stopWhen ? { sql, parameters, stopWhen } : { sql, parameters };
}

/** Stands among the values of a compiled statement where one is filled in later. */
class Blank<Input> {
  readonly valueIn: (input: Input) => unknown;
  constructor(valueIn: (input: Input) => unknown) {
    this.valueIn = valueIn;
  }
}

/** A place in a prepared statement, as an expression of the type that its value will have. */
export type Slot<Input> = <Value>(valueIn: (input: Input) => Value) => RawBuilder<Value>;

/**
 * A statement compiled once and filled in for each use, for the path every visitor takes: building one costs
 * more than running it.
 */
export function prepared<Input, Row>(
  build: (slot: Slot<Input>) => Compilable<Row>,
  stopWhen?: Statement["stopWhen"],
): (input: Input) => Statement<Row> {
  const slot = <Value>(valueIn: (input: Input) => Value) => sql<Value>`${new Blank<Input>(valueIn)}`;
  const compiled = statement(build(slot), stopWhen);
  const { parameters } = compiled;
  return (input) => ({
    ...compiled,
    parameters: parameters.map((value) => (value instanceof Blank ? value.valueIn(input) : value)),
  });
}
