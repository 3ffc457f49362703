import { existsSync } from "node:fs";
import { join } from "node:path";
import { makePlainFile } from "../../database/backup-sqlite.ts";
import { copyStore } from "../../database/copy-store.ts";
import { openDatabase } from "../../database/open-database.ts";
import { type Command, Failed, WrongUse } from "../command.ts";
import { progressBar } from "../progress.ts";
import { table } from "../table.ts";

export const migrateToPostgres: Command = {
  name: "migrate-to-postgres",
  summary: "Copies the SQLite store in DATA_DIR to PostgreSQL and compares the counts; the server must be stopped",
  options: { to: { type: "string", value: "<url>", help: "Where to; DATABASE_URL if not said" } },
  async run({ config, values, terminal }) {
    const url = values.to ?? (config.database.kind === "postgres" ? config.database.url : undefined);
    if (typeof url !== "string" || !/^postgres(ql)?:/.test(url))
      throw new WrongUse("Give --to postgres://… or set DATABASE_URL.");
    const file = join(config.dataDir, "tendwell.db");
    if (!existsSync(file)) throw new Failed(`There is no store at ${file}.`);
    try {
      makePlainFile(file);
    } catch (error) {
      throw new Failed((error as Error).message);
    }

    const source = await openDatabase({ kind: "sqlite", file });
    const target = await openDatabase({ kind: "postgres", url });
    const bar = progressBar(terminal, "Copying");
    const copied = await copyStore(source, target, bar.show).finally(() =>
      Promise.all([source.close(), target.close()]),
    );
    bar.end();
    terminal.out.write(
      table(
        ["Table", "SQLite", "PostgreSQL"],
        copied.map((row) => Object.values(row)),
      ),
    );
    if (copied.some((row) => row.source !== row.target)) throw new Failed("The counts differ: keep the SQLite store.");
    terminal.out.write("\nEvery row is there. Set DATABASE_URL and start the server.\n");
  },
};
