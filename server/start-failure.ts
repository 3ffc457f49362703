import { dirname } from "node:path";
import type { DatabaseSettings } from "./database/open-database.ts";

/** Why the server does not start, in words that name the file and what to do. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

const damaged = new Set(["SQLITE_11", "SQLITE_26"]);
const unreadable = new Set(["SQLITE_14", "SQLITE_8", "SQLITE_3", "EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"]);

/** Tells an operator what is the matter with the store and what to do; the cause stays with it. */
export function storeCannotOpen(settings: DatabaseSettings, error: unknown): StartFailure {
  const { message, code = "" } = error as Error & { code?: string };
  const told = settings.kind === "sqlite" ? aboutFile(settings.file) : aboutPostgres(settings.url);
  return new StartFailure(told, { cause: error });

  function aboutFile(file: string): string {
    // Of an extended code the last byte is the kind.
    const kind = code.replace(/^SQLITE_(\d+)$/, (_, number) => `SQLITE_${Number(number) & 255}`);
    if (damaged.has(kind)) {
      return (
        `The store ${file} is damaged (${message}). Nothing in it was changed.\n` +
        "Put a backup in its place: npm run operator -- restore FILE\n" +
        `Or move ${file} away to start with an empty store.`
      );
    }
    if (unreadable.has(kind)) {
      return (
        `The store ${file} cannot be opened (${message}).\n` +
        `The user who runs the server must be able to read and write it and its folder ${dirname(file)}.\n` +
        "Set DATA_DIR to keep everything elsewhere."
      );
    }
    if (kind === "SQLITE_13" || code === "ENOSPC") return `The disk of ${file} is full. Make room, then start again.`;
    return `The store ${file} cannot be opened: ${message}`;
  }

  /** The address may hold a password, so only where it leads is told. */
  function aboutPostgres(url: string): string {
    const { hostname, port, pathname } = new URL(url);
    const place = `${hostname || "localhost"}:${port || 5432}${pathname}`;
    const remedy: Record<string, string> = {
      "28P01": "The password or the user in DATABASE_URL is wrong.",
      "28000": "The user in DATABASE_URL may not connect: see pg_hba.conf.",
      "3D000": `There is no such database: createdb ${pathname.slice(1)}`,
      "42501": "The user in DATABASE_URL may not create tables there.",
    };
    const what = remedy[code] ?? "Check that it runs and can be reached from here, and DATABASE_URL.";
    return `PostgreSQL at ${place} cannot be used (${code || message}).\n${what}`;
  }
}
