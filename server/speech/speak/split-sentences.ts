const possibleEnd = /[.!?]+["')\]]*(?=\s|$)|\n+/g;
const abbreviation = /\b(?:mrs|mr|ms|dr|st|vs|approx|e\.g|i\.e|[A-Z])\.$/i;
const halfOfDay = /\b[ap]\.m\.$/i;
const longest = 220;

/**
 * The sentences of a reply, so that the first can be heard while the next is made. One that is very long is cut
 * at a comma, since its first sound would come late.
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
    .flatMap(cutAtCommas);
}

function endsHere(sentence: string, rest: string): boolean {
  if (halfOfDay.test(sentence)) return !/^[a-z]/.test(rest);
  return !abbreviation.test(sentence);
}

function cutAtCommas(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const middle = sentence.length / 2;
  const commas = [...sentence.matchAll(/[,;:] /g)].map(({ index }) => index + 1);
  const [nearest] = commas.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (!nearest) return [sentence];
  return [sentence.slice(0, nearest), sentence.slice(nearest)].flatMap((part) => cutAtCommas(part.trim()));
}
