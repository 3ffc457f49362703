import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";

/** One PostgreSQL for all tests of a run; each takes a database of its own. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.server);
  return () => postgres.stop();
}

declare module "vitest" {
  interface ProvidedContext {
    postgres: string;
  }
}
