import { expect, test } from "vitest";
import { normalise } from "./normalise.ts";

const texts = (said: string) =>
  normalise(said)
    .map((word) => word.text)
    .join(" ");

test("contractions are spelled out, with and without their apostrophe", () => {
  expect(texts("She didn't fall, he's fine, I'll call")).toBe("she did not fall he is fine i will call");
  expect(texts("she didnt fall hes fine ill call")).toBe("she did not fall he is fine i will call");
  expect(texts("she didn t fall")).toBe("she did not fall");
});

test("fillers are dropped and the rest keeps its place in the original", () => {
  const said = "um, Mr. K didn't, you know, trip";
  const words = normalise(said);
  expect(words.map((word) => word.text)).toEqual(["mr", "k", "did", "not", "trip"]);
  expect(words.map((word) => said.slice(word.start, word.end))).toEqual([
    "Mr",
    "K",
    "didn't",
    "didn't",
    "trip",
  ]);
});

test("a title's dot ends no sentence, a full stop does", () => {
  const pauses = normalise("Mrs. R fell. She is fine, really").map((word) => word.pause);
  expect(pauses).toEqual([2, 0, 0, 2, 0, 0]);
});

test("a m is morning after a number and a verb after I", () => {
  expect(texts("at four forty a m I am sure")).toBe("at four forty @am i am sure");
  expect(texts("at 4:40am")).toBe("at 4:40 @am");
});

test("nothing is heard in nothing", () => {
  expect(normalise("")).toEqual([]);
  expect(normalise("… ?!")).toEqual([]);
});
