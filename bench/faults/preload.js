import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureCompiler } from "../../scripts/setup/compiler.js";
import { run } from "../../scripts/setup/run.js";

/** The library speaks Linux. Elsewhere the programs do all but this, and say so. */
export const canSimulateDisk = process.platform === "linux";

/**
 * Builds the library that stands between a program and its disk, and says how to start a program behind it.
 *
 * @param {string} home a folder of this run
 * @param {string} dataDir
 * @param {{ files?: string }} [only] files whose name contains this
 */
export function behindFaultyDisk(home, dataDir, only = {}) {
  const library = join(home, "preload.so");
  const source = fileURLToPath(new URL("./preload.c", import.meta.url));
  run(ensureCompiler(), ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"]);

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
