import { expect, test } from "vitest";
import { createAllowance } from "./allowance.ts";

test("what is used up comes back with time, and never more than fits", () => {
  let time = 0;
  const spend = createAllowance(3, 1_000, () => time);
  expect([spend(), spend(2), spend()]).toEqual([true, true, false]);
  time = 1_000;
  expect([spend(), spend()]).toEqual([true, false]);
  time = 1_000_000;
  expect([spend(4), spend(3)]).toEqual([false, true]);
});

test("a clock that was set back gives nothing and takes nothing", () => {
  let time = 1_000_000;
  const spend = createAllowance(2, 1_000, () => time);
  expect(spend()).toBe(true);
  time = 0;
  expect([spend(), spend()]).toEqual([true, false]);
});
