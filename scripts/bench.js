// Runs the programs that measure and attack: `npm run bench` for all, `npm run bench -- pages load` for some.
// From the first option on, everything is handed to them: `npm run bench -- voice --short`.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith("-"));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const programs = readdirSync("bench", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.bench\.[jt]s$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .sort();

if (programs.length === 0) {
  console.error(`No program in bench/ matches ${wanted.join(", ")}.`);
  process.exit(1);
}
mkdirSync("bench/results", { recursive: true });

const failed = [];
const started = performance.now();
for (const [index, program] of programs.entries()) {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    `\n── ${index + 1} of ${programs.length}, after ${minutes} min: ${program} ` +
      `${"─".repeat(Math.max(0, 40 - program.length))}`,
  );
  const entry = program.endsWith(".ts") ? await bundle(program) : join("bench", program);
  const { status } = spawnSync(process.execPath, [entry, ...options], { stdio: "inherit" });
  if (status !== 0) failed.push(program);
}
console.log(failed.length === 0 ? "\nEvery bar is met." : `\nFell short: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

/**
 * Programs that use a room's own code are TypeScript, which the oldest Node we support cannot run as it stands.
 * @param {string} program
 */
async function bundle(program) {
  const name = basename(program, ".ts");
  await build({
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: "dist/bench",
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: { [name]: join("bench", program) } },
    },
  });
  return join("dist/bench", `${name}.js`);
}
