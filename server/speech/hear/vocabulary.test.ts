import { expect, test } from "vitest";
import { readVocabulary } from "./vocabulary.ts";

const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`);
const merges = ["▁n", "ur", "ad", "▁nur", "se", "▁nurse", "▁", "n", "u", "r", "s", "e", "a", "d"];
const vocabulary = readVocabulary(["<unk>", "<s>", "</s>", ...bytes, ...merges].join("\n"));
const idOf = (token: string) => 3 + 256 + merges.indexOf(token);

test("text becomes the tokens with the best merges, and comes back", () => {
  expect(vocabulary.encode("nurse")).toEqual([idOf("▁nurse")]);
  expect(vocabulary.encode("nurse dad")).toEqual([idOf("▁nurse"), idOf("▁"), idOf("d"), idOf("ad")]);
  expect(vocabulary.decode(vocabulary.encode("nurse dad"))).toBe("nurse dad");
});

test("what the vocabulary lacks travels as bytes", () => {
  expect(vocabulary.decode(vocabulary.encode("née"))).toBe("née");
});

test("control tokens and unknown numbers stand for nothing", () => {
  expect(vocabulary.decode([1, idOf("▁nurse"), 2, 40_000])).toBe("nurse");
});
