import { mkdirSync, writeFileSync } from "node:fs";

/** A figure, and the most or the least it may be; without either it is only told. */
export type Measure = { name: string; value: number; bar?: number; atLeast?: number };

/** Prints a table and one line of JSON, keeps the figures, and tells whether every bar was met. */
export function printMeasures(title: string, measures: Measure[]): boolean {
  const width = Math.max(...measures.map(({ name }) => name.length));
  for (const measure of measures) {
    const { name, value, bar, atLeast } = measure;
    const wanted = bar !== undefined ? `at most ${bar}` : atLeast !== undefined ? `at least ${atLeast}` : "";
    const verdict = wanted && (isMet(measure) ? "met" : "MISSED");
    console.log(`${name.padEnd(width)}  ${shown(value).padStart(8)}  ${wanted}  ${verdict}`.trimEnd());
  }
  const figures = Object.fromEntries(measures.map(({ name, value }) => [name, Number(shown(value))]));
  console.log(JSON.stringify({ bench: title, ...figures }));
  mkdirSync("bench/results", { recursive: true });
  writeFileSync(`bench/results/${title}.json`, JSON.stringify(figures, null, 2));
  return measures.every(isMet);
}

/** What could not be measured meets no bar. */
function isMet({ value, bar, atLeast }: Measure): boolean {
  return (bar === undefined || value <= bar) && (atLeast === undefined || value >= atLeast);
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);
}
