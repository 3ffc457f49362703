import { expect, test } from "vitest";
import { findNotifications } from "./notifications.ts";
import { read } from "./reading.ts";

const told = (said: string) => {
  const heard = findNotifications(read(said, { now: "2025-03-13T10:00", setting: "nursing_home" }), []);
  return Object.fromEntries(Object.entries(heard).map(([who, { status }]) => [who, status]));
};

test.each([
  ["I told the nurse right away", { charge_nurse: "done" }],
  ["daughter's been called", { family: "done" }],
  ["doctor and daughter both notified", { physician: "done", family: "done" }],
  ["nurse came and checked him", { charge_nurse: "done" }],
  ["doctor ordered Keflex", { physician: "done" }],
  ["I got the doctor's voicemail", { physician: "attempted" }],
  ["called her son's phone, it just rings", { family: "attempted" }],
  ["gave the cup to the charge nurse and told her", { charge_nurse: "done" }],
  ["nobody fell nurse knows", { charge_nurse: "done" }],
  ["I left a message for the doctor", { physician: "attempted" }],
  ["I paged the doctor and I'm waiting on a call back", { physician: "attempted" }],
  ["family called, no answer", { family: "attempted" }],
  ["I've got a call in to the doctor", { physician: "attempted" }],
  ["the nurse is calling the administrator", { administrator: "attempted" }],
  ["I haven't called her family yet", { family: "not_done" }],
  ["infection control nurse hasn't been called yet", { infection_preventionist: "not_done" }],
  ["I'll call the family in the morning", { family: "not_done" }],
  ["nobody's called the families or the administrator", { family: "not_done", administrator: "not_done" }],
  ["she's calling the administrator, I mean the DON", { don: "attempted" }],
  ["I called nine one one first, then the office", { agency_office: "done" }],
])("%s", (said, expected) => {
  expect(told(said)).toMatchObject(expected);
});

test("a call that came through after all is done", () => {
  expect(told("I left a message for her son, he called back and I talked to him")).toEqual({
    family: "done",
  });
});

test("an office nurse is the agency's, not the charge nurse", () => {
  expect(told("I let the office nurse know")).toEqual({ agency_office: "done" });
});
