import { mkdirSync, writeFileSync } from "node:fs";
import { drawPlot, type Plot } from "./draw-plot.ts";
import { machine } from "./machine.ts";

const folder = "bench/results";

export type Row = Record<string, string | number>;
export type Bar = { bar: string; isMet: boolean; figure?: string | number };

/** Ends a program: a table to read, a JSON line to keep, plots to look at, and a failure when a bar falls short. */
export function report({
  bench,
  rows = [],
  bars,
  plots = {},
}: {
  bench: string;
  rows?: Row[];
  bars: Bar[];
  plots?: Record<string, Plot>;
}) {
  if (rows.length > 0) console.log(`\n${tableOf(rows)}`);
  console.log("");
  for (const { bar, isMet, figure } of bars) {
    console.log(`${isMet ? "met  " : "SHORT"}  ${bar}${figure === undefined ? "" : `: ${figure}`}`);
  }
  const line = JSON.stringify({ bench, machine: machine(), at: new Date().toISOString(), rows, bars });
  console.log(`\n${machine()}\n${line}`);

  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${bench}.json`, `${line}\n`);
  for (const [name, plot] of Object.entries(plots)) {
    writeFileSync(`${folder}/${bench}-${name}.svg`, drawPlot(plot));
  }
  if (!bars.every(({ isMet }) => isMet)) process.exitCode = 1;
}

export function tableOf(rows: Row[]) {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [headings, ...rows.map((row) => headings.map((heading) => shown(row[heading])))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  return lines
    .map((line) =>
      line
        .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function shown(value: string | number | undefined) {
  if (typeof value !== "number") return value ?? "";
  if (Number.isInteger(value)) return value.toLocaleString("en-GB");
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
