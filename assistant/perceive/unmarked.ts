import type { FactPath } from "../../contracts/facts.ts";
import type { Category } from "../../contracts/report.ts";
import { readCount } from "./grammar/amounts.ts";
import { clockAt } from "./grammar/clock.ts";
import { findDrugs } from "./grammar/drugs.ts";
import { quantityAt } from "./grammar/numbers.ts";
import { findRoom, readRoom, swappedRoom } from "./grammar/rooms.ts";
import { findVitals } from "./grammar/vitals.ts";
import { resolveWhen } from "./grammar/when.ts";
import { phrases, rows } from "./phrases.ts";
import type { Candidate, Said } from "./said.ts";
import { plainRows } from "./tables/plain-facts.ts";
import { placeOf, type Range, sentenceAround, setOf, textOf } from "./words.ts";

const findPlain = phrases(plainRows);
/** Words before a count that is written, and before one that was found; what holds the pills tells the second. */
const countExpected = setOf("says shows say show be expected");
const countFound = setOf("theres there only counted have got are has were");
const heldBy = setOf("card drawer pack bottle box");

const treating =
  /\b(?:ordered|orders|started|starting|start|began|gave|given|dose|prescribed|put (?:her|him) on|getting)\b/;
const pastTreatment = /\b(?:finished|completed|allergic|allergy|used to|was on|weeks? ago)\b/;
const ill = /\b(?:sick|ill|called (?:off|out)|went home|same thing|symptoms|positive|ha(?:s|ve) it|with it)\b/;

const garments =
  /\b(?:shirt|sweater|coat|jacket|robe|housecoat|dress|blouse|pajamas|sweatshirt|nightgown|pants|jeans|slippers)\b/;

const findScheduled = phrases(
  rows(true, "due at, due, scheduled for, scheduled at, ordered for, supposed to get it at"),
);
const findGiven = phrases(
  rows(true, "given at, gave it at, given till, given until, until, till, got it at, went in at"),
);
const findClothed = phrases(rows(true, "wearing, dressed in, has on, had on, got on, in a"));
const findOrdered = phrases(rows(true, "instead of, slot for, supposed to get, should have been, ordered, was for"));
const certainty = 0.5;

/** What stands there plainly in paths the reader left open or does not know. */
export function unmarked(said: Said, marked: readonly Candidate[], kind: Category | undefined): Candidate[] {
  const has = (path: FactPath) => marked.some((candidate) => candidate.path === path);
  const found: Candidate[] = [];
  const add = (path: FactPath, value: unknown, range: Range) =>
    found.push({ path, value, place: placeOf(said.words, range), certainty });

  for (const vital of findVitals(said.words)) if (!has(vital.path)) add(vital.path, vital.value, vital);
  const name = marked.find(({ path }) => path === "resident.name");
  const swapped = swappedRoom(said.words, said.heard.known["resident.room"]);
  const isOpen = !swapped && !has("resident.room");
  const room = isOpen ? findRoom(said.words, name && said.range(name.place)) : swapped;
  if (room) add("resident.room", room.room, room);

  for (const { code, ...range } of findPlain(said.words))
    if (code.kind === kind && !has(code.path)) add(code.path, code.value, range);

  const drugs = findDrugs(said.words);
  const isOnThinner = marked.some(({ path, value }) => path === "onAnticoagulant" && value === "yes");
  for (const { drug, ...range } of drugs) {
    // "It's not fentanyl, that's his roommate."
    if (drugs.length > 1 && said.words[range.from - 1]?.text === "not") continue;
    if (kind === "medication" && !has("medication.drugs")) add("medication.drugs", drug.name, range);
    const around = textOf(said.words, sentenceAround(said.words, range, 5));
    const treats = /^anti(biotic|viral)$/.test(drug.class) && treating.test(around) && !pastTreatment.test(around);
    if (kind === "infection" && treats) add("infection.treatment", drug.name, range);
    if (isOnThinner && !has("anticoagulant") && drug.class === "anticoagulant") add("anticoagulant", drug.name, range);
  }
  if (kind === "medication") {
    const error = marked.find(({ path }) => path === "medication.errorType")?.value;
    if (error === "wrong_drug" || error === "near_miss") orderedDrug(said, drugs, add);
    if (error === "count_discrepancy") counts(said, add);
    for (const { to } of findScheduled(said.words)) timeAt(said, to, "medication.scheduledTime", add);
    if (error === "wrong_time")
      for (const { to } of findGiven(said.words)) timeAt(said, to, "medication.givenTime", add);
    if (error === "omission") missedDoses(said, add);
  }
  if (kind === "infection") {
    clusterRooms(said, add);
    if (!has("infection.staffAffected")) staffIll(said, add);
  }
  if (kind === "behavior_elopement") {
    for (const { to } of findClothed(said.words)) clothing(said, to, add);
    lastSeenPlace(said, marked, add);
  }
  return found;
}

