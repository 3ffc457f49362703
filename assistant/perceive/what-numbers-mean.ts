import type { FactPath } from "../../contracts/facts.ts";
import { answers } from "./asked.ts";
import type { Candidate } from "./candidate.ts";
import { isNumber } from "./grammar/numbers.ts";
import { findVitals } from "./grammar/vitals.ts";
import { vitalPaths } from "./paths.ts";
import type { Said } from "./said.ts";

const numberPaths =
  /^(?:vitals\.|resident\.room|pain\.score|medication\.dose|wound\..+Cm|infection\.affected)/;
const beside = new Set(
  "about around like maybe just only units mg milligrams percent degrees over and a half oh point".split(" "),
);

/**
 * A number that stands behind its own name ("pulse 80") is that reading and no other, and a bare number in answer to
 * a question is what was asked for, whatever else it could be.
 */
export function whatNumbersMean(said: Said, candidates: readonly Candidate[]): Candidate[] {
  const asked = said.heard.asked?.path;
  const isBare = said.words.every(({ text }) => isNumber(text) || /^\d/.test(text) || beside.has(text));
  const vitals = findVitals(said.words).map((vital) => ({
    ...vital,
    path: vitalPaths[vital.vital] as FactPath,
  }));
  return candidates.filter(({ path, place }) => {
    if (!numberPaths.test(path)) return true;
    if (asked && isBare) return answers(asked, path);
    const { from, to } = said.range(place);
    const named = vitals.filter((vital) => vital.from < to && vital.to > from);
    return named.length === 0 || named.some((vital) => vital.path === path);
  });
}
