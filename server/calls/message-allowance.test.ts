import { expect, test } from "vitest";
import { messageAllowance } from "./message-allowance.ts";

const say = (length: number) => ({ type: "say", content: "a".repeat(length) }) as const;

test("one message of four kilobytes to be said is refused, and a sentence is not", () => {
  const isAllowed = messageAllowance(() => 0);
  expect(isAllowed(say(4_090))).toBe(false);
  expect(isAllowed(say(200))).toBe(true);
});

test("a page may write so much on a call and no more", () => {
  let time = 0;
  const isAllowed = messageAllowance(() => time);
  const all = Array.from({ length: 40 }, () => {
    time += 60_000;
    return isAllowed(say(500));
  });
  expect(all.filter(Boolean)).toHaveLength(10);
});

test("what is typed into the conversation counts like any other words", () => {
  const isAllowed = messageAllowance(() => 0);
  const typed = { type: "converse", event: { kind: "typed", text: "a".repeat(1_000) } } as const;
  expect(Array.from({ length: 8 }, () => isAllowed(typed)).filter(Boolean)).toHaveLength(5);
});
