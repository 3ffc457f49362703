import { sql } from "kysely";

/** What older releases kept of hosted calls that we do not know, where it holds this address. */
export function isStrayOf(emailKey: string) {
  const pattern = `%${emailKey.replace(/[%_\\]/g, "\\$&")}%`;
  return sql<boolean>`(call_id is null and lower(body) like ${pattern} escape '\\')`;
}
