import type { Code } from "../../contracts/report.ts";
import { isDealtByOutsider } from "./abuse.ts";
import { injuryOfOther } from "./condition.ts";
import { type Draft, fill, is } from "./draft.ts";
import * as words from "./lexicons/behavior.ts";
import { type People, type Person, spokenNames } from "./people.ts";
import { find, type Reading, type Span, sentenceAround, textAfter } from "./reading.ts";
import { hear, type Statement } from "./statements.ts";

type BehaviorType = Code<"behaviorType">;
export type BehaviorEvent = Span & { type: BehaviorType };

/** Words that hold their own denial ("no reason to live") are not denied by it. */
const meantNow = ({ meant, text }: Statement) =>
  (!meant.negated || /^(?:no|not|nobody|no one|never)\b/.test(text)) && !meant.past && !meant.doubted;

/** "he grabbed my breast" is done to staff unless the resident is the one who says it. */
const isNotAtSpeaker = ({ meant, text }: Statement) => meant.saidBy !== undefined || !/\bmy\b/.test(text);

/** What was done, most serious first. Elopement is read elsewhere and comes in by its own words. */
export function findBehavior(
  reading: Reading,
  elopement: BehaviorEvent | undefined,
): BehaviorEvent | undefined {
  const first = (
    type: BehaviorType,
    pattern: RegExp,
    allowSupposed = false,
    fits: (statement: Statement) => boolean = () => true,
  ) => {
    const said = hear(reading, pattern).find(
      (statement) => meantNow(statement) && (allowSupposed || !statement.meant.supposed) && fits(statement),
    );
    return said ? { from: said.from, to: said.to, type } : undefined;
  };
  return (
    first("self_harm_statement", words.selfHarm, true) ??
    first("weapon", words.weaponWords) ??
    first("sexual", words.sexualWords, false, isNotAtSpeaker) ??
    struckByName(reading) ??
    struckAnother(reading) ??
    (elopement?.type === "elopement" ? elopement : undefined) ??
    first("physical_aggression_staff", words.struckStaff) ??
    elopement ??
    first("hallucination", words.hallucinationWords) ??
    first("verbal_aggression", words.verbalWords) ??
    first("property", words.propertyWords) ??
    first("refusal", words.refusalWords, true) ??
    first("wandering", words.wanderWords) ??
    first("physical_aggression_resident", words.fight)
  );
}

/** One resident hurt another, whatever else was done. */
export function blowBetweenResidents(reading: Reading): Span | undefined {
  const blow = struckByName(reading) ?? struckAnother(reading);
  return blow?.type === "physical_aggression_resident" ? blow : undefined;
}

/** A blow at a resident. "when the aide went to pick it up he kicked her" is a blow at the aide. */
function struckByName(reading: Reading): BehaviorEvent | undefined {
  const blow = hear(reading, words.struckResident).find(
    (statement) =>
      meantNow(statement) &&
      (!statement.meant.supposed || /^(?:chok|strangl|stab)/.test(statement.text)) &&
      reading.clauseOf[statement.from] === reading.clauseOf[statement.to - 1] &&
      !isDealtByOutsider(reading, { from: statement.from, to: statement.from + 1 }),
  );
  if (!blow) return undefined;
  const isStaff = /\b(?:her|him)\b/.test(blow.text) && isBehindStaff(reading, blow);
  return {
    from: blow.from,
    to: blow.to,
    type: isStaff ? "physical_aggression_staff" : "physical_aggression_resident",
  };
}

function isBehindStaff({ words: spoken }: Reading, { from }: Span): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 14); at--) {
    const text = spoken[at]?.text ?? "";
    if (/^(?:mr|mrs|ms|miss|resident|residents|roommate)$/.test(text)) return false;
    if (/^(?:aide|nurse|cna|caregiver|girl|housekeeper|therapist|partner|coworker|tech)$/.test(text))
      return true;
  }
  return false;
}

