import {
  type Figure,
  type FigureName,
  firstSightBars,
  interval,
  mistakes,
  type Talk,
} from "../../contracts/first-sight.ts";
import type { VoiceFigureName, VoiceFigures } from "../../contracts/voice-figures.ts";

type Words = { score: string; range: string };

/** A figure as the page prints it: a count of a whole with how sure it is, or a score with two decimals. */
export function figureText({ figure, right, of }: Figure, words: Words, language: string): string {
  if (isScore(figure)) return decimal(right / of, language);
  return words.score.replace("{right}", String(right)).replace("{of}", String(of));
}

/** Between which shares the truth lies, with 95 of 100 chances; a score has no such count behind it. */
export function rangeText({ figure, right, of }: Figure, words: Words, language: string): string | undefined {
  if (isScore(figure)) return undefined;
  const [low, high] = interval(right, of).map((share) => percent(share, language));
  return words.range.replace("{low}", low ?? "").replace("{high}", high ?? "");
}

/** The bar that the figure is held to, if there is one. */
export function barText(talk: Talk, figure: FigureName, language: string): string | undefined {
  const bar = firstSightBars[talk]?.[figure];
  if (bar === undefined) return undefined;
  const text = isScore(figure) ? decimal(bar, language) : percent(bar, language);
  if (bar === 0) return "0";
  return `${mistakes.has(figure) ? "≤" : "≥"} ${text}`;
}

/** A figure of spoken calls. */
export function voiceFigureText(measured: VoiceFigures, name: VoiceFigureName, language: string): string {
  const { wordErrorRate, factsHeard, answerTime } = measured;
  const seconds = (ms: number) => decimal(ms / 1000, language);
  switch (name) {
    case "wordErrorRate":
      return new Intl.NumberFormat(american(language), { style: "percent", maximumFractionDigits: 1 }).format(
        wordErrorRate,
      );
    case "factsHeard":
      return `${factsHeard.right} / ${factsHeard.of}`;
    case "answerTime":
      return `${seconds(answerTime.p50Ms)} s / ${seconds(answerTime.p95Ms)} s`;
  }
}

/** Our readers live in the United States, where a decimal is marked by a point in Spanish, too. */
const american = (language: string) => `${language}-US`;

const isScore = (figure: FigureName) => figure === "f1" || figure === "f1Unpunctuated";

function decimal(value: number, language: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(american(language), digits).format(value);
}

function percent(share: number, language: string): string {
  return new Intl.NumberFormat(american(language), { style: "percent" }).format(share);
}
