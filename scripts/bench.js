// Runs the programs that measure and attack: `npm run bench` for all, `npm run bench -- pages load` for some.
// From the first option on, everything is handed to them: `npm run bench -- voice --short`; `--help` only lists them.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { bundlePrograms } from "./build/bundle.js";

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith("-"));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
/** Processes of their own, so that they do not take the measured one's time. */
const startedByOthers = ["bench/load/bare-server.ts", "bench/load/client.ts"];
const programs = readdirSync("bench", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.bench\.ts$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .sort();

if (programs.length === 0) {
  console.error(`No program in bench/ matches ${wanted.join(", ")}.`);
  process.exit(1);
}
if (options.includes("--help")) {
  console.log(programs.join("\n"));
  process.exit(0);
}
mkdirSync("bench/results", { recursive: true });
const built = await bundlePrograms([...programs.map((file) => join("bench", file)), ...startedByOthers]);

const failed = [];
const started = performance.now();
for (const [index, program] of programs.entries()) {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    `\n── ${index + 1} of ${programs.length}, after ${minutes} min: ${program} ` +
      `${"─".repeat(Math.max(0, 40 - program.length))}`,
  );
  const { status } = spawnSync(process.execPath, [built[index] ?? "", ...options], { stdio: "inherit" });
  if (status !== 0) failed.push(program);
}
console.log(failed.length === 0 ? "\nEvery bar is met." : `\nFell short: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
