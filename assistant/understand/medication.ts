import type { Code } from "../../contracts/report.ts";
import { assertionOf } from "./assertion.ts";
import type { ClockTime } from "./clock-times.ts";
import type { Candidate } from "./corrections.ts";
import { addDays, findDays } from "./days.ts";
import { findDoses } from "./doses.ts";
import { type Draft, fill, fillList, fillSettled, is, valueAt } from "./draft.ts";
import { type DrugMention, findDrugs } from "./drug-mentions.ts";
import { firstOf } from "./fall.ts";
import { highAlertClasses } from "./lexicons/drugs.ts";
import * as words from "./lexicons/medication.ts";
import { findErrorType, isSettled, wasBegun } from "./medication-error.ts";
import { readQuantity } from "./number-codes.ts";
import { correctedAt } from "./people.ts";
import { find, type Reading, type Span, sentenceAround, textAfter, textBefore, textOf } from "./reading.ts";
import { hear, hearAffirmed } from "./statements.ts";

type ErrorType = Code<"errorType">;

export function fillMedication(draft: Draft, times: ClockTime[]): void {
  const { reading } = draft;
  const { ordered, given } = findDoses(reading);
  const error = findErrorType(reading);
  if (error) fill(draft, "medication.errorType", error.value, error);

  fillDrugs(draft, error?.value);
  if (!is(draft, "medication.errorType", "count_discrepancy", "omission", "refused")) {
    const unit = [...ordered, ...given].map((dose) => dose.value.split(" ")[1]).find(Boolean);
    const withUnit = (dose: Candidate<string>) => ({
      ...dose,
      value: /\d$/.test(dose.value) && unit ? `${dose.value} ${unit}` : dose.value,
    });
    fillSettled(draft, "medication.doseOrdered", ordered.map(withUnit));
    if (!is(draft, "medication.errorType", "near_miss"))
      fillSettled(draft, "medication.doseGiven", given.map(withUnit));
    const isTold = ordered.length + given.length > 0;
    if (!isTold && !is(draft, "medication.errorType", "near_miss")) fillDoseBesideDrug(draft);
  }
  fillReached(draft);
  fillCounts(draft);
  fillMissed(draft);
  fillMedicationTimes(draft, times);
  const route = firstOf(reading, words.routes);
  if (route) fill(draft, "medication.route", route.value, route);
}

function fillDrugs(draft: Draft, error: ErrorType | undefined): void {
  const { reading } = draft;
  const given = findDrugs(reading).filter(
    (mention) => !isTreatment(reading, mention) && !isAllergen(reading, mention),
  );
  const current = given.filter(
    (mention) =>
      !assertionOf(reading, mention).past &&
      !/\b(?:came|been|taken) off(?: of)?$|\bon (?:an?|any)$|\b(?:is|was) not (?:her|his|the|an?)$/.test(
        textBefore(reading, mention, 4),
      ),
  );
  // Where something went wrong, a drug of the past is better than none.
  const mentions = error && current.length === 0 ? given : current;
  const involved = mentions.filter(
    (mention, index) =>
      index === mentions.findIndex((other) => other.drug.generic === mention.drug.generic) &&
      !isTakenBack(reading, mention, mentions[index + 1]),
  );
  // A drug that was to be held and was given anyway is the drug of the error.
  const held = findDrugs(reading).find(
    ({ from, drug }) =>
      error === "extra_dose" && highAlertClasses.has(drug.class) && reading.words[from - 2]?.text === "hold",
  );
  if (held && !involved.some(({ drug }) => drug.generic === held.drug.generic)) involved.unshift(held);
  const [first] = involved;
  if (!first) return;
  fill(draft, "medication.drug", first.drug.name, first);
  fillList(
    draft,
    "medication.drugs",
    involved.map(({ from, to, drug }) => ({ from, to, value: drug.name })),
  );
  const highAlert = involved.find(({ drug }) => highAlertClasses.has(drug.class));
  const isInOrder = highAlert && !error && gaveItRight(reading, highAlert.drug.generic);
  if (!isInOrder) fill(draft, "medication.highAlert", highAlert !== undefined, highAlert ?? first);
  const swap = involved.find(
    (mention, index) => index > 0 && isSwapped(reading, involved[index - 1] as DrugMention, mention),
  );
  const ordered = involved.find((mention) => isOrdered(reading, mention)) ?? first;
  const other = involved.find((mention) => mention !== ordered);
  if (ordered !== first && error !== "omission") {
    fill(draft, "medication.drugOrdered", ordered.drug.name, ordered);
    if (error !== "near_miss") fill(draft, "medication.drugGiven", first.drug.name, first);
  } else if (swap && error !== "omission") {
    fill(draft, "medication.drugOrdered", swap.drug.name, swap);
    fill(draft, "medication.drugGiven", first.drug.name, first);
  } else if (other && error === "near_miss" && isOrdered(reading, first)) {
    fill(draft, "medication.drugOrdered", first.drug.name, first);
  } else if (other && error === "wrong_drug") {
    fill(draft, "medication.drugOrdered", first.drug.name, first);
    fill(draft, "medication.drugGiven", other.drug.name, other);
  }
}

