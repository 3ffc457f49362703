import { type Row, rows } from "../phrases.ts";

/**
 * What stands between a value and the one that replaces it (`replace`), before a value that is wrong
 * (`contrast`), or behind one that is to be left out (`withdraw`).
 */
export type Correction = "replace" | "contrast" | "withdraw";

const replacing =
  "no, nope, no wait, wait no, wait, no no, no sorry, sorry, oh sorry, im sorry, i mean, i meant, i mean its, " +
  "correction, make that, make it, no make that, actually, no actually, actually no, or rather, excuse me, " +
  "my mistake, my bad, hold on, hang on, oops, i take that back, take that back, i misspoke, no its, no it was, " +
  "i said it wrong, thats wrong, let me correct that, let me fix that, no that was, no i lied, i lied, ugh no, ugh";
const withdrawing =
  "scratch that, strike that, leave that out, leave it out, forget that, forget i said that, never mind that, " +
  "take that out, dont put that, ignore that, delete that, erase that";

export const correctionRows: Row<Correction>[] = [
  ...rows("replace" as const, replacing),
  ...rows("withdraw" as const, withdrawing),
  ...rows("contrast" as const, "instead of, rather than"),
  ["not", "contrast", "is was were are did does do has have had can could will am", "sure"],
];

/** How a field is called when somebody wants it left out: "leave the room out". */
export const fieldNames: [words: string, paths: string][] = [
  ["room apartment", "resident.room"],
  ["name", "resident.name"],
  ["time", "occurred.time occurred.date occurred.approx"],
  ["date", "occurred.date"],
  ["dose", "medication.doseGiven"],
  ["drug medication pill", "medication.drug medication.drugs"],
  ["pain", "pain.present pain.score pain.site"],
  ["pressure bp", "vitals.bp"],
  ["pulse", "vitals.pulse"],
  ["temp temperature", "vitals.tempF"],
  ["oxygen sats", "vitals.spo2"],
  ["sugar", "vitals.glucose"],
  ["head", "headStrike"],
  ["quote statement", "residentStatement"],
];
export const leaveOut = new Set("leave take drop remove delete scratch strike".split(" "));
