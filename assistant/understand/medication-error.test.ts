import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const circumstances = { now: "2025-03-18T21:30", setting: "nursing_home" } as const;
const medication = (said: string) => understand(said, circumstances).medication;

test.each([
  "I gave Mrs. N in two twenty the insulin that belongs to Mrs. M in two twenty two.",
  "Mr. Example got the bedtime pack for Mrs. Q across the hall, lorazepam and trazodone.",
  "he got what was Mrs. L's, the oxycodone, around noon.",
  "I gave Mr. T the pills that were poured for Mr. B, it was his metoprolol.",
  "the aide handed Ms. D the cup with Mr. R's name on it, and she took the Lasix.",
  "Mrs. Sample's evening meds went to Mrs. Doe tonight at eight.",
  "turns out the oxycodone I gave Mr. C in room nine was Mr. G's.",
  "Mr. F drank the Miralax that was for the lady next door.",
  "I mixed up the cups and Mrs. A ended up with Mr. B's blood pressure pill.",
])("a medicine that went to someone else: %s", (said) => {
  expect(medication(said)?.errorType?.value).toBe("wrong_resident");
});

test.each([
  "I gave Mr. V's Eliquis at ten instead of eight.",
  "Mrs. M's morning pills were late, I gave them at eleven.",
  "Mr. N never got his warfarin last night, Mrs. Q his wife told me.",
])("a medicine that went to its owner: %s", (said) => {
  expect(medication(said)?.errorType?.value).not.toBe("wrong_resident");
});

test("the report is about whoever got it, not about its owner", () => {
  const nearMiss = "close call, I had Mr. W's timolol drops in my hand for Mr. M in two sixty one.";
  expect(understand(nearMiss, circumstances).resident?.name?.value).toBe("Mr. M");
  const wrong = "Mrs. Sample's evening meds went to Mrs. Doe in room nine.";
  expect(understand(wrong, circumstances).resident?.name?.value).toBe("Mrs. Doe");
});

test.each([
  "the night nurse gave his amlodipine at six and didn't sign it, so I gave him another ten at eight.",
  "duplicate dose for Mr. S, he had his lisinopril at seven and I gave it again at eight.",
])("a dose given by two hands: %s", (said) => {
  expect(medication(said)?.errorType?.value).toBe("extra_dose");
  expect(understand(said, circumstances).occurred?.time?.value).toBe("20:00");
});

test.each([
  "Mr. K has been doubling his Coumadin since Saturday.",
  "he's taking the new bottle of Eliquis and the old bottle both.",
  "she takes her Coumadin and the warfarin every night.",
  "she's been wearing two fentanyl patches since Friday, nobody took the old one off.",
])("a medicine taken twice over: %s", (said) => {
  expect(medication(said)?.errorType?.value).toBe("extra_dose");
  expect(understand(said, circumstances).priority.value).toBe("critical");
});

test("a dose that the doctor doubled is no error", () => {
  const said = "Mr. K fell in the hall, I saw it. the doctor doubled his lisinopril yesterday.";
  expect(understand(said, circumstances).secondary).toEqual([]);
});

test.each([
  "her pills were in the napkin, it's the folic acid and the fish oil.",
  "I found two of his pills under the pillow, the metoprolol and the Lasix.",
  "she cheeked her Zoloft and spit it in the trash.",
])("pills that were not swallowed: %s", (said) => {
  expect(medication(said)?.errorType?.value).toBe("omission");
  expect(medication(said)?.reachedResident?.value).not.toBe("yes");
});

test("a name that a recogniser has cut in two is still high alert", () => {
  const report = understand(
    "Ms. R's warfare in was changed to two and a half and we kept giving five.",
    circumstances,
  );
  expect(report.medication?.drug?.value).toBe("warfarin");
  expect(report.priority.value).toBe("critical");
});