/** "hydrochlorothiazide, no wait, furosemide". */
function isTakenBack(reading: Reading, { to }: Span, next: Span | undefined): boolean {
  return /^(?:(?:no|wait|sorry|actually|i mean|i meant|scratch that|make that|oops|not that) ?)+(?:it (?:was|is) )?(?:the |his |her )?$/.test(
    next ? textOf(reading, { from: to, to: next.from }) : "",
  );
}

/** "insulin was correct", "six units as ordered", "right dose, right time": nothing went wrong with it. */
function gaveItRight(reading: Reading, generic: string): boolean {
  return (
    isSettled(reading) ||
    findDrugs(reading).some(
      (mention) =>
        mention.drug.generic === generic &&
        (words.rightDrug.test(textBefore(reading, mention, 4)) ||
          words.givenRight.test(textAfter(reading, mention, 8))),
    )
  );
}

/** "what he has ordered is latanoprost", "she was supposed to get Zyrtec". */
function isOrdered(reading: Reading, { from }: Span): boolean {
  return /\b(?:is|was|has|been) ordered$|\b(?:ordered|orders?|prescribed|scheduled|supposed|should)(?: (?:is|was|for|to|get|have|take|been|be|gotten|had|his|her|the|says))+$/.test(
    textBefore(reading, { from }, 5),
  );
}

/** "hydralazine in the slot for hydroxyzine", "Zyrtec instead of Zantac". */
function isSwapped(reading: Reading, given: Span, ordered: Span): boolean {
  return /^(?:\w+ ){0,4}?(?:for|instead of|in place of|when it should have been|rather than|not)$/.test(
    textOf(reading, { from: given.to, to: ordered.from }),
  );
}

function isTreatment(reading: Reading, mention: DrugMention): boolean {
  const before = textBefore(reading, mention, 4);
  const rescue = /^(naloxone|epinephrine|diphenhydramine)$/.test(mention.drug.generic);
  const prescribed =
    /\b(?:doctor|provider|she|he) (?:\w+ )?(?:ordered|said|says|wants)(?: \w+)?$|(?<!\b(?:is|was|has|been) )\bordered(?: some| a)?$|\bhold (?:his|her|the)(?: own)?$/.test(
      before,
    );
  return (rescue && /\b(?:ordered|gave|says|give|got)\b/.test(before)) || prescribed;
}

function isAllergen(reading: Reading, { from, to }: Span): boolean {
  return (
    /\ballergic to(?: \w+)?$/.test(textBefore(reading, { from }, 3)) ||
    /^allergy/.test(textAfter(reading, { to }, 1))
  );
}

