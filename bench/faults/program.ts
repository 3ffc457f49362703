import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { report } from "../testing/report.ts";

/**
 * Runs a fault program in a folder of its own, reports its figure, and fails when a promise was broken.
 * `--short` is the version that every test run includes; `--rounds N` goes further than the long one.
 */
export async function runFault(
  { title, short, long }: { title: string; short: number; long: number },
  work: (home: string, rounds: number) => Promise<{ figure: string; broken: string[] }>,
) {
  const { values } = parseArgs({ options: { short: { type: "boolean" }, rounds: { type: "string" } } });
  const rounds = Number(values.rounds ?? (values.short ? short : long));
  const home = mkdtempSync(join(tmpdir(), "fault-"));
  const started = performance.now();
  try {
    const { figure, broken } = await work(home, rounds);
    report({
      bench: basename(process.argv[1] ?? title).replace(/\.bench\.js$/, ""),
      rows: [{ fault: title, rounds, seconds: (performance.now() - started) / 1000 }],
      bars: [
        { bar: title, isMet: broken.length === 0, figure },
        ...broken.map((promise) => ({ bar: promise, isMet: false })),
      ],
    });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The sentences of the promises that do not hold. */
export function broken(promises: Record<string, boolean>) {
  return Object.entries(promises)
    .filter(([, holds]) => !holds)
    .map(([promise]) => promise);
}
