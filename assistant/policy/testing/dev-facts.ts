import { readFileSync } from "node:fs";
import type { FactPath, Facts, FactValues } from "../../../contracts/facts.ts";
import type { ActionCode, Category, Priority, Setting } from "../../../contracts/report.ts";
import { factsOf } from "./facts-of.ts";

type Labelled = string | number | boolean | { anyOf: unknown[] } | { includes: unknown[] };
type DevItem = {
  id: string;
  context: { now: string; setting: Setting };
  expected: {
    category: Category;
    priority: Priority;
    priorityReasons: string[];
    fields: Record<string, Labelled>;
    actionsMust: ActionCode[];
    askNext: string[];
  };
};
const file = new URL("./dev-labels.json", import.meta.url);
export const devItems: DevItem[] = JSON.parse(readFileSync(file, "utf8"));

const lists: readonly string[] = [
  "symptoms",
  "injury.types",
  "injury.sites",
  "immediateActions",
  "fall.environment",
  "medication.drugs",
  "infection.isolation",
  "infection.clusterRooms",
  "wound.infectionSigns",
];

/** The labelled fields as facts: the first accepted value, and nothing where a blank is accepted too. */
export function factsOfItem({ expected }: DevItem): Facts {
  const values: Record<string, unknown> = { kind: expected.category };
  for (const [path, label] of Object.entries(expected.fields)) {
    const value = acceptedValue(path, label);
    if (value !== null) values[path] = value;
  }
  return factsOf(values as { [P in FactPath]?: FactValues[P] });
}

function acceptedValue(path: string, label: Labelled): unknown {
  if (typeof label !== "object") return label;
  if ("anyOf" in label) return label.anyOf.includes(null) ? null : label.anyOf[0];
  return lists.includes(path) ? label.includes : label.includes.join(" ");
}
