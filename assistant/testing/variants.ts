export type Variant = "as written" | "no punctuation" | "digits" | "digit words";

export const variants: Record<Variant, (transcript: string) => string> = {
  "as written": (transcript) => transcript,
  "no punctuation": (transcript) =>
    transcript
      .toLowerCase()
      .replace(/['’]/g, "")
      .replace(/[^a-z0-9\s]/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  digits: (transcript) => joinDigits(digitWords(transcript)),
  "digit words": digitWords,
};

const words: Record<string, number> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value]),
);
for (const [index, word] of "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").entries())
  words[word] = (index + 2) * 10;
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";

/** "one eighteen" becomes "1 18": each spoken number in digits, none joined that were not one word group. */
function digitWords(transcript: string): string {
  return transcript
    .replace(
      new RegExp(`\\b(${tens})[ -](one|two|three|four|five|six|seven|eight|nine)\\b`, "gi"),
      (_, ten, unit) => String((words[ten.toLowerCase()] ?? 0) + (words[unit.toLowerCase()] ?? 0)),
    )
    .replace(/\b[a-z]+\b/gi, (word) =>
      word.toLowerCase() in words ? String(words[word.toLowerCase()]) : word,
    );
}

/** What a recogniser with number formatting writes: "214", "118 over 72", "101.8", "9:40". */
function joinDigits(transcript: string): string {
  return transcript
    .replace(/\ba hundred\b/g, "100")
    .replace(/\b1 hundred\b/g, "100")
    .replace(/\b(\d) oh (\d)\b/g, "$10$2")
    .replace(/\b(\d+) point (\d+)\b/g, "$1.$2")
    .replace(/\b(at|around|about|was|like|till|fifteen) (\d{1,2}) ([0-5]\d)\b(?! over)/g, "$1 $2:$3")
    .replace(/\b([1-9]) ([1-9]\d)\b(?!:)/g, "$1$2");
}
