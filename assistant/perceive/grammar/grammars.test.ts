import { describe, expect, test } from "vitest";
import { textOf, wordsOf } from "../words.ts";
import { readCount, readDose, readSizes } from "./amounts.ts";
import { isHighAlert, readDrug } from "./drugs.ts";
import { isSamePerson, readName } from "./names.ts";
import { quantityAt, withNumbers } from "./numbers.ts";
import { findRoom, readRoom, swappedRoom } from "./rooms.ts";
import { readSite, sideOf } from "./sites.ts";
import { findVitals, readScore, readVital, type Vital } from "./vitals.ts";

function words(text: string) {
  const numbered = withNumbers(wordsOf(text));
  return { words: numbered, range: { from: 0, to: numbered.length } };
}

test.each([
  ["two fourteen", "2 14"],
  ["one oh six", "1 0 6"],
  ["twenty-seven", "27"],
  ["seven twenty", "7 20"],
  ["a hundred and four", "104"],
  ["five thousand units", "5000 units"],
  ["one oh one point eight", "101.8"],
  ["point one two five", "0.125"],
  ["two and a half", "2.5"],
  ["1 1/2 tabs", "1.5 tabs"],
  ["oh my", "oh my"],
])("%j is written %j", (said, written) => {
  const { words: numbered, range } = words(said);
  expect(textOf(numbered, range)).toBe(written);
});

test.each([
  ["one eighteen", 118],
  ["one oh eight", 108],
  ["88", 88],
])("%j counts %d", (said, value) => {
  expect(quantityAt(words(said).words, 0)?.value).toBe(value);
});

describe("rooms", () => {
  test.each([
    ["two fourteen", "214"],
    ["room 2 14", "214"],
    ["one oh six", "106"],
    ["two fourteen bed B", "214B"],
    ["apartment 3C", "3C"],
    ["four B", "4B"],
    ["12-B", "12B"],
    ["E-6", "E6"],
    ["one five", "15"],
    ["seven zero", "70"],
    ["room 2:14", "214"],
    ["twelve oh four", "1204"],
    ["207 window bed", "207"],
  ])("%j is %s", (said, room) => {
    const { words: numbered, range } = words(said);
    expect(readRoom(numbered, range)?.room).toBe(room);
  });

  test("a wing's name is no part of the number", () => {
    const maple = words("Maple 8");
    expect(readRoom(maple.words, maple.range)).toMatchObject({ room: "8", unit: "Maple" });
    const west = words("3 West 12");
    expect(readRoom(west.words, west.range)).toMatchObject({ room: "12", unit: "3 West" });
  });

  test.each([
    ["Lowered Blanche to the floor in 15 when her legs gave out", "15"],
    ["Fella in 40, he's got bruises", "40"],
    ["he's down in 31 B I think", "31B"],
    ["she's in room 9", "9"],
    ["I'll be back in 15 minutes", undefined],
    ["she broke it in 2019", undefined],
    ["took it in 2 doses", undefined],
  ])("the room in %j is %s", (said, room) => {
    expect(findRoom(words(said).words, undefined)?.room).toBe(room);
  });

  test.each([
    ["it's 203, not 230, I always flip those", undefined, "203"],
    ["No, not 19, it's 91", "19", "91"],
    ["he's 107 now, not 12", "12", undefined],
    ["two pills, not 3", undefined, undefined],
  ])("in %j, where %s was known, the room is %s", (said, known, room) => {
    expect(swappedRoom(words(said).words, known)?.room).toBe(room);
  });

  test("of two rooms the one behind the resident's name is theirs", () => {
    const { words: numbered } = words("Ingeborg called from 217 because Mr. Washington in 219 was on the floor");
    const from = numbered.findIndex(({ text }) => text === "mr");
    expect(findRoom(numbered, { from, to: from + 2 })?.room).toBe("219");
  });

  test("an article behind the number is no bed", () => {
    const { words: numbered } = words("room 214 a skin tear");
    expect(readRoom(numbered, { from: 0, to: 2 })?.room).toBe("214");
  });
});

describe("amounts", () => {
  test.each([
    ["two and a half milligrams", "2.5 mg"],
    ["forty units", "40 units"],
    ["5,000 units", "5000 units"],
    ["half a tablet", "0.5 tablet"],
    ["a whole milligram", "1 mg"],
    ["fifty", "50"],
    ["nearly all", "nearly all"],
  ])("the dose %j is %s", (said, dose) => {
    const { words: numbered, range } = words(said);
    expect(readDose(numbered, range)).toBe(dose);
  });

  test.each([
    ["three by two", [3, 2]],
    ["an inch", [2.5]],
    ["half an inch", [1.3]],
    ["2 mm", [0.2]],
    ["four point five by three by one point two deep", [4.5, 3, 1.2]],
    ["about two centimeters by one and a half", [2, 1.5]],
    ["three by two inches", [7.6, 5.1]],
    ["size of a quarter", []],
    ["a half dollar", []],
  ])("%j measures %j cm", (said, sizes) => {
    const { words: numbered, range } = words(said);
    expect(readSizes(numbered, range)).toEqual(sizes);
  });

  test.each([
    ["seven residents and two staff", { residents: 7, staff: 2 }],
    ["her and one other", { residents: 2 }],
    ["two of us aides", { staff: 2 }],
    ["twelve", { residents: 12 }],
  ])("%j counts %j", (said, counts) => {
    const { words: numbered, range } = words(said);
    expect(readCount(numbered, range)).toEqual(counts);
  });
});