/** "then slapped her", where more than one resident is in the story and no staff member was the one struck. */
function struckAnother(reading: Reading): BehaviorEvent | undefined {
  const names = spokenNames(reading);
  const several = names.size >= 2 || (names.size >= 1 && find(reading, words.severalResidents).length > 0);
  if (!several || find(reading, words.struckStaff).length > 0) return undefined;
  const blow = [
    ...hear(reading, words.struckPronoun),
    ...hear(reading, struckBareName(names)),
    ...(names.size >= 2 ? hear(reading, words.struckPart) : []),
  ].find(
    (statement) =>
      meantNow(statement) &&
      !statement.meant.supposed &&
      !statement.meant.saidBy &&
      !isBehindStaff(reading, statement),
  );
  return blow ? { from: blow.from, to: blow.to, type: "physical_aggression_resident" } : undefined;
}

/** "… and it hit Finch on the shin": whoever had a title at first is named without one later. */
function struckBareName(names: Set<string>): RegExp {
  const bare = [...names]
    .map((name) => name.split(" ").at(-1) ?? name)
    .filter((name) => !/^(?:a|i|and)?$/.test(name));
  return new RegExp(
    `\\b(?:${words.strike}|thr[eo]w(?:ing|s)? (?:\\w+ ){1,5}?it (?:got|caught)) (?:at )?(?:(?!me\\b|my\\b|us\\b|and\\b|to\\b|i\\b|the (?:aide|nurse)\\b)\\w+ ){0,6}?(?<!\\b(?:mr|mrs|ms|miss) )(?:${bare.join("|") || "(?!)"})s?\\b`,
    "g",
  );
}

export function fillBehavior(
  draft: Draft,
  event: BehaviorEvent | undefined,
  people: People,
  allegation: Span | undefined,
): void {
  const { reading } = draft;
  if (event) fill(draft, "behavior.type", event.type, event);
  fillContact(draft, people);
  const armed = hear(reading, words.weaponWords).find(
    (statement) => meantNow(statement) && !statement.meant.supposed,
  );
  if (armed && is(draft, "behavior.type", "weapon", "self_harm_statement"))
    fill(draft, "behavior.weapon", "yes", armed);
  fillAntecedent(draft, event);
  fillIntervention(draft);
  fillStatement(draft, event?.type === "self_harm_statement" ? event : allegation);
  const hurtStaff = find(
    reading,
    /\b(?:my (?:arm|hand|face|wrist|shoulder|back|leg|nose|lip|eye|finger|head)s? (?:is|are|was|hurts?|got|has)|my (?:arm|hand|face|wrist)s (?:red|bruised|sore|swollen|bleeding)|broke the skin on (?:me|(?:her|his|my) (?:hand|arm))|bit my partner|(?:aide|nurse|cna|tech|girl|partner)s (?:\w+ )?(?:neck|arm|hand|face|wrist|shoulder|back|leg|nose|lip|eye|finger|head) (?:is|was|hurts?|got|has)|(?:scratch|bit|cut|claw|got|caught)(?:ed)? (?:me|my \w+)(?: \w+){0,6}? (?:bleeding|blood|swollen|red|bruised?|welts?)|employee (?:form|report|incident|injury)|(?:i|aide) (?:have |has |got )+(?:an? |some |few |couple |\d |of |red )*(?:marks?|bruises?|scratch(?:es)?|cut|bite)|i am (?:bruised|bleeding|hurt|going to employee health)|bit me|drew blood|employee health|(?:aide|nurse|partner|she|coworker)s? (?:was|is|got|has) (?:a )?(?:hurt|injured|bruised|scratched|bleeding|bruise|scratch(?:es)?|bite))\b/g,
  )[0];
  const theirs = injuryOfOther(draft);
  if (hurtStaff) fill(draft, "staffInjury", "yes", hurtStaff);
  else if (theirs && is(draft, "behavior.type", "physical_aggression_staff"))
    fill(draft, "staffInjury", "yes", theirs);
  else {
    const fine = find(
      reading,
      /\b(?:i am (?:okay|fine|not hurt)|no staff (?:was|were|got) (?:hurt|injured)|staff (?:was|were) not (?:hurt|injured))\b/g,
    )[0];
    if (fine) fill(draft, "staffInjury", "no", fine);
  }
}

