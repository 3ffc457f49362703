import { expect, test } from "vitest";
import { askedFor, perceiveMarked, valuesOf } from "./testing/perceive-marked.ts";

const known = { "injury.sites": ["left ankle"] };

test("a side put right is the same part of the body on the other side", async () => {
  const said = "Nobody. Did I say left ankle? I meant the right.";
  const heard = { ...askedFor("witnessed"), known };
  expect(valuesOf(await perceiveMarked(said, { heard }))["injury.sites"]).toEqual(["right ankle"]);
});

test.each(["Sorry, I have to go right now.", "Sorry, she left the room."])("%s: no side of anybody", async (said) => {
  const heard = { ...askedFor("witnessed"), known };
  expect(valuesOf(await perceiveMarked(said, { heard }))["injury.sites"]).toBeUndefined();
});
