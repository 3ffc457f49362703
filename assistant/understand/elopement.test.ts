import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const circumstances = { now: "2025-04-19T19:25", setting: "nursing_home" } as const;
const report = (said: string) => understand(said, circumstances);

test("being in the building again does not undo having been out of it", () => {
  const said = "Mrs. Z got out. the mailman saw her at the bus stop, she was in the building by three fifty.";
  expect(report(said).elopement?.leftBuilding?.value).toBe("yes");
  expect(report(said).priorityReasons).toContain("left_building_unsupervised");
});

test("an order to get out is nobody's leaving", () => {
  const said = "Ms. J started swinging and got me in the jaw, she was yelling get out get out.";
  expect(report(said).behavior?.type?.value).toBe("physical_aggression_staff");
});

test("whoever went out with family was unaccounted for, not lost", () => {
  const said =
    "Mrs. U didn't come to lunch and wasn't in her room at twelve thirty so we started looking. turned out her daughter took her to get her hair done.";
  expect(report(said).behavior?.type?.value).toBe("unaccounted");
  expect(report(said).elopement?.noticedMissing?.time?.value).toBe("12:30");
});

test.each([
  "at ten to twelve his niece pulls up with him and nobody signed the book",
  "his son showed up with him, he was with him the whole time",
])("whoever comes back with family was never alone: %s", (said) => {
  const back = report(`Mr. E didn't come down for lunch and we couldn't find him anywhere. ${said}.`);
  expect(back.behavior?.type?.value).toBe("unaccounted");
  expect(back.elopement?.accompanied?.value).toBe("yes");
  expect(back.priority.value).toBe("high");
});

test.each(["his son came in with him at nine and left", "his aide was with him all morning"])(
  "having been with someone before is not being found: %s",
  (said) => {
    expect(report(`We can't find Mr. E anywhere. ${said}.`).priorityReasons).toContain("resident_missing");
  },
);

test.each([
  ["the side door was propped open so nothing went off", "no"],
  ["the alarm did sound but somebody shut it off", "yes"],
  ["he got the back door open and the alarm started", "yes"],
])("the alarm: %s", (said, sounded) => {
  expect(report(`Mr. E got out the back door. ${said}`).elopement?.alarmSounded?.value).toBe(sounded);
});

test("whoever has the thought does the deed", () => {
  const said = "Mr. V thought Mr. S was in his seat and he whacked him across the arm with his cane.";
  expect(report(said).behavior?.aggressor?.value).toBe("Mr. V");
  expect(report(said).behavior?.target?.value).toBe("Mr. S");
});

test.each([
  "Mr. V from room fourteen thought Mr. S took his chair and he just hauled off and punched him in the arm.",
  "Mr. S got punched in the arm by Mr. V at lunch.",
])("who struck whom: %s", (said) => {
  expect(report(said).behavior?.aggressor?.value).toBe("Mr. V");
  expect(report(said).behavior?.target?.value).toBe("Mr. S");
});

test("words that are hard to get out are no way out", () => {
  const said = "Mr. D has been coughing and tonight he can only get out two words at a time.";
  expect(report(said).secondary).toEqual([]);
  expect(report(said).priorityReasons).toContain("airway_breathing");
});

test.each([
  "we've checked every room and the yard and there's no Mr. H.",
  "We can't seem to find Mrs. B anywhere, she was in the activity room at one.",
  "Nobody has any idea where Mr. K got to, that's the last anyone saw of him.",
  "Mr. D from memory care, room eight, is not in the building that we can find.",
  "I no find Mrs. V, I look in the room, the bathroom, the garden.",
  "We figured her son had picked her up but he says no, he hasn't seen her. Mrs. M is still missing.",
  "We thought maybe the daughter signed him out but she doesn't have him, Mr. D is not here.",
])("nobody can find them: %s", (said) => {
  expect(report(said).priorityReasons).toContain("resident_missing");
  expect(report(said).elopement?.accompanied).toBeUndefined();
});

test.each([
  "Mr. B was picked up by a bus driver on Elm Street at six fifteen, he was back by six forty",
  "Mrs. W got as far as the parking lot, the alarm never went off, I brought her in at nine ten",
])("whoever was fetched from outside had left: %s", (said) => {
  const report = understand(said, { now: "2025-03-13T21:00", setting: "nursing_home" });
  expect(report.priorityReasons).toContain("left_building_unsupervised");
});

test.each([
  "a neighbor just brought Mr. M back, he was on her lawn",
  "I saw Mrs. Q at the traffic light on my way to work",
  "Mrs. N was in the alley behind the building by herself",
])("out of doors and alone, in other places: %s", (said) => {
  expect(report(said).priorityReasons).toContain("left_building_unsupervised");
});

test.each([
  "we're missing Mr. O, he was due back at ten",
  "we still don't have Ms. O, I came back and her chair was empty",
  "her nephew took Mrs. P for a drive and came back without her",
])("still missing: %s", (said) => {
  expect(report(said).priorityReasons).toContain("resident_missing");
});

test.each([
  "Mr. B got outside with me walking beside him the entire time",
  "Mrs. H was in the linen closet looking for her mother",
  "Mrs. Y's cash was counted, nothing's missing",
  "we looked for Mr. S for ten minutes, turned out he had never gone",
  "last spring Mrs. Q got all the way to the highway and the police brought her back, today she pushed on the front door",
])("neither gone nor missing: %s", (said) => {
  expect(report(said).priority.value).not.toBe("critical");
});
