import { describe, expect, test } from "vitest";
import type { Heard } from "./perception.ts";
import { askedFor, perceiveMarked, valuesOf } from "./testing/perceive-marked.ts";

const corrected = async (said: string, known: Heard["known"], asked = "onAnticoagulant") =>
  valuesOf(await perceiveMarked(said, { act: "correct", heard: { ...askedFor(asked), known } }));

describe("a correction whose field the words alone do not tell", () => {
  test("names its field anywhere, and the value comes behind it", async () => {
    const said = "Haven't got them yet. Actually I had the time wrong, make it ten of five.";
    expect(await corrected(said, { "found.time": "04:30" })).toMatchObject({ "found.time": "16:50" });
  });

  test.each([
    ["hold up, I said 71, it's [[vitals.pulse|61]]. sixty-one.", { "vitals.glucose": 71 }, "vitals.glucose", 61],
    ["a hundred and two, not a hundred and twelve", { "vitals.pulse": 112 }, "vitals.pulse", 102],
    ["six, not seven", { "infection.affectedCount": 7 }, "infection.affectedCount", 6],
  ])("%j puts the value said again right", async (said, known, path, value) => {
    expect(await corrected(said, known)).toMatchObject({ [path]: value });
  });

  test("where two values are the same, the old value tells nothing", async () => {
    const known = { "vitals.pulse": 71, "vitals.glucose": 71 };
    expect(await corrected("I said 71, it's 61", known)).toEqual({});
  });

  test("a clock time alone is the time that is known, and a bare number is none", async () => {
    const known = { "occurred.time": "18:45" };
    const said = "Make that quarter past seven, sorry, I looked at my call log.";
    expect(await corrected(said, known)).toMatchObject({ "occurred.time": "19:15" });
    expect(await corrected("make that 12", known)).toEqual({});
    expect(await corrected(said, {})).toEqual({});
  });
});

test("a drug that is not the one is left out where another is named", async () => {
  const heard: Partial<Heard> = { ...askedFor("told"), known: { kind: "medication" } };
  const said = "Hang on, it's not fentanyl, that's his roommate. Terrence's is the clonidine patch.";
  expect(valuesOf(await perceiveMarked(said, { act: "correct", heard }))).toMatchObject({
    "medication.drugs": ["clonidine"],
  });
});

test("a bare yes or no holds, whatever the reader heard in it", async () => {
  const heard = askedFor("headStrike", "Did she hit her head?");
  const perception = await perceiveMarked("[[headStrike=yes|uh uh]]", { act: "answer", heard });
  expect(valuesOf(perception)).toEqual({ headStrike: "no" });
});

test("an answer in front of small talk is one", async () => {
  const said = "No, she's sweet as pie. Wish it'd rain, it's so hot in here tonight.";
  const heard = askedFor("behavior.contactMade", "Did she strike or grab anyone?");
  const perception = await perceiveMarked(said, { act: "small-talk", heard });
  expect(valuesOf(perception)).toEqual({ "behavior.contactMade": "no" });
});

describe("who knows", () => {
  const heard = askedFor("told", "Who knows so far: nurse, doctor, family?");

  test("is not told by small talk that speaks of family", async () => {
    const said = "Ha, you sound just like my sister in Flint, you know that?";
    expect(valuesOf(await perceiveMarked(said, { act: "small-talk", heard }))).toEqual({});
  });

  test("is told by the opening of a question back", async () => {
    const perception = await perceiveMarked("nobody. is that bad? should i be calling somebody", {
      act: "ask-back",
      heard,
    });
    expect(valuesOf(perception)).toMatchObject({ "notifications.physician": "not_done" });
  });
});

test("what yes means after a question with a not is left to the reader", async () => {
  const heard = askedFor("witnessed", "So nobody saw it?");
  const perception = await perceiveMarked("[[witnessed=no|Right]].", { act: "answer", heard });
  expect(valuesOf(perception)).toEqual({ witnessed: "no" });
});

test("nobody is no answer to whether she passed out", async () => {
  const heard = askedFor("lossOfConsciousness", "Did she pass out, even for a moment?");
  const perception = await perceiveMarked("Nobody yet. Is that bad?", { act: "ask-back", heard });
  expect(valuesOf(perception)).toEqual({});
});
