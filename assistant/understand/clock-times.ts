import { cues } from "./corrections.ts";
import { addDays, type DayMention, findDays, type PartOfDay } from "./days.ts";
import { find, type Mention, type Reading, type Span } from "./reading.ts";

/** A clock time as heard, with the day it must have been. */
export type ClockTime = Span & { date: string; time: string; approx: boolean; superseded?: ClockTime[] };

type Heard = Span & { hour: number; minute: number; half?: "am" | "pm"; exact24?: boolean; approx: boolean };

const notATime =
  "(?! (?:over|mg|milligrams?|units?|percent|out of|inch|inches|centimeters?|cm|by|minutes?|hours?|days?|weeks?|months?|years?|times|pills?|tablets?|doses?|liters?|degrees|point|people|residents|aides|staff|of (?:them|us|the)|feet|foot|stitches|in the card|left|or \\d+|loose|blisters|other|steps|others|more|ladies|bed|separate|different|drops|puffs)\\b)";
const approxBefore =
  "(?<about>about|around|like|maybe|roughly|approximately|approx|probably|almost|nearly|closer to|somewhere around)";
const approxAfter = "(?<ish> ?ish| or so| or thereabouts| give or take)?";
const half = "(?: @(?<half>am|pm))?";
const halfSaid = " @(?<half>am|pm)";

const patterns = {
  quarter: new RegExp(
    `(?:${approxBefore} )?\\b(?:a )?quarter (?<way>past|after|to|till|til|of|before) (?<hour>\\d{1,2}|noon|midnight)${half}${approxAfter}`,
    "g",
  ),
  halfPast: new RegExp(`(?:${approxBefore} )?\\bhalf past (?<hour>\\d{1,2})${half}${approxAfter}`, "g"),
  past: new RegExp(
    `(?:${approxBefore} )?\\b(?<!(?:from|between) (?:about |around |like )?)(?<minute>5|10|15|20|25|[1-9]) (?:minutes )?(?<way>past|after|to|till|til|before) (?<hour>\\d{1,2}|noon|midnight)(?! (?:minutes|hours|days))${half}${approxAfter}`,
    "g",
  ),
  digital: new RegExp(
    `(?:${approxBefore} )?\\b(?<hour>\\d{1,2}):(?<minute>\\d\\d)${half}${approxAfter}`,
    "g",
  ),
  military: new RegExp(
    `(?:${approxBefore} )?\\b(?:0 (?<h1>[1-9]) ?(?<m1>[0-5]\\d)|(?<h2>[01]\\d|2[0-3])(?<m2>[0-5]\\d) hours|(?<h3>1[0-9]|2[0-3])00(?: hours)?|0(?<h5>\\d)(?<m5>[0-5]\\d)(?: hours)?|(?<h4>1[3-9]|2[0-3]) (?<m4>[0-5]\\d))\\b${notATime}`,
    "g",
  ),
  pair: new RegExp(
    `(?:${approxBefore} )?\\b(?<!\\d )(?<!\\bover )(?<hour>[1-9]|1[0-2]) (?:0 (?<low>[1-9])|(?<minute>[1-5]\\d))\\b(?![.:]\\d| \\d+(?!\\d*(?:\\.\\d| (?:mg|milligrams?|units?))))${notATime}${half}${approxAfter}`,
    "g",
  ),
  oclock: new RegExp(`(?:${approxBefore} )?\\b(?<hour>\\d{1,2}) (?:oclock|even)${half}${approxAfter}`, "g"),
  meridiem: new RegExp(`(?:${approxBefore} )?\\b(?<hour>\\d{1,2})${halfSaid}${approxAfter}`, "g"),
  named: new RegExp(`(?:${approxBefore} )?\\b(?<name>noon|midnight|midday)\\b${approxAfter}`, "g"),
  bare: new RegExp(
    `\\b(?:at|(?<!\\d )by|since|till|until|before|after|from|between|past|was|almost|around|about|like|instead of|closer to)(?: (?<about>about|around|like|maybe|almost))? (?<hour>[1-9]|1[0-2])\\b(?![.:]\\d| \\d+(?!\\.\\d))${notATime}${approxAfter}`,
    "g",
  ),
  beforePart:
    /\b(?<!by )(?<hour>[1-9]|1[0-2]) (?=this (?:morning|afternoon|evening)|tonight|last night|in the (?:morning|afternoon|evening)|yesterday)/g,
  ago: new RegExp(
    `(?:${approxBefore} )?\\b(?<count>\\d+(?:\\.5)?|half an|an|a|a few|few)(?: or so| or \\d+)? (?<unit>minutes?|hours?)(?: or so)? ago\\b`,
    "g",
  ),
  range: new RegExp(
    `\\bbetween (?<hour>\\d{1,2})(?: (?<minute>[0-5]\\d))? and (?:\\d{1,2})(?: [0-5]\\d)?\\b${half}`,
    "g",
  ),
  /** "at 820": hour and minutes that a recogniser has joined. */
  joined: new RegExp(
    `\\b(?:at|around|about|by|since|till|until|like|closer to|no|actually|mean|sorry|wait|make that)(?: (?<about>about|around|like|maybe))? (?<hour>[1-9]|1[0-2])(?<minute>[0-5]\\d)\\b${notATime}${half}${approxAfter}`,
    "g",
  ),
  joinedBeforePart:
    /\b(?<hour>[1-9]|1[0-2])(?<minute>[0-5]\d) (?=this (?:morning|afternoon|evening)|tonight|last night|in the (?:morning|afternoon|evening)|yesterday)/g,
  justNow: /\bjust now\b/g,
  dueList: /\b(?:due|scheduled|ordered|gets it|takes it)(?: at| for)? \d{1,2}(?:,? (?:and )?\d{1,2}){2,}\b/g,
};

