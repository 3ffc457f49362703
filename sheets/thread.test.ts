import { expect, test } from "vitest";
import { madeUpLines } from "./testing/made-up-report.ts";
import { piecesOf, threadOf } from "./thread.ts";

test("values are numbered in the order in which their words were said, a corrected one once", () => {
  expect([...threadOf(madeUpLines, 0)]).toEqual([
    ["resident.name", 1],
    ["resident.room", 2],
    ["medication.doseGiven", 3],
  ]);
  expect(threadOf(madeUpLines, 1).size).toBe(0);
});

test("a line is cut where marks begin and end, also where one lies within another", () => {
  const text = "She’s on Eliquis.";
  const marks = [
    { start: 6, end: 16, path: "onAnticoagulant" as const },
    { start: 9, end: 16, path: "anticoagulant" as const },
  ];
  const pieces = piecesOf({ text, marks });

  expect(pieces.map((piece) => piece.text)).toEqual(["She’s ", "on ", "Eliquis", "."]);
  expect(pieces[2]?.ends.map(({ path }) => path)).toEqual(["onAnticoagulant", "anticoagulant"]);
});
