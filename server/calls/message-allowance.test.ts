import { expect, test } from "vitest";
import { messageAllowance } from "./message-allowance.ts";

const say = (length: number) => ({ type: "say", content: "a".repeat(length) }) as const;

test("one message of four kilobytes to be said is refused, and a sentence is not", () => {
  const isAllowed = messageAllowance(() => 0);
  expect(isAllowed(say(4_090))).toBe(false);
  expect(isAllowed(say(200))).toBe(true);
});

/** How many of forty texts are taken that come so far apart. */
function taken(length: number, everyMs: number) {
  let time = 0;
  const isAllowed = messageAllowance(() => time);
  const all = Array.from({ length: 40 }, () => {
    time += everyMs;
    return isAllowed(say(length));
  });
  return all.filter(Boolean).length;
}

test("a page may write so much at once and no more", () => {
  expect(taken(500, 3)).toBe(10);
});

test("whoever types is never stopped, however long the call is", () => {
  expect(taken(500, 75_000)).toBe(40);
  expect(taken(1_000, 150_000)).toBe(40);
});

test("more than people can type is stopped, however slowly it comes", () => {
  expect(taken(1_000, 50_000)).toBeLessThan(25);
});

test("what is typed into the conversation counts like any other words", () => {
  const isAllowed = messageAllowance(() => 0);
  const typed = { type: "converse", event: { kind: "typed", text: "a".repeat(1_000) } } as const;
  expect(Array.from({ length: 8 }, () => isAllowed(typed)).filter(Boolean)).toHaveLength(5);
});
