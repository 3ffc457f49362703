import * as triggers from "./lexicons/triggers.ts";
import type { Word } from "./normalise.ts";
import { clauseAround, find, type Reading, type Span, sentenceAround, textAfter, textOf } from "./reading.ts";

export type Source = "resident" | "family" | "staff";

/** How a concept is meant where it stands. */
export type Assertion = {
  negated: boolean;
  doubted: boolean;
  past: boolean;
  supposed: boolean;
  /** Only under a condition or as a thought: nobody has decided it. */
  open: boolean;
  someoneElse: boolean;
  saidBy?: Source;
};

type Kind = "negated" | "doubted" | "past" | "supposed" | "open" | "someoneElse" | Source;
type Scope = Span & { kind: Kind };

const reach = 7;
const doubtReach = 9;
const sayingReach = 22;
/** After "and" these begin something else: "without her walker and fell". */
const newDeed =
  /^(?:did|had|has|got|fell|went|was|is|are|slipped|tripped|hit|then|took|started|lost|now|her|his)$/;
const terminators = /^(but|except|because|however|although|though|just|only|otherwise|then|until|till)$/;

const bits: Record<Kind, number> = {
  negated: 1,
  doubted: 2,
  past: 4,
  supposed: 8,
  someoneElse: 16,
  resident: 32,
  family: 64,
  staff: 128,
  open: 256,
};
const marksOf = new WeakMap<Reading, Uint16Array>();

export function assertionOf(reading: Reading, span: Span): Assertion {
  const mark = marks(reading)[span.from] ?? 0;
  const has = (kind: Kind) => (mark & bits[kind]) !== 0;
  const saidBy = (["family", "staff", "resident"] as const).find(has);
  return {
    negated: has("negated") && !has("doubted"),
    doubted: has("doubted"),
    past: has("past"),
    supposed: has("supposed") || has("open"),
    open: has("open"),
    someoneElse: has("someoneElse"),
    ...(saidBy ? { saidBy } : {}),
  };
}

/** Said of this resident, of now, and neither denied nor doubted. */
export function isAffirmed(assertion: Assertion): boolean {
  const { negated, doubted, past, supposed, someoneElse } = assertion;
  return !negated && !doubted && !past && !supposed && !someoneElse;
}

/** For every word, all the ways in which it is meant, painted once per reading. */
function marks(reading: Reading): Uint16Array {
  const known = marksOf.get(reading);
  if (known) return known;
  const painted = new Uint16Array(reading.words.length);
  for (const { from, to, kind } of scopes(reading))
    for (let at = from; at < to; at++) painted[at] = (painted[at] ?? 0) | bits[kind];
  marksOf.set(reading, painted);
  return painted;
}

function scopes(reading: Reading): Scope[] {
  return [
    ...following(reading, triggers.negatesWhatFollows, "negated", reach, true),
    ...preceding(reading, triggers.negatesWhatPrecedes, "negated"),
    ...following(reading, triggers.doubtsWhatFollows, "doubted", doubtReach, false),
    ...preceding(reading, triggers.doubtsWhatPrecedes, "doubted"),
    ...around(reading, triggers.placesInPast, "past"),
    ...find(reading, triggers.opensPast).map(
      ({ from, to }): Scope => ({ from, to: to + reach, kind: "past" }),
    ),
    ...find(reading, triggers.listedReaction).map(({ from, to }): Scope => ({ from, to, kind: "past" })),
    ...following(reading, triggers.supposesWhatFollows, "supposed", reach, false),
    ...conditions(reading),
    ...following(reading, triggers.turnsToSomeoneElse, "someoneElse", reach, false),
    ...saying(reading, triggers.residentSpeaks, "resident"),
    ...saying(reading, triggers.familySpeaks, "family"),
    ...saying(reading, triggers.staffSpeaks, "staff"),
  ];
}

function following(
  reading: Reading,
  pattern: RegExp,
  kind: Kind,
  length: number,
  crossesLists: boolean,
): Scope[] {
  return find(reading, pattern).map((trigger) => {
    let to = trigger.to;
    while (to < reading.words.length && to - trigger.to < length && !ends(reading, trigger, to, kind)) to++;
    if (crossesLists) to = acrossList(reading, trigger.from, to);
    return { from: trigger.from, to, kind };
  });
}

