import { backupSqlite } from "../../database/backup-sqlite.ts";
import { type Command, Failed, onlyPositional } from "../command.ts";
import { progressBar } from "../progress.ts";

export const backup: Command = {
  name: "backup",
  takes: "<file>",
  summary: "Copies the store to a file while the server runs, and checks the copy",
  async run(context) {
    const target = onlyPositional(context, "file to write");
    const { database } = context.config;
    if (database.kind === "postgres") throw new Failed("PostgreSQL has its own tool for this: pg_dump.");
    const bar = progressBar(context.terminal, "Copying");
    await backupSqlite(database.file, target, bar.show).catch((error: Error) => {
      throw new Failed(error.message);
    });
    bar.end();
    context.terminal.out.write(`Copied to ${target} and checked.\n`);
  },
};
