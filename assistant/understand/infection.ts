import type { Code } from "../../contracts/report.ts";
import { assertionOf } from "./assertion.ts";
import { findSites, siteNear } from "./body-sites.ts";
import type { ClockTime } from "./clock-times.ts";
import type { Candidate } from "./corrections.ts";
import { addDays, findDays } from "./days.ts";
import { type Draft, fill, fillList, fillSettled, includes, is, valueAt } from "./draft.ts";
import { findDrugs } from "./drug-mentions.ts";
import * as words from "./lexicons/infection.ts";
import { correctedAt, type People } from "./people.ts";
import { find, type Mention, type Reading, type Span, textAfter, textBefore, textOf } from "./reading.ts";
import { decide, hear, hearAffirmed, type Statement } from "./statements.ts";

type Syndrome = Code<"syndrome">;

export function fillInfection(draft: Draft, people: People, times: ClockTime[]): void {
  const { reading } = draft;
  fillTest(draft);
  const syndrome = findSyndrome(draft);
  if (syndrome) fill(draft, "infection.syndrome", syndrome.value, syndrome);
  fillIsolation(draft);
  fillCluster(draft, people);
  fillOnset(draft, times);
  fillSettled(draft, "infection.catheter", decide(hear(reading, words.catheter).map(asWorn(reading))));
  const treatment = findDrugs(reading).find(
    (mention) =>
      /^(antibiotic|antiviral)$/.test(mention.drug.class) &&
      !assertionOf(reading, mention).past &&
      !assertionOf(reading, mention).negated,
  );
  if (treatment) fill(draft, "infection.treatment", treatment.drug.name, treatment);
  if (syndrome && (syndrome.value === "skin" || syndrome.value === "eye")) {
    const site =
      siteNear(reading, syndrome, 12) ??
      hearAffirmed(reading, /\b(?:red|redness|swollen|goopy)\b/g)
        .map((red) => siteNear(reading, red, 10))
        .find((near) => near !== undefined);
    const sided =
      site && !site.side ? findSites(reading).find((other) => other.side && other.part === site.part) : site;
    const where = sided ?? site;
    if (where) fill(draft, "infection.site", where.site, where);
  }
}

/** "had a Foley but that came out two weeks ago": a catheter that was taken out is none. */
function asWorn(reading: Reading): (catheter: Statement) => Statement {
  return (catheter) => {
    const { from, to } = catheter;
    const around = textOf(reading, {
      from: Math.max(0, from - 4),
      to: Math.min(to + 8, reading.words.length),
    });
    const isOut = !catheter.meant.negated && words.catheterOut.test(around);
    return isOut ? { ...catheter, meant: { ...catheter.meant, negated: true, past: false } } : catheter;
  };
}

/** A name that was tested negative, belongs to the past or to someone else is not what this is. */
export function findSyndrome(draft: Draft): Candidate<Syndrome> | undefined {
  const { reading } = draft;
  const isPositive = is(draft, "infection.testResult", "positive");
  for (const [value, pattern] of words.namedInfections) {
    const named = hear(reading, pattern).find(({ meant, from, to }) => {
      if (meant.past || meant.someoneElse || isHypotheticalOnly(reading, from)) return false;
      if (reading.words[from - 1]?.text === "not") return false;
      if (!isPositive && (isOnlyTestedFor(reading, from) || isTestTalk(reading, to))) return false;
      if (isPositive) return !isNegativeTest(reading, to) || latestIsPositive(reading);
      return !meant.negated && !isNegativeTest(reading, to);
    });
    if (named) return { from: named.from, to: named.to, value };
  }
  return fromSymptoms(draft);
}