function fillReached(draft: Draft): void {
  const { reading } = draft;
  const missed = find(reading, words.didNotGetIt)[0];
  const had =
    hear(reading, words.gotIt).find(({ meant }) => !meant.negated && !meant.past && !meant.supposed) ??
    wasBegun(reading);
  const error = findErrorType(reading);
  const reached = had ?? (error?.value === "extra_dose" ? error : undefined);
  if (error?.value === "near_miss") fill(draft, "medication.reachedResident", "no", missed ?? error);
  else if (is(draft, "medication.errorType", "omission", "refused", "count_discrepancy", "wrong_time"))
    return;
  else if (reached) fill(draft, "medication.reachedResident", "yes", reached);
  else if (missed) fill(draft, "medication.reachedResident", "no", missed);
}

/** "eight units of Novolog": where nothing says what was ordered, the amount beside the drug is what was given. */
function fillDoseBesideDrug(draft: Draft): void {
  const { reading } = draft;
  const amount = find(
    reading,
    /\b(?<amount>\d+(?:\.\d+)?) (?<unit>mg|milligrams?|units?|mcg|micrograms?)\b/g,
  ).find((dose) =>
    findDrugs(reading).some(({ from, to }) => (dose.to <= from ? from - dose.to <= 2 : dose.from - to <= 8)),
  );
  const unit = amount?.groups.unit?.replace(/^milligrams?$/, "mg").replace(/^micrograms?$/, "mcg");
  if (amount) fill(draft, "medication.doseGiven", `${amount.groups.amount} ${unit}`, amount);
}

function fillCounts(draft: Draft): void {
  if (!is(draft, "medication.errorType", "count_discrepancy")) return;
  const { reading } = draft;
  const counts = (pattern: RegExp) =>
    find(reading, pattern).flatMap((mention) => {
      const at =
        /^\d/.test(reading.words[mention.to - 1]?.text ?? "") && mention.text.trim() === ""
          ? mention.from
          : mention.to;
      const first = readQuantity(reading, at);
      const corrected = first && correctedAfterAside(reading, first.to);
      const second = corrected === undefined ? undefined : readQuantity(reading, corrected);
      return [first, second && { ...second, corrects: true as const }].filter((value) => value !== undefined);
    });
  const expected = counts(words.countExpected);
  fillSettled(draft, "medication.countExpected", expected);
  const actual = counts(words.countActual).filter(
    (count) => !expected.some((other) => other.from === count.from),
  );
  const inCard = find(
    reading,
    /\b\d+ (?:left )?(?:in|on) the (?:card|blister|box|bottle|pack|cart|drawer)\b/g,
  ).map(({ from }) => ({ from, to: from + 1, value: Number(reading.words[from]?.text) }));
  fillSettled(draft, "medication.countActual", [
    ...actual,
    ...inCard.filter((count) => !actual.some((other) => other.from === count.from)),
  ]);
}

/** "twenty, no wait I recounted, twenty one": the new count may come a few words after the cue. */
function correctedAfterAside(reading: Reading, end: number): number | undefined {
  const direct = correctedAt(reading, end);
  if (direct !== undefined) return direct;
  const ahead = textAfter(reading, { to: end }, 7);
  if (!/^(?:no|wait|sorry|i mean|actually)\b/.test(ahead)) return undefined;
  for (let at = end + 1; at < end + 7; at++) if (/^\d/.test(reading.words[at]?.text ?? "")) return at;
  return undefined;
}

function fillMissed(draft: Draft): void {
  if (!is(draft, "medication.errorType", "omission")) return;
  const { reading } = draft;
  const counted = find(
    reading,
    /\b(?<count>\d+) (?:missed )?(?:doses|days|pills)(?! ago)\b|\bmissed (?<missed>\d+)\b/g,
  )[0];
  if (counted)
    fill(draft, "medication.missedDoses", Number(counted.groups.count ?? counted.groups.missed), counted);
  const days = findDays(reading).filter((day) => day.date && day.date < reading.now.slice(0, 10));
  const sentence = (span: Span) => textOf(reading, sentenceAround(reading, span));
  const missedDay = days
    .filter((day) => /\b(?:missed|since|not|still|both|doses?|did)\b/.test(sentence(day)))
    .sort((a, b) => (a.date ?? "").localeCompare(b.date ?? ""))[0];
  const night = findDays(reading).find((day) => day.lastNight);
  if (missedDay?.date) fill(draft, "medication.firstMissed.date", missedDay.date, missedDay);
  else if (night) fill(draft, "medication.firstMissed.date", addDays(reading.now.slice(0, 10), -1), night);
}

