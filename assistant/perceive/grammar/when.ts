import { phrases } from "../phrases.ts";
import {
  approximate,
  approximateBehind,
  dayRows,
  hoursOf,
  lastNightHours,
  months,
  ordinals,
  type PartOfDay,
} from "../tables/days.ts";
import { type Range, sentenceAround, textOf, type Word } from "../words.ts";
import { type ClockTime, clockAt } from "./clock.ts";
import { isNumber } from "./numbers.ts";

/** What was said of a time, before it is laid on the calendar. */
export type SaidWhen = {
  clock?: ClockTime;
  /** Days back from today, or a date of the calendar. */
  back?: number;
  date?: string;
  weekday?: number;
  part?: PartOfDay;
  isLastNight?: true;
  minutesAgo?: number;
  isApprox: boolean;
};
export type When = { date?: string; time?: string; approx?: true };

const days = phrases(dayRows);
const [hour, day] = [60, 1440];
const minutesIn: Record<string, number> = {
  minute: 1,
  min: 1,
  hour,
  hr: hour,
  day,
  night: day,
  week: 7 * day,
  month: 30 * day,
};
const mostSaidAgo = 400 * day;

/** What the words of a range say about a time; the part of the day may stand near by in the same sentence. */
export function readWhen(words: readonly Word[], range: Range, now: string): SaidWhen | undefined {
  const wide = widened(words, range);
  const said: SaidWhen = { isApprox: isApproximate(words, wide) };
  // What was said first stands.
  for (const { code } of days(words, wide)) Object.assign(said, { ...code, ...said });
  for (let at = wide.from; at < wide.to; at++) {
    const ago = agoAt(words, at);
    const date = ago ? undefined : dateAt(words, at, now);
    const clock = ago || date || said.clock ? undefined : clockAt(words, at);
    if (ago && !relative.test(words[ago.to]?.text ?? "")) said.minutesAgo ??= ago.minutes;
    if (ago) said.isApprox ||= said.minutesAgo !== undefined;
    if (date) said.date ??= date.date;
    if (clock) said.clock = clock.clock;
    at = Math.max(at, ((ago ?? date ?? clock)?.to ?? 0) - 1);
  }
  if (/\b(just|right) now\b/.test(textOf(words, wide))) said.minutesAgo ??= 0;
  const tellsDay = said.back !== undefined || said.date !== undefined || said.weekday !== undefined;
  if (!said.clock && !said.part && !tellsDay && said.minutesAgo === undefined) return undefined;
  if (said.clock && !said.clock.half && !said.clock.isExact && !said.part) lookAround(words, wide, said);
  return said;
}

/** "evening insulin around six", "around six, last night": words close by settle which half of the day. */
function lookAround(words: readonly Word[], range: Range, said: SaidWhen) {
  const near = days(words, sentenceAround(words, range, 6)).filter(({ code }) => code.part);
  const distance = ({ from, to }: Range) => (from >= range.to ? from - range.to : range.from - to);
  const [closest] = near.sort((a, b) => distance(a) - distance(b));
  const { back, ...day } = closest?.code ?? {};
  const isDated = said.weekday !== undefined || said.date !== undefined;
  Object.assign(said, { ...(isDated || back === undefined ? {} : { back }), ...day, ...said });
}

/** "[this morning] around nine", "nine forty [this morning]": the clock next to a marked day belongs to it. */
function widened(words: readonly Word[], range: Range): Range {
  for (let at = range.from; at < range.to; at++) if (clockAt(words, at) || agoAt(words, at)) return range;
  const next = words[range.to];
  if (next && next.pause < 2 && /^(at|around|about)$/.test(next.text)) {
    const clock = clockAt(words, range.to + 1);
    if (clock) return { from: range.from, to: clock.to };
  }
  for (let at = range.from - 1; at >= Math.max(0, range.from - 5); at--) {
    const clock = clockAt(words, at);
    if (clock?.to === range.from && (words[range.from]?.pause ?? 2) < 2) return { from: at, to: range.to };
  }
  return range;
}

