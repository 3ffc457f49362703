import { expect, test } from "vitest";
import type { FigureName, MeasuredSet } from "../../contracts/accuracy-figures.ts";
import { barText, figureText } from "./figure-text.ts";

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
