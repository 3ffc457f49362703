import type { ReadSpan } from "./reading.ts";

const titleAlone = /^(?:mr|mrs|ms|miss|mister|missus|señor|señora)\.?$/i;
const titleBefore = /\b(?:mr|mrs|ms|miss|mister|missus|papa|grandpa|grandma|señor|señora)\.?\s+$/i;
const nextWord = /^\.?\s+\p{L}[\p{L}'’-]*/u;

/** A title belongs to the name after it, and a title alone is no name: "Mr" in "Mr. T, one fourteen" is "Mr. T". */
export function wholeNames(text: string, spans: readonly ReadSpan[]): ReadSpan[] {
  const names = spans.filter(({ path }) => path === "resident.name").map((span) => wholeName(text, span));
  const others = spans
    .filter(({ path }) => path !== "resident.name")
    .flatMap((span) => withoutNames(span, names));
  return [...names, ...others].sort((a, b) => a.start - b.start);
}

function wholeName(text: string, span: ReadSpan): ReadSpan {
  const before = titleBefore.exec(text.slice(0, span.start))?.[0].length ?? 0;
  const isTitle = titleAlone.test(text.slice(span.start, span.end));
  const after = isTitle ? (nextWord.exec(text.slice(span.end))?.[0].length ?? 0) : 0;
  return { ...span, start: span.start - before, end: span.end + after };
}

/** What a name has taken is not also a room. */
function withoutNames(span: ReadSpan, names: readonly ReadSpan[]): ReadSpan[] {
  const taking = names.find(({ start, end }) => start <= span.start && end > span.start);
  if (!taking) return [span];
  return taking.end < span.end ? [{ ...span, start: taking.end }] : [];
}
