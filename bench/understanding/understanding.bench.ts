// Measures how well and how fast incidents are understood, and fails when a bar is missed.
// `--reports <file>` takes other held-out reports in the same scheme; `--write` keeps the figures in docs/accuracy.json.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { allOwnReports } from "../../assistant/testing/all-own-reports.ts";
import type { LabelledReport } from "../../assistant/testing/labelled-report.ts";
import { type Bars, type ReportScore, scoreReport, totalBars } from "../../assistant/testing/score.ts";
import type { Variant } from "../../assistant/testing/variants.ts";
import { type Bar, report } from "../testing/report.js";
import { measureCost } from "./measure-cost.ts";

const { values } = parseArgs({
  options: {
    reports: { type: "string", default: "assistant/testing/held-out-reports.json" },
    write: { type: "boolean", default: false },
  },
});
const heldOut = readReports(values.reports);
const variants: Variant[] = ["as written", "no punctuation", "digits"];
type SetId = "dev" | "own" | "heldOut";

/** The least or the most each figure may be; a share of the reports, or a count. */
const bars = {
  dev: {
    criticalUnderRated: 0,
    forbidden: 0,
    category: 39 / 40,
    priority: 38 / 40,
    fieldF1: 0.9,
    actionsRecall: 0.95,
    nextQuestion: 36 / 40,
    robustness: 0.03,
  },
  own: { criticalUnderRated: 0 },
  heldOut: {
    criticalUnderRated: 0,
    forbidden: Math.floor((2 / 20) * heldOut.length),
    category: 18 / 20,
    priority: 17 / 20,
    fieldF1: 0.78,
    actionsRecall: 0.85,
    nextQuestion: 15 / 20,
    robustness: 0.05,
  },
} as const;
const costBars = { msFor150Words: 5, growth: 1.5, brotliKb: 45 };

const dev = readReports("assistant/testing/dev-reports.json");
const sets: { id: SetId; reports: LabelledReport[] }[] = [
  { id: "dev", reports: dev },
  { id: "own", reports: allOwnReports },
  { id: "heldOut", reports: heldOut },
];
const measured = sets.map(({ id, reports }) => {
  const runs = variants.map((variant) => reports.map((item) => scoreReport(item, variant)));
  return {
    id,
    reports,
    scores: runs[0] as ReportScore[],
    totals: runs.map(totalBars) as [Bars, Bars, Bars],
  };
});
const cost = await measureCost(dev);

if (values.write) {
  const accuracy = {
    date: new Date().toISOString().slice(0, 10),
    version: JSON.parse(readFileSync("package.json", "utf8")).version as string,
    sets: measured.map(({ id, reports, totals }) => ({
      id,
      reports: reports.length,
      figures: figuresOf(totals),
      bars: bars[id],
    })),
    failures: measured
      .filter(({ id }) => id === "dev")
      .flatMap(({ reports, scores }) => failuresOf(reports, scores))
      .slice(0, 8),
  };
  writeFileSync("docs/accuracy.json", `${JSON.stringify(accuracy, null, 2)}\n`);
}
report({
  bench: "understanding",
  rows: measured.flatMap(({ id, totals }) =>
    totals.map((total, index) => rowOf(`${id}, ${variants[index]}`, total)),
  ),
  bars: [
    ...measured.flatMap(({ id, totals }) => checkSet(id, totals)),
    ...Object.entries(costBars).map(([name, most]) => {
      const figure = cost[name as keyof typeof costBars];
      return { bar: `${name}, at most ${most}`, figure: figure.toFixed(2), isMet: figure <= most };
    }),
  ],
  plots: {
    words: {
      title: "Time to understand a transcript",
      x: "words",
      y: "ms",
      lines: { "best of many": cost.curve.map(({ words, ms }) => [words, ms]) },
    },
  },
});

function readReports(path: string): LabelledReport[] {
  return JSON.parse(readFileSync(path, "utf8")).items;
}

function rowOf(set: string, total: Bars) {
  return {
    set,
    reports: total.reports,
    "critical lower": total.criticalUnderRated,
    forbidden: total.forbiddenReports,
    category: total.category,
    priority: total.priority,
    "too low / high": `${total.underRated} / ${total.overRated}`,
    F1: total.f1.toFixed(3),
    actions: total.actions.toFixed(3),
    question: total.questions,
  };
}

function figuresOf([written, bare, digits]: [Bars, Bars, Bars]) {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    criticalUnderRated: written.criticalUnderRated,
    forbidden: written.forbiddenReports,
    category: { right: written.category, of: written.reports },
    priority: { right: written.priority, of: written.reports },
    fieldF1: round(written.f1),
    actionsRecall: round(written.actions),
    nextQuestion: { right: written.questions, of: written.reports },
    robustness: { noPunctuation: round(written.f1 - bare.f1), digits: round(written.f1 - digits.f1) },
  };
}

function checkSet(id: SetId, totals: [Bars, Bars, Bars]): Bar[] {
  const figures = figuresOf(totals);
  const checked = Object.entries(bars[id]).map(([name, bar]) => {
    const figure = figures[name as keyof typeof figures];
    const isMost = name === "criticalUnderRated" || name === "forbidden" || name === "robustness";
    const value =
      typeof figure === "number"
        ? figure
        : "right" in figure
          ? figure.right / figure.of
          : Math.max(figure.noPunctuation, figure.digits);
    return {
      bar: `${id}: ${name}, at ${isMost ? "most" : "least"} ${bar}`,
      figure: Number(value.toFixed(3)),
      isMet: isMost ? value <= bar : value >= bar,
    };
  });
  const worst = Math.max(...totals.map((total) => total.criticalUnderRated));
  return [
    ...checked,
    {
      bar: `${id}: critical reports rated lower in any disguise, at most 0`,
      figure: worst,
      isMet: worst === 0,
    },
  ];
}

function failuresOf(reports: LabelledReport[], scores: ReportScore[]) {
  return scores.flatMap((score, index) =>
    [...score.fieldsWrong, ...score.fieldsMissing.map((path) => `${path}=nothing`)].map((wrong) => {
      const [path = "", got = ""] = wrong.split("=");
      const said = reports[index]?.transcript ?? "";
      return { said, expected: `${path}: ${JSON.stringify(reports[index]?.expected.fields[path])}`, got };
    }),
  );
}
