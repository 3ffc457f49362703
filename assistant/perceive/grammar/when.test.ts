import { expect, test } from "vitest";
import { wordsOf } from "../words.ts";
import { withNumbers } from "./numbers.ts";
import { readWhen, resolveWhen } from "./when.ts";

function when(marked: string, now: string) {
  const [before = "", inside = "", behind = ""] = marked.split(/[[\]]/);
  const words = withNumbers(wordsOf(before + inside + behind));
  const range = {
    from: words.filter((word) => word.end <= before.length).length,
    to: words.filter((word) => word.start < before.length + inside.length).length,
  };
  const said = readWhen(words, range, now);
  return said && resolveWhen(said, now);
}

test.each([
  ["[tonight around 9:30]", "2026-11-15T04:30", "2026-11-14", "21:30"],
  ["his evening insulin [around six]", "2026-11-15T20:00", "2026-11-15", "18:00"],
  ["his evening insulin [around six]", "2026-11-15T09:00", "2026-11-14", "18:00"],
  ["[ten after two] this morning", "2026-11-15T06:40", "2026-11-15", "02:10"],
  ["[about ten after two this morning]", "2026-11-15T06:40", "2026-11-15", "02:10"],
  ["[oh two hundred]", "2026-11-15T06:40", "2026-11-15", "02:00"],
  ["[oh six forty five]", "2026-11-15T07:40", "2026-11-15", "06:45"],
  ["[fourteen hundred]", "2026-11-15T15:00", "2026-11-15", "14:00"],
  ["[twenty minutes ago]", "2026-11-15T15:20", "2026-11-15", "15:00"],
  ["[half an hour ago]", "2026-11-15T15:20", "2026-11-15", "14:50"],
  ["[an hour ago]", "2026-11-15T00:20", "2026-11-14", "23:20"],
  ["[quarter to six]", "2026-11-15T18:20", "2026-11-15", "17:45"],
  ["[quarter past six]", "2026-11-15T18:50", "2026-11-15", "18:15"],
  ["[a quarter of nine]", "2026-11-15T09:50", "2026-11-15", "08:45"],
  ["[half past nine]", "2026-11-15T22:50", "2026-11-15", "21:30"],
  ["[twenty till nine]", "2026-11-15T09:50", "2026-11-15", "08:40"],
  ["[seven oh five this morning]", "2026-11-15T07:30", "2026-11-15", "07:05"],
  ["[nine p m]", "2026-11-15T22:05", "2026-11-15", "21:00"],
  ["[last night], first dose [nine p m]", "2026-11-15T07:20", "2026-11-14", undefined],
  ["[last night around two]", "2026-11-15T07:20", "2026-11-15", "02:00"],
  ["[last night around eight]", "2026-11-15T07:20", "2026-11-14", "20:00"],
  ["[four p m yesterday]", "2026-11-15T08:00", "2026-11-14", "16:00"],
  ["[yesterday at four]", "2026-11-15T08:00", "2026-11-14", "16:00"],
  ["[four forty a m]", "2026-11-15T05:10", "2026-11-15", "04:40"],
  ["[0715]", "2026-11-15T08:00", "2026-11-15", "07:15"],
  ["[2130 hours]", "2026-11-15T22:00", "2026-11-15", "21:30"],
  ["[around midnight]", "2026-11-15T05:40", "2026-11-15", "00:00"],
  ["[at noon]", "2026-11-15T12:20", "2026-11-15", "12:00"],
  ["[at 820]", "2026-11-15T09:20", "2026-11-15", "08:20"],
  ["since [Saturday]", "2026-11-17T09:20", "2026-11-14", undefined],
  ["[three days]", "2026-11-15T09:20", "2026-11-12", undefined],
  ["[the day before yesterday]", "2026-11-15T09:20", "2026-11-13", undefined],
  ["[December 19]", "2026-11-15T09:20", "2025-12-19", undefined],
  ["[10/30]", "2026-11-15T09:20", "2026-10-30", undefined],
  ["[the 12th]", "2026-11-15T09:20", "2026-11-12", undefined],
  ["[this morning] around nine", "2026-11-15T12:00", "2026-11-15", "09:00"],
  ["nine forty [this morning]", "2026-11-15T12:00", "2026-11-15", "09:40"],
  ["[supper]", "2026-11-15T08:00", "2026-11-14", undefined],
  ["[ten, fifteen minutes ago]", "2026-11-15T08:00", "2026-11-15", "07:45"],
  ["[twelve thirty this morning]", "2026-11-15T08:00", "2026-11-15", "00:30"],
])("%s heard at %s was on %s at %s", (said, now, date, time) => {
  expect(when(said, now)).toMatchObject({ date });
  expect(when(said, now)?.time).toBe(time);
});

test("nothing that was told lies in the future", () => {
  for (const said of ["[nine]", "[this evening at six]", "[tonight at 11]", "[2330]", "[noon today]"])
    for (const now of ["2026-11-15T00:01", "2026-11-15T08:30", "2026-11-15T17:59"]) {
      const { date, time } = when(said, now) ?? {};
      expect(`${date}T${time}` <= now, `${said} at ${now}: ${date} ${time}`).toBe(true);
    }
});

test("an hour said roughly is marked as such", () => {
  const now = "2026-11-15T14:00";
  for (const said of ["[around nine]", "about [nine]", "[twelve thirty ish]", "[nine] or so", "[between 4 and 5]"])
    expect(when(said, now)?.approx, said).toBe(true);
  expect(when("[nine forty]", now)?.approx).toBeUndefined();
});

test("words that name no time give none", () => {
  for (const said of ["[while I was in the bathroom]", "[three minutes later]", "[before I got here]"])
    expect(when(said, "2026-11-15T14:00"), said).toBeUndefined();
});
