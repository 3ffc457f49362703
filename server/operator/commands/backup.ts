import { backupSqlite } from "../../database/backup-sqlite.ts";
import { type Command, Failed, onlyPositional } from "../command.ts";

export const backup: Command = {
  name: "backup",
  takes: "<file>",
  summary: "Copies the store to a file while the server runs, and checks the copy",
  async run(context) {
    const target = onlyPositional(context, "file to write");
    const { database } = context.config;
    if (database.kind === "postgres") throw new Failed("PostgreSQL has its own tool for this: pg_dump.");
    try {
      backupSqlite(database.file, target);
    } catch (error) {
      throw new Failed((error as Error).message);
    }
    context.terminal.out.write(`Copied to ${target} and checked.\n`);
  },
};
