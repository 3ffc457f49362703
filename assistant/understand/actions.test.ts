import { expect, test } from "vitest";
import type { Setting } from "../../contracts/report.ts";
import { understand } from "./understand.ts";

const actions = (said: string, setting: Setting) =>
  understand(said, { now: "2025-03-13T10:00", setting }).actions;
const codes = (said: string, setting: Setting) => actions(said, setting).map((action) => action.code);
const slap =
  "Mrs. F, room one eleven, slapped Mrs. J across the face. I told the nurse. administrator has been told.";

test("rules are cited in nursing homes only", () => {
  expect(actions(slap, "nursing_home").find(({ code }) => code === "ABUSE_REPORT_2H")?.cite).toContain(
    "F609",
  );
  expect(actions(slap, "assisted_living").every(({ cite }) => cite === undefined)).toBe(true);
});

test("a care plan is a service plan outside nursing homes", () => {
  const fall = "Mr. K fell in the hallway, I saw it, no injury, head is fine";
  expect(codes(fall, "nursing_home")).toContain("CARE_PLAN_UPDATE");
  expect(codes(fall, "home_care")).toEqual(
    expect.arrayContaining(["SERVICE_PLAN_UPDATE", "HOME_SAFETY_CHECK"]),
  );
  expect(codes(fall, "home_care")).not.toContain("CARE_PLAN_UPDATE");
});

test("what was already done is marked done", () => {
  const told = actions(slap, "nursing_home");
  expect(told.find(({ code }) => code === "NOTIFY_ADMIN")?.done).toBe(true);
  expect(told.find(({ code }) => code === "NOTIFY_FAMILY")?.done).toBeUndefined();
});

test("in a critical event doctor and family are told now, and every action says why", () => {
  const told = actions(slap, "nursing_home");
  expect(told.find(({ code }) => code === "NOTIFY_FAMILY")?.due).toBe("now");
  expect(told.every(({ because }) => because.length > 0)).toBe(true);
});

test("a time without a rule behind it is a suggestion", () => {
  const told = actions(slap, "nursing_home");
  expect(told.find(({ code }) => code === "ABUSE_REPORT_2H")?.suggested).toBe(false);
  expect(told.find(({ code }) => code === "BEHAVIOR_ROOT")?.suggested).toBe(true);
});
