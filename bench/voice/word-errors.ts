import { spokenForm } from "../../server/speech/speak/spoken-form.ts";

/** Different spellings of the same spoken words, made equal on both sides before they are compared. */
const sameWords: [RegExp, string][] = [
  [/\b(\d{1,2})[.:](\d{2}) over (\d{2,3})\b/g, "$1$2/$3"],
  [/\b(\d{2,3}) over (\d{2,3})\b/g, "$1/$2"],
  [/\b(\d{1,2})\.([0-5]\d)\b(?!\d)/g, "$1:$2"],
  [/\b(\d+) ?x ?(\d+)\b/g, "$1 by $2"],
  [/\b(\d+)-(\d+)\b/g, "$1 $2"],
  [/\b(\d{1,2}):00\b/g, "$1 o'clock"],
];
const contractions: [RegExp, string][] = [
  [/\bcan't\b/g, "cannot"],
  [/\bwon't\b/g, "will not"],
  [/n't\b/g, " not"],
  [/'re\b/g, " are"],
  [/'ve\b/g, " have"],
  [/'ll\b/g, " will"],
  [/\bi'm\b/g, "i am"],
  [/\b(he|she|it|that|there|what)'s\b/g, "$1 is"],
  [/\bone hundred (\w+ty)\b/g, "one $1"],
  [/\bo\b/g, "oh"],
  [/\bgood bye\b/g, "goodbye"],
];

/** The words of a text with numbers spelled out, without case or punctuation. */
export function comparableWords(text: string): string[] {
  const alike = sameWords.reduce((before, [pattern, form]) => before.replace(pattern, form), text);
  const spoken = spokenForm(alike).toLowerCase();
  const whole = contractions.reduce((before, [pattern, form]) => before.replace(pattern, form), spoken);
  const words = whole.replace(/[^a-z' ]/g, " ").split(/\s+/);
  return words.map((word) => word.replace(/^'+|'+$/g, "")).filter(Boolean);
}

/** How many words must be changed, added or removed to get from what was heard to what was said. */
export function wordErrors(said: string, heard: string): { errors: number; words: number } {
  const [wanted, given] = [comparableWords(said), comparableWords(heard)];
  let row = Array.from({ length: given.length + 1 }, (_, index) => index);
  for (const [index, word] of wanted.entries()) {
    const next = [index + 1];
    for (const [column, other] of given.entries()) {
      const replaced = (row[column] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return { errors: row.at(-1) ?? 0, words: wanted.length };
}
