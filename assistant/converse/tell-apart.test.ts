import { expect, test } from "vitest";
import { tellApart } from "./tell-apart.ts";

const diaz = { name: "Mr. Diaz", kind: "fall" } as const;
const parts = (text: string, known = {}) =>
  tellApart(text, known).map(({ text: part, isOther }) => (isOther ? `other: ${part}` : part));

test.each([
  [
    "Mr. Boone fell in 12 and later Mrs. Ortiz in 14 got the wrong pill",
    ["Mr. Boone fell in 12", "other: and later Mrs. Ortiz in 14 got the wrong pill"],
  ],
  [
    "mr boone slipped in the shower. mrs ortiz has a fever of 102",
    ["mr boone slipped in the shower.", "other: mrs ortiz has a fever of 102"],
  ],
  ["Harold in 12 fell. Then Rose in 118 threw up.", ["Harold in 12 fell.", "other: Then Rose in 118 threw up."]],
  [
    "I found Mr. Cole on the floor at 9 a.m. Mrs. Lee fell too, around ten.",
    ["I found Mr. Cole on the floor at 9 a.m.", "other: Mrs. Lee fell too, around ten."],
  ],
  [
    "Mr. Boone fell, Mrs. Lee has a skin tear and Ms. Hill is missing",
    ["Mr. Boone fell,", "other: Mrs. Lee has a skin tear", "other: and Ms. Hill is missing"],
  ],
])("two residents and two events are told apart: %s", (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test("words that only lead over belong to the story they lead to", () => {
  const said = "And while you're at it, Mrs. Lee in 9 never got her pill";
  expect(parts(said, diaz)).toEqual([`other: ${said}`]);
});

test.each([
  "Mr. Diaz fell and Mrs. Lee saw it. He hit his head.",
  "Mr. Diaz and Mrs. Lee both fell in the lounge",
  "Mrs. Poole scratched Mr. Finn and Mr. Finn fell",
  "Mr. Cole was in the hall when Mrs. Lee fell",
  "She had a fall last week. Mrs. Lee has a bruise now.",
  "Mr. Price fell in Mrs. Lee's room. Mrs. Lee fell asleep.",
  "Rose in 118 has a fever and Mrs. Lee in 4 is throwing up",
  "I told Mrs. Lee and Mr. Diaz fell",
  "Mr. Tam fell off the commode, I mean Mr. Tran fell",
])("one story stays in one piece: %s", (text) => {
  expect(parts(text)).toEqual([text]);
});

test.each([
  ["and Mrs. Lee in 4 got the wrong pill", ["other: and Mrs. Lee in 4 got the wrong pill"]],
  ["oh and also Mrs. Lee fell in room 4", ["other: oh and also Mrs. Lee fell in room 4"]],
  ["Rose in 118 has a rash", ["other: Rose in 118 has a rash"]],
  ["no, and Mrs. Lee in 4 got the wrong pill", ["no,", "other: and Mrs. Lee in 4 got the wrong pill"]],
])("while one is told, another resident's event is another story: %s", (text, expected) => {
  expect(parts(text, diaz)).toEqual(expected);
});

test.each([
  "Mrs. Lee fell",
  "sorry, Mrs. Lee fell, not Mr. Diaz",
  "Mr. Diaz fell again and missed his pill",
  "and Diaz in 9 has a bruise",
  "Mrs. Lee was with him",
])("while one is told, this goes on with it: %s", (text) => {
  expect(parts(text, diaz)).toEqual([text]);
});

test("a name after an incident without one is that resident's", () => {
  expect(parts("and Mrs. Lee fell in room 4", { kind: "fall" })).toEqual(["and Mrs. Lee fell in room 4"]);
});

test("another resident with a room, led over to, is another story whatever happened to them", () => {
  const known = { name: "Geneva Pruitt", kind: "fall" } as const;
  const said = "Yeah, Xarelto. Oh and while I got you, Mr. Shepherd in 18 got skipped on his Keppra.";
  expect(tellApart(said, known).map(({ text, isOther }) => [text, isOther])).toEqual([
    ["Yeah, Xarelto.", false],
    ["Oh and while I got you, Mr. Shepherd in 18 got skipped on his Keppra.", true],
  ]);
  expect(tellApart("Nobody. Mrs. Fong in 212 heard it.", known)).toHaveLength(1);
});
