import type { Code } from "../../contracts/report.ts";
import { assertionOf } from "./assertion.ts";
import type { Candidate } from "./corrections.ts";
import { dosesDiffer, findDoses } from "./doses.ts";
import { type DrugMention, findDrugs } from "./drug-mentions.ts";
import { errorTypes, nothingWrong } from "./lexicons/medication.ts";
import { findOwners } from "./owners.ts";
import { type Reading, textAfter, textBefore, textOf } from "./reading.ts";
import { hear } from "./statements.ts";

type ErrorType = Code<"errorType">;

const ownDenial = new Set<ErrorType>([
  "near_miss",
  "wrong_time",
  "omission",
  "count_discrepancy",
  "refused",
  "wrong_dose",
]);
/** Whoever the medicine belonged to, these stand. */
const certain = new Set<ErrorType>(["near_miss", "count_discrepancy", "wrong_resident"]);
/** A count that is off beside one of these is not what the report is about. */
const graverThanCount = new Set<ErrorType>(["wrong_resident", "wrong_drug", "extra_dose"]);
/** A difference in the amounts outweighs these. */
const weak = new Set<ErrorType>(["omission", "wrong_time", "refused", "expired"]);

/** The kind of error: as it was called, or as the facts around a drug show it. */
export function findErrorType(reading: Reading): Candidate<ErrorType> | undefined {
  const called = calledError(reading);
  if (called && isCleared(reading, called)) return undefined;
  const worse = called?.value === "count_discrepancy" && calledError(reading, graverThanCount);
  if (worse) return worse;
  if (called && certain.has(called.value)) return called;
  const astray = wentAstray(reading);
  if (astray) return astray;
  if (called && !weak.has(called.value)) return called;
  const differs = dosesDiffer(findDoses(reading));
  const isLate = called?.value === "wrong_time" && /\b(?:late|early|time)\b/.test(textOf(reading, called));
  const shown: Candidate<ErrorType> | undefined =
    differs && !isLate ? { ...differs, value: "wrong_dose" } : aroundDrug(reading);
  if (!called) return shown;
  return shown && shown.value !== "omission" ? shown : called;
}

/** "worried she overdosed her dad, we went over it, so no mistake was made". */
function isCleared(reading: Reading, { from, to }: Candidate<ErrorType>): boolean {
  const isFeared = /\b(?:worried|afraid|scared|thought|thinking|feared|panicked)\b/.test(
    textBefore(reading, { from }, 6),
  );
  return isFeared && isSettled(reading, to);
}

/** It was looked into and nothing was wrong. */
export function isSettled(reading: Reading, after = 0): boolean {
  return hear(reading, nothingWrong).some(
    ({ meant, from }) => from >= after && !meant.past && !meant.supposed && !meant.doubted,
  );
}

/** A medicine of one resident that another one got. */
function wentAstray(reading: Reading): Candidate<ErrorType> | undefined {
  const owner = findOwners(reading).find(({ hand }) => {
    const { negated, past, supposed } = assertionOf(reading, hand);
    return !negated && !past && !supposed;
  });
  return owner && { from: Math.min(owner.from, owner.hand.from), to: owner.to, value: "wrong_resident" };
}

function calledError(reading: Reading, among?: Set<ErrorType>): Candidate<ErrorType> | undefined {
  for (const [value, pattern] of errorTypes) {
    if (among && !among.has(value)) continue;
    const said = hear(reading, pattern).find(({ meant, text }) => {
      if (meant.past && value !== "expired" && !/^old\b|\b(?:off|patch)$/.test(text)) return false;
      if (value === "near_miss") return true;
      if (meant.someoneElse && value !== "wrong_resident" && !/^(?:off|us|went)/.test(text)) return false;
      if (meant.supposed && !/instead of|forgot|whole|full|entire|supposed to be/.test(text)) return false;
      return !meant.negated || ownDenial.has(value) || /^(?:not|nobody|no one|never)\b/.test(text);
    });
    if (said) return { from: said.from, to: said.to, value };
  }
  return undefined;
}

/** "got Mrs. C's Coumadin", "did not get her vitamin D", "Humalog instead of Lantus". */
function aroundDrug(reading: Reading): Candidate<ErrorType> | undefined {
  const mentions = findDrugs(reading);
  for (const [index, mention] of mentions.entries()) {
    const before = textBefore(reading, mention, 7);
    const { past, supposed } = assertionOf(reading, mention);
    const due = /\b(?:supposed to|should|due|ordered|order is|was to|scheduled)\b/.test(before);
    const swapped = mentions.find(
      (other) =>
        due &&
        other.from > mention.to &&
        other.from - mention.to < 24 &&
        other.drug.generic !== mention.drug.generic &&
        /\b(?:gave|picked up|grabbed|pulled|drew up|hung|handed|dialed|got)\b/.test(
          textOf(reading, { from: mention.to, to: other.to + 12 }),
        ),
    );
    if (swapped && !assertionOf(reading, swapped).negated)
      return { from: swapped.from, to: swapped.to, value: "wrong_drug" };
    if (past || supposed) continue;
    const at = { from: Math.max(0, mention.from - 3), to: mention.to };
    if (/\b(?:g[ai]ven?|got|took|had)\b.*\b(?:extra|second|another)$/.test(before))
      return { ...at, value: "extra_dose" };
    const next = mentions[index + 1];
    const between = next ? textOf(reading, { from: mention.to, to: next.from }) : "";
    const isDoubled =
      next?.drug.generic === mention.drug.generic
        ? textOf(reading, next) !== textOf(reading, mention)
        : next?.drug.class === "anticoagulant" && mention.drug.class === "anticoagulant";
    if (isDoubled && /^(?:and|plus|with|on top of)(?: (?:the|his|her))?$/.test(between))
      return { ...at, value: "extra_dose" };
    if (next && /^(?:\w+ ){0,2}?(?:instead of|in place of|rather than)(?: \w+)?$/.test(between))
      return { ...at, value: "wrong_drug" };
    if (
      /\b(?:did not (?:get|receive|have|take)|never (?:got|received|took)|missed|skipped|forgot|went without|was not given|not given|without)(?: (?:his|her|the|a|any|all|of|both|morning|evening|noon|bedtime|nightly|dose|doses|and)){0,4}$/.test(
        before,
      )
    )
      return { ...at, value: "omission" };
    if (
      /\brefus(?:ed|es|ing)(?: (?:to take|his|her|the|all|both|of|morning|evening|bedtime|dose))*$/.test(
        before,
      )
    )
      return { ...at, value: "refused" };
    if (
      /(?<!\b(?:stopped|held|skipped|discontinued|missed) )\b(?:by mistake|accidentally|in error)\b/.test(
        textAfter(reading, mention, 6),
      )
    )
      return { ...at, value: "wrong_drug" };
  }
  return undefined;
}

/** "was put on Bactrim yesterday", "started Mr. V on Keflex": a drug that was begun has been given. */
export function wasBegun(reading: Reading): DrugMention | undefined {
  return findDrugs(reading).find((mention) => {
    const { negated, past, supposed } = assertionOf(reading, mention);
    const before = textBefore(reading, mention, 6);
    return (
      !(negated || past || supposed) &&
      /\b(?:started|put|placed|switched)(?: (?:him|her|(?:mr|mrs|ms) \w+))?(?: back)? on(?: some| the)?$/.test(
        before,
      )
    );
  });
}
