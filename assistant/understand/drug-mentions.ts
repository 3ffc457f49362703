import { type Drug, drugs, impliedDrugs } from "./lexicons/drugs.ts";
import { misheardDrug } from "./misheard-drug.ts";
import { find, type Reading, type Span } from "./reading.ts";

export type DrugMention = Span & { drug: Drug };

const longest = 3;
const mentionsOf = new WeakMap<Reading, DrugMention[]>();

/** Every drug named in the reading, longest name first, misheard names and unnamed kinds included. */
export function findDrugs(reading: Reading): DrugMention[] {
  const known = mentionsOf.get(reading);
  if (known) return known;
  const { words } = reading;
  const mentions: DrugMention[] = [];
  for (let at = 0; at < words.length; at++) {
    const mention = drugAt(reading, at);
    if (!mention) continue;
    mentions.push(mention);
    at = mention.to - 1;
  }
  mentions.push(...unnamed(reading, mentions));
  mentions.sort((a, b) => a.from - b.from);
  mentionsOf.set(reading, mentions);
  return mentions;
}

/** "eight units meant for 117": a kind of drug that goes without its name, unless a named one stands beside it. */
function unnamed(reading: Reading, named: DrugMention[]): DrugMention[] {
  return impliedDrugs.flatMap(([name, drugClass, pattern]) => {
    if (named.some(({ drug }) => drug.class === drugClass)) return [];
    return find(reading, pattern)
      .filter(({ from, to }) => !named.some((mention) => mention.from < to + 4 && from - 4 < mention.to))
      .map(({ from, to }) => ({ from, to, drug: { name, generic: name, class: drugClass } }));
  });
}

/** "war for in": a name a recogniser has cut up, where a drug is expected. */
function inPieces(words: Reading["words"], at: number): DrugMention | undefined {
  if (!/^(?:on|take|taking|gave|started|missed|of|her|the|a|[a-z]+s)$/.test(words[at - 1]?.text ?? ""))
    return undefined;
  for (const count of [3, 2]) {
    const pieces = words.slice(at, at + count);
    if (pieces.length < count || pieces.some((word, index) => index > 0 && word.pause > 0)) continue;
    const drug = misheardDrug(pieces.map((word) => word.text).join(""));
    if (drug) return { from: at, to: at + count, drug };
  }
  return undefined;
}

function drugAt({ words }: Reading, at: number): DrugMention | undefined {
  for (let count = Math.min(longest, words.length - at); count > 0; count--) {
    const name = words
      .slice(at, at + count)
      .map((word) => word.text)
      .join(" ");
    const drug = drugs.get(name) ?? (name.length > 4 ? drugs.get(name.replace(/s$/, "")) : undefined);
    if (drug) return { from: at, to: at + count, drug };
  }
  const drug = misheardDrug(words[at]?.text ?? "");
  if (drug) return { from: at, to: at + 1, drug };
  return inPieces(words, at);
}
