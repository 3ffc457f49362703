import { cardinal, digitByDigit, inPairs, ordinal } from "./numbers.ts";

const months = "January February March April May June July August September October November December".split(" ");

const abbreviations: Record<string, string> = {
  ...{ "mrs.": "missus", "mr.": "mister", "ms.": "miz", "dr.": "doctor", "st.": "saint", "vs.": "versus" },
  ...{ "approx.": "approximately", "e.g.": "for example", "i.e.": "that is", "etc.": "and so on" },
  ...{ mrs: "missus", mr: "mister", dr: "doctor", ok: "okay", vs: "versus" },
};
const units: Record<string, string> = {
  ...{ mg: "milligrams", mcg: "micrograms", ml: "milliliters", cc: "C C", g: "grams", kg: "kilograms" },
  ...{
    lb: "pounds",
    lbs: "pounds",
    oz: "ounces",
    cm: "centimeters",
    mm: "millimeters",

    ft: "feet",
  },
  ...{ bpm: "beats per minute", hr: "hours", hrs: "hours", min: "minutes", mins: "minutes", "%": "percent" },
  ...{ "°f": "degrees", "°c": "degrees celsius", "°": "degrees" },
};
const unitPattern = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join("|");

type Rule = [pattern: RegExp, say: (...parts: string[]) => string];

/** In this order: each takes its numbers out of the text before a more general one sees them. */
const rules: Rule[] = [
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (_, month, day, year) => date(month, day, year)],
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, (_, year, month, day) => date(month, day, year)],
  [/\b(\d{1,2}):(\d{2})(?:\s*([ap])(?:\.m\.|m\b))?/gi, (_, hour, minute, half) => time(hour, minute, half)],
  [/\b(\d{1,2})\s*([ap])(?:\.m\.|m\b)/gi, (_, hour, half) => `${cardinal(Number(hour))} ${halfOfDay(half)}`],
  [/\b(\d{2,3})\s*\/\s*(\d{2,3})\b/g, (_, high, low) => `${bloodPressure(high)} over ${bloodPressure(low)}`],
  [/\b(\d{3})[-. ](\d{3})[-. ](\d{4})\b/g, (_, ...parts) => parts.slice(0, 3).map(digitByDigit).join(", ")],
  [/\b(\d{3})-(\d{4})\b/g, (_, ...parts) => parts.slice(0, 2).map(digitByDigit).join(", ")],
  [
    /\b(room|apartment|unit|suite|bed)\s+#?(\d{1,4})([a-z])?\b/gi,
    (_, place, number, letter) => `${place} ${roomNumber(number)}${letter ? ` ${letter.toUpperCase()}` : ""}`,
  ],
  [/\b(?:911|988)\b/g, (number) => digitByDigit(number)],
  [/\$(\d[\d,]*)(?:\.(\d{2}))?/g, (_, dollars, cents) => money(dollars, cents)],
  [/\b(\d+)(?:st|nd|rd|th)\b/gi, (_, value) => ordinal(Number(value))],
  [
    new RegExp(`(\\d)\\s?(${unitPattern})(?![\\w%°])`, "gi"),
    (_, digit, unit) => `${digit} ${units[unit.toLowerCase()]}`,
  ],
  [/\b(\d{1,3}(?:,\d{3})+)\b/g, (_, value) => value.replaceAll(",", "")],
  [/(\d+)\.(\d+)/g, (_, whole, part) => `${number(whole)} point ${digitByDigit(part)}`],
  [
    /\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2})\b/g,
    (_, month, day) => `${month} ${ordinal(Number(day))}`,
  ],
  [/\b(?:19|20)\d{2}\b/g, (year) => inPairs(Number(year))],
  [/\d+/g, (value) => number(value)],
  [/&/g, () => " and "],
  [/\+/g, () => " plus "],
  [
    /\b(?:mrs|mr|ms|dr|st|vs|approx|etc)\.|\b(?:e\.g|i\.e)\.|\b(?:mrs|mr|dr|ok|vs)\b/gi,
    (short) => abbreviations[short.toLowerCase()] ?? short,
  ],
  [/\b[A-Z]{2,5}s?\b/g, (letters) => spelled(letters)],
];

/** Capital letters that are read as a word. */
const readAsWords = new Set(["NARCAN", "COVID", "HIPAA", "OSHA", "FALL", "NO", "YES", "NOT", "PASS", "AND", "OR"]);

/** The text as a person would read it aloud: every number, time, unit and abbreviation in words. */
export function spokenForm(text: string): string {
  const straight = text.replace(/[‘’]/g, "'").replace(/[“”"]/g, " ").replace(/[–—]/g, ", ").replace(/…/g, ",");
  const said = rules.reduce((before, [pattern, say]) => before.replace(pattern, say), straight);
  return said
    .replace(/\s+([,.!?;:])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

function time(hour = "", minute = "", half?: string) {
  const [hours, minutes] = [Number(hour), Number(minute)];
  const spokenMinutes = minutes === 0 ? (half ? "" : " o'clock") : ` ${minutes < 10 ? "oh " : ""}${cardinal(minutes)}`;
  return `${cardinal(hours)}${spokenMinutes}${half ? ` ${halfOfDay(half)}` : ""}`;
}

function halfOfDay(letter = "") {
  return `${letter.toUpperCase()} M`;
}

function date(month = "", day = "", year = "") {
  const name = months[Number(month) - 1];
  return name ? `${name} ${ordinal(Number(day))}, ${inPairs(Number(year))}` : `${month} ${day} ${year}`;
}

/** 138 → "one thirty eight", as nurses say it. */
function bloodPressure(digits = "") {
  const value = Number(digits);
  if (value < 100) return cardinal(value);
  const [high, low] = [Math.floor(value / 100), value % 100];
  return low === 0 ? cardinal(value) : `${cardinal(high)} ${low < 10 ? "oh " : ""}${cardinal(low)}`;
}

/** 12 → "twelve", 204 → "two oh four", 1204 → "twelve oh four". */
function roomNumber(digits = "") {
  const value = Number(digits);
  if (digits.startsWith("0")) return digitByDigit(digits);
  if (value < 100) return cardinal(value);
  return value % 100 === 0 && value < 1000 ? `${cardinal(value)}` : inPairs(value);
}

function money(dollars = "", cents?: string) {
  const amount = Number(dollars.replaceAll(",", ""));
  const spoken = `${cardinal(amount)} ${amount === 1 ? "dollar" : "dollars"}`;
  return cents && Number(cents) > 0 ? `${spoken} and ${cardinal(Number(cents))} cents` : spoken;
}

function number(digits: string) {
  const isCode = digits.length > 7 || (digits.length > 1 && digits.startsWith("0"));
  return isCode ? digitByDigit(digits) : cardinal(Number(digits));
}

function spelled(letters: string) {
  if (readAsWords.has(letters)) return letters.toLowerCase();
  const plural = letters.endsWith("s");
  const spaced = [...letters.replace(/s$/, "")].join(" ");
  return plural ? `${spaced}'s` : spaced;
}
