import { expect, test } from "vitest";
import { understand } from "../understand/understand.ts";
import { reportRows } from "./report-rows.ts";
import { reportingClocks } from "./reporting-clocks.ts";
import { sayTime, sayValue } from "./say-value.ts";

const night = { now: "2026-11-15T23:30", setting: "nursing_home" } as const;
const fall =
  "I found Mrs. R on the floor in room two fourteen around ten after two, nobody saw it, she's on Eliquis. I told the nurse.";

test("rows come in the order a person reads them, and empty groups are left out", () => {
  const groups = reportRows(understand(fall, night));

  expect(groups.map(({ group }) => group)).toEqual(["who", "when", "happened", "condition", "told"]);
  expect(groups[0]?.rows.map(({ value }) => value)).toEqual(["Mrs. R", "214"]);
});

test("times and codes are written as people write them", () => {
  expect(sayTime("00:05")).toBe("12:05 a.m.");
  expect(sayTime("14:10")).toBe("2:10 p.m.");
  expect(sayValue("fall.footwear", "regular_socks")).toBe("regular socks");
  expect(sayValue("injury.types", ["skin_tear", "bruise"])).toBe("skin tear, bruise");
});

test("legal clocks run for nursing homes only, from the time of telling", () => {
  const told = "The resident says the night aide slapped her. I don't know when.";
  const clocks = reportingClocks(understand(told, night));

  expect(clocks.find(({ action }) => action.due === "2h")?.dueAt).toBe("2026-11-16T01:30");
  expect(reportingClocks(understand(told, { ...night, setting: "assisted_living" }))).toEqual([]);
});
