// Measures how well and how fast incidents are understood, and fails when a bar is missed.
// `--reports <file>` takes other held-out reports in the same scheme; `--write` keeps the figures in docs/accuracy.json.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { allOwnReports } from "../../assistant/testing/all-own-reports.ts";
import type { LabelledReport } from "../../assistant/testing/labelled-report.ts";
import { type Bars, type ReportScore, scoreReport, totalBars } from "../../assistant/testing/score.ts";
import type { Variant } from "../../assistant/testing/variants.ts";
import { measureCost } from "./measure-cost.ts";

const { values } = parseArgs({
  options: {
    reports: { type: "string", default: "assistant/testing/held-out-reports.json" },
    write: { type: "boolean", default: false },
  },
});
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
    forbidden: 2,
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
  { id: "heldOut", reports: readReports(values.reports) },
];

const short: string[] = [];
const measured = sets.map(({ id, reports }) => {
  const runs = variants.map((variant) => reports.map((report) => scoreReport(report, variant)));
  const totals = runs.map(totalBars) as [Bars, Bars, Bars];
  print(id, totals);
  check(id, totals);
  return { id, reports, scores: runs[0] as ReportScore[], totals };
});

const cost = await measureCost(dev);
console.log(`\n${cost.curve.map(({ words }) => `${words}`.padStart(8)).join("")}  words`);
console.log(`${cost.curve.map(({ ms }) => ms.toFixed(2).padStart(8)).join("")}  ms`);
console.log(
  `2,000 words cost ${(cost.growth * 100).toFixed(0)} times what 20 cost: ${cost.growth.toFixed(2)} of linear`,
);
console.log(`the room weighs ${cost.brotliKb.toFixed(1)} KB in a browser (brotli)`);
for (const [name, most] of Object.entries(costBars)) {
  const value = cost[name as keyof typeof costBars];
  if (value > most) short.push(`${name} is ${value.toFixed(2)}, at most ${most}`);
}

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
console.log(
  `JSON ${JSON.stringify({ bench: "understanding", met: short.length === 0, cost, sets: accuracy.sets })}`,
);
if (values.write) writeFileSync("docs/accuracy.json", `${JSON.stringify(accuracy, null, 2)}\n`);
for (const line of short) console.error(`short: ${line}`);
process.exit(short.length === 0 ? 0 : 1);

function readReports(path: string): LabelledReport[] {
  return JSON.parse(readFileSync(path, "utf8")).items;
}

function print(id: SetId, totals: Bars[]) {
  console.log(
    `\n${id}, ${totals[0]?.reports} reports${" ".repeat(22)}${variants.map((name) => name.padStart(15)).join("")}`,
  );
  const line = (label: string, read: (bars: Bars) => string) =>
    console.log(`  ${label.padEnd(38)}${totals.map((total) => read(total).padStart(15)).join("")}`);
  line("critical reports rated lower", (b) => String(b.criticalUnderRated));
  line("reports with a forbidden value", (b) => String(b.forbiddenReports));
  line("category right", (b) => `${b.category}/${b.reports}`);
  line("priority right", (b) => `${b.priority}/${b.reports}`);
  line("  rated too low / too high", (b) => `${b.underRated} / ${b.overRated}`);
  line("field F1", (b) => b.f1.toFixed(3));
  line("  precision / recall", (b) => `${b.precision.toFixed(3)} / ${b.recall.toFixed(3)}`);
  line("required actions recalled", (b) => b.actions.toFixed(3));
  line("next question right", (b) => `${b.questions}/${b.reports}`);
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

function check(id: SetId, totals: [Bars, Bars, Bars]) {
  const figures = figuresOf(totals);
  for (const [name, bar] of Object.entries(bars[id])) {
    const figure = figures[name as keyof typeof figures];
    const isMost = name === "criticalUnderRated" || name === "forbidden" || name === "robustness";
    const value =
      typeof figure === "number"
        ? figure
        : "right" in figure
          ? figure.right / figure.of
          : Math.max(figure.noPunctuation, figure.digits);
    if (isMost ? value > bar : value < bar) short.push(`${id}: ${name} is ${value.toFixed(3)}, bar ${bar}`);
  }
  const worst = totals.some((total) => total.criticalUnderRated > 0);
  if (worst) short.push(`${id}: a critical report is rated lower in some disguise`);
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
