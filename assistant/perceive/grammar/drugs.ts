import { type Drug, type DrugClass, drugs, highAlertClasses } from "../tables/drugs.ts";
import { type Range, textOf, type Word, wholeOf } from "../words.ts";

const longestName = 3;
/** How far the sound of a name may be off, as a share of its letters: in one word, in pieces, within one class. */
const farthest = 0.25;
const farthestInPieces = 0.34;
const farthestInClass = 0.6;

/** The drug a marked range names, also misspelt or misheard ("ella kwiss"); a class narrows the list. */
export function readDrug(words: readonly Word[], range: Range, only?: DrugClass): Drug | undefined {
  const [listed] = findDrugs(words, range);
  if (listed) return listed.drug;
  const said = soundOf(textOf(words, range).replace(/^(the|her|his|a|an|some|my) /, ""));
  if (said.length < 4) return undefined;
  const candidates = bySound.filter(({ drug }) => !only || drug.class === only);
  const isInPieces = range.to - range.from > 1;
  const limit = only ? farthestInClass : isInPieces ? farthestInPieces : farthest;
  let best: { drug: Drug; share: number } | undefined;
  for (const { sound, drug } of candidates) {
    if (sound.length < 4) continue;
    const share = editDistance(said, sound) / Math.max(said.length, sound.length);
    if (share <= limit && (!best || share < best.share)) best = { drug, share };
  }
  return best?.drug;
}

/** Every drug that stands there by one of its names. */
export function findDrugs(words: readonly Word[], range = wholeOf(words)): (Range & { drug: Drug })[] {
  const found: (Range & { drug: Drug })[] = [];
  for (let from = range.from; from < range.to; from++) {
    for (let to = Math.min(range.to, from + longestName); to > from; to--) {
      const drug = drugs.get(textOf(words, { from, to }));
      if (!drug) continue;
      found.push({ from, to, drug });
      from = to - 1;
      break;
    }
  }
  return found;
}

export function isHighAlert(name: string): boolean {
  const drug = drugs.get(name.toLowerCase().replaceAll("-", " "));
  return drug !== undefined && highAlertClasses.has(drug.class);
}

/** "Insulin, eight units of Humalog": its own name says more. */
export function isKindOfDrug(name: string): boolean {
  return /^insulin$|\b(?:pills?|meds?|medicine|tablets?|inhaler|drops)$/i.test(name);
}

const sameSounds: [RegExp, string][] = [
  [/[^a-z]/g, ""],
  [/qu/g, "kw"],
  [/ph/g, "f"],
  [/x/g, "ks"],
  [/^z|^ks/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/z/g, "s"],
  [/y/g, "i"],
  [/ee|ea/g, "i"],
  [/oo|ou/g, "u"],
  [/th/g, "t"],
  [/([a-z])\1+/g, "$1"],
];

function soundOf(name: string): string {
  return sameSounds.reduce((sound, [from, to]) => sound.replace(from, to), name.toLowerCase());
}

const bySound = [...drugs].map(([name, drug]) => ({ sound: soundOf(name), drug }));

/** Edits between two words, counting a swap of neighbours as one. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      current.push(value);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
