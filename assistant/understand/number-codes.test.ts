import { expect, test } from "vitest";
import { readQuantity, readRoomCode, readTemperature } from "./number-codes.ts";
import { read } from "./reading.ts";

const hear = (said: string) => read(said, { now: "2025-03-13T10:00", setting: "nursing_home" });

test.each([
  ["two fourteen", "214"],
  ["one oh six", "106"],
  ["one twelve bed B", "112B"],
  ["four B", "4B"],
  ["twenty seven", "27"],
  ["two one four", "214"],
  ["214", "214"],
  ["twelve oh four", "1204"],
])("room %s is %s", (said, room) => {
  expect(readRoomCode(hear(said), 0)?.value).toBe(room);
});

test("two numbers with a comma between them are never one room", () => {
  expect(readRoomCode(hear("twenty seven, twenty two"), 0)?.value).toBe("27");
});

test("a room is not swallowed by the time behind it", () => {
  expect(readRoomCode(hear("two fourteen two twenty this afternoon"), 0)?.value).toBe("214");
});

test("quantities and temperatures are read as people say them", () => {
  expect(readQuantity(hear("one eighteen"), 0)?.value).toBe(118);
  expect(readQuantity(hear("one oh eight"), 0)?.value).toBe(108);
  expect(readTemperature(hear("ninety eight two"), 0)?.value).toBe(98.2);
  expect(readTemperature(hear("one oh one point four"), 0)?.value).toBe(101.4);
});