function fillContact(draft: Draft, { residents, primary }: People): void {
  const { reading } = draft;
  const another = struckAnother(reading);
  const named = struckByName(reading);
  const resident = named?.type === "physical_aggression_resident" ? named : another;
  const blowAtStaff = named?.type === "physical_aggression_staff" ? named : undefined;
  const staff = hear(reading, words.struckStaff).find(
    (statement) => meantNow(statement) && !statement.meant.supposed,
  );
  const touched = is(draft, "behavior.type", "sexual")
    ? hear(reading, words.sexualWords).find(meantNow)
    : undefined;
  const unnamed = hear(reading, words.someoneStruck).find(
    (statement) => meantNow(statement) && !statement.meant.supposed,
  );
  const contact = resident ?? staff ?? blowAtStaff ?? touched ?? unnamed;
  if (contact) {
    fill(draft, "behavior.contactMade", "yes", contact);
    if (resident ?? touched) fillSides(draft, (resident ?? touched) as Span, residents, primary);
    return;
  }
  const quarrel = hear(reading, words.verbalWords).find(meantNow);
  if (quarrel && residents.length === 2 && is(draft, "behavior.type", "verbal_aggression"))
    fillSides(draft, quarrel, residents, primary);
  const none =
    find(reading, words.struckAnyone)[0] ??
    hear(reading, words.struckStaff).find(({ meant }) => meant.negated);
  if (none) fill(draft, "behavior.contactMade", "no", none);
}

/** Who did it and to whom: the one named before the deed, and the other one. */
function fillSides(draft: Draft, deed: Span, residents: Person[], primary: Person | undefined): void {
  const mentions = residents
    .flatMap((person) => person.mentions.map((mention) => ({ person, ...mention })))
    .sort((a, b) => a.from - b.from);
  const sentence = sentenceAround(draft.reading, deed);
  const isWithin = ({ from }: Span) => from >= deed.from && from <= deed.to;
  const pronoun = doerPronoun(draft.reading, deed);
  const meant = residents.filter(({ gender }) => gender === pronoun);
  const doer =
    (meant.length === 1 && residents.length > 1
      ? mentions.findLast(({ person, to }) => person === meant[0] && to <= deed.from)
      : undefined) ??
    mentions.find((mention) => isWithin(mention) && draft.reading.words[mention.from - 1]?.text === "by") ??
    mentions.find(({ from, to }) => to < deed.from && from >= sentence.from && thinks(draft.reading, to)) ??
    mentions.findLast((mention) => mention.to <= deed.from && !isOwner(draft.reading, mention)) ??
    (primary ? { person: primary, ...(primary.mentions[0] as Span) } : undefined);
  if (!doer) return;
  fill(draft, "behavior.aggressor", doer.person.name, doer);
  const named = mentions.find((mention) => isWithin(mention) && mention.person !== doer.person);
  const other =
    named ??
    mentions.findLast((mention) => mention.from < deed.from && mention.person !== doer.person) ??
    mentions.find((mention) => mention.person !== doer.person);
  if (other) fill(draft, "behavior.target", other.person.name, other);
}

/** "Mr. C was behind Mrs. G and he shoved her": he is the one who did it, if nobody was named since. */
function doerPronoun({ words: spoken }: Reading, { from }: Span): string | undefined {
  return spoken
    .slice(Math.max(0, from - 10), from)
    .findLast(({ text }) => /^(?:s?he|mrs?|ms|miss|i|we|nurse|aide)$/.test(text))?.text;
}

/** "Mr. V thought Mr. S was in his seat and he whacked him": whoever has the thought does the deed. */
function thinks(reading: Reading, at: number): boolean {
  return /^(?:(?:from|in|over|room|apartment|\d+) )*(?:thought|thinks|believed|figured|swore|accused|says|said|claimed|decided)\b/.test(
    textAfter(reading, { to: at }, 7),
  );
}

function isOwner({ words: spoken }: Reading, { to }: Span): boolean {
  return /^(?:room|bed|closet|chair|roommate)$/.test(spoken[to]?.text ?? "");
}

