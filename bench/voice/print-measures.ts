import type { Plot } from "../testing/draw-plot.ts";
import { report } from "../testing/report.ts";

/** A figure, and the most or the least it may be; without either it is only told. */
export type Measure = { name: string; value: number; bar?: number; atLeast?: number };

/** Prints and keeps every figure, and tells whether every bar was met. */
export function printMeasures(bench: string, measures: Measure[], plots: Record<string, Plot> = {}): boolean {
  const rows = measures.map((measure) => ({ figure: measure.name, value: measure.value }));
  const barred = measures.filter((measure) => barOf(measure) !== undefined);
  report({
    bench,
    rows,
    bars: barred.map((measure) => ({
      bar: `${measure.name}, ${barOf(measure)}`,
      isMet: isMet(measure),
      figure: Number(measure.value.toPrecision(3)),
    })),
    plots,
  });
  return measures.every(isMet);
}

function barOf({ bar, atLeast }: Measure): string | undefined {
  if (bar !== undefined) return `at most ${bar}`;
  return atLeast === undefined ? undefined : `at least ${atLeast}`;
}

/** What could not be measured meets no bar. */
function isMet({ value, bar, atLeast }: Measure): boolean {
  return (bar === undefined || value <= bar) && (atLeast === undefined || value >= atLeast);
}
