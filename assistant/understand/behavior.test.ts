import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const circumstances = { now: "2025-04-19T19:25", setting: "nursing_home" } as const;
const type = (said: string) => understand(said, circumstances).behavior?.type?.value;

test.each([
  "Mr. Roth threw the radio at bedtime and hit Mr. Finch, well, it got Finch on the shin",
  "Mr. C wanted the seat Mr. O had and rammed his walker into the back of O's legs",
  "Mrs. W had her hands in Mrs. V's hair",
])("a blow at a resident by a bare name or a handful of hair: %s", (said) => {
  expect(type(said)).toBe("physical_aggression_resident");
});

test.each([
  "Mr. G says he's got it all planned, he'll step in front of the train",
  "Mrs. K said she has enough sleeping tablets put by",
  "Mr. E gave me his key, he said he won't be needing it after tonight",
])("a plan to die: %s", (said) => {
  expect(type(said)).toBe("self_harm_statement");
});

test.each([
  ["Mr. J took the steak knife off the tray and said come closer", "weapon"],
  ["Mr. K had a handgun in his belt", "weapon"],
  ["Mrs. J took a knife and fork and ate all her steak", undefined],
  ["Mrs. K had the kid scissors and cut up her napkin", undefined],
])("what is a weapon: %s", (said, expected) => {
  expect(type(said)).toBe(expected);
});

test("a hand on staff is no abuse of a resident", () => {
  const report = understand("Mr. K grabbed my breast when I leaned over, I stepped back", circumstances);
  expect(report.priorityReasons).not.toContain("abuse_allegation");
});

test("an ambulance crew that looked and left is no emergency", () => {
  const reasons = (end: string) =>
    understand(`Mr. L tripped. somebody called nine one one, ${end}`, circumstances).priorityReasons;
  expect(reasons("they checked him over and left")).not.toContain("emergency_called");
  expect(reasons("they loaded him and left")).toContain("emergency_called");
});