function isApproximate(words: readonly Word[], range: Range): boolean {
  const before = Math.max(0, range.from - 2);
  for (let at = before; at < range.to; at++) {
    const isBehindPause = at < range.from && words[at + 1]?.pause === 2;
    if (approximate.has(words[at]?.text ?? "") && !isBehindPause) return true;
  }
  const behind = textOf(words, { from: Math.max(0, range.to - 2), to: range.to + 3 });
  return approximateBehind.some((phrase) => ` ${behind} `.includes(` ${phrase} `));
}

/** "three minutes later" counts from something else than now. */
const relative = /^(later|after|before|prior|earlier|apart|every|straight|into|post)$/;
const counted: Record<string, number> = { a: 1, an: 1, few: 5, several: 5 };

/** "twenty minutes ago", "half an hour", "three days": minutes back from now. */
function agoAt(words: readonly Word[], at: number): { minutes: number; to: number } | undefined {
  const textAt = (index: number) => words[index]?.text ?? "";
  const unitAt = (index: number) => minutesIn[textAt(index).replace(/s$/, "")];
  const number = /^\d{1,3}(\.\d)?$/.test(textAt(at)) ? Number(textAt(at)) : counted[textAt(at)];
  const isHalf = textAt(at) === "half" && textAt(at + 1) === "an";
  let count = isHalf ? 0.5 : number;
  if (count === undefined) return undefined;
  let to = at + (isHalf ? 2 : 1);
  while (/^(of|or|to|so|good|more|few)$/.test(textAt(to)) && to < at + 3) to++;
  if (isNumber(textAt(to)) && unitAt(to + 1)) count = Number(textAt(to++));
  const unit = unitAt(to++);
  if (!unit) return undefined;
  if (textOf(words, { from: to, to: to + 3 }) === "and a half") {
    count += 0.5;
    to += 3;
  }
  const around = textOf(words, { from: Math.max(0, at - 2), to: to + 1 });
  const isAgo = unit >= 1440 || /\b(?:ago|back|since|for|within|past|last|now)\b/.test(around);
  const minutes = count * unit;
  return (isAgo || relative.test(textAt(to))) && minutes <= mostSaidAgo ? { minutes, to } : undefined;
}

/** "the 17th", "December 19", "10/30": the latest such day that is not in the future. */
function dateAt(words: readonly Word[], at: number, now: string): { date: string; to: number } | undefined {
  const [first, second = "", third = ""] = [0, 1, 2].map((offset) => words[at + offset]?.text);
  const month = months.indexOf(first ?? "");
  if (month >= 0 && dayNumber(second)) {
    const to = at + (/^(st|nd|rd|th)$/.test(third) ? 3 : 2);
    return { date: latest(now, dayNumber(second) as number, month), to };
  }
  if (second === "over" && isNumber(first) && isNumber(third) && Number(first) <= 12 && Number(third) <= 31)
    return { date: latest(now, Number(third), Number(first) - 1), to: at + 3 };
  if (isNumber(first) && /^(st|nd|rd|th)$/.test(second) && Number(first) <= 31)
    return { date: latest(now, Number(first)), to: at + 2 };
  const isTheNth = first === "the" && ordinals.has(second) && !/^(time|one|fall|shift|floor|dose)$/.test(third);
  return isTheNth ? { date: latest(now, ordinals.get(second) as number), to: at + 2 } : undefined;
}

function dayNumber(text: string): number | undefined {
  const day = ordinals.get(text) ?? Number(text);
  return day >= 1 && day <= 31 ? day : undefined;
}

function latest(now: string, day: number, month?: number): string {
  const date = new Date(`${now.slice(0, 10)}T00:00:00Z`);
  if (month !== undefined) date.setUTCMonth(month, day);
  else date.setUTCDate(day);
  const isLater = date.toISOString().slice(0, 10) > now.slice(0, 10);
  if (isLater && month !== undefined) date.setUTCFullYear(date.getUTCFullYear() - 1);
  if (isLater && month === undefined) date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 10);
}

