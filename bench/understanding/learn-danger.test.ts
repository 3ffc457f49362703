import { expect, test } from "vitest";
import { type Lesson, learnWeights, stemsSaid, weighLesson } from "./learn-danger.ts";

const lessons = (said: string, isCritical: boolean): Lesson[] =>
  ["monday", "tuesday", "friday", "sunday"].map((day) => ({
    stems: stemsSaid(`${said} on ${day}`),
    isCritical,
  }));
const told = [
  ...lessons("her lips turned blue after supper", true),
  ...lessons("he had gone blue in the hallway", true),
  ...lessons("she enjoyed her supper", false),
  ...lessons("he sang in the hallway", false),
  ...lessons("she knitted a scarf", false),
  ...lessons("they played bingo in the lounge", false),
];

test("words said of critical events weigh up, words of calm ones down, and words of both little", () => {
  const weights = learnWeights(told);

  expect(weights.get("blue")).toBeGreaterThan(4);
  expect(weights.get("sang")).toBeLessThan(0);
  expect(Math.abs(weights.get("hallway") ?? 0)).toBeLessThan(weights.get("blue") ?? 0);
});

test("a story that was not read is weighed by the words it shares", () => {
  const weights = learnWeights(told);
  const weightOf = (said: string) => weighLesson(weights, { stems: stemsSaid(said), isCritical: false });

  expect(weightOf("he is blue")).toBeGreaterThan(weightOf("he is knitting"));
  expect(weightOf("the boiler is loud")).toBe(0);
});

test("a word said once teaches nothing, and the same lessons always teach the same", () => {
  const odd: Lesson = { stems: stemsSaid("the xylophone broke"), isCritical: true };

  expect(learnWeights([...told, odd]).has("xylophon")).toBe(false);
  expect(learnWeights(told)).toEqual(learnWeights(told));
});
