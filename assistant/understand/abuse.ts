import type { Code } from "../../contracts/report.ts";
import { assertionOf } from "./assertion.ts";
import { residentIsConfused } from "./condition.ts";
import { type Draft, fill, is } from "./draft.ts";
import * as words from "./lexicons/abuse.ts";
import { parts } from "./lexicons/body.ts";
import { causeUnknown, strongMarks, suspiciousMarks } from "./lexicons/wound.ts";
import { find, type Reading, type Span, textAfter, textBefore } from "./reading.ts";
import { hear, type Statement } from "./statements.ts";

export type Allegation = Span & { kind: "abuse" | "neglect" | "misappropriation"; by: Code<"allegationBy"> };

const isMeant = ({ meant, text }: Statement) =>
  !meant.supposed && (!meant.negated || /\b(?:not|nobody|no one|never)\b/.test(text));

/** An allegation has a deed, someone who may have done it, and someone who tells it or saw it. */
export function findAllegation(reading: Reading): Allegation | undefined {
  const named = hear(reading, words.namedAbuse).find(
    (statement) => isMeant(statement) && (!/ me$/.test(statement.text) || isTold(reading, statement)),
  );
  const deed = hear(reading, words.harmfulDeed).find(
    (statement) =>
      isMeant(statement) &&
      (isTold(reading, statement) || wasSeen(reading, statement)) &&
      isDoneToResident(reading, statement),
  );
  const blow = hear(reading, words.violentDeed).find(
    (statement) => isMeant(statement) && !statement.meant.past && isDealtByOutsider(reading, statement),
  );
  const threat = find(reading, words.threat).find((claim) => isSpokenByOutsider(reading, claim));
  const abuse = named ?? deed ?? blow ?? (threat && { ...threat, meant: assertionOf(reading, threat) });
  const by = [named, deed, blow, abuse].flatMap((claim) => (claim ? teller(reading, claim) : []));
  if (abuse)
    return {
      from: abuse.from,
      to: abuse.to,
      kind: "abuse",
      by: by.find((one) => one !== "other") ?? "other",
    };
  const neglect = hear(reading, words.neglectClaim).find(
    (statement) =>
      !statement.meant.supposed &&
      (isTold(reading, statement, true) ||
        /\b(?:was|been) left$/.test(textBefore(reading, { from: statement.from + 1 }, 2))),
  );
  const plain = hear(reading, words.plainNeglect).find(
    ({ meant, text }) =>
      !meant.supposed && !meant.past && (!meant.negated || /\b(?:not|nobody|no one)\b/.test(text)),
  );
  const neglected = neglect ?? plain;
  if (neglected)
    return { from: neglected.from, to: neglected.to, kind: "neglect", by: teller(reading, neglected) };
  const stolen = hear(reading, words.misappropriation).find(
    (statement) => isMeant(statement) && !statement.meant.past,
  );
  const turnedUp = find(reading, words.turnedUp).some(({ from }) => stolen && from > stolen.from);
  if (turnedUp) return undefined;
  return stolen
    ? { from: stolen.from, to: stolen.to, kind: "misappropriation", by: teller(reading, stolen) }
    : undefined;
}

/**
 * The doer stands before the deed. "She says she hit her arm" is her own doing; "she says he twists my arm",
 * "the aide slapped her" and "accuses the night shift of hitting his father" are not.
 */
function isDoneToResident(reading: Reading, deed: Statement): boolean {
  const { words: spoken } = reading;
  const object = spoken[deed.to]?.text ?? "";
  const toMe = object === "me" || object === "my";
  if (toMe && !deed.meant.saidBy && !/^(?:that|how|because)$/.test(spoken[deed.from - 1]?.text ?? ""))
    return false;
  if (toMe && / at$/.test(deed.text) && deed.meant.saidBy !== "resident") return false;
  const needsObject =
    !/^(?:rough|roughly|mean|being|handled|handles)$/.test(spoken[deed.from]?.text ?? "") &&
    deed.to - deed.from === 1;
  if (words.staffAsObject.test(textAfter(reading, deed, 3))) return false;
  if (
    needsObject &&
    !/^(?:me|my|her|him|them|his|hers|mr|mrs|ms|mother|mom|father|dad|grandma|grandpa|grandmother|grandfather|residents?|people|on|at|a|an)$/.test(
      object,
    )
  )
    return false;
  let sayer: string | undefined;
  for (let at = deed.from - 1; at >= Math.max(0, deed.from - 16); at--) {
    const text = spoken[at]?.text ?? "";
    if (text === "i" || text === "we") return false;
    if (
      /^(?:mr|mrs|ms|miss|resident|residents|roommate)$/.test(text) ||
      /^(?:mr|mrs|ms|miss)$/.test(spoken[at - 1]?.text ?? "")
    )
      return false;
    if (/^(?:said|says|told|claims|reports|saying|tells)$/.test(text)) return toMe;
    if (words.possibleDoer.test(text) && !isSpokenTo(spoken, at)) return true;
    if (text === "he" || text === "she") {
      const isOwn = text === "he" ? object === "his" : ownPart.test(textAfter(reading, deed, 3));
      if (isOwn && !(doerBehind(spoken, at) && isOneSentence(spoken, at))) return false;
      if (toMe || doerBehind(spoken, at)) return true;
      sayer = sayerBefore(spoken, at);
      return sayer !== undefined && sayer !== text;
    }
    if (spoken[at]?.pause === 2 && at < deed.from - 1) break;
  }
  return toMe;
}

