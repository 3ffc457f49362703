import { expect, test } from "vitest";
import { kokoroIds } from "./kokoro-ids.ts";

const symbols = Object.fromEntries(
  [..." ,.AIOWYðɾbdfhklmnpstuvwzæəɑɛɜɪɔɹˈˌʌʊŋɡ"].map((symbol, index) => [symbol, index + 1]),
);
const letters = (ids: number[]) =>
  ids.map((id) => Object.keys(symbols).find((symbol) => symbols[symbol] === id) ?? "|").join("");

test("a pronunciation is written in the voice's own alphabet, between two boundaries", () => {
  const ids = kokoroIds(
    [
      { word: "daughter", sounds: ["D", "AO1", "T", "ER0"] },
      { mark: "," },
      { word: "today", sounds: ["T", "AH0", "D", "EY1"] },
      { mark: "." },
    ],
    symbols,
  );
  expect(letters(ids)).toBe("|dˈɔɾəɹ, tədˈA.|");
});

test("what is too long for the voice is cut, boundaries kept", () => {
  const ids = kokoroIds(
    Array.from({ length: 400 }, () => ({ word: "to", sounds: ["T", "AH0"] })),
    symbols,
  );
  expect(ids).toHaveLength(511);
  expect([ids.at(0), ids.at(-1)]).toEqual([0, 0]);
});
