// Learns which words are said of critical events, and measures on rounds it has not read how often that would catch one
// and how often it would alarm for nothing. `--write` keeps the words for the assistant.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { alarmProbes } from "../../assistant/testing/alarm-probes.ts";
import { allOwnReports } from "../../assistant/testing/all-own-reports.ts";
import { hurriedProbes } from "../../assistant/testing/hurried-probes.ts";
import type { LabelledReport } from "../../assistant/testing/labelled-report.ts";
import { moreProbes } from "../../assistant/testing/more-probes.ts";
import { probes } from "../../assistant/testing/probes.ts";
import { terseProbes } from "../../assistant/testing/terse-probes.ts";
import { report } from "../testing/report.js";
import { type Lesson, learnWeights, lesson, type Weights, weighLesson } from "./learn-danger.ts";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const bars = { caught: 0.7, falseAlarms: 0.05 };
const folds = 10;
const roundSize = 20;
const dev: LabelledReport[] = JSON.parse(readFileSync("assistant/testing/dev-reports.json", "utf8")).items;

const lessons = [
  ...[...dev, ...allOwnReports].map(({ transcript, expected }, index) =>
    lesson(transcript, expected.priority, Math.floor(index / roundSize), true),
  ),
  ...[...probes, ...moreProbes, ...terseProbes, ...alarmProbes, ...hurriedProbes].map(
    ({ said, priority }, index) => lesson(said, priority, Math.floor(index / roundSize), false),
  ),
];

const unread = Array.from({ length: folds }, (_, fold) => {
  const weights = learnWeights(lessons.filter(({ round }) => round % folds !== fold));
  return lessons
    .filter(({ round }) => round % folds === fold)
    .map((one) => ({ ...one, weight: weighLesson(weights, one) }));
}).flat();
const calm = unread.filter(({ isReport, isCritical }) => isReport && !isCritical);
const threshold = thresholdFor(calm.map(({ weight }) => weight));
const share = (some: readonly (Lesson & { weight: number })[]) =>
  some.filter(({ weight }) => weight >= threshold).length / some.length;
const caught = share(unread.filter(({ isReport, isCritical }) => isReport && isCritical));

if (values.write) write(learnWeights(lessons), threshold);
report({
  bench: "danger-words",
  rows: [
    {
      words: "critical reports",
      lessons: unread.filter((one) => one.isReport && one.isCritical).length,
      alarms: caught,
    },
    { words: "other reports", lessons: calm.length, alarms: share(calm) },
    {
      words: "critical, one sentence",
      lessons: unread.filter((one) => !one.isReport && one.isCritical).length,
      alarms: share(unread.filter((one) => !one.isReport && one.isCritical)),
    },
    {
      words: "other, one sentence",
      lessons: unread.filter((one) => !one.isReport && !one.isCritical).length,
      alarms: share(unread.filter((one) => !one.isReport && !one.isCritical)),
    },
  ],
  bars: [
    {
      bar: `critical reports caught, at least ${bars.caught}`,
      figure: caught.toFixed(2),
      isMet: caught >= bars.caught,
    },
    {
      bar: `false alarms, at most ${bars.falseAlarms}`,
      figure: share(calm).toFixed(3),
      isMet: share(calm) <= bars.falseAlarms,
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
