import { isList } from "../../contracts/fact-values.ts";
import type { FactPath } from "../../contracts/facts.ts";
import { isBreathing } from "./breathing.ts";
import type { AnyPerceivedFact, Perception } from "./perception.ts";
import type { Said } from "./said.ts";
import { placeOf, setOf, textOf, type Word, wholeOf } from "./words.ts";

const ordering = setOf("take taking remove delete drop strike scratch erase off");
const orderReach = 5;
const denying = setOf("no not isnt arent wasnt doesnt didnt never hasnt nobody");
const denyReach = 3;
/** What is longer tells a story, in which a "no" may be of anything. */
const mostOfItem = 8;
const mostOfCode = 12;
/** So many letters of a word must be the same: "sweats", "sweating". */
const leastAlike = 4;

/** "Take out the sweating", "nobody said anything sexual", "she IS breathing": what the report holds no longer. */
export function takenOut(said: Said, { facts, retracted }: Perception): Partial<Perception> {
  const isNew = (path: string) => !isList(path as FactPath) && facts.some((fact) => fact.path === path);
  const gone = Object.entries(said.heard.known).flatMap(([path, known]) => {
    const codes = [known].flat().filter((value): value is string => typeof value === "string" && isCode(path, value));
    const items = isNew(path) ? [] : codes.filter((item) => isTakenOut(said.words, path, item));
    return items.length > 0 ? [{ path: path as FactPath, items, isAll: items.length === [known].flat().length }] : [];
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

const unnamed = setOf(`yes no unknown done attempted not_done started not_started baseline changed stayed same better
  worse new none other`);

/** A code that has a name of its own, which somebody may say. */
function isCode(path: string, value: string): boolean {
  return path !== "kind" && !path.startsWith("resident.") && /^[a-z_]+$/.test(value) && !unnamed.has(value);
}

function isTakenOut(words: readonly Word[], path: string, item: string): boolean {
  if (item === "not_breathing" && isBreathing(words)) return true;
  if (item === "missing" && isBack(words)) return true;
  const [name = ""] = item.toLowerCase().split(/[_ ]/).slice(-1);
  const at = words.findIndex(({ text }) => isAlike(text, name));
  if (at < 0) return false;
  const before = (reach: number) => words.slice(Math.max(0, at - reach), at);
  if (words.length > (isList(path as FactPath) ? mostOfItem : mostOfCode)) return false;
  if (before(orderReach).some(({ text }) => ordering.has(text))) return true;
  const isDeniable = path === "symptoms" || !isList(path as FactPath);
  return isDeniable && before(denyReach).some(({ text }) => denying.has(text));
}

const back =
  /\b(?:(?:hes|shes|theyre|he is|she is|(?:got|brought|walked) (?:him|her)) (?:\w+ )?(?:back|inside|safe)|found)\b/;
const stillGone = /\b(?:still|yet|not|isnt|havent|hasnt|cant|never|didnt|looking|searching|if|until)\b/;

/** "He's back in bed", "we found her by the van". */
function isBack(words: readonly Word[]): boolean {
  const said = textOf(words, wholeOf(words));
  return back.test(said) && !stillGone.test(said);
}

function isAlike(one: string, other: string): boolean {
  const least = Math.max(leastAlike, Math.min(one.length, other.length) - 3);
  return one === other || (one.length >= leastAlike && one.slice(0, least) === other.slice(0, least));
}
