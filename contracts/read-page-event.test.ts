import * as v from "valibot";
import { expect, test } from "vitest";
import { factValues } from "./fact-values.ts";
import { readPageEvent } from "./read-page-event.ts";
import { notifiedPeople } from "./report.ts";

const set = (path: string, value: unknown) => readPageEvent({ kind: "set", report: 0, path, value });

test.each([
  ["resident.room", " 216 ", "216"],
  ["headStrike", "unknown", "unknown"],
  ["vitals.pulse", 88, 88],
  ["vitals.bp", "140/90", "140/90"],
  ["occurred.time", "02:10", "02:10"],
  ["injury.types", ["bruise"], ["bruise"]],
  ["notifications.family", "attempted", "attempted"],
  ["kind", "allegation", "allegation"],
])("%s may be set to %j", (path, value, read) => {
  expect(set(path, value)).toEqual({ event: { kind: "set", report: 0, path, value: read } });
});

test.each([
  ["headStrike", "maybe"],
  ["headStrike", true],
  ["vitals.pulse", "88"],
  ["vitals.pulse", Number.NaN],
  ["vitals.bp", "high"],
  ["occurred.time", "ten past two"],
  ["occurred.date", "2026-13-40"],
  ["injury.types", ["bruise", "scratch"]],
  ["injury.types", "bruise"],
  ["resident.name", ""],
  ["resident.name", "x".repeat(301)],
  ["notifications.mailman", "done"],
  ["priority", "routine"],
  ["constructor", "x"],
])("%s may not be set to %j, and the fault says so", (path, value) => {
  expect(set(path, value)).toEqual({ fault: expect.stringMatching(/\S+/) });
});

test("every other thing a page does is read, and nothing else is", () => {
  const known = [
    { kind: "typed", text: "She fell." },
    { kind: "cleared", report: 1, path: "headStrike" },
    { kind: "confirmed", report: 0, path: "headStrike" },
    { kind: "setting-chosen", setting: "home_care" },
    { kind: "step-done", report: 0, code: "NOTIFY_PROVIDER", done: true },
    { kind: "started-over" },
    { kind: "undone" },
    { kind: "ended" },
  ];
  for (const event of known) expect(readPageEvent(event)).toEqual({ event });
  const unknown = [
    null,
    "undone",
    {},
    { kind: "launched" },
    { kind: "undone", twice: true },
    { kind: "typed", text: " " },
  ];
  for (const event of unknown) expect(readPageEvent(event)).toHaveProperty("fault");
});

test("everybody who may be told has a field", () => {
  for (const who of notifiedPeople) expect(v.is(factValues[`notifications.${who}`], "done")).toBe(true);
});
