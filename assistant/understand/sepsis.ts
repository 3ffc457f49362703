import { type Draft, is, valueAt } from "./draft.ts";
import { feverMind, feverSigns } from "./lexicons/infection.ts";
import { hearAffirmed } from "./statements.ts";

/** How many of the bedside signs of sepsis were measured or seen; two of them with an infection are an alarm. */
export function sepsisSigns(draft: Draft): number {
  const temperature = valueAt(draft, "vitals.tempF");
  const upper = Number(valueAt(draft, "vitals.bp")?.split("/")[0] ?? 999);
  return [
    temperature !== undefined
      ? isFeverOrChill(temperature)
      : hearAffirmed(draft.reading, feverSigns).length > 0,
    (valueAt(draft, "vitals.pulse") ?? 0) > 100,
    (valueAt(draft, "vitals.resp") ?? 0) >= 22,
    upper <= 100 || hearAffirmed(draft.reading, /\b(?:mottl\w+|marbled)\b/g).length > 0,
    is(draft, "mentalStatus", "changed", "unresponsive") || hearAffirmed(draft.reading, feverMind).length > 0,
  ].filter(Boolean).length;
}

/** Without any talk of an infection, a temperature that is off and two more signs speak for one. */
export function looksSeptic(draft: Draft, isInfected: boolean): boolean {
  const signs = sepsisSigns(draft);
  const temperature = valueAt(draft, "vitals.tempF");
  const isOff = temperature !== undefined && isFeverOrChill(temperature);
  return (isInfected && signs >= 2) || (isOff && signs >= 3);
}

function isFeverOrChill(temperature: number): boolean {
  return temperature >= 100 || temperature < 96.8;
}
