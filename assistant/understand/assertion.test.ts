import { expect, test } from "vitest";
import { assertionOf } from "./assertion.ts";
import { find, type Reading, read } from "./reading.ts";

function meaning(said: string, word: RegExp) {
  const reading: Reading = read(said, { now: "2025-03-13T10:00", setting: "nursing_home" });
  const [mention] = find(reading, word);
  if (!mention) throw new Error(`${word} is not in: ${said}`);
  return assertionOf(reading, mention);
}

test.each([
  ["she did not hit her head", /head/g],
  ["no fever, no cough", /cough/g],
  ["denies pain", /pain/g],
  ["no rash, swelling, or wheezing", /wheezing/g],
  ["I don't see any bruising", /bruising/g],
  ["nothing's red or bruised", /bruised/g],
  ["covid test negative", /covid/g],
])("%s: denied", (said, word) => {
  expect(meaning(said, word).negated).toBe(true);
});

test.each([
  ["I didn't see her fall", /fall/g],
  ["no fever but a cough", /cough/g],
  ["no fever ninety eight four cough since noon", /cough/g],
  ["not only a bruise", /bruise/g],
  ["no wait, a bruise", /bruise/g],
])("%s: not denied", (said, word) => {
  expect(meaning(said, word).negated).toBe(false);
});

test("doubt, the past, plans and other people are told apart", () => {
  expect(meaning("I don't know if she hit her head", /head/g).doubted).toBe(true);
  expect(meaning("she broke her hip back in January", /hip/g).past).toBe(true);
  expect(meaning("watch for bleeding", /bleeding/g).supposed).toBe(true);
  expect(meaning("his roommate has a cough", /cough/g).someoneElse).toBe(true);
});

test("who says it is known, also behind a pronoun", () => {
  expect(meaning("she says she hit her head", /head/g).saidBy).toBe("resident");
  expect(meaning("the daughter says he hit his head", /head/g).saidBy).toBe("family");
  expect(meaning("Mr. A's daughter came to me, she says he hit his head", /head/g).saidBy).toBe("family");
});

test.each([
  ["if it's over five he'll send her to the hospital", /hospital/g],
  ["he said if it swells then x ray", /x ray/g],
  ["doctor will send her out if she gets worse", /send her out/g],
  ["the doctor is thinking about Paxlovid", /paxlovid/g],
])("%s: nobody has decided it", (said, word) => {
  expect(meaning(said, word).open).toBe(true);
});

test("what a condition is not about is decided", () => {
  expect(meaning("I don't know if she hit her head, we sent her out", /sent/g).open).toBe(false);
  expect(meaning("call me if she worsens, but she is going to the hospital", /hospital/g).open).toBe(false);
});

test("a visitor's illness is not the resident's", () => {
  expect(meaning("the wife says the boy was sick with a fever", /fever/g).someoneElse).toBe(true);
  expect(meaning("his daughter says he has a fever", /fever/g).someoneElse).toBe(false);
});

test("what happened the last time is past, what was given after a condition is not open", () => {
  expect(meaning("the last time this happened he had a seizure", /seizure/g).past).toBe(true);
  expect(meaning("hold it if pulse under sixty and I gave it", /gave/g).open).toBe(false);
});

test("what followed long ago is as past as what it followed", () => {
  expect(meaning("they overdosed her back in the nineties and she quit breathing", /\bquit\b/g).past).toBe(
    true,
  );
  expect(meaning("he fell last week and he quit breathing", /\bquit\b/g).past).toBe(false);
});

test("a condition inside a threat leaves the deed before it a fact", () => {
  const said = "the man on nights squeezed her arms and told her if she rings again he'll be back";
  expect(meaning(said, /\bsqueezed\b/g).supposed).toBe(false);
});