/**
 * Finds the clock times that are not part of something else. `taken` tells which words already mean a room,
 * a dose or a measurement.
 */
export function findClockTimes(reading: Reading, taken: (span: Span) => boolean): ClockTime[] {
  const days = findDays(reading);
  const busy: Span[] = find(reading, patterns.dueList);
  const times: ClockTime[] = [];
  const isFree = (span: Span) => !taken(span) && !busy.some((b) => b.from < span.to && span.from < b.to);

  const relative = find(reading, patterns.ago).filter(isFree);
  for (const ago of relative) {
    busy.push(ago);
    times.push({ ...minutesAgo(reading.now, ago), from: ago.from, to: ago.to, approx: true });
  }
  for (const heard of heardTimes(reading, isFree, busy)) {
    const { from, to, approx } = heard;
    times.push({ from, to, approx, ...resolve(reading, heard, days) });
  }
  return withoutCorrected(
    reading,
    times.sort((a, b) => a.from - b.from),
  );
}

/** "at ten past four, sorry, twenty past four": the first time stands for nothing any more. */
function withoutCorrected(reading: Reading, times: ClockTime[]): ClockTime[] {
  const standing: ClockTime[] = [];
  for (const time of times) {
    const before = standing.at(-1);
    if (
      before &&
      time.from - before.to <= 11 &&
      cues(reading).some((cue) => cue.from >= before.to && cue.to <= time.from)
    ) {
      standing[standing.length - 1] = { ...time, superseded: [...(before.superseded ?? []), before] };
    } else standing.push(time);
  }
  return standing;
}