function fillAntecedent(draft: Draft, event: BehaviorEvent | undefined): void {
  const { reading } = draft;
  if (!event) return;
  const near = (span: Span) => Math.abs(span.from - event.from) < 40;
  const isExit = event.type === "exit_seeking" || event.type === "elopement";
  const wished = [words.wantedCue, ...(isExit ? [words.sayingCue] : [])].flatMap((pattern) =>
    find(reading, pattern).filter(near),
  );
  const cause = find(reading, words.causeCue).find(near);
  const cue =
    (isExit ? (wished[0] ?? cause) : cause) ??
    find(reading, words.lossCue)[0] ??
    (event.type === "self_harm_statement"
      ? undefined
      : (wished[0] ??
        [words.careCue, words.whenCue].flatMap((pattern) => find(reading, pattern)).find(near)));
  if (!cue) {
    const before = { from: Math.max(sentenceAround(reading, event).from, event.from - 18), to: event.from };
    const isFight =
      event.type === "physical_aggression_resident" || event.type === "physical_aggression_staff";
    if (isFight && before.to - before.from > 4)
      fill(draft, "behavior.antecedent", quote(reading, before), before);
    return;
  }
  const to = untilSentenceEnd(reading, cue.from, 16);
  const from = backToSubject(reading, cue);
  fill(draft, "behavior.antecedent", quote(reading, { from, to }), { from, to });
}

function backToSubject({ words: spoken, clauseOf }: Reading, { from }: Span): number {
  let start = from;
  while (
    start > 0 &&
    from - start < 6 &&
    clauseOf[start - 1] === clauseOf[from] &&
    spoken[start]?.pause === 0
  )
    start--;
  return start;
}

function fillIntervention(draft: Draft): void {
  const { reading } = draft;
  const deeds = find(reading, words.interventionVerb).filter(({ from }) => isByStaff(reading, from));
  const [first] = deeds;
  if (!first) return;
  const last = deeds.findLast(({ from }) => from - first.from < 25) as Span;
  const to = untilSentenceEnd(reading, last.from, 14);
  fill(draft, "behavior.intervention", quote(reading, { from: first.from, to }), { from: first.from, to });
}

function isByStaff({ words: spoken }: Reading, from: number): boolean {
  const before = spoken.slice(Math.max(0, from - 8), from).map((word) => word.text);
  const subject = before.findLast((text) =>
    /^(i|we|he|she|they|nurse|aide|staff|mr|mrs|ms|visitor|resident|roommate|family|son|daughter|wife|husband)$/.test(
      text,
    ),
  );
  return (
    subject === undefined ||
    /^(?:me|us)$/.test(spoken[from + 1]?.text ?? "") ||
    /^(i|we|nurse|aide|staff)$/.test(subject)
  );
}

/** The resident's own words, kept as they were told. */
export function fillStatement(draft: Draft, words: Span | undefined): void {
  const { reading } = draft;
  const told = find(
    reading,
    /\b(?:she|he|resident|(?:mr|mrs|ms|miss) \w+)(?: (?!i\b|we\b|he\b|she\b)\w+){0,7}? (?:told (?:me|us|the aide|the nurse|my partner)|said|says|saying|yelling|stated)\b/g,
  );
  const cue =
    (words && told.findLast(({ from, to }) => words.from >= from && words.from - to < 30)) ?? told[0];
  if (!cue) return;
  const to = untilSentenceEnd(reading, Math.max(cue.to, words?.to ?? cue.to), 30);
  if (to > cue.to)
    fill(draft, "residentStatement", quote(reading, { from: cue.to, to }), { from: cue.to, to });
}

export function untilSentenceEnd(reading: Reading, from: number, most: number): number {
  return Math.min(sentenceAround(reading, { from, to: from + 1 }).to, from + most, reading.words.length);
}

export function quote({ words: spoken, transcript }: Reading, { from, to }: Span): string {
  return transcript.slice(spoken[from]?.start ?? 0, spoken[Math.max(from, to - 1)]?.end ?? 0);
}