function fillMedicationTimes(draft: Draft, times: ClockTime[]): void {
  const { reading } = draft;
  if (!is(draft, "medication.errorType", "wrong_time", "omission", "extra_dose")) return;
  const before = (time: ClockTime) => textBefore(reading, time, 6);
  const after = (time: ClockTime) => textAfter(reading, time, 4);
  for (const time of times) {
    const lead = before(time);
    const isDose = /^(?:one|dose|pill|pills|meds|medication)\b/.test(after(time));
    if (
      /\b(?:due(?: at)?|scheduled(?: for| at)?|supposed to (?:be given|get (?:it|them)|be)(?: at)?|instead of(?: at)?|ordered (?:for|at)|(?:is|gets|takes) \d+ \w+ at)(?: around| about)?$/.test(
        lead,
      ) ||
      (isDose && /\b(?:the|her|his)$/.test(lead))
    ) {
      if (valueAt(draft, "medication.scheduledTime") === undefined)
        fill(draft, "medication.scheduledTime", time.time, time);
    } else if (
      is(draft, "medication.errorType", "wrong_time") &&
      /\b(?:till|until|at|given|gave it|got it|around|about)$/.test(lead) &&
      !/\bnow at$/.test(lead)
    ) {
      if (valueAt(draft, "medication.givenTime") === undefined)
        fill(draft, "medication.givenTime", time.time, time);
    }
  }
}

/** All of it at once, too deep a sleep on what makes sleepy, a throat that closes: dangers of a drug, whatever the report is about. */
export function dangersOfDrugs(
  reading: Reading,
): (Span & { code: "oversedation" | "airway_breathing" | "life_threat" })[] {
  const sedating =
    hearAffirmed(reading, words.wakesEasily).length === 0 &&
    findDrugs(reading).some((mention) => {
      const { negated, past } = assertionOf(reading, mention);
      return /^(?:opioid|sedative)$/.test(mention.drug.class) && !negated && !past;
    });
  const meds = [...findDrugs(reading), ...find(reading, words.medWords)];
  return [
    ...hearAffirmed(reading, words.tookItAll)
      .filter(({ from, to }) => meds.some((med) => med.from < to + 6 && from - 6 < med.to))
      .map(({ from, to }) => ({ from, to, code: "life_threat" as const })),
    ...hear(reading, words.druggedSleep)
      .filter(
        ({ meant, text }) =>
          sedating && (!meant.negated || /not/.test(text)) && !meant.past && !meant.supposed,
      )
      .map(({ from, to }) => ({ from, to, code: "oversedation" as const })),
    ...hearAffirmed(reading, words.closingThroat).map(({ from, to }) => ({
      from,
      to,
      code: "airway_breathing" as const,
    })),
  ];
}

/** Suggests the NCC MERP category from what was said; a person confirms it. */
export function fillHarmIndex(draft: Draft): void {
  const { reading } = draft;
  const error = draft.fields.get("medication.errorType");
  if (!error || error.value === "count_discrepancy") return;
  const monitored = hear(reading, words.monitoring).find(({ meant }) => !meant.past && !meant.negated);
  const treated = hearAffirmed(reading, words.treatment)[0];
  const symptomatic =
    (valueAt(draft, "symptoms") ?? []).length > 0 || is(draft, "mentalStatus", "changed", "unresponsive");
  const sent = is(draft, "disposition", "sent_to_er", "911_called");
  const index =
    is(draft, "medication.reachedResident", "no") || error.value === "near_miss"
      ? "B"
      : sent
        ? "F"
        : symptomatic && treated
          ? "E"
          : symptomatic || monitored
            ? "D"
            : "C";
  draft.fields.set("medication.nccMerp", { ...error, value: index, confidence: 0.6 });
}
