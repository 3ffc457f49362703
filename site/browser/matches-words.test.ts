import { expect, test } from "vitest";
import { matchesWords } from "./matches-words.ts";

const text = "¿Qué pide Texas HB 300? La grabación necesita permiso (F580).";

test("every word must be there, in any order and any case", () => {
  expect(matchesWords(text, "permiso TEXAS")).toBe(true);
  expect(matchesWords(text, "permiso Oregon")).toBe(false);
});

test("accents do not matter on either side", () => {
  expect(matchesWords(text, "grabacion")).toBe(true);
  expect(matchesWords("grabacion", "Grabación")).toBe(true);
});

test("a word that is only begun matches, the middle of a word does not", () => {
  expect(matchesWords(text, "perm")).toBe(true);
  expect(matchesWords(text, "miso")).toBe(false);
});

test("signs separate words, and a query of signs alone matches everything", () => {
  expect(matchesWords(text, "“f580”")).toBe(true);
  expect(matchesWords(text, " ?! ")).toBe(true);
});
