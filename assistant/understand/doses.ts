import { assertionOf } from "./assertion.ts";
import type { Candidate } from "./corrections.ts";
import { doseGiven, doseOrdered, doseSwapped } from "./lexicons/medication.ts";
import { readQuantity } from "./number-codes.ts";
import { correctedAt } from "./people.ts";
import { find, type Reading, textOf } from "./reading.ts";

export type Doses = { ordered: Candidate<string>[]; given: Candidate<string>[] };

/** What was ordered and what was given, as far as either was said with a number. */
export function findDoses(reading: Reading): Doses {
  const ordered = doses(reading, doseOrdered);
  const isInstead = (other: Candidate<string>) => /instead|rather/.test(textOf(reading, other));
  const overlaps = (dose: Candidate<string>) => (other: Candidate<string>) =>
    other.from < dose.to && dose.from < other.to;
  const given = [
    ...doses(reading, doseSwapped).filter((dose) => !ordered.some(overlaps(dose))),
    ...doses(reading, doseGiven).filter((dose) => !ordered.filter(isInstead).some(overlaps(dose))),
  ];
  return { ordered, given };
}

/** The amounts differ, whatever the speaker calls it. */
export function dosesDiffer({ ordered, given }: Doses): Candidate<string> | undefined {
  const last = given.at(-1);
  if (!last || ordered.length === 0) return undefined;
  return ordered.every((dose) => Number.parseFloat(last.value) !== Number.parseFloat(dose.value))
    ? last
    : undefined;
}

function doses(reading: Reading, pattern: RegExp): Candidate<string>[] {
  return find(reading, pattern).flatMap((mention) => {
    const { amount, unit } = mention.groups;
    const at = mention.to - (unit ? 2 : 1);
    const isClock =
      /^(at|since|till|around|about|in|room|apartment)$/.test(reading.words[at - 1]?.text ?? "") ||
      /^\d/.test(reading.words[at + 1]?.text ?? "");
    if (isClock || !amount || (assertionOf(reading, mention).negated && !/instead/.test(mention.text)))
      return [];
    const isDrawn = /^(?:drew|entered|put)/.test(mention.text);
    const first = { from: mention.from, to: mention.to, value: dose(amount, unit), rank: isDrawn ? 0 : 1 };
    const corrected = correctedAt(reading, mention.to);
    const second = corrected === undefined ? undefined : readQuantity(reading, corrected);
    const secondUnit = second && unitAt(reading, second.to);
    return second
      ? [
          first,
          {
            from: second.from,
            to: second.to,
            value: dose(String(second.value), secondUnit ?? unit),
            rank: first.rank,
          },
        ]
      : [first];
  });
}

function unitAt({ words: spoken }: Reading, at: number): string | undefined {
  const text = spoken[at]?.text ?? "";
  return /^(mg|milligrams?|units?|mcg|tablets?|pills?|ml)$/.test(text) ? text : undefined;
}

function dose(amount: string, unit: string | undefined): string {
  const short = unit
    ?.replace(/^milligrams?$/, "mg")
    .replace(/^micrograms?$/, "mcg")
    .replace(/^milliliters?$/, "ml")
    .replace(/^unit$/, "units");
  return short ? `${amount} ${short}` : amount;
}
