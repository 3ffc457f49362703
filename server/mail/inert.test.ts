import { expect, test } from "vitest";
import { inert } from "./inert.ts";

test.each([
  ["See https://evil.example/pay?x=1 now", "See https[:]//evil[.]example/pay?x=1 now"],
  ["www.evil.example or evil.co.uk", "www[.]evil[.]example or evil[.]co[.]uk"],
  ["write to boss@evil.example", "write to boss[at]evil[.]example"],
  ["mailto:boss@evil.example", "mailto[:]boss[at]evil[.]example"],
  ["http://127.0.0.1/", "http[:]//127[.]0[.]0.1/"],
  ["ｅｖｉｌ．example", "ｅｖｉｌ[.]example"],
])("%s cannot be tapped", (text, safe) => {
  expect(inert(text)).toBe(safe);
});

test.each(["She fell at 2:10 a.m. in room 214.", "BP 120/80, temp 98.6. Dr. Diaz was told."])(
  "%s stays as it is",
  (text) => {
    expect(inert(text)).toBe(text);
  },
);
