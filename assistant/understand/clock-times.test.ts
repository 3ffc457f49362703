import { expect, test } from "vitest";
import { findClockTimes } from "./clock-times.ts";
import { read } from "./reading.ts";

function times(said: string, now = "2025-03-13T09:58"): string[] {
  const reading = read(said, { now, setting: "nursing_home" });
  return findClockTimes(reading, () => false).map(
    ({ date, time, approx }) => `${date} ${time}${approx ? " ~" : ""}`,
  );
}

test.each([
  ["around nine forty this morning", "2025-03-13 09:40 ~"],
  ["about ten after two this morning", "2025-03-13 02:10 ~"],
  ["quarter to five", "2025-03-13 04:45"],
  ["half past eight", "2025-03-13 08:30"],
  ["at 9:40", "2025-03-13 09:40"],
  ["at four forty a m", "2025-03-13 04:40"],
  ["at oh six hundred", "2025-03-13 06:00"],
  ["last night around eleven forty", "2025-03-12 23:40 ~"],
  ["last night around two", "2025-03-13 02:00 ~"],
  ["yesterday about three in the afternoon", "2025-03-12 15:00 ~"],
  ["on Tuesday at four p m", "2025-03-11 16:00"],
  ["about twenty minutes ago", "2025-03-13 09:38 ~"],
  ["half an hour ago", "2025-03-13 09:28 ~"],
  ["between four and four thirty", "2025-03-13 04:00 ~"],
  ["seven forty ish", "2025-03-13 07:40 ~"],
  ["at midnight", "2025-03-13 00:00"],
])("%s is %s", (said, moment) => {
  expect(times(said)).toEqual([moment]);
});

test("without a hint it is the latest such time that has already been", () => {
  expect(times("at eleven", "2025-03-13T07:00")).toEqual(["2025-03-12 23:00"]);
  expect(times("at six fifteen", "2025-03-13T18:50")).toEqual(["2025-03-13 18:15"]);
});

test("a time that was corrected gives way to the one behind it", () => {
  expect(times("at, what was it, seven twenty, no seven forty")).toEqual(["2025-03-13 07:40"]);
});

test("measurements, doses and scores are no times", () => {
  expect(
    times("eight out of ten and twenty units and one eighteen over seventy two and two by three"),
  ).toEqual([]);
});