function fromSymptoms(draft: Draft): Candidate<Syndrome> | undefined {
  const { reading } = draft;
  const groups: [Syndrome, string[]][] = [
    ["gi", ["vomiting", "diarrhea"]],
    ["uti", ["dysuria", "frequency"]],
    ["respiratory", ["cough", "sore_throat", "runny_nose", "pneumonia", "dyspnea"]],
  ];
  for (const [value, codes] of groups) {
    const symptom = codes.find((code) => includes(draft, "symptoms", code));
    const index = (valueAt(draft, "symptoms") ?? []).indexOf(symptom as never);
    const evidence = draft.fields.get("symptoms")?.evidence[index];
    if (symptom && evidence) return { ...spanAt(reading, evidence.start, evidence.end), value };
  }
  const inflamed =
    includes(draft, "symptoms", "redness") &&
    (includes(draft, "symptoms", "swelling") || /\b(?:hot|warm)\b/.test(reading.text));
  const red = hearAffirmed(reading, /\bred\b/g)[0];
  if (inflamed && red) {
    const eye = siteNear(reading, red, 6)?.part.startsWith("eye");
    return { from: red.from, to: red.to, value: eye ? "eye" : "skin" };
  }
  return undefined;
}

function spanAt({ words: spoken }: Reading, start: number, end: number): Span {
  const from = spoken.findIndex((word) => word.start >= start);
  const to = spoken.findLastIndex((word) => word.end <= end) + 1;
  return { from, to };
}

/** "call the health department if there's a third" names nothing; "could be scabies" does. */
function isHypotheticalOnly(reading: Reading, from: number): boolean {
  return /\b(?:if|prevent)\b/.test(textBefore(reading, { from }, 4));
}

/** "swabbed them for covid and flu" names what is looked for, not what is there. */
function isOnlyTestedFor(reading: Reading, from: number): boolean {
  return /\b(?:swab|swabbed|swabs|test|tests|tested|testing|tests?|screened|checked|kits?)(?: \w+){0,4}? (?:for|of)(?: \w+ and| \w+ or)?$/.test(
    textBefore(reading, { from }, 8),
  );
}

/** "his covid test isn't done", "flu is still cooking": a test is talked about, not an illness. */
function isTestTalk(reading: Reading, to: number): boolean {
  const after = textAfter(reading, { to }, 5);
  return (
    /^(?:(?:and|or|flu|covid|rapid|a) ){0,3}(?:tests?|swabs?|pcrs?|kits?)\b/.test(after) ||
    /^(?:1 )?(?:is |s |was |has )?(?:still )?(?:pending|cooking|out\b|not (?:been )?(?:back|in\b|come|resulted|done|read))/.test(
      after,
    )
  );
}

function isNegativeTest(reading: Reading, to: number): boolean {
  return /^(?:(?:test|tests|swab|was|is|came|back|scraping|yesterday|today|rapid|and|flu|covid|both|were|are|all) ){0,5}negative/.test(
    textAfter(reading, { to }, 5),
  );
}

function latestIsPositive(reading: Reading): boolean {
  const last = (pattern: RegExp) =>
    find(reading, pattern)
      .filter((m) => !assertionOf(reading, m).someoneElse)
      .at(-1)?.from ?? -1;
  return last(words.positive) > last(words.negative);
}

function fillTest(draft: Draft): void {
  const { reading } = draft;
  const tests: [Code<"testResult">, RegExp, number][] = [
    ["positive", words.positive, 2],
    ["negative", words.negative, 2],
    ["pending", words.pendingTest, 1],
    ["not_done", words.notTested, 1],
  ];
  const heard = tests.flatMap(([value, pattern, rank]) =>
    hear(reading, pattern)
      .filter(
        ({ meant }) =>
          !meant.past &&
          !meant.someoneElse &&
          !(meant.negated && value === "positive") &&
          !(meant.supposed && value === "positive"),
      )
      .map(({ from, to }) => ({ from, to, value, rank: rank * 1000 + from })),
  );
  fillSettled(draft, "infection.testResult", heard);
}

function fillIsolation(draft: Draft): void {
  const { reading } = draft;
  const ended = find(reading, words.isolationEnded);
  const types = words.isolation.flatMap(([value, pattern]) =>
    hear(reading, pattern)
      .filter(
        ({ meant, from, to }) =>
          !meant.negated && !meant.past && !ended.some((end) => end.from < to && from < end.to + 1),
      )
      .slice(0, 1)
      .map(({ from, to }) => ({ from, to, value })),
  );
  fillList(draft, "infection.isolation", types);
}

