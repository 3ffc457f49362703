import type { FactPath } from "../../contracts/facts.ts";
import { type Candidate, candidatesOf, type Said } from "./said.ts";
import { placeOf, setOf } from "./words.ts";

const sites = ["injury.sites", "wound.site", "pain.site"] as const satisfies readonly FactPath[];
/** "Right now", "left the room": no side of anybody. */
const notASide = setOf(
  `now away after there here before back then by up in on at to from the her his me a an i it`,
);
const asSide = setOf("the his her its it was on s thats is meant mean make");

/** "Did I say left ankle? I meant the right": the same part of the body on the other side. */
export function otherSide(said: Said, found: readonly Candidate[]): Candidate[] {
  const at = said.words.findLastIndex(
    ({ text }, index) =>
      /^(?:left|right)$/.test(text) &&
      !notASide.has(said.words[index + 1]?.text ?? "") &&
      asSide.has(said.words[index - 1]?.text ?? ""),
  );
  const side = said.words[at]?.text;
  if (!side) return [];
  const other = side === "left" ? "right" : "left";
  const place = placeOf(said.words, { from: at, to: at + 1 });
  return sites.flatMap((path): Candidate[] => {
    const known: readonly string[] = [said.heard.known[path] ?? []].flat();
    const isNew = found.some(
      (candidate) => candidate.path === path && String(candidate.value).includes(side),
    );
    if (isNew || known.length !== 1 || !known[0]?.includes(other)) return [];
    return candidatesOf([[path, known[0].replace(other, side)]], place, 0.9);
  });
}
