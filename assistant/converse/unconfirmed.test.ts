import { expect, test } from "vitest";
import { assistant } from "../../content/en/assistant.ts";
import { plainText } from "../sheets/plain-text.ts";
import { beginConversation, hear, reportOf } from "./conversation.ts";
import { confirm, markUnconfirmed, splitForReadBack, unconfirmedPaths } from "./unconfirmed.ts";

const story = "Mrs. R fell in room two fourteen. Nobody saw it.";
const start = beginConversation({ now: "2026-11-15T02:20", setting: "nursing_home" });
const spoken = hear(start, { text: story, by: "speech" });
const report = reportOf(spoken);

test("what was only heard and can decide the priority waits to be confirmed; what was typed does not", () => {
  const typed = hear(start, { text: story, by: "typing" });

  expect(unconfirmedPaths(spoken, report, {})).toEqual(["witnessed", "resident.room"]);
  expect(unconfirmedPaths(typed, reportOf(typed), {})).toEqual([]);
});

test("a confirmed value is done with until it changes", () => {
  const confirmed = confirm({}, report, ["witnessed", "resident.room"]);
  const changed = hear(spoken, { text: "No, room two sixteen.", by: "speech" });

  expect(unconfirmedPaths(spoken, report, confirmed)).toEqual([]);
  expect(unconfirmedPaths(changed, reportOf(changed), confirmed)).toEqual(["resident.room"]);
});

test("a read-back says room and head by itself, and four more of what was only heard", () => {
  const open = [
    "headStrike",
    "onAnticoagulant",
    "lossOfConsciousness",
    "witnessed",
    "injury.suspectedFracture",
    "wound.bleedingControlled",
    "resident.room",
  ] as const;

  expect(splitForReadBack(report, open)).toEqual({
    saidAnyway: ["headStrike", "resident.room"],
    readAloud: ["onAnticoagulant", "lossOfConsciousness", "witnessed", "injury.suspectedFracture"],
  });
});

test("both sheets say what nobody confirmed", () => {
  const text = plainText(markUnconfirmed(report, ["witnessed"]));
  const [facts, worksheet] = text.split(assistant.sheets.worksheetTitle.toUpperCase());

  expect(facts).toMatch(/Seen by someone +no \(not confirmed\)/);
  expect(worksheet).toMatch(/Seen by someone +no \(not confirmed\)/);
  expect(plainText(report)).not.toContain("not confirmed");
});