function fillCluster(draft: Draft, { residents, primary, roomLists }: People): void {
  const { reading } = draft;
  const counts = find(reading, words.countAffected).flatMap((mention): Candidate<number>[] => {
    const at = Array.from({ length: mention.to - mention.from }, (_, offset) => mention.from + offset).find(
      (index) => /^\d+$/.test(reading.words[index]?.text ?? ""),
    );
    if (at === undefined || isStaff(reading, mention) || isExposure(reading, mention)) return [];
    const first = { from: at, to: mention.to, value: Number(reading.words[at]?.text) };
    const corrected = correctedAt(reading, mention.to, 3) ?? correctedAt(reading, at + 1);
    return corrected === undefined
      ? [first]
      : [first, { from: corrected, to: corrected + 1, value: Number(reading.words[corrected]?.text) }];
  });
  const another = hear(reading, words.anotherCase).find(
    ({ meant }) => !meant.negated && !meant.past && !meant.supposed,
  );
  const isWell = is(draft, "infection.testResult", "negative") && !draft.fields.has("symptoms");
  const roommate = isWell
    ? undefined
    : hear(reading, words.roommateToo).find(({ meant }) => !meant.negated && !meant.past);
  const listed =
    roomLists.length >= Math.max(...counts.map((count) => count.value), 2) ? roomLists : undefined;
  if (listed)
    fill(draft, "infection.affectedCount", listed.length, {
      from: (listed[0] as Span).from,
      to: (listed.at(-1) as Span).to,
    });
  else if (counts.length > 0) fillSettled(draft, "infection.affectedCount", counts);
  else if (roommate)
    fill(draft, "infection.affectedCount", 2 + find(reading, words.soIsAnother).length, roommate);
  else if (another) fill(draft, "infection.affectedCount", ordinals[another.groups.nth ?? ""] ?? 2, another);
  else {
    const alone = find(reading, words.nobodyElse)[0];
    const named = primary?.mentions[0];
    const others = residents.filter((person) => person !== primary && isIll(reading, person.mentions));
    if (alone ?? named)
      fill(draft, "infection.affectedCount", alone ? 1 : 1 + others.length, (alone ?? named) as Span);
  }
  const staff = find(reading, words.staffSick)[0];
  const oneStaff = staff
    ? undefined
    : hear(reading, words.oneStaffSick).find(({ meant }) => !meant.negated && !meant.past);
  if (oneStaff) fill(draft, "infection.staffAffected", 1, oneStaff);
  if (staff) fill(draft, "infection.staffAffected", countOf(staff.groups.count ?? staff.groups.plus), staff);

  const affected = valueAt(draft, "infection.affectedCount") ?? 0;
  const together = affected + (valueAt(draft, "infection.staffAffected") ?? 0);
  if (affected >= 2 || (affected >= 1 && together >= 2)) {
    const source = draft.fields.get("infection.affectedCount");
    if (source) draft.fields.set("infection.clusterSuspected", { ...source, value: true });
    const rooms = residents.flatMap((person) => person.rooms.slice(-1));
    fillList(draft, "infection.clusterRooms", [...roomLists, ...rooms]);
  } else if (find(reading, words.nobodyElse)[0])
    fill(draft, "infection.clusterSuspected", false, find(reading, words.nobodyElse)[0] as Span);
}

/** "Mr. E in 103 was the first", "Mrs. C in twelve has it too": the other one is a case as well. */
function isIll(reading: Reading, mentions: Span[]): boolean {
  return mentions.some(({ to }) =>
    /^(?:(?:in|room|from|over|\d+) )*(?:(?:has|got|had|have) (?:it|the same)|(?:was|is) (?:the )?first|(?:was|is|tested|also tested|popped|came back) positive|(?:is|got) (?:it|sick) (?:too|now))\b/.test(
      textAfter(reading, { to }, 9),
    ),
  );
}

function countOf(spoken = ""): number {
  return spoken === "one" ? 1 : spoken === "two" ? 2 : Number(spoken);
}

const ordinals: Record<string, number> = { third: 3, "3rd": 3, fourth: 4, "4th": 4, fifth: 5, sixth: 6 };

