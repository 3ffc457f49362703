import { version as release } from "../../../package.json";
import { migrations } from "../../database/migrations/list.ts";
import { pendingMigrations } from "../../database/migrations/pending-migrations.ts";
import { storeVersion } from "../../database/store-version.ts";
import { type Command, Failed, WrongUse } from "../command.ts";

export const upgrade: Command = {
  name: "upgrade",
  summary: "Says what starting this version will do to the store and to the settings, and does nothing",
  options: { check: { type: "boolean", help: "Only look; there is nothing else to ask for yet" } },
  async run({ config, values, terminal }) {
    if (!values.check) throw new WrongUse("Starting the server upgrades the store; --check says how.");
    const { database } = config;
    const lines = [`This is version ${release}.`, ...(await aboutStore()), ...aboutSettings()];
    terminal.out.write(`${lines.join("\n")}\n`);

    async function aboutStore(): Promise<string[]> {
      const known = migrations[database.kind];
      const place = database.kind === "sqlite" ? database.file : "PostgreSQL";
      const version = await storeVersion(database).catch((error: Error) => {
        throw new Failed(`The store cannot be read: ${error.message}`);
      });
      if (version === undefined) return [`There is no store in ${place} yet: the first start makes one.`];
      const pending = stillToApply(version);
      if (pending.length === 0) return [`The store in ${place} is up to date (migration ${version}).`];
      return [
        `The store in ${place} is at migration ${version}. The next start applies, all or none:`,
        ...pending.map(({ number, name }) => `  ${number} ${name}`),
        "An older version cannot open it then. Make a backup first:",
        database.kind === "sqlite" ? "  npm run operator -- backup FILE" : "  pg_dump",
      ];

      function stillToApply(at: number) {
        try {
          return pendingMigrations(at, known);
        } catch (error) {
          throw new Failed((error as Error).message);
        }
      }
    }

    function aboutSettings(): string[] {
      if (config.unknownSettings.length === 0) return ["Every setting that is set is known to this version."];
      return [
        "This version does not know these settings, and ignores them (see CHANGELOG.md):",
        ...config.unknownSettings.map((name) => `  ${name}`),
      ];
    }
  },
};
