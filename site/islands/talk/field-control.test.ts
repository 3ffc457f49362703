import { expect, test } from "vitest";
import { controlOf, enteredValue } from "./field-control.ts";

test("each kind of value is changed with what fits it", () => {
  expect(controlOf("headStrike")).toMatchObject({ kind: "choices", values: ["yes", "no", "unknown"] });
  expect(controlOf("notifications.family")).toMatchObject({
    kind: "choices",
    values: ["done", "attempted", "not_done"],
  });
  expect(controlOf("location").kind).toBe("code");
  expect(controlOf("symptoms").kind).toBe("codes");
  expect(controlOf("found.time").kind).toBe("time");
  expect(controlOf("medication.givenTime").kind).toBe("time");
  expect(controlOf("occurred.date").kind).toBe("date");
  expect(controlOf("vitals.spo2").kind).toBe("number");
  expect(controlOf("infection.affectedCount").kind).toBe("number");
  expect(controlOf("witnesses").kind).toBe("texts");
  expect(controlOf("resident.room").kind).toBe("text");
  expect(controlOf("medication.highAlert").kind).toBe("yes");
});

test("what was entered becomes a typed value, and nothing entered is no value", () => {
  expect(enteredValue({ kind: "number" }, ["98.6"])).toBe(98.6);
  expect(enteredValue({ kind: "number" }, [""])).toBeUndefined();
  expect(enteredValue({ kind: "texts" }, ["Ana, , Ben"])).toEqual(["Ana", "Ben"]);
  expect(enteredValue({ kind: "codes", values: [] }, ["fever", "cough"])).toEqual(["fever", "cough"]);
  expect(enteredValue({ kind: "yes" }, ["false"])).toBe(false);
  expect(enteredValue({ kind: "text" }, ["  "])).toBeUndefined();
});
