import { expect, test } from "vitest";
import { tradeWords } from "../trade-words.ts";
import { exceptions } from "./exceptions.ts";
import { soundOut } from "./letter-to-sound.ts";
import { ipa, piperIds, readPiperSymbols } from "./piper-ids.ts";
import { pronounce } from "./pronounce.ts";
import { openDictionary } from "./pronouncing-dictionary.ts";

const list = [
  ...["apple AE1 P AH0 L", "daughter D AO1 T ER0", "floor F L AO1 R", "happy HH AE1 P IY0", "he HH IY1"],
  ...["i AY1", "nurse N ER1 S", "the DH AH0", "twelve T W EH1 L V", "walker W AO1 K ER0", "witch W IH1 CH"],
];
const dictionary = openDictionary(Buffer.from(`${list.join("\n")}\n`));
const say = (text: string) => ipa(pronounce(text, dictionary));

test("the dictionary finds its first, last and middle words, and no part of a word", () => {
  expect(dictionary("apple")).toEqual(["AE1", "P", "AH0", "L"]);
  expect(dictionary("witch")).toEqual(["W", "IH1", "CH"]);
  expect(dictionary("nurse")).toEqual(["N", "ER1", "S"]);
  for (const unknown of ["aaa", "nurs", "nurses", "zzz", ""]) expect(dictionary(unknown)).toBeUndefined();
});

test("words become sounds with the stress before the vowel", () => {
  expect(say("daughter, walker")).toBe("dˈɔːɾɚ, wˈɔːkɚ.");
  expect(say("twelve floor")).toBe("twˈɛlv flˈoːɹ.");
});

test("small words are said without stress, and the rhymes with thee before a vowel", () => {
  expect(say("he")).toBe("hiː.");
  expect(say("the nurse, the apple")).toBe("ðə nˈɜːs, ðiː ˈæpəl.");
});

test("single capitals are read as letters, but I and A as words", () => {
  expect(say("RN")).toBe("ˈɑːɹ ˈɛn.");
  expect(say("AI")).toBe("ˈeɪ ˈaɪ.");
  expect(say("I happy")).toBe("aɪ hˈæpi.");
  expect(say("A nurse")).toBe("ə nˈɜːs.");
});

test("possessives and plurals are built on their word", () => {
  expect(say("nurse's walker's apples")).toBe("nˈɜːsəz wˈɔːkɚz ˈæpəlz.");
});

test("a compound of two known words is said as both, the second weaker", () => {
  expect(say("floornurse")).toBe("flˈoːɹnˌɜːs.");
});

test("a word that no list knows is sounded out, with one stress", () => {
  expect(soundOut("Okafor")).toEqual(["AA0", "K", "AE1", "F", "AO0", "R"]);
  expect(soundOut("Knight")).toEqual(["N", "AY1", "T"]);
  expect(soundOut("Blake")).toEqual(["B", "L", "EY1", "K"]);
  for (const name of ["Nguyen", "Szczepanski", "O'Brien", "Müller", "Xiong"]) {
    expect(soundOut(name).filter((sound) => sound.endsWith("1"))).toHaveLength(1);
  }
});

test("every word gets at least one sound", () => {
  for (const letter of "abcdefghijklmnopqrstuvwxyz") expect(soundOut(letter).length).toBeGreaterThan(0);
});

test("every exception is written in sounds the voice knows", () => {
  for (const [word, sounds] of Object.entries(exceptions)) {
    const spelled = ipa([{ word, sounds: sounds.split(" ") }]);
    expect(sounds).toMatch(/^(?:(?:[AEIOU][A-Z][012]|[B-DF-HJ-NP-TV-Z]H?|NG) ?)+$/);
    expect(spelled.length).toBeGreaterThanOrEqual(sounds.split(" ").length);
  }
});

test("every word of the trade can be said", () => {
  for (const phrase of tradeWords)
    for (const part of pronounce(phrase, dictionary)) if ("word" in part) expect(part.sounds.length).toBeGreaterThan(0);
});

test("symbols become numbers with padding between, a start and an end", () => {
  const symbols = readPiperSymbols("  3\n$ 2\n, 8\n^ 1\n_ 0\nn 26\nə 59\n");
  expect(piperIds([{ word: "an", sounds: ["AH0", "N"] }, { mark: "," }], symbols)).toEqual([
    1, 0, 59, 0, 26, 0, 8, 0, 2,
  ]);
  expect(symbols.get(" ")).toBe(3);
});
