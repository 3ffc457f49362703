import type { Migration } from "./list.ts";

/**
 * What is still to be applied. A store that a newer release has changed is refused, since this code would
 * write rows that the newer one cannot read.
 */
export function pendingMigrations(version: number, known: Migration[]) {
  const newest = known.at(-1)?.number ?? 0;
  if (version > newest) {
    throw new Error(
      `The database is at version ${version}, newer than this program knows (${newest}). Start the newer release, ` +
        "or restore a backup made before it.",
    );
  }
  return known.filter((migration) => migration.number > version);
}