function heardTimes(reading: Reading, isFree: (span: Span) => boolean, busy: Span[]): Heard[] {
  const heard: Heard[] = [];
  const take = (
    pattern: RegExp,
    read: (groups: Mention["groups"]) => Omit<Heard, "from" | "to" | "approx"> | undefined,
    approx = false,
  ) => {
    for (const mention of find(reading, pattern)) {
      const clock = read(mention.groups);
      const digits = narrow(reading, mention);
      if (!clock || clock.hour > 23 || clock.minute > 59 || !isFree(digits)) continue;
      busy.push(digits);
      const isAbout =
        approx || Boolean(mention.groups.about || mention.groups.ish) || isAboutBefore(reading, mention.from);
      heard.push({ from: digits.from, to: mention.to, approx: isAbout, ...clock });
    }
  };
  const number = Number;
  const withHalf = (groups: Mention["groups"]) => (groups.half ? { half: groups.half as "am" | "pm" } : {});
  take(
    patterns.range,
    (g) => ({ hour: number(g.hour), minute: number(g.minute ?? 0), ...withHalf(g) }),
    true,
  );
  take(patterns.quarter, (g) => around(g, 15));
  take(patterns.halfPast, (g) => ({ hour: number(g.hour), minute: 30, ...withHalf(g) }));
  take(patterns.past, (g) => around(g, number(g.minute)));
  take(patterns.digital, (g) => ({
    hour: number(g.hour),
    minute: number(g.minute),
    ...withHalf(g),
    ...in24(number(g.hour)),
  }));
  take(patterns.military, (g) => ({
    hour: number(g.h1 ?? g.h2 ?? g.h3 ?? g.h4 ?? g.h5),
    minute: number(g.m1 ?? g.m2 ?? g.m4 ?? g.m5 ?? 0),
    exact24: true,
  }));
  take(patterns.pair, (g) => ({ hour: number(g.hour), minute: number(g.low ?? g.minute), ...withHalf(g) }));
  take(patterns.joined, (g) => ({ hour: number(g.hour), minute: number(g.minute), ...withHalf(g) }));
  take(patterns.joinedBeforePart, (g) => ({ hour: number(g.hour), minute: number(g.minute) }));
  take(patterns.oclock, (g) => ({ hour: number(g.hour), minute: 0, ...withHalf(g) }));
  take(patterns.meridiem, (g) => ({ hour: number(g.hour), minute: 0, ...withHalf(g) }));
  take(patterns.named, (g) => ({ hour: g.name === "midnight" ? 0 : 12, minute: 0, exact24: true }));
  take(patterns.beforePart, (g) => ({ hour: number(g.hour), minute: 0 }));
  take(patterns.bare, (g) => ({ hour: number(g.hour), minute: 0 }));
  return heard;

  function around(groups: Mention["groups"], minutes: number) {
    const named = groups.hour === "noon" ? 12 : groups.hour === "midnight" ? 0 : undefined;
    const hour = named ?? number(groups.hour);
    const after = groups.way === "past" || groups.way === "after";
    const exact = named === undefined ? {} : { exact24: true };
    if (after) return { hour, minute: minutes, ...exact, ...withHalf(groups) };
    return {
      hour: named === undefined ? (hour === 1 ? 12 : hour - 1) : (hour + 23) % 24,
      minute: 60 - minutes,
      ...exact,
      ...withHalf(groups),
    };
  }
}

function in24(hour: number) {
  return hour > 12 || hour === 0 ? { exact24: true } : {};
}

/** Leaves out "at", "around" and the like, which the pattern needed but the time does not hold. */
function narrow({ words }: Reading, { from, to }: Span): Span {
  let start = from;
  while (start < to - 1 && !/^(\d|quarter|half|noon|midnight|midday|a$)/.test(words[start]?.text ?? ""))
    start++;
  return { from: start, to };
}

function isAboutBefore({ words }: Reading, from: number): boolean {
  return (
    /^(about|around|like|maybe|roughly|approximately|ish|almost)$/.test(words[from]?.text ?? "") ||
    /^(about|around|like|maybe|roughly|approximately)$/.test(words[from - 1]?.text ?? "")
  );
}

function minutesAgo(now: string, { groups }: Mention): { date: string; time: string } {
  const spoken = groups.count as string;
  const count = /few/.test(spoken)
    ? 5
    : spoken === "half an"
      ? 0.5
      : /^an?$/.test(spoken)
        ? 1
        : Number(spoken);
  const minutes = Math.round(count * (groups.unit?.startsWith("hour") ? 60 : 1));
  const total = minutesOf(now) - minutes;
  const dayShift = Math.floor(total / 1440);
  return { date: addDays(now.slice(0, 10), dayShift), time: clock(total - dayShift * 1440) };
}

