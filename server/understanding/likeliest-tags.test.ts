import { expect, test } from "vitest";
import { likeliestTags } from "./likeliest-tags.ts";

const [nothing, name, nameGoesOn, room] = [0, 1, 2, 3];

/** Rows of likelihoods: nothing, name, name goes on, room, room goes on. */
const tagsOf = (...rows: number[][]) =>
  likeliestTags(
    rows.map((row) => Float32Array.from(row, Math.log)),
    5,
  );

test("a path begins and goes on", () => {
  const tags = tagsOf(
    [0.02, 0.95, 0.01, 0.01, 0.01],
    [0.05, 0.05, 0.88, 0.01, 0.01],
    [0.96, 0.01, 0.01, 0.01, 0.01],
    [0.04, 0.01, 0.01, 0.93, 0.01],
  );

  expect(tags).toEqual([name, nameGoesOn, nothing, room]);
});

test("a path does not go on where it never began: the whole row decides", () => {
  const tags = tagsOf([0.4, 0.35, 0.05, 0.1, 0.1], [0.05, 0.03, 0.9, 0.01, 0.01]);

  expect(tags).toEqual([name, nameGoesOn]);
});

test("a name is not broken off by a word that looks a little like a room", () => {
  const tags = tagsOf([0.02, 0.95, 0.01, 0.01, 0.01], [0.05, 0.01, 0.44, 0.5, 0.01]);

  expect(tags).toEqual([name, nameGoesOn]);
});

test("a stray word that may be a fact, just likelier than not, is none", () => {
  expect(tagsOf([0.45, 0.55, 0.001, 0.001, 0.001])).toEqual([nothing]);
});

test("a text of no words has no tags", () => {
  expect(tagsOf()).toEqual([]);
});