const ownPart = new RegExp(`^her (?:(?:left|right|own) )?(?:${parts})\\b`);

/** "the aide found her. … she hit her head": whoever stood in another sentence did not do this. */
function isOneSentence(spoken: Reading["words"], at: number): boolean {
  for (let index = at; index > Math.max(0, at - 18); index--) {
    if (spoken[index]?.pause === 2) return false;
    if (words.possibleDoer.test(spoken[index - 1]?.text ?? "")) return true;
  }
  return false;
}

const outsider =
  /\b(?:aide|cna|nurse|caregiver|tech|visitor|(?:step)?son|(?:step)?daughter|husband|wife|nephew|niece|grandson|granddaughter|brother|sister)s?(?: s?he)?(?: (?!mr\b|mrs\b|ms\b|he\b|she\b|i\b|we\b|they\b|resident\b|when\b|to\b|and (?:he|she)\b)\w+){0,12}$/;

/** "her grandson was hollering and shoved her": someone who is no resident deals the blow, and a resident takes it. */
export function isDealtByOutsider(reading: Reading, deed: Span): boolean {
  const isBody = /^(?:her|him|his (?:father|mother|dad|mom)|mr \w+|mrs \w+|ms \w+)(?: (?!own)\w+|$)/.test(
    textAfter(reading, deed, 3),
  );
  return isBody && (outsider.test(textBefore(reading, deed, 15)) || isStranger(reading, deed));
}

/** Whoever was named last before a threat utters it, and it is no resident. */
function isSpokenByOutsider(reading: Reading, { from }: Span): boolean {
  const speaker =
    /.*\b(?<!\b(?:at|to|told|tells|on|hit|kicked)(?: the| an?| his| her| our)? )(aide|cna|nurse|caregiver|tech|girl|visitor|son|daughter|husband|nephew|niece|grandson|granddaughter|brother|sister|fella|guy|man|resident|(?:mr|mrs|ms|miss) \w+ (?:said|says|told|yelled|was|is|got|went|came|started))s?\b/.exec(
      textBefore(reading, { from }, 30),
    )?.[1];
  return speaker !== undefined && !/^(?:mr|mrs|ms|miss|resident)\b/.test(speaker);
}

/** "… the aide. she laughed and rapped him on the head": where all residents are men, she is none of them. */
function isStranger(reading: Reading, { from }: Span): boolean {
  const subject = /.*\b(s?he|i|we|mrs?|ms|miss|and (?:him|her))\b/.exec(
    textBefore(reading, { from }, 8),
  )?.[1];
  const titles = find(reading, /\b(?:mr|mrs|ms|miss)(?= )/g);
  const isMan = subject === "he";
  return (
    (isMan || subject === "she") &&
    titles.length > 0 &&
    titles.every(({ text }) => (text === "mr") !== isMan) &&
    reading.words.some(({ text }) => words.possibleDoer.test(text))
  );
}

/** "her grandson … he twists her ear": the person a pronoun stands for, unless a resident was named since. */
function doerBehind(spoken: Reading["words"], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 18); index--) {
    const text = spoken[index]?.text ?? "";
    if (/^(?:mr|mrs|ms|miss|i|we)$/.test(text)) return false;
    const isTeller = /^(?:said|says|told|tells|came|called)$/.test(spoken[index + 1]?.text ?? "");
    if (wasAddressed(spoken, index)) continue;
    if (words.possibleDoer.test(text) && text !== "they" && text !== "one" && text !== "who")
      return !isTeller;
  }
  return false;
}

