import { storeCannotOpen } from "../start-failure.ts";
import type { Database, StoreEvents } from "./database.ts";

export type DatabaseSettings = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

/** Opens the store with its tables up to date. Each engine is loaded only where it is used. */
export async function openDatabase(settings: DatabaseSettings, events?: StoreEvents): Promise<Database> {
  try {
    return await open(settings, events);
  } catch (error) {
    throw storeCannotOpen(settings, error);
  }
}

async function open(settings: DatabaseSettings, events?: StoreEvents): Promise<Database> {
  if (settings.kind === "sqlite") {
    const { openSqliteDatabase } = await import("./sqlite.ts");
    return openSqliteDatabase(settings.file, events);
  }
  const { openPostgresDatabase } = await import("./postgres.ts");
  return openPostgresDatabase(settings.url, events);
}
