/** A part of a text, and what stands in its place. */
export type Span = { start: number; end: number; mark?: string };

type MaskedText = {
  text: string;
  /** Where a part of the masked text stood. */
  toOriginal(start: number, end: number): { start: number; end: number; quote: string };
};

const numbered = "mrn|record|chart|account|medicare|medicaid|insurance|policy|member|social security|ssn|id";
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|" +
  "sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** What names a person without being a name. The reader hands in names and rooms; numbers are found here. */
const patterns: readonly { mark: string; pattern: RegExp }[] = [
  {
    mark: "[EMAIL]",
    pattern: /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu,
  },
  { mark: "[EMAIL]", pattern: /\b[\w.-]{1,64} at [\w-]{1,63}(?: dot [a-z]{2,20}){1,3}\b/gi },
  { mark: "[LINK]", pattern: /\bhttps?:\/\/\S{1,500}/gi },
  {
    mark: "[DATE]",
    pattern: /\b(?:\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d{2}|(?:19|20)\d{2}-\d{1,2}-\d{1,2})\b/g,
  },
  { mark: "[DATE]", pattern: new RegExp(`\\b${month}\\.? ${ordinal}(?:,? (?:19|20)\\d{2})\\b`, "gi") },
  { mark: "[DATE]", pattern: new RegExp(`\\b${ordinal} (?:of )?${month}\\.?,? (?:19|20)\\d{2}\\b`, "gi") },
  {
    mark: "[DATE]",
    pattern: /(?<=\b(?:born|birthday|birth ?date|date of birth|dob)\b[^.!?\n]{0,20}?)(?:19|20)\d{2}\b/gi,
  },
  {
    mark: "[NUMBER]",
    pattern: new RegExp(`(?<=\\b(?:${numbered})\\b[^.!?\\n]{0,20}?)[a-z]{0,4}[-#]?\\d[\\d-]{2,}[a-z0-9]*`, "gi"),
  },
  { mark: "[NUMBER]", pattern: /\b\d{3}-\d{2}-\d{4}\b/g },
  { mark: "[PHONE]", pattern: /(?<![\d/])\+?(?:\d[ ().-]{0,3}){6,14}\d(?![\d/])/g },
];

/**
 * Replaces what names a person before words leave this machine: the spans given, wherever else the same words stand,
 * in any case, and every number that leads to somebody.
 */
export function maskPeople(text: string, spans: readonly Span[]): MaskedText {
  const given = spans.flatMap(({ start, end, mark = "[NAME]" }) => everywhere(text, text.slice(start, end), mark));
  const found = patterns.flatMap(({ mark, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      start: index,
      end: index + match.length,
      mark,
    })),
  );
  const ordered = [...given, ...found].sort((a, b) => a.start - b.start || b.end - a.end);

  let masked = "";
  const origin: number[] = [];
  let at = 0;
  for (const { start, end, mark } of ordered) {
    if (end <= at) continue;
    copyTo(Math.max(start, at));
    if (start >= at || !masked.endsWith(mark)) {
      for (let index = 0; index < mark.length; index++) origin.push(index === mark.length - 1 ? end - 1 : at);
      masked += mark;
    }
    at = end;
  }
  copyTo(text.length);

  return {
    text: masked,
    toOriginal(start, end) {
      const from = origin[start] ?? 0;
      const to = (origin[end - 1] ?? from) + 1;
      return { start: from, end: to, quote: text.slice(from, to) };
    },
  };

  function copyTo(end: number) {
    for (let index = at; index < end; index++) origin.push(index);
    masked += text.slice(at, Math.max(at, end));
    at = Math.max(at, end);
  }
}

/** The same words at every place, whole words only; of a name of several words each that is long enough, too. */
function everywhere(text: string, words: string, mark: string) {
  const bare = words.trim();
  if (bare === "") return [];
  const parts =
    mark === "[NAME]" ? bare.split(/\s+/).filter((part) => /^\p{L}{3,}$/u.test(part) && !isTitle(part)) : [];
  return [bare, ...parts].flatMap((part) => {
    const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu");
    return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      start: index,
      end: index + match.length,
      mark,
    }));
  });
}

function isTitle(word: string): boolean {
  return /^(?:mrs?|miss|sir|the|and|doctor|nurse)$/i.test(word);
}
