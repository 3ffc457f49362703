import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const circumstances = { now: "2025-03-18T14:00", setting: "nursing_home" } as const;
const report = (said: string) => understand(said, circumstances);

test.each([
  ["is weeping clear liquid", "serous"],
  ["has thick greenish gunk coming out", "purulent"],
  ["has a little bloody stuff on the pad", "bloody"],
  ["has brown drainage, red around the edges", "brown"],
  ["is not draining", "none"],
])("the pressure sore on her hip %s", (said, drainage) => {
  expect(report(`The pressure sore on her hip ${said}, Mrs. Y.`).wound?.drainage?.value).toBe(drainage);
});

test("a sore that is open is open, wherever the word stands", () => {
  const said = "Ms. G has a sore on her left butt cheek, open, right over the bone.";
  expect(report(said).priorityReasons).toContain("new_open_pressure_injury");
  expect(report(said).wound?.side?.value).toBe("left");
});

test("a size of weeks ago is not the size of today", () => {
  const said =
    "mrs v coccyx stage four today its three by two by one deep two weeks ago it was four by three by two so its smaller";
  expect(report(said).wound?.lengthCm?.value).toBe(3);
});

test("where a wound was measured twice, today's size is its size", () => {
  const said =
    "stage four on the coccyx it's gone backwards last Thursday it was four point eight by four today I get five point two by four by one point eight deep, Mrs. Q";
  expect(report(said).wound).toMatchObject({
    stage: { value: "4" },
    lengthCm: { value: 5.2 },
    depthCm: { value: 1.8 },
    trend: { value: "worse" },
  });
});

test("a rating of pain is no stage", () => {
  const burn = report("Mrs. Q got burned on the thigh by her hot tea, red, no blisters, says it's a four.");
  expect(burn.wound?.stage).toBeUndefined();
  expect(burn.pain?.score?.value).toBe(4);
});

test("a dressing that soaks through and will not quit is bleeding that goes on", () => {
  const said = "Ms. R's dressing soaked through twice and it won't quit, she's on Coumadin.";
  expect(report(said).priorityReasons).toContain("bleeding_uncontrolled");
});

test("a cause that is denied or only guessed at is no known cause", () => {
  const said = "Mr. E has bruises in stripes across his back, like from a belt. it's not from the sling.";
  expect(report(said).wound?.knownCause?.value).not.toBe("yes");
  expect(report(said).priorityReasons).toContain("injury_unknown_source_suspicious");
  expect(report("Mr. N has stripes on his arm from the afghan.").priority.value).toBe("routine");
});

test.each([
  "blood's still coming through the third dressing on Mr. H's leg, that varicose vein",
  "she had pulled the dialysis bandage off, Miss Cora, and it was squirting",
  "Mr. R's staples popped and it's running down, it filled the basin",
  "there's blood dripping off Mrs. B's bed",
])("blood that goes on, in other words: %s", (said) => {
  expect(report(said).priorityReasons).toContain("bleeding_uncontrolled");
});

test("pressing the nail and no fever with a pulse are told apart", () => {
  expect(report("Ms. P's cast is tight, I press the nail and it stays white").priorityReasons).toContain(
    "limb_ischemia",
  );
  expect(report("Mr. Z's foley bag was cloudy, no fever, pulse seventy two").priorityReasons).not.toContain(
    "limb_ischemia",
  );
});