test.each([
  ["Mr. M got two of his warfarin tablets instead of one.", "wrong_dose"],
  ["Mr. J's Lasix was given late, ten instead of eight.", "wrong_time"],
  ["I hung the wrong bag on Mr. N, it was heparin and he's supposed to have saline.", "wrong_drug"],
  ["the day nurse and the float both gave his digoxin this morning.", "extra_dose"],
  ["her family gave her an extra Xanax.", "extra_dose"],
  ["Mrs. A's new Butrans patch got put on but nobody took last week's off.", "extra_dose"],
  ["she was due for her Eliquis at eight and I found it on the floor at noon.", "omission"],
  ["the morphine bottle should have sixty in it and it's measuring forty five.", "count_discrepancy"],
  ["twenty units instead of two, Mrs. Abbott, I misread it.", "wrong_dose"],
  ["should be half a tab of the digoxin and I gave a full one.", "wrong_dose"],
  ["I flushed it with the ten thousand vial of heparin and not the hundred.", "wrong_dose"],
  ["dosed Mrs. Kline's insulin off her roommate's reading.", "wrong_dose"],
  ["crushed it. the OxyContin, the long acting one.", "wrong_route"],
  ["he had the fentanyl patch in his mouth.", "wrong_route"],
  ["eight units meant for one seventeen went in one nineteen.", "wrong_resident"],
  ["the Eliquis was entered twice in the computer.", "extra_dose"],
  ["one Percocet short in the lockbox, should be nineteen and I get eighteen.", "count_discrepancy"],
  ["his fentanyl patch is gone, just the outline of the glue.", "count_discrepancy"],
  ["the flush syringes were heparin, none had been used.", "near_miss"],
  ["right insulin, right amount, she just skipped her lunch.", undefined],
  ["the methadone was for the fellow in bed B, went in bed A.", "wrong_resident"],
  ["I pushed the morphine in the IV and it was supposed to be by mouth.", "wrong_route"],
  ["doctor stopped the warfarin Monday, it was still in the pack and she's been getting it.", "extra_dose"],
  ["she had been getting the blood thinner from two bottles.", "extra_dose"],
  ["her warfarin was stopped by mistake and she hasn't been getting it since Monday.", "omission"],
  ["liquid oxy went down the feeding tube twice.", "extra_dose"],
  ["the count was one short on the Norco and Mr. B got the Norco twice.", "extra_dose"],
  ["she refused her Lantus tonight.", "refused"],
  ["we were two aides short when he got his morphine twice.", "extra_dose"],
])("%s: %s", (said, error) => {
  expect(medication(said)?.errorType?.value).toBe(error);
});

test.each([
  "Mrs. O was started on Augmentin last night for bronchitis and she's allergic to penicillin, red rash.",
  "Mrs. O was put on Bactrim yesterday for a bladder infection and she has a sulfa allergy, now she has hives.",
  "started Mr. V on Keflex last night for cellulitis, chart says penicillin allergy, he is itching all over.",
])("a drug begun against an allergy is an error, whatever it was for: %s", (said) => {
  const report = understand(said, circumstances);
  expect(report.category.value).toBe("medication");
  expect(report.priority.value).toBe("high");
});

test.each([
  "narcotic count didn't come out right, tramadol for Mrs. R, should be thirty one and the card only has twenty nine",
  "we counted the lorazepam three times and it won't come out even book has thirty one box has twenty nine Mr. C",
])("a count that does not come out: %s", (said) => {
  expect(medication(said)).toMatchObject({
    errorType: { value: "count_discrepancy" },
    countExpected: { value: 31 },
    countActual: { value: 29 },
  });
});

test("a thinner nobody reordered was left out, not given twice", () => {
  const report = understand(
    "Mr. U takes Xarelto and nobody reordered it, he missed three doses",
    circumstances,
  );
  expect(report.priorityReasons).toEqual(["high_alert_omission"]);
});

test("a medicine taken back was not given, nor was a dose that was caught", () => {
  const swallowed = "Mr. R swallowed Mr. B's pills, amlodipine and hydrochlorothiazide, no wait, furosemide";
  expect(medication(swallowed)?.drugs?.value).toEqual(["amlodipine", "furosemide"]);
  const caught =
    "near miss, Mrs. T's Novolog is four units and I'd dialed the pen to forty, caught before it went in";
  expect(medication(caught)?.doseGiven).toBeUndefined();
});

test.each([
  "daughter was worried she overdosed her dad on the Roxanol. we went over it, so no mistake was made.",
  "the sensor said low. insulin was correct, he just walked extra with therapy.",
  "gave six units as ordered at eleven, sugar was two ten, just logging it.",
  "hospice morphine given as ordered at ten, he's comfortable and asleep, breathing sixteen.",
  "Mrs. Ames's insulin was held because sugar was eighty, per parameters.",
  "she takes all her pills at once with pudding, no trouble.",
  "fat lip on Mr. Day from shaving, small nick.",
  "EpiPen in the med room expired, replaced it.",
  "thought I'd given Mr. Bond his insulin twice but I checked the pen, it was only once.",
])("a dose that was right is no alarm: %s", (said) => {
  expect(understand(said, circumstances).priority.value).toBe("routine");
});

test.each([
  "right insulin but I gave it to the wrong guy.",
  "I'm worried I overdosed him on the Roxanol.",
  "I used the wrong insulin pen on Mr. Cole, twenty of it went in.",
  "I gave forty of Lantus and the order was changed to twenty last week and nobody told me.",
  "the first dose of the wrong insulin went in and I caught it before the second one.",
  "pharmacy sent the wrong strength of Coumadin and she's been getting five instead of two.",
  "Mrs. Ivey swallowed the whole week of her pill box.",
  "since they raised her oxy she sleeps through meals and doesn't flinch when I turn her.",
  "tongue's getting big and she has welts, she started lisinopril this week.",
  "he's been out like a light since the Haldol, I shake him and he moans.",
  "he ate the chowder with the shellfish, his lips are fat and his voice went squeaky.",
])("still an alarm: %s", (said) => {
  expect(understand(said, circumstances).priority.value).toBe("critical");
});