/** "I told the nurse she hit her head": whoever was told did not do it. */
function wasAddressed(spoken: Reading["words"], at: number): boolean {
  return spoken
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ text }, index, before) =>
        /^(?:told|called|notified|paged|got|let|asked|informed)$/.test(text) &&
        !/^(?:me|us)$/.test(before[index + 1]?.text ?? ""),
    );
}

/** "the nurse said", "the aide told me": they speak here, they do not strike. */
function isSpokenTo(spoken: Reading["words"], at: number): boolean {
  const next = spoken[at + 1]?.text ?? "";
  return (
    /^(?:said|says|told|tells|asked|reports|reported)$/.test(next) ||
    (next === "that" && wasAddressed(spoken, at))
  );
}

function sayerBefore(spoken: Reading["words"], at: number): string | undefined {
  for (let index = at - 1; index >= Math.max(0, at - 10); index--) {
    if (!/^(?:said|says|told|claims|reports|saying|tells)$/.test(spoken[index]?.text ?? "")) continue;
    return (
      spoken
        .slice(Math.max(0, index - 3), index)
        .map((word) => word.text)
        .find((text) => text === "she" || text === "he") ?? "resident"
    );
  }
  return undefined;
}

function isTold(reading: Reading, claim: Statement, byAnyone = false): boolean {
  const { saidBy } = claim.meant;
  if (saidBy === "resident" || saidBy === "family" || (byAnyone && saidBy)) return true;
  return find(reading, words.tells).some((cue) => cue.from < claim.from && claim.from - cue.to < 24);
}

function wasSeen(reading: Reading, { from }: Span): boolean {
  return find(reading, words.sees).some((cue) => cue.to <= from && from - cue.to < 6);
}

function teller(reading: Reading, claim: Statement): Code<"allegationBy"> {
  if (claim.meant.saidBy) return claim.meant.saidBy;
  const before = textBefore(reading, claim, 20);
  if (
    /\b(?:daughter|son|wife|husband|family|sister|brother|niece|nephew)s?\b(?!.*\b(?:told|says) me)/.test(
      before,
    )
  )
    return "family";
  if (wasSeen(reading, claim)) return "staff";
  return /\b(?:she|he|mr|mrs|ms|resident)\b/.test(before) ? "resident" : "other";
}

export function fillAbuse(draft: Draft, allegation: Allegation | undefined): void {
  const { reading } = draft;
  if (allegation && allegation.kind !== "misappropriation") {
    fill(draft, "abuseScreen", "yes", allegation);
    fill(draft, "abuse.allegationBy", allegation.by, allegation);
    return;
  }
  const marks = suspiciousInjury(draft);
  if (marks) fill(draft, "abuseScreen", "yes", marks);
  else {
    const safe = find(
      reading,
      /\b(?:no signs? of abuse|no concerns? (?:for|about|of) abuse|feels safe|not abuse)\b/g,
    )[0];
    if (safe) fill(draft, "abuseScreen", "no", safe);
  }
}

/** "round sores like the end of a cigarette": a mark that no list of wounds names, in the shape of what made it. */
function shapedMark(reading: Reading): boolean {
  const marks = hear(reading, /\b(?:marks?|lines|welts?|scabs?|sores?|stripes|shape|pattern)\b/g);
  return hear(reading, strongMarks).some(
    (strong) =>
      /like|shape|pattern|cigarette|parallel|row|prints?$/.test(strong.text) &&
      !strong.meant.negated &&
      marks.some((mark) => !mark.meant.negated && Math.abs(mark.from - strong.from) < 14),
  );
}

/** A bruise or tear nobody can explain, in a place or a shape that accidents seldom leave. */
export function suspiciousInjury(draft: Draft): Span | undefined {
  const { reading } = draft;
  const isSkinHurt = is(draft, "wound.type", "bruise", "laceration", "skin_tear", "burn", "blister");
  if (!isSkinHurt && !shapedMark(reading)) return undefined;
  if (is(draft, "wound.knownCause", "yes")) return undefined;
  const isBruise = is(draft, "wound.type", "bruise");
  const cannotSay =
    isBruise && residentIsConfused(draft)
      ? find(reading, /\b(?:bruis\w+|black eye|marks?)\b/g)[0]
      : undefined;
  if (cannotSay) return cannotSay;
  const unexplained =
    is(draft, "wound.knownCause", "no", "unknown") || find(reading, causeUnknown).length > 0;
  return [strongMarks, ...(unexplained ? [suspiciousMarks] : [])]
    .flatMap((pattern) => hear(reading, pattern))
    .find(({ meant }) => !meant.negated && !meant.past);
}
