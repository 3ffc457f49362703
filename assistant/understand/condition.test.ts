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
  expect(priority.value).toBe("critical");
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

test.each([
  ["Mr. B room six can't hardly breathe and the tank was empty", "airway_breathing"],
  ["Mrs. O's tongue is big since the new pill", "airway_breathing"],
  ["her left hand just won't do what she wants, Mrs. K, since breakfast", "neuro_change"],
  ["I said his name, shook his arm, tapped his cheek. nothing. Mr. O", "neuro_change"],
  ["his sugar, the meter just says HI, Mr. D, and his breath smells fruity", "life_threat"],
  ["rolled him to change him and his thigh just cracked, Mr. A", "suspected_fracture"],
  ["Miss Etta's leg is turned out and she hollers when you touch it", "suspected_fracture"],
  ["Mr. A's wrist is puffed up and crooked", "suspected_fracture"],
  ["Mr. U is dropping things since he bumped his head Friday", "neuro_change"],
  ["there's a big gash on the back of Mr. Q's head, he was by the toilet", "head_wound_visible"],
  ["Mr. G hit the corner of the nightstand with his temple, it's got a split", "head_wound_visible"],
])("danger told in other words: %s", (said, reason) => {
  expect(report(said).priorityReasons).toContain(reason);
});

test.each([
  "Mr. B shakes, it's his Parkinson's. the new girl thought it was a seizure. he was chatting the whole time",
  "Mr. P said chest pain so I ran. turned out he meant the spot where his button rubs",
  "Mrs. R's leg is a half inch shorter since the surgery, no change",
  "Mr. A coughed, sats ninety six. his family thought he was choking, I explained",
])("a fright that proved wrong: %s", (said) => {
  expect(report(said).priority.value).not.toBe("critical");
});
