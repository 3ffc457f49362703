import type { FigureName, MeasuredSet } from "../../contracts/accuracy-figures.ts";

/** A figure as the page prints it: counts as counts, shares of a whole as fractions, scores with two decimals. */
export function figureText({ figures }: MeasuredSet, name: FigureName): string {
  const value = figures[name];
  if (typeof value === "object")
    return "of" in value
      ? `${value.right} / ${value.of}`
      : `${lost(value.noPunctuation)}, ${lost(value.digits)}`;
  return isCount(name) ? String(value) : value.toFixed(2);
}

/** The bar that the figure is held to, if there is one, in the same form as the figure. */
export function barText({ figures, bars }: MeasuredSet, name: FigureName): string | undefined {
  const value = figures[name];
  const bar = bars[name];
  if (bar === undefined) return undefined;
  if (isCount(name)) return bar === 0 ? "0" : `≤ ${bar}`;
  if (typeof value === "number") return `≥ ${bar.toFixed(2)}`;
  return "of" in value ? `≥ ${leastOf(bar, value.of)} / ${value.of}` : `≥ ${lost(bar)}`;
}

function isCount(name: FigureName): boolean {
  return name === "criticalUnderRated" || name === "forbidden";
}

function lost(points: number): string {
  const text = Math.abs(points).toFixed(2);
  if (Number(text) === 0) return text;
  return points > 0 ? `−${text}` : `+${text}`;
}

/** The fewest that make the share, unmoved by the last digits of a product. */
function leastOf(share: number, whole: number): number {
  return Math.ceil(Number((share * whole).toFixed(6)));
}
