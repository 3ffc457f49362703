// Scores a set that nobody here has seen, through the command line as anyone would use it.
//   npm run bench -- first-sight --set FILE --name "Set A" [--write]
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { interval } from "../../contracts/first-sight.ts";
import { tableOf } from "../testing/report.ts";
import { asRecognised } from "./as-recognised.ts";
import { failuresOf, figuresOf, type Printed, type SetLine, scoreLine } from "./score-set.ts";

const { values } = parseArgs({
  options: {
    set: { type: "string" },
    name: { type: "string", default: "unnamed" },
    note: { type: "string", default: "" },
    failures: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
if (!values.set) {
  console.log("Nothing to score: --set FILE names a set of lines that nobody here has seen.");
  process.exit(0);
}
const lines = readFileSync(values.set, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as SetLine);

const scores = score(lines);
const figures = figuresOf(scores);
const unpunctuated = figuresOf(score(lines.map(asRecognised)))
  .filter(({ figure }) => figure === "f1")
  .map((figure) => ({ ...figure, figure: "f1Unpunctuated" as const }));
const all = [...figures, ...unpunctuated];
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
console.log(
  tableOf(
    all.map(({ talk, figure, right, of }) => {
      const [low, high] = interval(right, of);
      return { talk, figure, right, of, share: percent(right / of), from: percent(low), to: percent(high) };
    }),
  ),
);
const failures = failuresOf(scores);
if (values.failures) writeFileSync(values.failures, `${JSON.stringify(failures, null, 1)}\n`);

if (values.write) {
  const file = "docs/first-sight.json";
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const date = new Date().toISOString().slice(0, 10);
  const set = {
    name: values.name,
    note: values.note,
    date,
    version,
    figures: all,
    failures: failures.slice(0, 60),
  };
  writeFileSync(file, `${JSON.stringify([...kept, set], null, 1)}\n`);
}

function score(wanted: readonly SetLine[]) {
  const asked = wanted.map(({ id, context, transcript, turns }) =>
    JSON.stringify({ id, context, turns: turns ?? [{ who: "visitor", text: transcript }] }),
  );
  const { stdout, status, stderr } = spawnSync(process.execPath, ["dist/server/understand.js"], {
    input: `${asked.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(`The command line failed: ${stderr}`);
  const printed = stdout.split("\n").filter(Boolean);
  return wanted.map((line, index) => scoreLine(line, JSON.parse(printed[index] ?? "{}") as Printed));
}
