import type { Row } from "../phrases.ts";

export type Part = "morning" | "midday" | "afternoon" | "evening" | "night";
/** `back` counts days from today, `weekday` from Sunday; `isLastNight` may lie on either side of midnight. */
type DayWords = { back?: number; weekday?: number; part?: Part; isLastNight?: true };

/** The hours a part of the day may mean. */
export const hoursOf: Record<Part, readonly number[]> = {
  morning: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  midday: [10, 11, 12, 13, 14],
  afternoon: [12, 13, 14, 15, 16, 17, 18],
  evening: [16, 17, 18, 19, 20, 21, 22, 23],
  night: [18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6],
};

/** "Last night at five" is in the evening, "at four" before dawn. */
export const lastNightHours: readonly number[] = [17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4];

const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
export const months =
  "january february march april may june july august september october november december".split(" ");
const ordinalWords =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth " +
  "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth";
export const ordinals = new Map(ordinalWords.split(" ").map((word, index) => [word, index + 1]));

export const dayRows: Row<DayWords>[] = [
  ["today", { back: 0 }],
  ["this morning", { back: 0, part: "morning" }],
  ["this mornings", { back: 0, part: "morning" }],
  ["this afternoon", { back: 0, part: "afternoon" }],
  ["this evening", { back: 0, part: "evening" }],
  ["tonight", { back: 0, part: "night" }],
  ["tonights", { back: 0, part: "night" }],
  ["last night", { isLastNight: true, part: "night" }],
  ["last nights", { isLastNight: true, part: "night" }],
  ["overnight", { isLastNight: true, part: "night" }],
  ["in the night", { isLastNight: true, part: "night" }],
  ["during the night", { isLastNight: true, part: "night" }],
  ["last evening", { back: 1, part: "evening" }],
  ["night before last", { back: 2, part: "night" }],
  ["yesterday", { back: 1 }],
  ["yesterdays", { back: 1 }],
  ["day before yesterday", { back: 2 }],
  ["other day", {}],
  ["a week ago", { back: 7 }],
  ["last week", { back: 7 }],
  ["about a week", { back: 7 }],
  ["morning", { part: "morning" }, "every each most good"],
  ["mid morning", { part: "morning" }],
  ["mornings", { part: "morning" }],
  ["am", { part: "morning" }, "i"],
  ["noontime", { part: "midday" }],
  ["afternoon", { part: "afternoon" }, "good"],
  ["evening", { part: "evening" }, "good"],
  ["night", { part: "night" }, "good every most"],
  ["nights", { part: "night" }, "most on works work working"],
  ["bedtime", { part: "evening" }],
  ["dusk", { part: "evening" }],
  ["sundown", { part: "evening" }],
  ["supper", { part: "evening" }],
  ["suppertime", { part: "evening" }],
  ["dinner", { part: "evening" }],
  ["breakfast", { part: "morning" }],
  ["lunch", { part: "midday" }],
  ["lunchtime", { part: "midday" }],
  ["madrugada", { part: "night" }],
  ...weekdays.flatMap((name, weekday): Row<DayWords>[] => [
    [name, { weekday }, "every on-"],
    [`${name}s`, { weekday }, "every"],
  ]),
];

export const approximate = new Set(
  "about around roughly approximately approx probably maybe like nearly almost somewhere ish closer between".split(
    " ",
  ),
);
export const approximateBehind = [
  "ish",
  "or so",
  "or thereabouts",
  "give or take",
  "something",
  "or something",
];
