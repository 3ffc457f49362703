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
