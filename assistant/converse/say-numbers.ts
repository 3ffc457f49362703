const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

export function sayNumber(value: number): string {
  if (value < 20) return ones[value] as string;
  const rest = value % 10;
  return rest === 0 ? (tens[value / 10] as string) : `${tens[Math.floor(value / 10)]} ${ones[rest]}`;
}

/** "214" is "two fourteen" and "106" is "one oh six", as it is said in a hallway. */
export function sayRoom(room: string): string {
  const [, digits = "", letter = ""] = /^(\d+)([A-Z]?)$/.exec(room) ?? [];
  if (!digits) return room;
  const bed = letter ? ` ${letter}` : "";
  if (digits.length <= 2) return sayNumber(Number(digits)) + bed;
  const head = digits.slice(0, -2);
  const tail = Number(digits.slice(-2));
  if (tail === 0) return `${sayNumber(Number(head))} hundred${bed}`;
  return `${sayNumber(Number(head))} ${tail < 10 ? `oh ${sayNumber(tail)}` : sayNumber(tail)}${bed}`;
}

export function sayClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (minute === 0 && hour === 0) return "midnight";
  if (minute === 0 && hour === 12) return "noon";
  const spoken = sayNumber(hour % 12 || 12);
  const half = hour < 12 ? "a.m." : "p.m.";
  if (minute === 0) return `${spoken} ${half}`;
  return `${spoken} ${minute < 10 ? `oh ${sayNumber(minute)}` : sayNumber(minute)} ${half}`;
}
