import { expect, test } from "vitest";
import { beginConversation, hear, reportOf, transcriptOf } from "./conversation.ts";
import { correction } from "./correction.ts";

const story = "Mrs. R fell in room two fourteen, she hit her head, she takes Eliquis.";
const told = hear(beginConversation({ now: "2026-11-15T02:20", setting: "nursing_home" }), {
  text: story,
  by: "typing",
});

function change(path: string, value: string) {
  const said = correction(reportOf(told), path, value);
  if (!said) throw new Error(`nothing corrects ${path}`);
  const conversation = hear(told, { ...said, by: "typing" });
  return { report: reportOf(conversation), transcript: transcriptOf(conversation) };
}

test("a change of a fact changes what follows from it", () => {
  const { report } = change("headStrike", "no");

  expect(reportOf(told).priority.value).toBe("critical");
  expect(report.headStrike).toMatchObject({ value: "no", superseded: ["yes"] });
  expect(report.priorityReasons).not.toContain("head_strike_bleeding_risk");
});

test("the words that were taken back can be struck through", () => {
  const { report, transcript } = change("headStrike", "unknown");
  const [struck] = report.headStrike?.struck ?? [];

  expect(report.headStrike?.value).toBe("unknown");
  expect(transcript.slice(struck?.start, struck?.end)).toContain("head");
});

test("a changed room replaces the one that was said", () => {
  expect(change("resident.room", "216").report.resident?.room).toMatchObject({
    value: "216",
    superseded: ["214"],
  });
});

test("a value no question asks for is only a matter of wording", () => {
  expect(correction(reportOf(told), "fall.footwear", "slippers")).toBeUndefined();
});
