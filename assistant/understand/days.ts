import { find, type Reading, type Span } from "./reading.ts";

export type PartOfDay = "morning" | "afternoon" | "evening" | "night";
/** A day, a part of a day, or both, as spoken: "yesterday", "last night", "in the afternoon". */
export type DayMention = Span & { date?: string; part?: PartOfDay; lastNight?: boolean };

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const ordinals =
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth".split(
    "|",
  );
const part = "morning|afternoon|evening|night";
const meals: Record<string, PartOfDay> = {
  breakfast: "morning",
  lunch: "afternoon",
  lunchtime: "afternoon",
  supper: "evening",
  dinner: "evening",
  bedtime: "evening",
};

const patterns = {
  lastNight: /\b(?:last nights?|overnight)\b/g,
  lastEvening: /\blast evening\b/g,
  yesterday: new RegExp(`\\b(?<before>(?:the )?day before )?yesterday(?: (?<part>${part}))?\\b`, "g"),
  today: new RegExp(`\\b(?:this (?<part>${part})|today|(?<tonight>tonight))\\b`, "g"),
  daysAgo: /\b(?<count>\d+) days? ago\b/g,
  weekday: new RegExp(`\\b(?<last>last )?(?<day>${weekdays.join("|")})s?(?: (?<part>${part}))?\\b`, "g"),
  ordinal: new RegExp(
    `(?<!\\b(?:was|is|were|are) )\\bthe (?<day>${ordinals.join("|")})\\b(?! (?:time|one|fall|shower|day|dose|floor|shift))(?!(?<=first) (?!of|at|and|when|s?he|we|i|in|it|around|about)\\w+)`,
    "g",
  ),
  part: new RegExp(`\\b(?:in|of) the (?<part>${part})\\b|\\b(?<at>at night)\\b`, "g"),
  meal: new RegExp(`\\b(?<meal>${Object.keys(meals).join("|")})\\b`, "g"),
};

export function findDays(reading: Reading): DayMention[] {
  const today = reading.now.slice(0, 10);
  const days: DayMention[] = [];
  const add = (span: Span, rest: Omit<DayMention, "from" | "to">) =>
    days.push({ from: span.from, to: span.to, ...rest });

  for (const m of find(reading, patterns.lastNight)) add(m, { lastNight: true, part: "night" });
  for (const m of find(reading, patterns.lastEvening)) add(m, { date: addDays(today, -1), part: "evening" });
  for (const m of find(reading, patterns.yesterday))
    add(m, { date: addDays(today, m.groups.before ? -2 : -1), ...partOf(m.groups.part) });
  for (const m of find(reading, patterns.today))
    add(m, { date: today, ...partOf(m.groups.tonight ? "night" : m.groups.part) });
  for (const m of find(reading, patterns.daysAgo)) add(m, { date: addDays(today, -Number(m.groups.count)) });
  for (const m of find(reading, patterns.weekday))
    add(m, {
      date: latestWeekday(today, weekdays.indexOf(m.groups.day as string)),
      ...partOf(m.groups.part),
    });
  for (const m of find(reading, patterns.ordinal))
    add(m, { date: latestDayOfMonth(today, ordinals.indexOf(m.groups.day as string) + 1) });
  for (const m of find(reading, patterns.part)) add(m, partOf(m.groups.at ? "night" : m.groups.part));
  for (const m of find(reading, patterns.meal)) add(m, partOf(meals[m.groups.meal as string]));
  return days.sort((a, b) => a.from - b.from);
}

function partOf(text: string | undefined): { part?: PartOfDay } {
  return text ? { part: text as PartOfDay } : {};
}

export function addDays(date: string, count: number): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day + count)).toISOString().slice(0, 10);
}

/** The latest such weekday before today; said on its own day it means a week ago. */
function latestWeekday(today: string, weekday: number): string {
  const current = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -((current - weekday + 7) % 7 || 7));
}

function latestDayOfMonth(today: string, day: number): string {
  const padded = String(day).padStart(2, "0");
  const thisMonth = `${today.slice(0, 8)}${padded}`;
  if (thisMonth <= today) return thisMonth;
  return `${addDays(`${today.slice(0, 8)}01`, -1).slice(0, 8)}${padded}`;
}
