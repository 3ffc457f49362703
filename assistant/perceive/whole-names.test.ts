import { expect, test } from "vitest";
import { wholeNames } from "./whole-names.ts";

function namesIn(text: string, ...marked: [path: string, words: string][]) {
  const spans = marked.map(([path, words]) => {
    const start = text.indexOf(words);
    return { path, start, end: start + words.length, certainty: 1 };
  });
  return wholeNames(text, spans).map(({ path, start, end }) => [path, text.slice(start, end)]);
}

test("a title alone takes the word after it, and leaves the room its number", () => {
  const text = "Mr. T, one fourteen, is down";
  expect(namesIn(text, ["resident.name", "Mr"], ["resident.room", "T, one fourteen"])).toEqual([
    ["resident.name", "Mr. T"],
    ["resident.room", ", one fourteen"],
  ]);
});

test("a name takes the title before it", () => {
  expect(namesIn("papa luis has a splinter", ["resident.name", "luis"])).toEqual([["resident.name", "papa luis"]]);
});

test("a name without a title stays as it is", () => {
  expect(namesIn("Rosa slipped", ["resident.name", "Rosa"])).toEqual([["resident.name", "Rosa"]]);
});

test.each([
  ["Eunice Two Hearts' hip", "Eunice Two", "Eunice Two Hearts"],
  ["Mother Hattie Simmons, we say Mother", "Hattie Simmons", "Mother Hattie Simmons"],
  ["Sergeant Lonnie Pickett, retired", "Lonnie Pickett", "Sergeant Lonnie Pickett"],
  ["gave Will Tylenol at nine", "Will", "Will"],
  ["saw Rosa Monday", "Rosa", "Rosa"],
  ["her mother Ardith in 131", "Ardith", "Ardith"],
])("in %j the name is more than %s", (text, marked, name) => {
  expect(namesIn(text, ["resident.name", marked])).toEqual([["resident.name", name]]);
});
