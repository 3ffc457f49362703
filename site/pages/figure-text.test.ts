import { expect, test } from "vitest";
import type { FigureName, MeasuredSet } from "../../contracts/accuracy-figures.ts";
import type { VoiceFigureName, VoiceFigures } from "../../contracts/voice-figures.ts";
import { barText, figureText, voiceFigureText } from "./figure-text.ts";

const set: MeasuredSet = {
  id: "dev",
  reports: 40,
  figures: {
    criticalUnderRated: 0,
    forbidden: 1,
    category: { right: 39, of: 40 },
    priority: { right: 38, of: 40 },
    fieldF1: 0.9149,
    actionsRecall: 0.9,
    nextQuestion: { right: 30, of: 40 },
    robustness: { noPunctuation: 0.021, digits: -0.001 },
  },
  bars: { criticalUnderRated: 0, forbidden: 2, category: 0.975, fieldF1: 0.85, robustness: 0.03 },
};

test.each<[FigureName, string, string | undefined]>([
  ["criticalUnderRated", "0", "0"],
  ["forbidden", "1", "≤ 2"],
  ["category", "39 / 40", "≥ 39 / 40"],
  ["fieldF1", "0.91", "≥ 0.85"],
  ["actionsRecall", "0.90", undefined],
  ["robustness", "−0.02, 0.00", "≥ −0.03"],
])("%s is printed beside its bar", (name, figure, bar) => {
  expect([figureText(set, name), barText(set, name)]).toEqual([figure, bar]);
});

const spoken: VoiceFigures = {
  date: "2026-11-15",
  version: "0.1.0",
  wordErrorRate: 0.0312,
  factsHeard: { right: 112, of: 121 },
  answerTime: { p50Ms: 846, p95Ms: 1029 },
};

test.each<[VoiceFigureName, string, string]>([
  ["wordErrorRate", "3.1%", "3,1\u00a0%"],
  ["factsHeard", "112 / 121", "112 / 121"],
  ["answerTime", "0.85 s / 1.03 s", "0,85 s / 1,03 s"],
])("%s of spoken calls is printed as each language writes numbers", (name, english, spanish) => {
  expect(["en", "es"].map((language) => voiceFigureText(spoken, name, language))).toEqual([english, spanish]);
});
