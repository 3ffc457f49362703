import { expect, test } from "vitest";
import { createRateLimiter, parseRate } from "./rate-limit.ts";

test("a rate is read as a count and a window", () => {
  expect(parseRate("5/10m")).toEqual({ count: 5, windowMs: 600_000 });
  expect(parseRate(" 100 / 1h ")).toEqual({ count: 100, windowMs: 3_600_000 });
  expect(parseRate("2/S")).toEqual({ count: 2, windowMs: 1000 });
  expect(parseRate("OFF")).toBe("off");
});

test.each(["", "5", "0/m", "5/0m", "5 per hour", "-1/m", "5/10", "1.5/m", "5/10w"])(
  "the rate %j is refused",
  (text) => {
    expect(() => parseRate(text)).toThrow("is not a rate");
  },
);

function limiterAt(options: { rate: string; maxKeys?: number }) {
  const clock = { now: 1000 };
  const { rate, ...rest } = options;
  return { clock, limiter: createRateLimiter({ rate: parseRate(rate), now: () => clock.now, ...rest }) };
}

test("the limit bites, says when to return, and lifts when the window is over", () => {
  const { clock, limiter } = limiterAt({ rate: "2/10s" });
  expect([limiter("a"), limiter("a")].every(({ allowed }) => allowed)).toBe(true);
  clock.now += 2500;
  expect(limiter("a")).toEqual({ allowed: false, retryAfterSeconds: 8 });
  clock.now += 7499;
  expect(limiter("a")).toEqual({ allowed: false, retryAfterSeconds: 1 });
  clock.now += 1;
  expect(limiter("a").allowed).toBe(true);
});

test("one visitor's flood does not touch another", () => {
  const { limiter } = limiterAt({ rate: "1/m" });
  limiter("a");
  expect(limiter("a").allowed).toBe(false);
  expect(limiter("b").allowed).toBe(true);
});

test("a flood of keys forgets the oldest window and nobody is locked out", () => {
  const { limiter } = limiterAt({ rate: "1/m", maxKeys: 3 });
  for (const key of ["a", "b", "c", "d"]) expect(limiter(key).allowed).toBe(true);
  expect(limiter("b").allowed).toBe(false);
  expect(limiter("a").allowed).toBe(true);
});

test("a clock set back opens a new window instead of a very long one", () => {
  const { clock, limiter } = limiterAt({ rate: "1/m" });
  limiter("a");
  clock.now -= 500;
  expect(limiter("a").allowed).toBe(true);
});

test("off means no limit", () => {
  const { limiter } = limiterAt({ rate: "off" });
  expect(Array.from({ length: 100 }, () => limiter("a")).every(({ allowed }) => allowed)).toBe(true);
});
