import { existsSync } from "node:fs";
import { readConfig } from "../config.ts";
import { commands } from "./commands.ts";
import { runOperator } from "./run-operator.ts";

if (existsSync(".env")) process.loadEnvFile(".env");

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

process.exitCode = await runOperator(process.argv.slice(2), {
  commands,
  config: () => readConfig(process.env),
  now: Date.now,
  terminal: {
    out: process.stdout,
    err: process.stderr,
    width: process.stderr.isTTY ? process.stderr.columns : undefined,
  },
});
