import { expect, test } from "vitest";
import { listenTo } from "./said.ts";
import { whatNumbersMean } from "./what-numbers-mean.ts";

test("a number has one meaning, the likelier: a room put right is no saturation", () => {
  const text = "he's in 17, wait no, 71";
  const said = listenTo(text, { now: "2026-11-15T22:20", setting: "nursing_home", known: {} });
  const place = { start: text.indexOf("71"), end: text.length };
  const room = { path: "resident.room", value: "71", place, certainty: 0.94 } as const;
  const saturation = { path: "vitals.spo2", value: 71, place, certainty: 0.53 } as const;

  expect(whatNumbersMean(said, [saturation, room])).toEqual([room]);
});
