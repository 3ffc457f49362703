import type { Condition } from "../../care/condition.ts";
import { assistant } from "../../content/en/assistant.ts";
import { care } from "../../content/en/care.ts";

const labels: Partial<Record<string, string>> = {
  ...assistant.fields,
  kind: "kind",
  signs: "sign of danger",
  "allegation.type": "alleged",
  "fall.mechanism": "how the fall happened",
  "behavior.type": "behavior",
  ...Object.fromEntries(
    Object.entries(assistant.people).map(([who, name]) => [`notifications.${who}`, `${name} told`]),
  ),
};

/** A condition in words a nurse can read and sign. */
export function describeCondition(condition: Condition, inside = false): string {
  const list = (op: "all" | "any", of: readonly Condition[], word: string) => {
    const parts = of.flatMap((part) => (part.op === op ? part.of : [part]));
    const text = parts.map((part) => describeCondition(part, true)).join(` ${word} `);
    return inside && parts.length > 1 ? `(${text})` : text;
  };
  switch (condition.op) {
    case "is":
      return `${label(condition.path)}: ${condition.values.map(plain).join(", ")}`;
    case "said":
      return `${condition.paths.map(label).join(", ")} is told`;
    case "begins":
      return `anything told about ${condition.prefix.replace(".", "")}`;
    case "has":
      return `${label(condition.path)}: ${condition.items.map(plain).join(", ")}`;
    case "more":
      return `${label(condition.path)} above ${condition.than}`;
    case "less":
      return `${label(condition.path)} below ${condition.than}`;
    case "upper":
      return `upper blood pressure ${condition.atMost} or less`;
    case "upperAbove":
      return `upper blood pressure above ${condition.than}`;
    case "drug":
      return `medicine: ${condition.of.join(", ")}`;
    case "at":
      return `place of injury: ${condition.part}`;
    case "less-given":
      return "less given than ordered";
    case "kind":
      return `kind: ${condition.kinds.map((kind) => care.kinds[kind]).join(", ")}`;
    case "setting":
      return `setting: ${condition.settings.map((name) => assistant.settings[name]).join(", ")}`;
    case "because":
      return `reason: ${condition.codes.map((code) => `*${care.reasons[code]}*`).join(", ")}`;
    case "priority":
      return `priority: ${condition.priorities.join(", ")}`;
    case "step":
      return `step: ${condition.codes.map((code) => `*${care.steps[code]}*`).join(", ")}`;
    case "emergency":
      return `first steps shown: ${condition.signs.map(plain).join(", ")}`;
    case "danger":
      return `the reader's warning is ${condition.atLeast} or more`;
    case "all":
      return condition.of.length === 0 ? "always" : list("all", condition.of, "AND");
    case "any":
      return list("any", condition.of, "OR");
    case "count": {
      const parts = condition.of.map((part) => describeCondition(part, true));
      return `at least ${condition.atLeast} of: ${parts.join("; ")}`;
    }
    case "not":
      return `NOT ${describeCondition(condition.of, true)}`;
    case "named":
      return `**${condition.name}**`;
  }
}

/** Every named condition inside, so that each can be printed once with its meaning. */
export function namedIn(condition: Condition): [string, Condition][] {
  switch (condition.op) {
    case "named":
      return [[condition.name, condition.of], ...namedIn(condition.of)];
    case "not":
      return namedIn(condition.of);
    case "all":
    case "any":
    case "count":
      return condition.of.flatMap(namedIn);
    default:
      return [];
  }
}

function label(path: string): string {
  return (labels[path] ?? path).toLowerCase();
}

function plain(value: unknown): string {
  const spoken: Partial<Record<string, string>> = assistant.codes;
  return spoken[String(value)] ?? String(value).replaceAll("_", " ");
}
