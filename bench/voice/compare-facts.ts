import { comparableWords } from "./word-errors.ts";

/** Longer texts are quotes: one word heard otherwise is no other fact. */
const longestFact = 40;

/** How many of the facts in one report stand in the other with the same value, and which do not. */
export function compareFacts(wanted: unknown, given: unknown) {
  const [typed, spoken] = [factsOf(wanted), factsOf(given)];
  const facts = [...typed].filter(([, value]) => value.length <= longestFact);
  const lost = facts.filter(([path, value]) => spoken.get(path) !== value);
  return {
    of: facts.length,
    right: facts.length - lost.length,
    differences: lost.map(([path, value]) => `${path}: ${value}, heard ${spoken.get(path) ?? "nothing"}`),
  };
}

function factsOf(report: unknown, path = ""): Map<string, string> {
  if (typeof report !== "object" || report === null || Array.isArray(report)) return new Map();
  if ("value" in report) return new Map([[path, comparableWords(JSON.stringify(report.value)).join(" ")]]);
  return new Map(
    Object.entries(report).flatMap(([name, inner]) => [...factsOf(inner, path ? `${path}.${name}` : name)]),
  );
}