function addMinutes(at: string, minutes: number): string {
  return new Date(Date.parse(`${at.slice(0, 16)}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** Lays what was said on the calendar: the latest moment that fits and is not in the future. */
export function resolveWhen(said: SaidWhen, now: string): When {
  const approx = said.isApprox ? ({ approx: true } as const) : {};
  if (said.minutesAgo !== undefined && !said.clock && !said.date) {
    const at = addMinutes(now, -said.minutesAgo);
    const date = at.slice(0, 10);
    return said.minutesAgo < 1440 ? { date, time: at.slice(11, 16), ...approx } : { date, ...approx };
  }
  const date = dateOf(said, now);
  if (!said.clock) return { date: date ?? dayOfPart(said, now), ...approx };
  const chosen = momentOf(said, said.clock, date, now);
  if (!chosen) return approx;
  return { date: chosen.slice(0, 10), time: chosen.slice(11), ...approx };
}

function dateOf(said: SaidWhen, now: string): string | undefined {
  if (said.date) return said.date;
  const today = now.slice(0, 10);
  if (said.back !== undefined) return dayBefore(today, said.back);
  if (said.weekday === undefined) return undefined;
  const weekdayNow = new Date(`${today}T00:00:00Z`).getUTCDay();
  return dayBefore(today, (weekdayNow - said.weekday + 7) % 7 || 7);
}

function dayBefore(date: string, count: number): string {
  return addMinutes(`${date}T00:00`, -count * 1440).slice(0, 10);
}

/** Without a clock: "supper" said in the morning was yesterday's, "last night" began yesterday. */
function dayOfPart(said: SaidWhen, now: string): string {
  const today = now.slice(0, 10);
  const hour = Number(now.slice(11, 13));
  if (said.isLastNight) return dayBefore(today, 1);
  const first = said.part ? (hoursOf[said.part][0] as number) : 0;
  return said.part && hour < first ? dayBefore(today, 1) : today;
}

/** The latest moment the words may mean that is not in the future. */
function momentOf(said: SaidWhen, clock: ClockTime, date: string | undefined, now: string): string | undefined {
  const { part, isLastNight } = said;
  const today = now.slice(0, 10);
  const days = date === undefined ? [2, 1, 0].map((back) => dayBefore(today, back)) : [date];
  const possible = hoursMeant(clock);
  const allowed = isLastNight ? lastNightHours : part && hoursOf[part];
  const inPart = possible.filter((hour) => !allowed || allowed.includes(hour));
  const hours = inPart.length > 0 ? inPart : possible;
  const two = (number: number) => String(number).padStart(2, "0");
  const at = (day: string) => hours.map((hour) => `${day}T${two(hour)}:${two(clock.minute)}`);
  const isPast = (moment: string) => moment <= now.slice(0, 16);
  const isWithinNight = (moment: string) =>
    !isLastNight || date !== undefined || (moment >= `${dayBefore(today, 1)}T16:00` && moment <= `${today}T08:00`);
  const past = days
    .flatMap(at)
    .filter((moment) => isPast(moment) && isWithinNight(moment))
    .sort();
  if (past.length === 0) return days.flatMap((day) => at(dayBefore(day, 1))).findLast(isPast);
  // "Yesterday at four" is in the afternoon, "yesterday at nine" in the morning.
  const isOpen = date !== undefined && past.length > 1 && !part;
  const byDay = past.findLast((moment) => moment.slice(11) >= "07:00" && moment.slice(11) < "19:00");
  return (isOpen && byDay) || past.at(-1);
}

function hoursMeant({ hour, half, isExact }: ClockTime): number[] {
  if (isExact) return [hour];
  const base = hour % 12;
  if (half) return [half === "pm" ? base + 12 : base];
  return [base, base + 12];
}
