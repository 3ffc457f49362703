const small = [
  "zero one two three four five six seven eight nine ten",
  "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const irregularOrdinals: Record<string, string> = {
  ...{ one: "first", two: "second", three: "third", five: "fifth", eight: "eighth", nine: "ninth" },
  ...{ twelve: "twelfth" },
};

/** 1250 → "one thousand two hundred fifty". */
export function cardinal(value: number): string {
  if (value < 20) return small[value] ?? "";
  if (value < 100) return joined(tens[Math.floor(value / 10)], value % 10);
  if (value < 1000) return joined(`${cardinal(Math.floor(value / 100))} hundred`, value % 100);
  if (value < 1_000_000) return joined(`${cardinal(Math.floor(value / 1000))} thousand`, value % 1000);
  return joined(`${cardinal(Math.floor(value / 1_000_000))} million`, value % 1_000_000);
}

/** 21 → "twenty first". */
export function ordinal(value: number): string {
  const words = cardinal(value).split(" ");
  const last = words.pop() ?? "";
  const changed = irregularOrdinals[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, changed].join(" ");
}

/** "0134" → "zero one three four". */
export function digitByDigit(digits: string): string {
  return [...digits].map((digit) => small[Number(digit)]).join(" ");
}

/** 2026 → "twenty twenty six"; 1905 → "nineteen oh five"; 2000 → "two thousand". */
export function inPairs(value: number): string {
  const [high, low] = [Math.floor(value / 100), value % 100];
  if (low === 0) return high % 10 === 0 ? cardinal(value) : `${cardinal(high)} hundred`;
  return `${cardinal(high)} ${low < 10 ? "oh " : ""}${cardinal(low)}`;
}

function joined(head: string | undefined, rest: number) {
  return rest === 0 ? `${head}` : `${head} ${cardinal(rest)}`;
}
