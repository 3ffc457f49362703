import type { Compilable } from "kysely";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
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

class Slot<Input> {
  readonly valueIn: (input: Input) => unknown;
  constructor(valueIn: (input: Input) => unknown) {
    this.valueIn = valueIn;
  }
}

/**
 * A statement compiled once and filled in for each use, for the path every visitor takes: building one costs
 * more than running it.
 */
export function prepared<Input, Row>(
  build: (slot: <Value>(valueIn: (input: Input) => Value) => Value) => Compilable<Row>,
  stopWhen?: Statement["stopWhen"],
): (input: Input) => Statement<Row> {
  const compiled = statement(
    build((valueIn) => new Slot(valueIn) as never),
    stopWhen,
  );
  const { parameters } = compiled;
  return (input) => ({
    ...compiled,
    parameters: parameters.map((value) => (value instanceof Slot ? value.valueIn(input) : value)),
  });
}
