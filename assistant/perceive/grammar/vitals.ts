import type { FactPath } from "../../../contracts/facts.ts";
import { type PhraseRow, phrases, rows } from "../phrases.ts";
import { type Range, setOf, textOf, type Word } from "../words.ts";
import { follows, isNumber, quantityAt } from "./numbers.ts";

export const vitals = ["bp", "pulse", "temp", "spo2", "resp", "glucose"] as const;
export type Vital = (typeof vitals)[number];
export type VitalFound = Range & { vital: Vital; path: FactPath; value: number | string };

export function vitalPath(vital: Vital): FactPath {
  return vital === "temp" ? "vitals.tempF" : `vitals.${vital}`;
}

/** What a body can show; outside it the number means something else. */
const limits: Record<Exclude<Vital, "bp">, [number, number]> = {
  pulse: [15, 260],
  temp: [94, 110],
  spo2: [35, 100],
  resp: [2, 80],
  glucose: [8, 999],
};

/** Words that name a reading, so that a number behind them is one even where nothing was marked. */
const named: PhraseRow<Exclude<Vital, "bp">>[] = [
  ...rows("pulse" as const, "heart rate, hr"),
  ...rows("pulse" as const, "pulse", "no", "ox"),
  ...rows("temp" as const, "temp, temperature, fever of"),
  ...rows("spo2" as const, "sats, satting, spo, pulse ox, saturation"),
  ...rows("spo2" as const, "sat", "she he they just", "down in on up by with next at there"),
  ...rows("spo2" as const, "oxygen", "on", "at"),
  ...rows("resp" as const, "respirations, resps, respiratory rate, resp, rr"),
  ...rows("glucose" as const, "sugar, glucose, accucheck, fingerstick"),
];
const findNamed = phrases(named);
const between = setOf("is was are at of in the reading now only came back up down to showing running like 2");

/** The order in which readings are rattled off behind a pressure, each as it can be there. */
const inOrder: { vital: Vital; least: number; most: number; isWhole: boolean }[] = [
  { vital: "pulse", least: 30, most: 220, isWhole: true },
  { vital: "resp", least: 6, most: 48, isWhole: true },
  { vital: "temp", least: 94, most: 106, isWhole: false },
  { vital: "spo2", least: 60, most: 100, isWhole: true },
];

/** A reading of one kind within marked words. */
export function readVital(words: readonly Word[], range: Range, vital: Vital): VitalFound | undefined {
  for (let at = range.from; at < range.to; at++) {
    const found = vital === "bp" ? pressureAt(words, at) : levelAt(words, at, vital);
    if (found) return found;
  }
  return undefined;
}

/** Readings that stand there plainly: "88/50", "sats 86". */
export function findVitals(words: readonly Word[]): VitalFound[] {
  const found: VitalFound[] = [];
  for (let at = 0; at < words.length; at++) {
    const pressure = pressureAt(words, at);
    if (!pressure) continue;
    const behind = rowBehind(words, pressure.to);
    found.push(pressure, ...behind);
    at = (behind.at(-1) ?? pressure).to - 1;
  }
  found.push(...saturations(words));
  for (const { to, code } of findNamed(words)) {
    let at = to;
    while (between.has(words[at]?.text ?? "") && at < to + 4 && words[at]?.pause === 0) at++;
    const level = words[at]?.pause === 2 ? undefined : levelAt(words, at, code);
    if (level && words[level.to]?.text !== "over") found.push(level);
  }
  return found;
}

const behindSaturation = /^(?:percent )?on (?:room air|ra\b|(?:the |her |his )?oxygen|\d+ liters?)/;

/** "97 on room air", "91 percent on 2 liters": what comes behind tells what it is. */
function saturations(words: readonly Word[]): VitalFound[] {
  return words.flatMap((_, at): VitalFound[] => {
    const level = levelAt(words, at, "spo2");
    const isRest = words[at]?.pause === 0 && /^\d/.test(words[at - 1]?.text ?? "");
    if (!level || isRest) return [];
    const behind = textOf(words, { from: level.to, to: level.to + 4 });
    const isTold = behindSaturation.test(behind) && words[level.to]?.pause === 0;
    return isTold && Number(level.value) >= 60 ? [level] : [];
  });
}

/** "122 over 70, 76, 18, 98.1 and 97": two readings or more in one breath behind a pressure, in their usual order. */
function rowBehind(words: readonly Word[], from: number): VitalFound[] {
  const row: VitalFound[] = [];
  const isTaken = (vital: Vital) => row.some((found) => found.vital === vital);
  for (let at = from; at < words.length; ) {
    const start = words[at]?.text === "and" ? at + 1 : at;
    const quantity = words[start]?.pause === 2 ? undefined : quantityAt(words, start);
    const hasComma = words[at]?.pause === 1 || start > at;
    if (!quantity || !hasComma || words[quantity.to]?.text === "over") break;
    const vital = inOrder.find(({ vital, least, most, isWhole }) => {
      const fits = quantity.value >= least && quantity.value <= most;
      return fits && !isTaken(vital) && isWhole === Number.isInteger(quantity.value);
    })?.vital;
    if (!vital) break;
    row.push({ from: start, to: quantity.to, vital, path: vitalPath(vital), value: quantity.value });
    at = quantity.to;
  }
  return row.length > 1 ? row : [];
}

function pressureAt(words: readonly Word[], at: number): VitalFound | undefined {
  const upper = quantityAt(words, at);
  if (!upper || words[upper.to]?.text !== "over") return undefined;
  const lower = quantityAt(words, upper.to + 1);
  if (!lower || upper.value < 50 || upper.value > 300 || lower.value < 15 || lower.value >= upper.value)
    return undefined;
  return { from: at, to: lower.to, vital: "bp", path: "vitals.bp", value: `${upper.value}/${lower.value}` };
}

function levelAt(words: readonly Word[], at: number, vital: Exclude<Vital, "bp">): VitalFound | undefined {
  const quantity = vital === "temp" ? temperatureAt(words, at) : quantityAt(words, at);
  const [least, most] = limits[vital];
  if (!quantity || quantity.value < least || quantity.value > most) return undefined;
  return { from: at, to: quantity.to, vital, path: vitalPath(vital), value: quantity.value };
}

/** A temperature leaves its "point" out: "98 2" is 98.2, "1 0 1 4" is 101.4. Below 45 it is Celsius. */
function temperatureAt(words: readonly Word[], at: number): (Range & { value: number }) | undefined {
  const whole = quantityAt(words, at);
  if (!whole) return undefined;
  const [tenth, behind] = follows(words, whole.to - 1);
  const hasTenth = Number.isInteger(whole.value) && /^\d$/.test(tenth ?? "") && behind !== "over";
  const value = hasTenth ? Number(`${whole.value}.${tenth}`) : whole.value;
  const isCelsius = value >= 33 && value <= 43;
  const fahrenheit = isCelsius ? Math.round((value * 1.8 + 32) * 10) / 10 : value;
  return { from: at, to: whole.to + (hasTenth ? 1 : 0), value: fahrenheit };
}

/** A score from 0 to 10. */
export function readScore(words: readonly Word[], range: Range): number | undefined {
  const score = words.slice(range.from, range.to).find(({ text }) => isNumber(text) && Number(text) <= 10);
  return score && Number(score.text);
}