describe("vitals", () => {
  test.each<[Vital, string, number | string]>([
    ["bp", "1 18 over 72", "118/72"],
    ["bp", "one eighteen over seventy two", "118/72"],
    ["bp", "88/50", "88/50"],
    ["temp", "ninety eight two", 98.2],
    ["temp", "one oh one four", 101.4],
    ["temp", "a hundred point two", 100.2],
    ["temp", "38.7", 101.7],
    ["spo2", "eighty nine percent", 89],
    ["pulse", "one eighteen", 118],
    ["glucose", "two ninety", 290],
  ])("a marked %s of %j is %s", (vital, said, value) => {
    const { words: numbered, range } = words(said);
    expect(readVital(numbered, range, vital)?.value).toBe(value);
  });

  test("plain readings are found where nothing is marked", () => {
    const { words: numbered } = words("88/50, sats 86, pulse was 120, temp of 101 4, resps 26, sugar is 64");
    const found = Object.fromEntries(findVitals(numbered).map(({ vital, value }) => [vital, value]));
    expect(found).toEqual({ bp: "88/50", spo2: 86, pulse: 120, temp: 101.4, resp: 26, glucose: 64 });
  });

  test("readings rattled off behind a pressure have their usual order", () => {
    const { words: numbered } = words("122 over 70, 76, 18, 98.1, and 97 on room air");
    const found = Object.fromEntries(findVitals(numbered).map(({ vital, value }) => [vital, value]));
    expect(found).toEqual({ bp: "122/70", pulse: 76, resp: 18, temp: 98.1, spo2: 97 });
  });

  test("one number behind a pressure may be anything", () => {
    expect(findVitals(words("122 over 70, 76 years old").words)).toHaveLength(1);
  });

  test("a date, a fraction and a chair are no readings", () => {
    for (const said of ["on 10/30", "1/2 tablet", "she sat down in 2 chairs", "two liters of oxygen at 2"])
      expect(findVitals(words(said).words), said).toEqual([]);
  });

  test("a score counts up to ten", () => {
    const { words: numbered, range } = words("eight out of ten");
    expect(readScore(numbered, range)).toBe(8);
  });
});

describe("drugs", () => {
  test.each([
    ["coumadin", "Coumadin"],
    ["Lantus insulin", "Lantus"],
    ["am low da peen", "amlodipine"],
    ["sin amet", "Sinemet"],
    ["ella kwiss", "Eliquis"],
    ["metroprolol", "metoprolol"],
  ])("%j is %s", (said, name) => {
    const { words: numbered, range } = words(said);
    expect(readDrug(numbered, range)?.name).toBe(name);
  });

  test("another drug's name is not bent into one on the list", () => {
    for (const said of ["Ciprodex", "Invanz", "the water pill"]) {
      const { words: numbered, range } = words(said);
      expect(readDrug(numbered, range), said).toBeUndefined();
    }
  });

  test("insulins, opioids and thinners are high alert", () => {
    expect(["Lantus", "oxycodone", "Eliquis", "digoxin"].every(isHighAlert)).toBe(true);
    expect(["Tylenol", "lisinopril", "a vitamin"].some(isHighAlert)).toBe(false);
  });
});

describe("sites and names", () => {
  test.each([
    ["the back of her head", "back of head"],
    ["her right hip", "right hip"],
    ["his tail bone", "tailbone"],
    ["hip right", "right hip"],
    ["R heel", "right heel"],
  ])("%j is the %s", (said, site) => {
    const { words: numbered, range } = words(said);
    expect(readSite(numbered, range)).toBe(site);
  });

  test("a side beside the mark belongs to it, and a bare side to the part that is known", () => {
    const { words: numbered } = words("on her left elbow");
    expect(readSite(numbered, { from: 3, to: 4 })).toBe("left elbow");
    const bare = words("the left one");
    expect(readSite(bare.words, bare.range, "right hip")).toBe("left hip");
    expect(readSite(bare.words, bare.range)).toBeUndefined();
    expect([sideOf("left hip"), sideOf("both heels"), sideOf("sacrum")]).toEqual(["left", "both", undefined]);
  });

  test.each([
    ["mr thaddeus thaddeus pettigrew", "Mr. Thaddeus Pettigrew"],
    ["mrs dao kim dao", "Mrs. Kim Dao"],
    ["mrs r", "Mrs. R"],
    ["Mr. A", "Mr. A"],
    ["ida bell crenshaw", "Ida Bell Crenshaw"],
    ["Guadalupe Hernández's", "Guadalupe Hernández"],
    ["Mum, Oonagh Farrelly", "Oonagh Farrelly"],
    ["Evelyn St. Clair", "Evelyn St. Clair"],
    ["big Hank Dombrowski", "Hank Dombrowski"],
    ["T.J.", "T.J."],
    ["Old Mrs. Cook", "Mrs. Cook"],
    ["the daughter", undefined],
    ["him", undefined],
  ])("%j is written %s", (said, name) => {
    expect(readName(said)).toBe(name);
  });

  test("forms of one name are one person", () => {
    expect(isSamePerson("Rosa", "Rosa Jiménez")).toBe(true);
    expect(isSamePerson("Mrs. Jiménez", "Rosa Jiménez")).toBe(true);
    expect(isSamePerson("Walter Johnson", "Everett Johnson")).toBe(false);
  });
});
