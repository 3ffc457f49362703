import { type Range, textOf, type Word } from "../words.ts";
import { firstQuantity, isNumber, quantityAt } from "./numbers.ts";

/** Each unit as it is written, then the ways it is said. */
const units =
  "mg mgs milligram milligrams migs, mcg mic mics microgram micrograms, g gram grams, units unit u, tablet tab, " +
  "ml mls mil mils milliliter milliliters cc ccs, tablets tabs, pill, pills, capsule, capsules, drop, drops, puff, " +
  "puffs, patch, patches, dose, doses, meq milliequivalent milliequivalents, tsp teaspoon teaspoons";
const unitNames = new Map(
  units.split(", ").flatMap((names) => names.split(" ").map((said) => [said, names.split(" ")[0]] as const)),
);

/** An amount given or ordered: "two and a half milligrams" is "2.5 mg". Words without a number stay as said. */
export function readDose(words: readonly Word[], range: Range): string | undefined {
  const said = textOf(words, range);
  const half = /\bhalf (?:a |an |of a |the )?(?<unit>[a-z]+)/.exec(said);
  if (half && unitNames.has(half.groups?.unit ?? "")) return withUnit("0.5", half.groups?.unit);
  const whole = /^(?:a|an) (?:whole |full |single )?(?<unit>[a-z]+)/.exec(said)?.groups?.unit;
  if (whole && unitNames.has(whole)) return withUnit("1", whole);
  const amount = firstQuantity(words, range);
  if (!amount) return said || undefined;
  const number = String(amount.value);
  return withUnit(number, words[amount.to]?.text) ?? number;
}

function withUnit(amount: string, unit: string | undefined): string {
  const name = unitNames.get(unit ?? "");
  return name ? `${amount} ${name}` : amount;
}

const cmIn = new Map(
  [
    ["cm cms centimeter centimeters centimetre centimetres", 1] as const,
    ["mm millimeter millimeters", 0.1] as const,
    ["inch inches", 2.54] as const,
    ["foot feet", 30.48] as const,
  ].flatMap(([names, cm]) => names.split(" ").map((said) => [said, cm] as const)),
);
const sizeOfArticle: Record<string, number> = { a: 1, an: 1, half: 0.5, quarter: 0.25 };
const unitReach = 8;
const largestCm = 100;

/** Centimetres, several in a row of "by"; a unit may close the row ("1.8 by 1.1 cm"). A coin is no length. */
export function readSizes(words: readonly Word[], range: Range): number[] {
  const sizes: number[] = [];
  let isRow = false;
  for (let at = range.from; at < range.to; at++) {
    const text = words[at]?.text ?? "";
    const article = sizeOfArticle[text];
    if (sizes.length > 0 && /^(by|x|times)$/.test(text)) isRow = true;
    if ((!isNumber(text) && !article) || (sizes.length > 0 && !isRow)) continue;
    const next = words[at + 1]?.text ?? "";
    const isZeroPoint = text === "0" && /^\d$/.test(next);
    const whole = article ?? Number(isZeroPoint ? `0.${next}` : text);
    const number = whole + (hasHalf(words, at) ? 0.5 : 0);
    const factor = article ? directUnit(words, at) : unitBehind(words, at + 1);
    if (factor === undefined) continue;
    const cm = Math.round(number * factor * 10) / 10;
    if (cm > 0 && cm <= largestCm) sizes.push(cm);
    if (isZeroPoint) at++;
    while (/^(of|a|an)$/.test(words[at + 1]?.text ?? "") && article) at++;
  }
  return sizes;
}

/** "an inch and a half" */
function hasHalf(words: readonly Word[], at: number): boolean {
  return cmIn.has(words[at + 1]?.text ?? "") && textOf(words, { from: at + 2, to: at + 5 }) === "and a half";
}

/** "half an inch", "an inch and a half": an article counts only with its unit right behind it. */
function directUnit(words: readonly Word[], at: number): number | undefined {
  let to = at + 1;
  while (/^(of|a|an)$/.test(words[to]?.text ?? "") && to < at + 3) to++;
  return cmIn.get(words[to]?.text ?? "");
}

function unitBehind(words: readonly Word[], from: number): number | undefined {
  for (let at = from; at < Math.min(words.length, from + unitReach); at++) {
    if (words[at]?.pause === 2) break;
    const factor = cmIn.get(words[at]?.text ?? "");
    if (factor) return factor;
    if (!/^(by|x|times|to|or|long|wide|deep|across|and|about|maybe|[\d.]+)$/.test(words[at]?.text ?? "")) break;
  }
  return 1;
}

const staffWords = /\b(?:staff|aides?|workers?|caregivers?|nurses|of us|employees|housekeepers?)\b/;

/** How many are ill, and of them staff: "her and one other", "seven residents and two staff". */
export function readCount(words: readonly Word[], range: Range): { residents?: number; staff?: number } {
  const counts: { residents?: number; staff?: number } = {};
  for (let at = range.from; at < range.to; at++) {
    const quantity = quantityAt(words, at);
    if (!quantity) continue;
    const behind = textOf(words, { from: quantity.to, to: quantity.to + 4 });
    const before = textOf(words, { from: Math.max(range.from, at - 4), to: at });
    const isStaff = staffWords.test(behind.split(/ (?:and|plus|with) /)[0] ?? "");
    const withOne = /^(?:other|others|more)\b/.test(behind) && /\b(?:her|him|and|plus)$/.test(before) ? 1 : 0;
    if (isStaff) counts.staff ??= quantity.value;
    else counts.residents ??= quantity.value + withOne;
    at = quantity.to - 1;
  }
  return counts;
}
