import type { FactPath } from "../../../contracts/facts.ts";
import type { Category } from "../../../contracts/report.ts";
import type { Row } from "../phrases.ts";

/** Facts the reader has no marks for; each counts only in reports of its kind. */
export type PlainFact = { kind: Category; path: FactPath; value: string; isItem?: true };

const none = "no not isnt without never denies any zero";
const rows = (
  kind: Category,
  path: FactPath,
  value: string,
  said: string,
  notBefore = none,
): Row<PlainFact>[] => said.split(", ").map((phrase) => [phrase, { kind, path, value }, notBefore]);
const items = (
  kind: Category,
  path: FactPath,
  value: string,
  said: string,
  notAfter = "",
): Row<PlainFact>[] =>
  said.split(", ").map((phrase) => [phrase, { kind, path, value, isItem: true }, none, notAfter]);

export const plainRows: Row<PlainFact>[] = [
  ...rows(
    "wound",
    "wound.skinIntact",
    "yes",
    "skin intact, skins intact, skin is intact, intact skin, skin was intact",
  ),
  ...rows(
    "wound",
    "wound.skinIntact",
    "yes",
    "skins not broken, skin isnt broken, skin is not broken, skin not open, its not open, isnt open",
    "",
  ),
  ...rows(
    "wound",
    "wound.skinIntact",
    "no",
    "skin is broken, skins broken, open area, opened up, broke open",
  ),
  ...rows("wound", "wound.blisters", "yes", "blister, blisters, blistered, blistering", `${none} popped`),
  ...rows("wound", "wound.blisters", "no", "no blister, no blisters", ""),
  ...rows("wound", "wound.drainageAmount", "scant", "scant drainage, scant amount, drainage scant, scant"),
  ...rows(
    "wound",
    "wound.drainageAmount",
    "small",
    "small drainage, small amount of drainage, a little drainage",
  ),
  ...rows(
    "wound",
    "wound.drainageAmount",
    "moderate",
    "moderate drainage, drainage moderate, moderate amount",
  ),
  ...rows(
    "wound",
    "wound.drainageAmount",
    "large",
    "large amount of drainage, drainage large, a lot of drainage",
  ),
  ...rows("wound", "wound.drainageAmount", "heavy", "heavy drainage, drainage heavy, heavily draining"),
  ...rows(
    "wound",
    "wound.deviceRelated",
    "yes",
    "from the tubing, from the mask, from the brace, from the splint",
  ),
  ...rows(
    "wound",
    "wound.deviceRelated",
    "yes",
    "from the oxygen, from the cannula, from the catheter, from the boot",
  ),
  ...rows(
    "wound",
    "wound.presentOnAdmission",
    "unknown",
    "if it was there on admission, if it was present on admission",
    "",
  ),
  ...rows(
    "wound",
    "wound.presentOnAdmission",
    "yes",
    "came in with it, present on admission, was there on admission",
    "if no not",
  ),
  ...items(
    "wound",
    "wound.infectionSigns",
    "redness",
    "red and, redness around, red around",
    "it purple blue raw sore a the",
  ),
  ...items(
    "wound",
    "wound.infectionSigns",
    "warmth",
    "warm, hot to the touch",
    "towel blanket water milk compress soapy washcloth",
  ),
  ...items("wound", "wound.infectionSigns", "purulent", "pus, purulent"),
  ...items(
    "wound",
    "wound.infectionSigns",
    "odor",
    "it stinks, smells bad, foul smell, foul odor, smells rotten",
  ),
  ...rows(
    "fall",
    "fall.callLightInReach",
    "yes",
    "call light in reach, call light was in reach, call bell in reach",
  ),
  ...rows(
    "fall",
    "fall.alarm",
    "yes",
    "alarm was going off, bed alarm went off, chair alarm went off, alarm sounded",
  ),
  ...rows("fall", "fall.alarm", "no", "alarm didnt go off, alarm did not go off, alarm never went off", ""),
];
/** Words before a count that is written, and before one that was found. */
export const countExpected = new Set("says shows say show be expected".split(" "));
export const countFound = new Set("theres there only counted have got are has were".split(" "));
export const heldBy = new Set("card drawer pack bottle box".split(" "));
export const treating =
  /\b(?:ordered|orders|started|starting|start|began|gave|given|dose|prescribed|put (?:her|him) on|getting)\b/;
export const pastTreatment = /\b(?:finished|completed|allergic|allergy|used to|was on|weeks? ago)\b/;
export const scheduled = [
  "due at",
  "due",
  "scheduled for",
  "scheduled at",
  "ordered for",
  "supposed to get it at",
];
export const clothed = ["wearing", "dressed in", "has on", "had on"];
export const orderedBefore = [
  "instead of",
  "slot for",
  "supposed to get",
  "should have been",
  "ordered",
  "was for",
];