type Add = (path: FactPath, value: unknown, range: Range) => void;

function orderedDrug(said: Said, drugs: ReturnType<typeof findDrugs>, add: Add) {
  const orders = findOrdered(said.words);
  const ordered = drugs.find(({ from }) => orders.some(({ to }) => from >= to && from - to <= 3));
  if (!ordered) return;
  add("medication.drugOrdered", ordered.drug.name, ordered);
  const given = drugs.find(({ drug }) => drug.generic !== ordered.drug.generic);
  if (given) add("medication.drugGiven", given.drug.name, given);
}

function counts(said: Said, add: Add) {
  for (let at = 1; at < said.words.length; at++) {
    const quantity = quantityAt(said.words, at);
    const before = said.words[at - 1]?.text ?? "";
    if (!quantity) continue;
    const holds = countExpected.has(before) && heldBy.has(said.words[at - 2]?.text ?? "");
    if (countExpected.has(before) && !holds) add("medication.countExpected", quantity.value, quantity);
    else if (holds || countFound.has(before)) add("medication.countActual", quantity.value, quantity);
  }
}

function timeAt(said: Said, at: number, path: FactPath, add: Add) {
  const clock = clockAt(said.words, at);
  if (!clock || clockAt(said.words, clock.to)) return;
  const { time } = resolveWhen({ clock: clock.clock, isApprox: false }, said.heard.now);
  if (time) add(path, time, clock);
}

/** "missed five doses", "three missed pills" */
function missedDoses(said: Said, add: Add) {
  for (let at = 0; at < said.words.length; at++) {
    const quantity = quantityAt(said.words, at);
    const behind = said.words[quantity?.to ?? 0]?.text ?? "";
    const isMissed = said.words[at - 1]?.text === "missed" || behind === "missed" || /^(doses|pills)$/.test(behind);
    if (quantity && isMissed) return add("medication.missedDoses", quantity.value, quantity);
  }
}

function clusterRooms(said: Said, add: Add) {
  const start = said.words.findIndex(({ text }) => text === "rooms" || text === "apartments");
  if (start < 0) return;
  for (let at = start + 1; at < said.words.length; at++) {
    if (said.words[at]?.text === "and") continue;
    const room = readRoom(said.words, { from: at, to: at + 1 });
    if (!room || said.words[at]?.pause === 2) return;
    add("infection.clusterRooms", room.room, room);
    at = room.to - 1;
  }
}

/** "Two staff called off with it": a number of staff in a sentence of illness. */
function staffIll(said: Said, add: Add) {
  for (let at = 0; at < said.words.length; at++) {
    const quantity = quantityAt(said.words, at);
    if (!quantity) continue;
    const { staff } = readCount(said.words, { from: at, to: quantity.to });
    const sentence = textOf(said.words, sentenceAround(said.words, quantity));
    if (staff !== undefined && ill.test(sentence)) return add("infection.staffAffected", staff, quantity);
  }
}

function clothing(said: Said, at: number, add: Add) {
  const { to } = sentenceAround(said.words, { from: at, to: at + 1 }, 8);
  const worn = textOf(said.words, { from: at, to }).replace(/^(?:a|an|his|her) /, "");
  if (garments.test(worn)) add("elopement.clothing", worn, { from: at, to });
}

/** A place named in the breath that tells when somebody was last seen is where they were seen. */
function lastSeenPlace(said: Said, marked: readonly Candidate[], add: Add) {
  const seen = marked.find(({ path }) => path === "elopement.lastSeen.time");
  if (!seen) return;
  const near = sentenceAround(said.words, said.range(seen.place));
  const place = marked.find(({ path, place }) => {
    const { from, to } = said.range(place);
    return path === "location" && from >= near.from && to <= near.to;
  });
  if (place) add("elopement.lastSeenPlace", place.value, said.range(place.place));
}
