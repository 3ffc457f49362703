import type { ParseArgsConfig } from "node:util";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";

/** Where a command speaks: results to `out`, everything else to `err`, so that results can be piped. */
export type Terminal = {
  out: NodeJS.WritableStream;
  err: NodeJS.WritableStream;
  /** Width of the terminal, none when a program reads. */
  width: number | undefined;
};

export type Context = {
  config: Config;
  terminal: Terminal;
  now: () => number;
  /** Opened on first use, closed when the command ends. */
  db: () => Promise<Database>;
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
};

type Option = NonNullable<ParseArgsConfig["options"]>[string] & { help: string; value?: string };

export type Command = {
  name: string;
  /** What stands after the name, such as `<id>`. */
  takes?: string;
  summary: string;
  options?: Record<string, Option>;
  run(context: Context): Promise<void>;
};

/** The command was not used as its help says: exit code 2. */
export class WrongUse extends Error {
  override readonly name = "WrongUse";
}

/** The command did what it could and the answer is no: exit code 1, and no stack. */
export class Failed extends Error {
  override readonly name = "Failed";
}

export const jsonOption = { json: { type: "boolean", help: "Print JSON, for scripts" } } as const;

/** The single word that the command needs. */
export function onlyPositional({ positionals }: Context, what: string): string {
  const [first, ...rest] = positionals;
  if (!first || rest.length > 0) throw new WrongUse(`Give one ${what}.`);
  return first;
}

export function oneOf<T extends string>(name: string, value: unknown, choices: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (!found) throw new WrongUse(`--${name} is one of: ${choices.join(", ")}.`);
  return found;
}

export function positiveNumber(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new WrongUse(`--${name} is a whole number above zero.`);
  return number;
}

export function moment(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const time = Date.parse(String(value));
  if (Number.isNaN(time)) throw new WrongUse(`--${name} is a day, such as 2026-11-15.`);
  return time;
}
