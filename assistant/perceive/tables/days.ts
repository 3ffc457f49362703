import { type PhraseRow, rows } from "../phrases.ts";

export type PartOfDay = "morning" | "midday" | "afternoon" | "evening" | "night";
/** `back` counts days from today, `weekday` from Sunday; `isLastNight` may lie on either side of midnight. */
type DayWords = { back?: number; weekday?: number; part?: PartOfDay; isLastNight?: true };

/** The hours a part of the day may mean. */
export const hoursOf: Record<PartOfDay, readonly number[]> = {
  morning: hours(0, 11),
  midday: hours(10, 14),
  afternoon: hours(12, 18),
  evening: hours(16, 23),
  night: [...hours(18, 23), ...hours(0, 6)],
};

/** "Last night at five" is in the evening, "at four" before dawn. */
export const lastNightHours: readonly number[] = [...hours(17, 23), ...hours(0, 4)];

function hours(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
export const months = "january february march april may june july august september october november december".split(
  " ",
);
const ordinalWords =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth " +
  "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth";
export const ordinals = new Map(ordinalWords.split(" ").map((word, index) => [word, index + 1]));

export const dayRows: PhraseRow<DayWords>[] = [
  ...rows<DayWords>({ back: 0 }, "today"),
  ...rows<DayWords>({ back: 0, part: "morning" }, "this morning, this mornings"),
  ...rows<DayWords>({ back: 0, part: "afternoon" }, "this afternoon"),
  ...rows<DayWords>({ back: 0, part: "evening" }, "this evening"),
  ...rows<DayWords>({ back: 0, part: "night" }, "tonight, tonights"),
  ...rows<DayWords>(
    { isLastNight: true, part: "night" },
    "last night, last nights, overnight, in the night, during the night",
  ),
  ...rows<DayWords>({ back: 1, part: "evening" }, "last evening"),
  ...rows<DayWords>({ back: 2, part: "night" }, "night before last"),
  ...rows<DayWords>({ back: 1 }, "yesterday, yesterdays"),
  ...rows<DayWords>({ back: 2 }, "day before yesterday"),
  ...rows<DayWords>({}, "other day"),
  ...rows<DayWords>({ back: 7 }, "a week ago, last week, about a week"),
  ...rows<DayWords>({ part: "morning" }, "mid morning, mornings, breakfast"),
  ...rows<DayWords>({ part: "morning" }, "morning", "every each most good"),
  ...rows<DayWords>({ part: "morning" }, "am", "i"),
  ...rows<DayWords>({ part: "midday" }, "noontime, lunch, lunchtime"),
  ...rows<DayWords>({ part: "afternoon" }, "afternoon", "good"),
  ...rows<DayWords>({ part: "evening" }, "bedtime, dusk, sundown, supper, suppertime, dinner"),
  ...rows<DayWords>({ part: "evening" }, "evening", "good"),
  ...rows<DayWords>({ part: "night" }, "madrugada"),
  ...rows<DayWords>({ part: "night" }, "night", "good every most"),
  ...rows<DayWords>({ part: "night" }, "nights", "most on works work working"),
  ...weekdays.flatMap((name, weekday) => rows<DayWords>({ weekday }, `${name}, ${name}s`, "every")),
];

export const approximate = new Set(
  "about around roughly approximately approx probably maybe like nearly almost somewhere ish closer between".split(" "),
);
export const approximateBehind = "ish, or so, or thereabouts, give or take, something, or something".split(", ");
