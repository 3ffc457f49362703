import type { Sign } from "../../contracts/facts.ts";
import { type Category, categories } from "../../contracts/report.ts";
import type { VitalFound } from "./grammar/vitals.ts";
import type { Reading } from "./reading.ts";

const leastSign = 0.6;
/** Words that sound like this are not passed over, whatever the kind seems to be. */
const leastDanger = 0.5;

/** Where an incident is of no kind we file, the kind whose report has a place for its sign. */
const kindOfSign: Partial<Record<Sign, Category>> = {
  missing: "behavior_elopement",
  self_harm: "behavior_elopement",
  weapon: "behavior_elopement",
  overdose: "medication",
  poisoning: "medication",
  anaphylaxis: "medication",
  low_sugar: "medication",
  severe_bleeding: "wound",
};

/** Else by what its facts are about. */
const kindOfPath: readonly (readonly [begins: RegExp, kind: Category])[] = [
  [/^fall\./, "fall"],
  [/^medication\./, "medication"],
  [/^infection\./, "infection"],
  [/^(?:elopement|behavior)\./, "behavior_elopement"],
];

function signsIn({ spans, told }: Reading): string[] {
  const found = [...spans, ...told].filter(({ path }) => path === "sign" || path === "signs");
  return found.filter(({ certainty }) => certainty >= leastSign).map(({ value }) => value ?? "");
}

/** Readings nobody passes over, whatever else was said: "sat's seventy-four, lips blue". */
function isDangerous({ vital, value }: VitalFound): boolean {
  const level = Number.parseInt(String(value), 10);
  if (vital === "spo2") return level <= 85;
  if (vital === "glucose") return level <= 50;
  if (vital === "resp") return level <= 8 || level >= 34;
  return vital === "bp" && level <= 80;
}

export function tellsIncident(reading: Reading, vitals: readonly VitalFound[]): boolean {
  const isDanger = signsIn(reading).length > 0 || reading.danger >= leastDanger || vitals.some(isDangerous);
  return isDanger || reading.kind.none < Math.max(...Object.values(reading.kind));
}

/** The likeliest kind; an incident of no kind goes where its signs and facts fit best. */
export function likeliestKind(reading: Reading): Category {
  const best = categories.reduce((a, b) => ((reading.kind[b] ?? 0) > (reading.kind[a] ?? 0) ? b : a));
  return reading.kind.other > (reading.kind[best] ?? 0) ? nearestKind(reading) : best;
}

function nearestKind(reading: Reading): Category {
  const signs = signsIn(reading) as Sign[];
  const bySign = signs.map((sign) => kindOfSign[sign]).find((kind) => kind !== undefined);
  if (bySign) return bySign;
  const has = (path: string, value?: string) =>
    [...reading.spans, ...reading.told].some((found) => found.path === path && (!value || found.value === value));
  if (signs.includes("trouble_breathing") && has("symptom", "fever")) return "infection";
  const byPath = kindOfPath.find(([begins]) => reading.spans.some(({ path }) => begins.test(path)));
  return byPath?.[1] ?? "condition";
}
