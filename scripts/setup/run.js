import { spawnSync } from "node:child_process";

/**
 * Runs a program with its output in view, and throws when it fails. It is told on the error stream, as the output may
 * be another program's input: the first `npm run -s understand` installs and builds.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function run(program, args, env = {}) {
  const windows = process.platform === "win32";
  const { status, error } = spawnSync(program, args, {
    stdio: ["inherit", 2, "inherit"],
    shell: windows,
    env: { ...process.env, ...env },
  });
  if (error) throw new Error(`${program} could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`"${[program, ...args].join(" ")}" failed.`);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
export function succeeds(program, args) {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}

/**
 * For the system's own packages; without a terminal there is nobody to type a password.
 * @param {string} program
 * @param {string[]} args
 */
export function runAsRoot(program, args) {
  const [first = program, ...rest] = process.getuid?.() === 0 ? [program] : ["sudo", "-n", program];
  run(first, [...rest, ...args], { DEBIAN_FRONTEND: "noninteractive" });
}
