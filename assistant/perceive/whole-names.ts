import { findDrugs } from "./grammar/drugs.ts";
import { honours } from "./grammar/names.ts";
import type { ReadSpan } from "./reading.ts";
import { setOf, wordsOf } from "./words.ts";

const titles = "mr|mrs|ms|miss|mister|missus|señor|señora";
const titleAlone = new RegExp(`^(?:${titles})\\.?$`, "i");
const titleBefore = new RegExp(`(?<!\\p{L})(?:${titles}|${honours})\\.?\\s+$`, "iu");
const relationBefore = /(?<=^|[\p{L}\p{N},] )(?:Mother|Father|Sister|Brother)\s+$/u;
/** "De la" of "De la Cruz"; "Little Bit" of "Little Bit Hawkins", where two capitals go before. */
const partBefore =
  /(?<!\p{L})(?:De la|De los|Del|De|Van der|Van|Von|Da|Dos|Di)\s+$|(?<=(?:^|[.,!?] ))\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ $/u;
const nextWord = /^\.?\s+\p{L}[\p{L}'’-]*/u;
const nextCapital = /^ (\p{Lu}\p{Ll}[\p{L}-]*)/u;
const capitalButNoName = setOf(`monday tuesday wednesday thursday friday saturday sunday january february march
  april june july august september october november december covid english spanish medicare medicaid`);

/** A title belongs to the name after it, and a title alone is no name: "Mr" in "Mr. T, one fourteen" is "Mr. T". */
export function wholeNames(text: string, spans: readonly ReadSpan[]): ReadSpan[] {
  const isName = ({ path }: ReadSpan) => path === "resident.name";
  const names = joined(
    text,
    spans.filter(isName).map((span) => wholeName(text, span)),
  );
  const others = spans.filter((span) => !isName(span)).flatMap((span) => withoutNames(span, names));
  return [...names, ...others].sort((a, b) => a.start - b.start);
}

function wholeName(text: string, span: ReadSpan): ReadSpan {
  const lead = text.slice(0, span.start);
  const before = (titleBefore.exec(lead) ?? relationBefore.exec(lead) ?? partBefore.exec(lead))?.[0].length ?? 0;
  const isTitle = titleAlone.test(text.slice(span.start, span.end));
  const after = isTitle ? (nextWord.exec(text.slice(span.end))?.[0].length ?? 0) : 0;
  const end = span.end + after;
  return { ...span, start: span.start - before, end: end + surname(text, span.start, end) };
}

const firstNameBehind = /^(?:,| comma) \p{Lu}\p{Ll}[\p{L}-]*(?=,? (?:in |room |rm\.? |apartment |apt\.? )*\d)/u;

/** "Lipschitz, Hannah, 334" is one name. */
function joined(text: string, names: readonly ReadSpan[]): ReadSpan[] {
  const isWord = ({ start, end }: ReadSpan) => /^\p{Lu}[\p{L}'’-]+$/u.test(text.slice(start, end));
  const isBehind = (a: ReadSpan | undefined, b: ReadSpan | undefined) => {
    if (!a || !b || !isWord(a) || !isWord(b)) return false;
    return /^(?:,| comma) $/.test(text.slice(a.end, b.start)) && text[b.end] === ",";
  };
  return names.flatMap((name, index) => {
    if (isBehind(names[index - 1], name)) return [];
    const next = names[index + 1];
    if (next && isBehind(name, next)) return [{ ...name, end: next.end }];
    const first = isWord(name) ? firstNameBehind.exec(text.slice(name.end))?.[0].length : undefined;
    return [first ? { ...name, end: name.end + first } : name];
  });
}

/** Capitals that follow at once belong to the name: "Eunice Two" in "Eunice Two Hearts fell" is not all of it. */
function surname(text: string, start: number, end: number): number {
  if (!/\p{Lu}/u.test(text.slice(start, end))) return 0;
  let length = 0;
  for (;;) {
    const next = nextCapital.exec(text.slice(end + length));
    const word = next?.[1] ?? "";
    if (!next || capitalButNoName.has(word.toLowerCase()) || isDrug(word)) return length;
    length += next[0].length;
  }
}

function isDrug(word: string): boolean {
  return findDrugs(wordsOf(word)).length > 0;
}

/** What a name has taken is not also a room. */
function withoutNames(span: ReadSpan, names: readonly ReadSpan[]): ReadSpan[] {
  const taking = names.find(({ start, end }) => start <= span.start && end > span.start);
  if (!taking) return [span];
  return taking.end < span.end ? [{ ...span, start: taking.end }] : [];
}
