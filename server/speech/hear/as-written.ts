const digitWord = "(?:zero|o|oh|one|two|three|four|five|six|seven|eight|nine|\\d)";

/** Habits of the recogniser that nobody shares who writes a report. */
const habits: [RegExp, string | ((...found: string[]) => string)][] = [
  [/\bto-(day|night|morrow)\b/gi, "to$1"],
  // A pressure that looks like a time, before a time that looks like a number.
  [/\b(\d{1,2})[.:](\d{2}) over (\d{2,3})\b/g, "$1$2 over $3"],
  [/\b(1[0-2]|[1-9])\.([0-5]\d)\b(?! ?(?:%|percent|degrees|mg|milli|micro|gram|centi|inch|by|x\b))/gi, "$1:$2"],
  // A number spelled out digit by digit, with a pause after each.
  [
    new RegExp(`\\b(room|apartment|unit|bed) (${digitWord}(?:,? ${digitWord}){2,})\\b`, "gi"),
    (_, place = "", number = "") => `${place} ${number.replaceAll(",", "")}`,
  ],
];

/** What was heard, in the hand of somebody who writes today. */
export function asWritten(text: string): string {
  return habits.reduce(
    (before, [pattern, form]) =>
      typeof form === "string" ? before.replace(pattern, form) : before.replace(pattern, form),
    text,
  );
}
