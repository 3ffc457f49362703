import { expect, test } from "vitest";
import type { Figure } from "../../contracts/first-sight.ts";
import type { VoiceFigureName, VoiceFigures } from "../../contracts/voice-figures.ts";
import { barText, figureText, rangeText, voiceFigureText } from "./figure-text.ts";

const words = { score: "{right} of {of}", range: "{low} to {high}" };

test.each<[Figure, string, string | undefined, string | undefined]>([
  [{ talk: "plain", figure: "kind", right: 27, of: 30 }, "27 of 30", "74% to 97%", "≥ 97%"],
  [{ talk: "plain", figure: "f1", right: 942, of: 1000 }, "0.94", undefined, "≥ 0.95"],
  [{ talk: "none", figure: "filed", right: 1, of: 30 }, "1 of 30", "1% to 17%", "≤ 5%"],
  [{ talk: "none", figure: "alarmed", right: 0, of: 30 }, "0 of 30", "0% to 11%", "0"],
  [{ talk: "calm", figure: "calledCritical", right: 2, of: 15 }, "2 of 15", "4% to 38%", undefined],
])("%o is printed with how sure it is, beside its bar", (figure, text, range, bar) => {
  expect(figureText(figure, words, "en")).toBe(text);
  expect(rangeText(figure, words, "en")).toBe(range);
  expect(barText(figure.talk, figure.figure, "en")).toBe(bar);
});

const spoken: VoiceFigures = {
  date: "2026-11-15",
  version: "0.1.0",
  wordErrorRate: 0.0312,
  factsHeard: { right: 112, of: 121 },
  answerTime: { p50Ms: 846, p95Ms: 1029 },
};

test.each<[VoiceFigureName, string, string]>([
  ["wordErrorRate", "3.1%", "3.1%"],
  ["factsHeard", "112 / 121", "112 / 121"],
  ["answerTime", "0.85 s / 1.03 s", "0.85 s / 1.03 s"],
])("%s of spoken calls is printed as readers of both languages write numbers", (name, english, spanish) => {
  expect(["en", "es"].map((language) => voiceFigureText(spoken, name, language))).toEqual([english, spanish]);
});
