import type { FigureName, MeasuredSet } from "../../contracts/accuracy-figures.ts";
import type { VoiceFigureName, VoiceFigures } from "../../contracts/voice-figures.ts";

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

/** A figure of spoken calls, with the decimal mark of the page's language. */
export function voiceFigureText(measured: VoiceFigures, name: VoiceFigureName, language: string): string {
  const { wordErrorRate, factsHeard, answerTime } = measured;
  const seconds = (ms: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(ms / 1000);
  switch (name) {
    case "wordErrorRate":
      return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(
        wordErrorRate,
      );
    case "factsHeard":
      return `${factsHeard.right} / ${factsHeard.of}`;
    case "answerTime":
      return `${seconds(answerTime.p50Ms)} s / ${seconds(answerTime.p95Ms)} s`;
  }
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