function resolve(reading: Reading, heard: Heard, days: DayMention[]): { date: string; time: string } {
  const near = days
    .filter((day) => sameSentence(reading, day, heard) && distance(day, heard) <= reachOf(reading, day))
    .sort((a, b) => distance(a, heard) - distance(b, heard));
  const part = near.find((day) => day.part)?.part;
  const dated = near.find((day) => day.date || day.lastNight);
  const today = reading.now.slice(0, 10);
  const time = (minutes: number) => clock(minutes);

  if (dated?.lastNight) {
    const minutes = heard.half || heard.exact24 ? halfMinutes(heard) : nightMinutes(heard);
    return { date: addDays(today, minutes >= 12 * 60 ? -1 : 0), time: time(minutes) };
  }
  const known = knownMinutes(heard, part);
  if (dated?.date)
    return {
      date: dated.date,
      time: time(known ?? daytimeMinutes(heard, dated.date === today ? reading.now : undefined)),
    };
  if (known !== undefined) {
    const isLater = known > minutesOf(reading.now) + 20;
    return { date: isLater ? addDays(today, -1) : today, time: time(known) };
  }
  return latestBefore(reading.now, heard);
}

/** "not given since Monday": such a day is no day for a time told elsewhere in the sentence. */
function reachOf({ words }: Reading, { from }: Span): number {
  return /^(?:since|until|till|from)$/.test(words[from - 1]?.text ?? "") ? 2 : 9;
}

/** Without a hint it is the latest such time that has already been. */
function latestBefore(now: string, { hour, minute }: Heard): { date: string; time: string } {
  const today = now.slice(0, 10);
  const first = (hour % 12) * 60 + minute;
  const limit = minutesOf(now) + 10;
  const latest = [first + 720, first].find((minutes) => minutes <= limit);
  if (latest !== undefined) return { date: today, time: clock(latest) };
  return { date: addDays(today, -1), time: clock(first + 720) };
}

function knownMinutes(heard: Heard, part: PartOfDay | undefined): number | undefined {
  if (heard.half || heard.exact24) return halfMinutes(heard);
  if (!part) return undefined;
  const base = (heard.hour % 12) * 60 + heard.minute;
  if (part === "morning") return base;
  if (part === "afternoon") return heard.hour === 11 || heard.hour === 10 ? base : base + 720;
  if (part === "evening") return base + 720;
  return nightMinutes(heard);
}

function halfMinutes({ hour, minute, half, exact24 }: Heard): number {
  if (exact24 && !half) return hour * 60 + minute;
  return (hour % 12) * 60 + minute + (half === "pm" ? 720 : 0);
}

/** At night five to eleven is before midnight, twelve to four after it. */
function nightMinutes({ hour, minute }: Heard): number {
  const base = (hour % 12) * 60 + minute;
  return hour >= 5 && hour <= 11 ? base + 720 : base;
}

function daytimeMinutes(heard: Heard, now: string | undefined): number {
  if (now) return minutesOf(latestBefore(now, heard).time);
  const base = (heard.hour % 12) * 60 + heard.minute;
  return heard.hour >= 7 && heard.hour <= 11 ? base : base + 720;
}

function minutesOf(moment: string): number {
  const [hour, minute] = moment.slice(-5).split(":").map(Number) as [number, number];
  return hour * 60 + minute;
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

function sameSentence({ words }: Reading, a: Span, b: Span): boolean {
  const [first, second] = a.from < b.from ? [a, b] : [b, a];
  for (let index = first.to; index <= second.from; index++)
    if (words[index]?.pause === 2 && index > first.from) return false;
  return true;
}

function distance(day: Span, clockTime: Span): number {
  return day.from >= clockTime.to ? day.from - clockTime.to : clockTime.from - day.to + 1;
}
