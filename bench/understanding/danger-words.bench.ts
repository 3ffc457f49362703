// Learns which words are said of critical events, and measures on rounds it has not read how often that would catch one
// and how often it would alarm for nothing. `--write` keeps the words for the assistant.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { alarmProbes } from "../../assistant/testing/alarm-probes.ts";
import { allOwnReports } from "../../assistant/testing/all-own-reports.ts";
import { hurriedProbes } from "../../assistant/testing/hurried-probes.ts";
import type { LabelledReport } from "../../assistant/testing/labelled-report.ts";
import { layWordProbes } from "../../assistant/testing/lay-word-probes.ts";
import { moreProbes } from "../../assistant/testing/more-probes.ts";
import { probes } from "../../assistant/testing/probes.ts";
import { terseProbes } from "../../assistant/testing/terse-probes.ts";
import { report } from "../testing/report.js";
import { learnWeights, stemsSaid, type Weights, weighLesson } from "./learn-danger.ts";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const bars = { caught: 0.8, falseAlarms: 0.04 };
const folds = 10;
const lessonsFolder = "bench/understanding/lessons";
const dev: LabelledReport[] = JSON.parse(readFileSync("assistant/testing/dev-reports.json", "utf8")).items;

type Kind = "report" | "one sentence" | "told in odd words";
type Told = { said: string; isCritical: boolean; kind: Kind };
const told: Told[] = [
  ...[...dev, ...allOwnReports].map(({ transcript, expected }) => ({
    said: transcript,
    isCritical: expected.priority === "critical",
    kind: "report" as const,
  })),
  ...[...probes, ...moreProbes, ...terseProbes, ...alarmProbes, ...hurriedProbes, ...layWordProbes].map(
    ({ said, priority }) => ({
      said,
      isCritical: [priority].flat().includes("critical"),
      kind: "one sentence" as const,
    }),
  ),
  ...readdirSync(lessonsFolder).flatMap((file) =>
    readFileSync(`${lessonsFolder}/${file}`, "utf8")
      .trim()
      .split("\n")
      .map((line) => {
        const { said, critical }: { said: string; critical: boolean } = JSON.parse(line);
        return { said, isCritical: critical, kind: "told in odd words" as const };
      }),
  ),
];
// What stands together was written together: a fold leaves out whole rounds, not every tenth report.
const roundSize = 20;
const lessons = told.map((one, index) => ({
  ...one,
  fold: Math.floor(index / roundSize) % folds,
  stems: stemsSaid(one.said),
}));

const unread = Array.from({ length: folds }, (_, fold) => {
  const weights = learnWeights(lessons.filter((one) => one.fold !== fold));
  return lessons
    .filter((one) => one.fold === fold)
    .map((one) => ({ ...one, weight: weighLesson(weights, one) }));
}).flat();
const these = (kind: Kind, isCritical: boolean) =>
  unread.filter((one) => one.kind === kind && one.isCritical === isCritical);
const threshold = thresholdFor(these("report", false).map(({ weight }) => weight));
const alarms = (kind: Kind, isCritical: boolean) => {
  const some = these(kind, isCritical);
  return some.filter(({ weight }) => weight >= threshold).length / some.length;
};
const caught = alarms("report", true);
const falseAlarms = alarms("report", false);

if (values.write) write(learnWeights(lessons), threshold);
report({
  bench: "danger-words",
  rows: (["report", "one sentence", "told in odd words"] as const).map((kind) => ({
    lessons: kind,
    critical: these(kind, true).length,
    caught: alarms(kind, true),
    other: these(kind, false).length,
    "false alarms": alarms(kind, false),
  })),
  bars: [
    {
      bar: `critical reports caught, at least ${bars.caught}`,
      figure: caught.toFixed(2),
      isMet: caught >= bars.caught,
    },
    {
      bar: `false alarms, at most ${bars.falseAlarms}`,
      figure: falseAlarms.toFixed(3),
      isMet: falseAlarms <= bars.falseAlarms,
    },
  ],
});

/** The lowest that still leaves the reports that are not critical alone, all but a few. */
function thresholdFor(weighed: readonly number[]): number {
  const sorted = weighed.toSorted((a, b) => b - a);
  return Math.ceil((sorted[Math.floor(sorted.length * bars.falseAlarms)] ?? 0) * 10 + 1) / 10;
}

function write(weights: Weights, dangerThreshold: number): void {
  const byWeight = new Map<number, string[]>();
  for (const [stem, weight] of weights) {
    if (weight !== 0) byWeight.set(weight, [...(byWeight.get(weight) ?? []), stem]);
  }
  const lines = [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, stems]) => `  "${weight}":\n    "${stems.sort().join(" ")}",`);
  writeFileSync(
    "assistant/understand/lexicons/danger-words.ts",
    `/** Learned from our own reports by \`npm run bench -- danger-words --write\`; not to be edited by hand. */
export const dangerThreshold = ${dangerThreshold};
export const dangerWords = {
${lines.join("\n")}
};
`,
  );
}
