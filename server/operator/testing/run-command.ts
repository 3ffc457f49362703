import { Writable } from "node:stream";
import { readConfig } from "../../config.ts";
import { commands } from "../commands.ts";
import { runOperator } from "../run-operator.ts";

type Given = { env: Record<string, string>; now?: () => number; width?: number | undefined };

/** Runs a command as its operator would, and gives back its exit code and all that it wrote. */
export async function runCommand(words: string[], { env, now = Date.now, width }: Given) {
  const texts = { out: "", err: "" };
  const into = (name: "out" | "err") =>
    new Writable({
      write(chunk, _encoding, done) {
        texts[name] += chunk;
        done();
      },
    });
  const code = await runOperator(words, {
    commands,
    config: () => readConfig(env),
    terminal: { out: into("out"), err: into("err"), width },
    now,
  });
  return { code, ...texts };
}
