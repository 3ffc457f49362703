import type { Reading, Span } from "./reading.ts";

const isDigits = (text: string | undefined, pattern: RegExp) => text !== undefined && pattern.test(text);

/** Reads a room or apartment from the digit groups at a word: "2 14", "1 0 6", "1 12 bed b", "4 b". */
export function readRoomCode({ words }: Reading, at: number): (Span & { value: string }) | undefined {
  const group = (offset: number) => {
    for (let index = at + 1; index <= at + offset; index++) if (words[index]?.pause !== 0) return undefined;
    return words[at + offset]?.text;
  };
  const first = words[at]?.text;
  if (!isDigits(first, /^\d{1,4}$/)) return undefined;
  const [second, third] = [group(1), group(2)];

  let used = 1;
  if (isDigits(first, /^\d{1,2}$/) && second === "0" && isDigits(third, /^[1-9]$/)) used = 3;
  else if (isDigits(first, /^[1-9]$/) && isDigits(second, /^[1-9]\d$/)) used = 2;
  else if (isDigits(first, /^[1-9]$/) && isDigits(second, /^\d$/) && isDigits(third, /^\d$/)) used = 3;
  else if (isDigits(first, /^[1-9]$/) && isDigits(second, /^[1-9]$/) && !isDigits(third, /^\d/)) used = 2;
  else if (isDigits(first, /^1\d$/) && isDigits(second, /^[1-9]\d$/) && !isDigits(third, /^\d/)) used = 2;

  const digits = words
    .slice(at, at + used)
    .map((word) => word.text)
    .join("");
  const [next, afterNext] = [group(used), group(used + 1)];
  if (next === "bed" && isDigits(afterNext, /^[a-d]$/))
    return { from: at, to: at + used + 2, value: digits + upper(afterNext) };
  if (isDigits(next, /^[b-d]$/)) return { from: at, to: at + used + 1, value: digits + upper(next) };
  return { from: at, to: at + used, value: digits };
}

/** Reads a whole number as people say it: "1 18" is 118, "1 0 8" is 108, "88" is 88. */
export function readQuantity({ words }: Reading, at: number): (Span & { value: number }) | undefined {
  const text = words[at]?.text;
  if (!isDigits(text, /^\d+(\.\d+)?$/)) return undefined;
  const next = words[at + 1];
  const afterNext = words[at + 2];
  if (
    isDigits(text, /^[1-9]$/) &&
    next?.pause === 0 &&
    next.text === "0" &&
    afterNext?.pause === 0 &&
    isDigits(afterNext.text, /^\d$/)
  )
    return { from: at, to: at + 3, value: Number(text) * 100 + Number(afterNext.text) };
  if (isDigits(text, /^[1-9]$/) && next?.pause === 0 && isDigits(next.text, /^[1-9]\d$/))
    return { from: at, to: at + 2, value: Number(text) * 100 + Number(next.text) };
  return { from: at, to: at + 1, value: Number(text) };
}

/** A temperature leaves its "point" out: "98 2" is 98.2, "1 0 1 4" is 101.4. */
export function readTemperature(reading: Reading, at: number): (Span & { value: number }) | undefined {
  const whole = readQuantity(reading, at);
  if (!whole) return undefined;
  const rest = reading.words[whole.to + 1]?.text;
  if (whole.value === 100 && reading.words[whole.to]?.text === "and" && isDigits(rest, /^[1-7](\.\d)?$/))
    return { from: at, to: whole.to + 2, value: 100 + Number(rest) };
  const tenth = reading.words[whole.to];
  const follows = reading.words[whole.to + 1]?.text ?? "";
  const isTenth =
    Number.isInteger(whole.value) &&
    tenth?.pause === 0 &&
    isDigits(tenth.text, /^\d$/) &&
    !/^(over|out|liters?)$/.test(follows);
  if (isTenth) return { from: at, to: whole.to + 1, value: Number(`${whole.value}.${tenth?.text}`) };
  return whole;
}

function upper(letter: string | undefined): string {
  return (letter ?? "").toUpperCase();
}
