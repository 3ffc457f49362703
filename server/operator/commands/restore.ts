import { restoreSqlite } from "../../database/backup-sqlite.ts";
import { type Command, Failed, onlyPositional } from "../command.ts";

export const restore: Command = {
  name: "restore",
  takes: "<file>",
  summary: "Puts a backup in place of the store; the server must be stopped",
  async run(context) {
    const copy = onlyPositional(context, "backup file");
    const { database } = context.config;
    if (database.kind === "postgres") throw new Failed("PostgreSQL has its own tool for this: pg_restore.");
    try {
      const aside = restoreSqlite(copy, database.file, new Date(context.now()));
      context.terminal.out.write(
        `Restored.${aside ? ` The store that was there is kept as ${aside}.` : ""}\n`,
      );
    } catch (error) {
      throw new Failed((error as Error).message);
    }
  },
};
