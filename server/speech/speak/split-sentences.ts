import { limits } from "../../security/limits.ts";

const possibleEnd = /[.!?]+["')\]]*(?=\s|$)|\n+/g;
const abbreviation = /\b(?:mrs|mr|ms|dr|st|vs|approx|e\.g|i\.e|[A-Z])\.$/i;
const halfOfDay = /\b[ap]\.m\.$/i;
const longest = limits.sentenceCharacters.value;

/**
 * The sentences of a reply, so that the first can be heard while the next is made. One that is very long is cut
 * at a comma, since its first sound would come late; where there is none, it is cut all the same, since the engine's
 * time and memory grow with it.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(possibleEnd)) {
    const end = index + mark.length;
    if (!endsHere(text.slice(start, end), text.slice(end).trimStart())) continue;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return [...sentences, text.slice(start)]
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(cutLong);
}

function endsHere(sentence: string, rest: string): boolean {
  if (halfOfDay.test(sentence)) return !/^[a-z]/.test(rest);
  return !abbreviation.test(sentence);
}

function cutLong(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const middle = sentence.length / 2;
  const commas = [...sentence.matchAll(/[,;:] /g)].map(({ index }) => index + 1);
  const [comma] = commas.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const at = comma ?? endOfWords(sentence);
  return [sentence.slice(0, at), sentence.slice(at)]
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(cutLong);
}

function endOfWords(sentence: string): number {
  const space = sentence.lastIndexOf(" ", longest);
  if (space > 0) return space;
  const isMidLetter = /[\ud800-\udbff]/.test(sentence.charAt(longest - 1));
  return isMidLetter ? longest - 1 : longest;
}
