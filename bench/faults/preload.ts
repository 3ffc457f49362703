import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../../scripts/setup/run.js";
import { ensureCompiler } from "./compiler.ts";

/** The library speaks Linux. Elsewhere the programs do all but this, and say so. */
export const canSimulateDisk = process.platform === "linux";

/** Builds the library that stands between a program and its disk, and says how to start a program behind it. */
export function behindFaultyDisk(home: string, dataDir: string, only: { files?: string } = {}) {
  const library = join(home, "preload.so");
  const source = resolve("bench/faults/preload.c");
  run(ensureCompiler(), ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"]);

  const switches = join(home, "switches");
  const flushed = join(home, "flushed");
  for (const folder of [switches, flushed]) mkdirSync(folder, { recursive: true });
  return {
    flushed,
    env: { LD_PRELOAD: library, FAULT_FOLDER: dataDir, FAULT_SWITCHES: switches, FAULT_FILES: only.files },
    /** Everything but what was flushed is lost at the end. */
    powerCutEnv: { FAULT_FLUSHED: flushed },
    switchOn: (fault: "full" | "broken" | "lying-disk") => writeFileSync(join(switches, fault), ""),
    switchOff: (fault: "full" | "broken" | "lying-disk") => rmSync(join(switches, fault), { force: true }),
  };
}
