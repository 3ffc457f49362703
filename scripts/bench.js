// Runs the programs that measure and attack: `npm run bench` for all, `npm run bench -- pages load` for some.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { basename, join } from "node:path";
import { build } from "vite";

const wanted = process.argv.slice(2);
const programs = readdirSync("bench", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.bench\.[jt]s$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .sort();

if (programs.length === 0) {
  console.error(`No program in bench/ matches ${wanted.join(", ")}.`);
  process.exit(1);
}
mkdirSync("bench/results", { recursive: true });
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform} ${process.arch}`,
);

const failed = [];
for (const [index, program] of programs.entries()) {
  console.log(
    `\n── ${index + 1} of ${programs.length}: ${program} ${"─".repeat(Math.max(0, 50 - program.length))}`,
  );
  const entry = program.endsWith(".ts") ? await bundle(program) : join("bench", program);
  const { status } = spawnSync(process.execPath, [entry], { stdio: "inherit" });
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
