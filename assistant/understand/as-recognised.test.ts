import { expect, test } from "vitest";
import { valueAtPath } from "../testing/score.ts";
import { understand } from "./understand.ts";

const circumstances = { now: "2025-03-13T10:00", setting: "nursing_home" as const };

/** What recognisers write for what was said, and how people put it right afterwards. */
test.each([
  ["Mr. K in room 2:14 fell.", { "resident.room": "214" }],
  ["Mr. K fell at 10:00 after 2:00 this morning.", { "occurred.time": "02:10" }],
  ["Mr. K fell at 20 till 9:00.", { "occurred.time": "08:40" }],
  ["Mr. K fell at 2:15 a.m., room 1 0 6.", { "occurred.time": "02:15", "resident.room": "106" }],
  ["Mr. K fell at 820, no, 840.", { "occurred.time": "08:40" }],
  ["Mr. K fell at eight twenty, no, 840 this morning.", { "occurred.time": "08:40" }],
  ["Mr. K fell, blood pressure 1:40 over 80.", { "vitals.bp": "140/80" }],
  ["Mr. K fell, blood pressure one hundred forty over eighty.", { "vitals.bp": "140/80" }],
  ["Mr. K is coughing, temp 1:01 point 8.", { "vitals.tempF": 101.8 }],
  ["Mr. K fell. He is on Elle quiz.", { anticoagulant: "Eliquis" }],
  ["Mr. K fell. He is on eloquis.", { anticoagulant: "Eliquis" }],
  ["Mr. K fell. He takes war for in.", { anticoagulant: "warfarin" }],
  ["Mr. K fell. He is on a quiz team.", { anticoagulant: undefined }],
  ["Mr. K in room 214 fell at nine. The nurse knows. Actually it was room 216.", { "resident.room": "216" }],
  ["Mr. K in room 214 fell at nine. The nurse knows. No, the room was 216.", { "resident.room": "216" }],
  ["Mr. K in room 214 fell at nine. The nurse knows. It's room 216.", { "resident.room": "216" }],
  ["Mr. K in room 214 fell at nine. The room is wrong, it's 216.", { "resident.room": "216" }],
  ["Mr. K in room 214 fell at nine. The nurse knows. Change the room to 216.", { "resident.room": "216" }],
  ["Mr. K in 214 fell at nine. The nurse knows. Actually it was nine thirty.", { "occurred.time": "09:30" }],
  ["Mrs. R was on the floor at 2 10 a.m. Actually, it was 2 20.", { "found.time": "02:20" }],
])("%s", (said, expected) => {
  const report = understand(said, circumstances);
  const heard = Object.keys(expected).map((path) => [path, valueAtPath(report, path)]);
  expect(Object.fromEntries(heard)).toEqual(expected);
});

test("a room put right afterwards keeps the old one, struck", () => {
  const report = understand("Mr. K in room 214 fell at nine. Actually it was room 216.", circumstances);
  expect(report.resident?.room).toMatchObject({ value: "216", superseded: ["214"] });
});
