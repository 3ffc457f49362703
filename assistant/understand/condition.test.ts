import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const report = (said: string) => understand(said, { now: "2025-03-13T10:00", setting: "nursing_home" });

test.each([
  ["at first she said maybe she hit her head, now she says no", "unknown"],
  ["first she told me she might have bumped her head, then she said she didn't, so I can't say", "unknown"],
  ["one minute she says she hit her head and the next she says she didn't", "unknown"],
  ["she told me maybe she hit her head and then told the aide she didn't", "unknown"],
  ["she says she did not hit her head", "no"],
])("a head that was told two ways: %s", (said, struck) => {
  const { headStrike, priority } = report(`Mrs. R was found on the floor, she takes Eliquis. ${said}.`);
  expect(headStrike?.value).toBe(struck);
  expect(priority.value).toBe(struck === "no" ? "high" : "critical");
});

test.each([
  ["her hip hurts more, says six, Monday it was a three", 6],
  ["her hip pain was a three this morning, now it's a seven", 7],
  ["her hip hurts, she says it's a five, yesterday it was an eight", 5],
  ["she's hollering it's a ten", 10],
])("the latest pain counts: %s", (said, score) => {
  expect(report(`Mrs. T fell in her room, I saw it. ${said}.`).pain?.score?.value).toBe(score);
});

test("what was hit by nothing hides no broken bone after it", () => {
  const said = "Mr. F tripped and he never hit nothing his left hip is turned out";
  expect(report(said).injury?.suspectedFracture?.value).toBe("yes");
});

test("not confused is as usual, not knowing anyone is not", () => {
  expect(report("Mr. W has a cough. he's not confused.").mentalStatus?.value).toBe("baseline");
  expect(report("Mr. W has a cough. he don't know me and he always knows me.").mentalStatus?.value).toBe(
    "changed",
  );
});

test.each([
  "he fell getting off the bus and his arm's hanging there all wrong",
  "Mrs. L fell and since then she can't find her words",
  "found Mr. A between the bed and the wall, blood on the back of his head",
  "he gashed his calf on the bed frame and I've got three towels on it and it's still coming",
  "nosebleed on Mrs. M going on forty minutes, she's on Eliquis, won't quit",
  "her ankle is the size of a softball and she screams if you touch it, she fell off the step stool",
  "Mr. H never came back from his walk, it's been two hours",
  "the police just called, they've got Mr. J at the store",
  "Mrs. P has been left sitting in her own mess since breakfast",
  "she got the amoxicillin and her tongue's swelling up",
])("an emergency in one hurried breath: %s", (said) => {
  expect(report(said).priority.value).toBe("critical");
});
