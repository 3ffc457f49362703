import type { FactPath } from "../../contracts/facts.ts";
import type { AnyPerceivedFact, Entry } from "./perception.ts";

/** So surely is something taken out: a right entry that goes costs more than a wrong one that stays. */
export const surelyWrong = 0.8;

/** Whether what the report holds at a path is wrong after what was said. */
export function isWrongIn(entries: readonly Entry[], likelihoods: readonly number[]) {
  return (path: FactPath) => entries.some((entry, at) => entry.path === path && (likelihoods[at] ?? 0) >= surelyWrong);
}

/** A report is of somebody: a name goes only where another comes, or where it is to be left out. */
const staysNamed: FactPath = "resident.name";

/** What of the report is wrong after what was said: the reader says so, or a field was named to be left out. */
export function wrongEntries(
  text: string,
  entries: readonly Entry[],
  likelihoods: readonly number[],
  retracted: readonly FactPath[],
  facts: readonly AnyPerceivedFact[],
): Entry[] {
  const isFound = facts.some(({ path }) => path === "elopement.foundPlace" || path === "elopement.found.time");
  const isOver = ({ path, value }: Entry) => isFound && path === "signs" && value === "missing";
  const isNew = ({ path }: Entry) => facts.some((fact) => fact.path === path);
  // "Seriously? 911?" doubts, and whoever doubts has not said that the danger is over.
  const isDoubted = ({ path }: Entry) => path === "signs" && text.includes("?");
  const isSure = (entry: Entry, at: number) =>
    (likelihoods[at] ?? 0) >= surelyWrong && (entry.path !== staysNamed || isNew(entry)) && !isDoubted(entry);
  const isWrong = (entry: Entry, at: number) => isSure(entry, at) || retracted.includes(entry.path) || isOver(entry);
  const isSaidAgain = ({ path, value }: Entry) =>
    facts.some((fact) => fact.path === path && [fact.value as unknown].flat().includes(value));
  return entries
    .filter((entry, at) => isWrong(entry, at) && !isSaidAgain(entry))
    .map(({ path, value }) => ({ path, value }));
}
