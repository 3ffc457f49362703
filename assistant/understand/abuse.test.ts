import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const circumstances = { now: "2025-04-19T19:25", setting: "nursing_home" } as const;
const reasons = (said: string) => understand(said, circumstances).priorityReasons;

test.each([
  "her grandson told her he will break her arm if she tells, Mrs. D",
  "I heard the caregiver tell Mr. T if you ring that bell again I'll leave you in your mess",
  "the son said to Mrs. B give me the card or you don't eat",
])("a threat by whoever is no resident is an allegation: %s", (said) => {
  expect(reasons(said)).toContain("abuse_allegation");
});

test.each([
  "Mrs. S's son said he'd hit the store on his way over",
  "Mr. B's daughter said she will leave him in our hands tonight",
  "Mr. Q yelled at the aide get out or I'll hit you",
])("a plan and a resident's threat are none: %s", (said) => {
  expect(reasons(said)).not.toContain("abuse_allegation");
});

test("where all residents are women, he is none of them", () => {
  expect(reasons("Mrs. F's aide came in last, he smacked her on the leg, I was there")).toContain(
    "abuse_allegation",
  );
});

test.each([
  "when I got here Mrs. N was sitting in urine, the pad was the same one I put on yesterday",
  "Mr. I, his call cord was tied up to the lamp",
  "her daughter says nobody's been in to Mrs. W all day",
])("care withheld for hours is neglect: %s", (said) => {
  expect(reasons(said)).toContain("neglect_allegation");
});

test("a medicine not given is no neglect", () => {
  expect(reasons("the card for Mrs. L says twelve, order's ten, not given, I sent it back")).not.toContain(
    "neglect_allegation",
  );
});

test.each([
  "Mr. R has round sores on his foot like the end of a cigarette",
  "Mr. A has linear welts on his back like from a strap",
  "Mr. F has marks round both his wrists like a rope would do",
])("a mark in the shape of what made it: %s", (said) => {
  expect(reasons(said)).toContain("injury_unknown_source_suspicious");
});