/** A number ends a denial ("no fever ninety eight four"), as do a new clause and a terminator. */
function ends({ words, clauseOf }: Reading, { from, to: start }: Span, to: number, kind: Kind): boolean {
  const word = words[to];
  if (!word || word.pause === 2 || terminators.test(word.text)) return true;
  if (words[to - 1]?.text === "yet" && to - start > 1) return true;
  if (/^(?:mrs?|ms|miss)$/.test(word.text) && newDeed.test(words[to + 2]?.text ?? "")) return true;
  if (
    to > start &&
    colleagues.test(word.text) &&
    /^(?:saw|says|said|knows|came|called|cleaned|checked|looked|took|gave|put)$/.test(
      words[to + 1]?.text ?? "",
    )
  )
    return true;
  if (word.text === "and" && newDeed.test(words[to + 1]?.text ?? "")) return true;
  if (/^(?:her|his|the)$/.test(word.text) && /^(?:any|no)(?:thing|body)$/.test(words[to - 1]?.text ?? ""))
    return true;
  if (
    kind === "negated" &&
    (/^(?:\d|(?:no|is|was)$)/.test(word.text) || (word.text === "has" && words[from]?.text === "not")) &&
    !isNegatedVerb(words[to - 1]?.text) &&
    to > start
  )
    return true;
  return (
    clauseOf[to] !== clauseOf[from] && !(kind === "doubted" && /^(he|she|they|it|i|we)$/.test(word.text))
  );
}

function isNegatedVerb(text: string | undefined): boolean {
  return text === "not" || text === "no" || text === "any";
}

/** "no rash, swelling, or trouble breathing": a denial runs on over the commas of a list closed by "or". */
function acrossList({ words, clauseOf }: Reading, from: number, to: number): number {
  let end = to;
  while (words[end]?.pause === 1) {
    const start = end;
    const clause = clauseOf[start];
    while (end < words.length && clauseOf[end] === clause) end++;
    const closesList = /^(or|nor)$/.test(words[start]?.text ?? "");
    if (end - start > 4 || closesList || end - from > 16) return closesList ? end : to;
  }
  return to;
}

const longestCondition = 16;

/** "if it's over five he'll send her": the condition and what hangs on it, whichever comes first. */
function conditions(reading: Reading): Scope[] {
  const { words, clauseOf } = reading;
  return find(reading, triggers.leavesOpen).map((trigger) => {
    const isDeed = (at: number) =>
      /^(?:i|we) (?:gave|called|sent|did|took|put|told|had|went)$|^s?he (?:fell|slipped|tripped)$/.test(
        at > trigger.to ? textAfter(reading, { to: at }, 2) : "",
      );
    const isEnd = (at: number) =>
      words[at]?.pause === 2 ||
      isDeed(at) ||
      /^(?:but|because|so|right|anyway|however)$/.test(words[at]?.text ?? "");
    let to = trigger.to;
    while (to < words.length && to - trigger.to < longestCondition && !isEnd(to)) to++;
    let from = trigger.from;
    const startsClause =
      from === 0 ||
      clauseOf[from - 1] !== clauseOf[from] ||
      /\b(?:and|or|said|says|(?:told|tells) \w+)$/.test(
        textOf(reading, { from: Math.max(0, from - 2), to: from }),
      );
    if (!startsClause && triggers.ordersOrPlans.test(textOf(reading, clauseAround(reading, trigger))))
      from = clauseAround(reading, trigger).from;
    return { from, to, kind: "open" };
  });
}

function preceding(reading: Reading, pattern: RegExp, kind: Kind): Scope[] {
  return find(reading, pattern).map((trigger) => {
    let from = trigger.from;
    const most = reading.words[trigger.from]?.text === "negative" ? 3 : reach;
    while (from > 0 && trigger.from - from < most && reading.words[from]?.pause === 0) from--;
    if (kind === "doubted" && reading.words[from]?.pause === 1) {
      const clause = reading.clauseOf[from - 1];
      while (from > 0 && reading.clauseOf[from - 1] === clause) from--;
    }
    return { from, to: trigger.from, kind };
  });
}

