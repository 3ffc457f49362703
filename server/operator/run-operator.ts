import { parseArgs } from "node:util";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { StartFailure } from "../start-failure.ts";
import { type Command, Failed, type Terminal, WrongUse } from "./command.ts";
import { commandHelp, generalHelp } from "./help.ts";

type Given = { commands: readonly Command[]; config: () => Config; terminal: Terminal; now: () => number };

/** Runs one command and gives its exit code: 0 done, 1 it failed, 2 it was asked wrongly. */
export async function runOperator(args: string[], { commands, config, terminal, now }: Given): Promise<number> {
  const wantsHelp = args.some((arg) => arg === "--help" || arg === "-h") || args[0] === "help";
  const words = args.filter((arg) => arg !== "help");
  const command = findCommand(commands, words);
  if (!command) {
    const isQuestion = wantsHelp || args.length === 0;
    if (!isQuestion) terminal.err.write(`There is no command "${words.join(" ")}".\n\n`);
    (isQuestion ? terminal.out : terminal.err).write(generalHelp(commands, words[0]));
    return isQuestion ? 0 : 2;
  }
  if (wantsHelp) {
    terminal.out.write(commandHelp(command));
    return 0;
  }

  let db: Promise<Database> | undefined;
  try {
    const { values, positionals } = readArguments(command, words.slice(command.name.split(" ").length));
    const settings = config();
    await command.run({
      config: settings,
      terminal,
      now,
      values,
      positionals,
      db: () => {
        db ??= openDatabase(settings.database);
        return db;
      },
    });
    return 0;
  } catch (error) {
    const { message, stack } = error as Error;
    if (error instanceof WrongUse) {
      terminal.err.write(`${message}\n\n${commandHelp(command)}`);
      return 2;
    }
    terminal.err.write(`${error instanceof Failed || error instanceof StartFailure ? message : (stack ?? message)}\n`);
    return 1;
  } finally {
    const opened = await db?.catch(() => undefined);
    await opened?.close();
  }
}

function findCommand(commands: readonly Command[], words: string[]): Command | undefined {
  return commands.find(({ name }) => name.split(" ").every((word, index) => words[index] === word));
}

function readArguments(command: Command, args: string[]) {
  const options = Object.entries(command.options ?? {});
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(options.map(([name, { type }]) => [name, { type }])),
      allowPositionals: command.takes !== undefined,
    });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
}
