import { expect, test } from "vitest";
import { isGoingRound, withoutEcho } from "./moonshine.ts";

const phrase = [11, 12, 13, 14];
const sentence = [21, 22, 23, 24, 25, 26, 27, 28, 29];

test("a decoder going round in circles is noticed", () => {
  expect(isGoingRound([5, ...phrase, ...phrase, ...phrase])).toBe(true);
  expect(isGoingRound(Array(12).fill(7))).toBe(true);
});

test("a person repeating themselves is not stopped", () => {
  expect(isGoingRound([5, ...phrase, ...phrase])).toBe(false);
  expect(isGoingRound([7, 7, 7, 7])).toBe(false);
});

test("a sentence that was written twice, or begun again, is kept once", () => {
  expect(withoutEcho([...sentence, ...sentence], 2.5)).toEqual(sentence);
  expect(withoutEcho([...sentence, ...sentence.slice(0, 5)], 2)).toEqual(sentence);
  expect(withoutEcho([1, 2, ...phrase, ...phrase, ...phrase], 2)).toEqual([1, 2, ...phrase]);
});

test("where there was time to say it twice, it stays", () => {
  expect(withoutEcho([...sentence, ...sentence], 8)).toHaveLength(18);
});

test("fast speech without an echo stays whole", () => {
  expect(withoutEcho(sentence, 1)).toEqual(sentence);
  expect(withoutEcho([...sentence, 21, 22], 1)).toHaveLength(11);
});
