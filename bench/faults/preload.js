import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Builds the library that stands between a program and its disk, and says how to start a program behind it.
 *
 * @param {string} home a folder of this run
 * @param {string} dataDir
 * @param {{ files?: string }} [only] files whose name contains this
 */
export function behindFaultyDisk(home, dataDir, only = {}) {
  if (process.platform !== "linux") throw new Error("A faulty disk can only be simulated on Linux.");
  const library = join(home, "preload.so");
  const source = fileURLToPath(new URL("./preload.c", import.meta.url));
  const compilers = ["cc", "gcc", "clang"];
  const built = compilers.some(
    (compiler) =>
      spawnSync(compiler, ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"]).status === 0,
  );
  if (!built) throw new Error("Simulating a faulty disk needs a C compiler (cc, gcc or clang).");

  const switches = join(home, "switches");
  const flushed = join(home, "flushed");
  for (const folder of [switches, flushed]) mkdirSync(folder, { recursive: true });
  return {
    flushed,
    env: { LD_PRELOAD: library, FAULT_FOLDER: dataDir, FAULT_SWITCHES: switches, FAULT_FILES: only.files },
    /** Everything but what was flushed is lost at the end. */
    powerCutEnv: { FAULT_FLUSHED: flushed },
    /** @param {"full" | "broken" | "lying-disk"} fault */
    switchOn: (fault) => writeFileSync(join(switches, fault), ""),
    /** @param {"full" | "broken" | "lying-disk"} fault */
    switchOff: (fault) => rmSync(join(switches, fault), { force: true }),
  };
}
