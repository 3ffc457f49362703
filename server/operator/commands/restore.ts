import { erasuresIn, restoreSqlite } from "../../database/backup-sqlite.ts";
import { eraseAgain } from "../../leads/erase-again.ts";
import { eraseMails } from "../../mail/erase-mails.ts";
import { type Command, Failed, onlyPositional } from "../command.ts";
import { mailFolder } from "../person.ts";

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
      context.terminal.out.write(`Restored.${aside ? ` The store that was there is kept as ${aside}.` : ""}\n`);
      const erasures = aside ? erasuresIn(aside) : [];
      if (erasures.length === 0) return;
      const erased = await eraseAgain(await context.db(), erasures, context.now());
      await eraseMails(
        mailFolder(context),
        erased.flatMap(({ leads, calls }) => [...leads, ...calls]),
      );
      context.terminal.out.write(`Erased again ${erased.length} people who were erased after the backup.\n`);
    } catch (error) {
      throw new Failed((error as Error).message);
    }
  },
};
