import { expect, test } from "vitest";
import { findDrugs } from "./drug-mentions.ts";
import { editDistance, misheardDrug } from "./misheard-drug.ts";
import { read } from "./reading.ts";

const drugsIn = (said: string) =>
  findDrugs(read(said, { now: "2025-03-13T10:00", setting: "nursing_home" })).map(
    ({ drug }) => `${drug.name}/${drug.class}`,
  );

test("brands and generics are found with their class", () => {
  expect(drugsIn("he takes Eliquis and metoprolol")).toEqual([
    "Eliquis/anticoagulant",
    "metoprolol/pressure",
  ]);
  expect(drugsIn("insulin glargine at bedtime")).toEqual(["insulin glargine/insulin"]);
});

test("misheard names are found", () => {
  expect(drugsIn("she's on ella quiz")).toEqual(["Eliquis/anticoagulant"]);
  expect(drugsIn("got her metropolol twice")).toEqual(["metoprolol/pressure"]);
});

test("names that sound alike stay apart, and plain words are no drugs", () => {
  expect(drugsIn("hydralazine in the slot for hydroxyzine")).toEqual([
    "hydralazine/pressure",
    "hydroxyzine/sedative",
  ]);
  expect(drugsIn("this morning the resident complained about breakfast")).toEqual([]);
  expect(misheardDrug("resident")).toBeUndefined();
});

test("a swap of neighbours is one edit", () => {
  expect(editDistance("metorpolol", "metoprolol", 3)).toBe(1);
});

test.each([
  ["she got ten units that were meant for the lady in twenty two.", "insulin/insulin"],
  ["the bolus went in twice, once from me and once from his wife.", "insulin/insulin"],
  ["I did the sliding scale off the wrong line.", "insulin/insulin"],
  ["her INR came back nine.", "blood thinner/anticoagulant"],
])("a drug that goes without its name: %s", (said, name) => {
  expect(drugsIn(said)).toEqual([name]);
});

test.each([
  "her INR is two point four.",
  "he got two units of blood.",
  "a fluid bolus was started.",
  "we draw the INR at nine o'clock.",
])("no drug: %s", (said) => {
  expect(drugsIn(said)).toEqual([]);
});

test("units belong to the drug beside them", () => {
  expect(drugsIn("she takes vitamin D two thousand units.")).toEqual(["vitamin d/other"]);
});