function isStaff(reading: Reading, { from, to, text }: Mention): boolean {
  if (text.includes("resident")) return false;
  return /\b(?:aides?|staff|nurses?|cnas?)\b/.test(textOf(reading, { from, to: to + 2 }));
}

/** People who ate at the same table are exposed, not ill. */
function isExposure(reading: Reading, { from, to }: Span): boolean {
  return /\b(?:table|other|tested|exposed)\b/.test(
    textOf(reading, { from: Math.max(0, from - 3), to: to + 3 }),
  );
}

type Onset = Span & { date: string; ofFirst: boolean; ofOther: boolean; clock?: ClockTime };

function fillOnset(draft: Draft, times: ClockTime[]): void {
  const { reading } = draft;
  const today = reading.now.slice(0, 10);
  const days = findDays(reading);
  const dateOf = (day: (typeof days)[number]) => day.date ?? (day.lastNight ? addDays(today, -1) : today);
  const onsets = hear(reading, words.onsetCue).flatMap((cue): Onset[] => {
    if (cue.meant.negated || isTreatmentStart(reading, cue)) return [];
    const reach = (span: Span) =>
      span.from >= cue.from && span.from - cue.to <= 10 && noSentenceBetween(reading, cue.to, span.from);
    const time = times.find(reach);
    const day = days.find(reach);
    const isFirst = /first/.test(cue.text);
    const named = cue.text.startsWith("first")
      ? { from: cue.to, to: cue.to + 2 }
      : { from: Math.max(0, cue.from - 6), to: cue.from };
    const ofOther = isFirst && /\b(?:mr|mrs|ms)\b/.test(textOf(reading, named));
    if (ofOther && !cue.text.startsWith("first")) return [];
    const ofFirst = isFirst && !ofOther;
    if (time && (!day || time.from <= day.to + 2)) return [{ ...time, ofFirst, ofOther, clock: time }];
    return day ? [{ ...day, ofFirst, ofOther, date: dateOf(day) }] : [];
  });
  const onset =
    onsets.find(({ ofFirst }) => ofFirst) ??
    onsets.find(({ clock, date, ofOther }) => clock && !ofOther && date === onsets[0]?.date) ??
    onsets.find(({ ofOther }) => !ofOther) ??
    onsets[0];
  if (onset) {
    fill(draft, "infection.onset.date", onset.date, onset);
    if (onset.clock) fill(draft, "infection.onset.time", onset.clock.time, onset);
    if (onset.clock?.approx) fill(draft, "infection.onset.approx", true, onset);
    return;
  }
  const ago = find(reading, words.agoOnset).find(
    ({ from }) =>
      /^(?:on|for|about|been)$/.test(reading.words[from]?.text ?? "") ||
      /^(?:for|about)$/.test(reading.words[from - 1]?.text ?? ""),
  );
  if (ago) {
    const count = Number(ago.groups.count ?? 1) * (ago.groups.unit?.startsWith("week") ? 7 : 1);
    fill(draft, "infection.onset.date", addDays(today, -count), ago);
    fill(draft, "infection.onset.approx", true, ago);
    return;
  }
  const sickDay = days.find((day) => isDayOfSymptom(draft, day));
  if (sickDay) fill(draft, "infection.onset.date", dateOf(sickDay), sickDay);
}

/** "started her on Keflex" starts a treatment, not an illness. */
function isTreatmentStart({ words: spoken }: Reading, { text, to }: Statement): boolean {
  return (
    /^(?:started|starting)$/.test(text) &&
    /^(?:her|him|on|the|keflex|tamiflu|antibiotics?|precautions)$/.test(spoken[to]?.text ?? "")
  );
}

/** "had one loose stool after lunch today": a symptom told with its day. */
function isDayOfSymptom({ reading, fields }: Draft, day: Span): boolean {
  const at = reading.words[day.from]?.start ?? 0;
  return (
    (fields.get("symptoms")?.evidence ?? []).some(({ end }) => end < at && at - end < 40) &&
    noSentenceBetween(reading, day.from, day.from)
  );
}

function noSentenceBetween({ words: spoken }: Reading, from: number, to: number): boolean {
  for (let index = from; index <= to; index++) if (spoken[index]?.pause === 2) return false;
  return true;
}
