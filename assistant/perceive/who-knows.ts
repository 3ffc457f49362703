import type { NotifiedPerson } from "../../contracts/report.ts";
import { phrases, rows } from "./phrases.ts";
import { type Candidate, candidatesOf, type Said } from "./said.ts";
import { placeOf, type Range, wholeOf } from "./words.ts";
import { bareYesOrNo } from "./yes-or-no.ts";

/** Who may know, as people call them. */
const people: [NotifiedPerson, string][] = [
  ["charge_nurse", "nurse, charge nurse, charge, supervisor"],
  ["physician", "doctor, dr, physician, provider, doc, np, nurse practitioner, pcp, md, on call"],
  ["family", "family, daughter, son, wife, husband, sister, brother, niece, nephew, poa, granddaughter, grandson"],
  ["don", "don, director of nursing, dns"],
  ["administrator", "administrator, admin, executive director, owner, manager"],
  ["infection_preventionist", "infection control, infection preventionist, infection nurse"],
  ["pharmacy", "pharmacy, pharmacist"],
  ["agency_office", "office, agency"],
  ["health_department", "health department, county"],
  ["police", "police, cops, sheriff, 911"],
  ["state_agency", "state, licensing, adult protective services"],
];
const findPeople = phrases(
  people.flatMap(([who, names]) => [...rows(who, names), ...rows(who, names.replace(/(,|$)/g, "s$1"))]),
);

type Polarity = "done" | "attempted" | "not_done";
const denied = "havent hasnt not didnt isnt dont";
const findPolarity = phrases<Polarity>([
  ...rows<Polarity>("done", "yes, yeah, knows, know, told, called, notified, aware", denied),
  ...rows<Polarity>("attempted", "no answer, left a message, message, voicemail, tried, calling, paged, waiting"),
  ...rows<Polarity>("not_done", "no, not, not yet, havent, hasnt, didnt, except, but not, doesnt, isnt"),
]);
const findEverybody = phrases<true>([
  ...rows(true as const, "all of them, everyone, everybody, all three, both"),
  ["all", true, "thats is at not after", "i ive we weve right good"],
]);
const findNobody = phrases(rows(true, "nobody, no one, none, none of them, not yet, neither"));
const askedAbout: readonly NotifiedPerson[] = ["charge_nurse", "physician", "family"];

/** The answer to "Who knows so far: nurse, doctor, family?" */
export function whoKnows(said: Said): Candidate[] {
  const { words } = said;
  const told = (who: NotifiedPerson, value: Polarity, range: Range = wholeOf(words)) =>
    candidatesOf([[`notifications.${who}`, value]], placeOf(words, range), 0.6);
  const people = findPeople(words);
  if (people.length === 0) {
    const bare = bareYesOrNo(words);
    if (bare === "no" || findNobody(words).length > 0) return askedAbout.flatMap((who) => told(who, "not_done"));
    const isAll = bare === "yes" || findEverybody(words).length > 0;
    return isAll ? askedAbout.flatMap((who) => told(who, "done")) : [];
  }
  const named = people.flatMap((person) => told(person.code, polarityOf(said, person, people), person));
  const beforeFirst = words[(people[0] as Range).from - 1];
  const isOnly = [...words.slice(0, 3), beforeFirst].some((word) => /^(?:just|only)$/.test(word?.text ?? ""));
  const isAllBut = findEverybody(words).length > 0;
  const others = askedAbout.filter((who) => !people.some(({ code }) => code === who));
  if (!isOnly && !isAllBut) return named;
  return [...named, ...others.flatMap((who) => told(who, isOnly ? "not_done" : "done"))];
}

/** What is said of a person: in the words up to the next one, or else since the one before. */
function polarityOf({ words }: Said, person: Range, people: readonly Range[]): Polarity {
  const next = people.find(({ from }) => from >= person.to);
  const previous = people.findLast(({ to }) => to <= person.from);
  const isShared =
    next !== undefined && /^(and|or)$/.test(words[next.from - 1]?.text ?? "") && next.from - person.to <= 3;
  if (isShared && words[next.from]?.pause === 0) {
    const behind = findPolarity(words, { from: person.from, to: next.from - 1 }).at(-1);
    return behind?.code ?? polarityOf({ words } as Said, next, people);
  }
  const until = breakBehind(words, person.to, next?.from ?? words.length);
  const behind = findPolarity(words, { from: person.to, to: until }).find(({ from }) => from - person.to <= 4);
  const before = findPolarity(words, { from: previous?.to ?? 0, to: person.from }).at(-1);
  const isBeforeCloser = before !== undefined && person.from - before.to <= 3 && before.code !== "done";
  if (isBeforeCloser && !(behind && behind.from === person.to)) return before.code;
  return behind?.code ?? (before && person.from - before.to <= 3 ? before.code : "done");
}

function breakBehind(words: Said["words"], from: number, to: number): number {
  const isAnswer = /^(yes|yeah|yep|no|nope|not)$/.test(words[from]?.text ?? "");
  for (let at = isAnswer ? from + 1 : from; at < to; at++) if ((words[at]?.pause ?? 0) > 0) return at;
  return to;
}
