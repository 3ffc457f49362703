import { mkdirSync, writeFileSync } from "node:fs";

/** A figure, and the most it may be; without a bar it is only told. */
export type Measure = { name: string; value: number; bar?: number };

/** Prints a table and one line of JSON, keeps the figures, and tells whether every bar was met. */
export function printMeasures(title: string, measures: Measure[]): boolean {
  const width = Math.max(...measures.map(({ name }) => name.length));
  for (const { name, value, bar } of measures) {
    const verdict = bar === undefined ? "" : `at most ${bar}  ${value <= bar ? "met" : "MISSED"}`;
    console.log(`${name.padEnd(width)}  ${shown(value).padStart(8)}  ${verdict}`);
  }
  const figures = Object.fromEntries(measures.map(({ name, value }) => [name, Number(shown(value))]));
  console.log(JSON.stringify({ bench: title, ...figures }));
  mkdirSync("bench/results", { recursive: true });
  writeFileSync(`bench/results/${title}.json`, JSON.stringify(figures, null, 2));
  return measures.every(({ value, bar }) => bar === undefined || value <= bar);
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);
}
