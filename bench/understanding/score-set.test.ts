import { expect, test } from "vitest";
import { interval } from "../../contracts/first-sight.ts";
import { failuresOf, figuresOf, type SetLine, scoreLine } from "./score-set.ts";

const context = { now: "2026-03-14T03:20", setting: "nursing_home" };
const fall: SetLine = {
  id: "P1",
  talk: "plain",
  context,
  transcript: "Rosa slipped in 214",
  expected: {
    category: "fall",
    priority: "critical",
    fields: { "resident.name": "Rosa", "resident.room": "214", headStrike: "no" },
    forbid: { headStrike: ["yes"] },
  },
};
const field = (value: unknown) => ({ value });

test("a report counts its right, wrong, missing and forbidden values", () => {
  const report = {
    category: field("fall"),
    priority: field("high"),
    resident: { name: field("rosa") },
    headStrike: field("yes"),
  };
  const score = scoreLine(fall, { report });
  expect(score).toMatchObject({
    kindIsRight: true,
    priorityIsRight: false,
    right: 1,
    missing: ["resident.room"],
    forbidden: ["headStrike=yes"],
  });
  const figures = figuresOf([score]);
  expect(figures).toContainEqual({ talk: "plain", figure: "criticalLower", right: 1, of: 1 });
  expect(figures).toContainEqual({ talk: "plain", figure: "f1", right: 400, of: 1000 });
  expect(failuresOf([score])[0]?.got).toContain("forbidden headStrike=yes");
});

test.each([
  ["Mr. Fidencio Ayala", "Fidencio Ayala", true],
  ["Fidencio Ayala", "Mr. Fidencio Ayala", true],
  ["Mr. Ayala", "Mrs. Ayala", false],
  ["Ayala", "Fidencio Ayala", false],
])("%s for %s counts as right: %s", (name, wanted, isRight) => {
  const line = { ...fall, expected: { fields: { "resident.name": wanted } } };
  expect(scoreLine(line, { report: { resident: { name: field(name) } } }).right === 1).toBe(isRight);
});

test("what is no incident counts when it is filed, and again when it alarms", () => {
  const hello: SetLine = { id: "N1", talk: "none", context, transcript: "hi", expected: { incident: false } };
  const filed = scoreLine(hello, { incident: true, report: { priority: field("critical") } });
  const quiet = scoreLine(hello, { incident: false, report: null });
  expect(figuresOf([filed, quiet])).toEqual([
    { talk: "none", figure: "filed", right: 1, of: 2 },
    { talk: "none", figure: "alarmed", right: 1, of: 2 },
  ]);
});

test("the interval of none in sixty still admits one in seventeen", () => {
  const [low, high] = interval(0, 60);
  expect(low).toBe(0);
  expect(high).toBeCloseTo(0.06, 2);
});
