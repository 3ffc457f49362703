import { isList } from "../../contracts/fact-values.ts";
import type { FactPath } from "../../contracts/facts.ts";
import { isBreathing } from "./breathing.ts";
import type { AnyPerceivedFact, Perception } from "./perception.ts";
import type { Said } from "./said.ts";
import { placeOf, setOf, type Word, wholeOf } from "./words.ts";

const ordering = setOf("take taking remove delete drop strike scratch erase off");
const orderReach = 5;
const denying = setOf("no not isnt arent wasnt doesnt didnt never hasnt");
const denyReach = 3;
/** So many letters of a word must be the same: "sweats", "sweating". */
const leastAlike = 4;

/** "Take out the sweating", "he ain't coughing", "she IS breathing": what a list of the report holds no longer. */
export function takenOut(said: Said, { facts, retracted }: Perception): Partial<Perception> {
  const lists = Object.entries(said.heard.known).filter(([path]) => isList(path as FactPath));
  const gone = lists.flatMap(([path, known]) => {
    const items = (known as readonly string[]).filter((item) => isTakenOut(said.words, path, item));
    return items.length > 0
      ? [{ path: path as FactPath, items, isAll: items.length === (known as string[]).length }]
      : [];
  });
  if (gone.length === 0) return {};
  const isGone = ({ path }: AnyPerceivedFact) => gone.some((one) => one.path === path);
  const places = [placeOf(said.words, wholeOf(said.words))];
  const lessened = gone
    .filter(({ isAll }) => !isAll)
    .map(
      ({ path, items }) => ({ path, value: [], places: [], tookBack: [{ value: items, places }] }) as AnyPerceivedFact,
    );
  return {
    facts: [...facts.filter((fact) => !isGone(fact)), ...lessened],
    retracted: [...retracted, ...gone.filter(({ isAll }) => isAll).map(({ path }) => path)],
  };
}

function isTakenOut(words: readonly Word[], path: string, item: string): boolean {
  if (item === "not_breathing" && isBreathing(words)) return true;
  const [name = ""] = item.toLowerCase().split(/[_ ]/).slice(-1);
  const at = words.findIndex(({ text }) => isAlike(text, name));
  if (at < 0) return false;
  const before = (reach: number) => words.slice(Math.max(0, at - reach), at);
  if (before(orderReach).some(({ text }) => ordering.has(text))) return true;
  return path === "symptoms" && before(denyReach).some(({ text }) => denying.has(text)) && words.length <= 8;
}

function isAlike(one: string, other: string): boolean {
  const least = Math.max(leastAlike, Math.min(one.length, other.length) - 3);
  return one === other || (one.length >= leastAlike && one.slice(0, least) === other.slice(0, least));
}
