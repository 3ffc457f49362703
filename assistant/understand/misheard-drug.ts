import { type Drug, drugs } from "./lexicons/drugs.ts";

const shortest = 7;
const singleWords = [...drugs].filter(([name]) => !name.includes(" ") && name.length >= 6);

const mostRemembered = 5_000;
const remembered = new Map<string, Drug | undefined>();

/**
 * The one drug a word was most likely meant to be; nothing when two come equally close. A story is read again at each new
 * sentence, so the answers are remembered.
 */
export function misheardDrug(word: string): Drug | undefined {
  if (word.length < shortest || drugs.has(word)) return undefined;
  if (!remembered.has(word)) {
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, closestDrug(word));
  }
  return remembered.get(word);
}

function closestDrug(word: string): Drug | undefined {
  const allowed = word.length >= 9 ? 2 : 1;
  let best = allowed + 1;
  let found = new Set<Drug>();
  for (const [name, drug] of singleWords) {
    if (name.charAt(0) !== word.charAt(0) || Math.abs(name.length - word.length) > allowed) continue;
    const distance = editDistance(word, name, best);
    if (distance < best) {
      best = distance;
      found = new Set([drug]);
    } else if (distance === best && best <= allowed) found.add(drug);
  }
  return best <= allowed && found.size === 1 ? [...found][0] : undefined;
}

/** Edits between two words, counting a swap of neighbours as one; gives up past the limit. */
export function editDistance(a: string, b: string, limit: number): number {
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
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}
