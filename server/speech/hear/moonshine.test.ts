import { expect, test } from "vitest";
import { tokensLooped } from "./moonshine.js";

const phrase = [11, 12, 13, 14];
const sentence = [21, 22, 23, 24, 25, 26, 27, 28, 29];
const slowly = 60;

test("a decoder going round in circles is noticed", () => {
  expect(tokensLooped([5, ...phrase, ...phrase, ...phrase], slowly)).toBe(8);
  expect(tokensLooped(Array(12).fill(7), slowly)).toBe(11);
});

test("a person repeating themselves is not", () => {
  expect(tokensLooped([5, ...phrase, ...phrase], slowly)).toBe(0);
  expect(tokensLooped([7, 7, 7, 7], slowly)).toBe(0);
});

test("a sentence written twice is believed only if there was time to say it twice", () => {
  expect(tokensLooped([...sentence, ...sentence], 8)).toBe(0);
  expect(tokensLooped([...sentence, ...sentence], 2.5)).toBe(sentence.length);
});
