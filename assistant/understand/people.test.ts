import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const report = (said: string) => understand(said, { now: "2025-03-13T10:00", setting: "nursing_home" });
const resident = (said: string) => {
  const { resident: found } = report(said);
  return [found?.name?.value, found?.room?.value];
};

test.each([
  ["Mr. K in two fourteen fell", "Mr. K", "214"],
  ["mr l one twelve bed b fell", "Mr. L", "112B"],
  [
    "Mrs. H fell, that's room twenty two, no sorry, room twenty seven, twenty two is her neighbor",
    "Mrs. H",
    "27",
  ],
  ["found Mr. W in Mrs. N's bed, she's in one oh nine, he's in one oh seven", "Mr. W", "107"],
  ["Ms. T wandered into Mr. A's room, he's one twenty four, she's one twenty eight", "Ms. T", "128"],
  ["logging a near miss. Mr. Z, room three eleven", "Mr. Z", "311"],
  [
    "two covids now. Mr. E in one oh three was the first, the new one is Ms. O in one oh seven",
    "Ms. O",
    "107",
  ],
  ["Mr. P fell at seven fifty. room two seventeen", "Mr. P", "217"],
  ["moved her roommate Mrs. S to two twelve, Mrs. Q in two oh eight fell", "Mrs. Q", "208"],
  ["Mr. A's daughter, he's in one thirty eight, says he fell", "Mr. A", "138"],
])("%s", (said, name, room) => {
  expect(resident(said)).toEqual([name, room]);
});

test("a near miss is no lady", () => {
  expect(resident("just a near miss okay for Mrs. P room four oh one")).toEqual(["Mrs. P", "401"]);
});

test("a corrected room is kept and marked as taken back", () => {
  const room = report("Mr. K room two twelve, no, two thirteen, fell").resident?.room;
  expect(room).toMatchObject({ value: "213", superseded: ["212"] });
  expect(room?.struck?.[0]?.quote).toBe("two twelve");
});

test("other residents are listed with their rooms", () => {
  const others = report("Mr. C from one oh three pushed Mr. T, he's in one twelve").others;
  expect(others.map(({ name }) => name?.value)).toEqual(["Mr. T"]);
});