const isNow = (word: Word | undefined) => /^(?:now|today|tonight|currently)$/.test(word?.text ?? "");

/** "he wants to end it his dog died two weeks ago": what befell somebody else's subject dates nothing before it. */
const ownStory =
  /^(?:his|her|the|their) (?:\w+ ){1,2}?(?:died|passed|moved|left|visited|quit|stopped|came|went|broke|had|got)\b/;

/** "two weeks ago it was four by two": a time that leads a statement in belongs to that statement alone. */
function around(reading: Reading, pattern: RegExp, kind: Kind): Scope[] {
  return find(reading, pattern).map((trigger) => {
    const { clauseOf, words } = reading;
    const leadsIn = /^(?:it|she|he|they|(?:mrs?|ms|miss) \w+) (?:was|were|had|ended|got|went)/.test(
      textAfter(reading, trigger, 3),
    );
    const last = leadsIn ? clauseOf[trigger.to] : clauseOf[trigger.to - 1];
    let from = trigger.from;
    while (
      !leadsIn &&
      from > 0 &&
      clauseOf[from - 1] === clauseOf[trigger.from] &&
      trigger.from - from < 8 &&
      !ownStory.test(textOf(reading, { from, to: trigger.from }))
    )
      from--;
    let to = trigger.to;
    while (
      to < clauseOf.length &&
      (clauseOf[to] as number) <= (last as number) &&
      to - trigger.to < (leadsIn ? 16 : 8) &&
      !isNow(words[to])
    )
      to++;
    const goesOn = /^back in/.test(trigger.text) && /^and s?he$/.test(textAfter(reading, { to }, 2));
    if (goesOn) to = clauseAround(reading, { from: to, to: to + 1 }).to;
    if (/^that (?:1|one|time)$/.test(textAfter(reading, { to }, 2))) {
      to = Math.min(sentenceAround(reading, { from: to, to: to + 1 }).to, to + 10);
    }
    return { from, to, kind };
  });
}

/** Reported speech runs to the end of the sentence, or until someone else is heard. */
function saying(reading: Reading, pattern: RegExp, kind: Source): Scope[] {
  return find(reading, pattern).map((trigger) => {
    let to = trigger.to;
    while (to < reading.words.length && to - trigger.to < sayingReach) {
      const word = reading.words[to];
      if (!word || word.pause === 2 || word.text === "but") break;
      if (/^(i|we)$/.test(word.text) && reading.clauseOf[to] !== reading.clauseOf[trigger.from]) break;
      to++;
    }
    return { from: trigger.from, to, kind: kind === "resident" ? speakerBehind(reading, trigger) : kind };
  });
}

const her = /^(?:daughter|wife|sister|niece|mother|mom|granddaughter)s?$/;
const his = /^(?:son|husband|brother|nephew|father|dad|grandson)s?$/;
const colleagues = /^(?:aide|nurse|cna|doctor|therapist|supervisor|housekeeper)s?$/;

/** "his daughter came to me, she says": the pronoun is the daughter's, not the resident's. */
function speakerBehind(reading: Reading, trigger: Span): Source {
  const { words } = reading;
  const pronoun = words[trigger.from]?.text;
  if (pronoun !== "she" && pronoun !== "he") return "resident";
  const titles = find(reading, /\b(?:mr|mrs|ms|miss)(?= )/g);
  const isMan = (text: string) => text === "mr";
  if (titles.length > 0 && titles.every(({ text }) => isMan(text) === (pronoun === "she"))) return "family";
  for (let at = trigger.from - 1; at >= Math.max(0, trigger.from - 20); at--) {
    const text = words[at]?.text ?? "";
    if ((pronoun === "she" ? her : his).test(text)) return "family";
    if (colleagues.test(text)) return "staff";
    if (/^(?:mr|mrs|ms|miss)$/.test(words[at - 1]?.text ?? "")) return "resident";
  }
  return "resident";
}
