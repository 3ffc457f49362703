import { expect, test } from "vitest";
import { understand } from "../understand/understand.ts";
import { reportingClocks } from "./reporting-clocks.ts";

const told = "The resident says the night aide slapped her. I don't know when.";

test("legal clocks run from the time of telling", () => {
  const clocks = reportingClocks(understand(told, { now: "2026-11-15T23:30", setting: "nursing_home" }));

  expect(clocks.find(({ action }) => action.due === "2h")?.dueAt).toBe("2026-11-16T01:30");
});

test("federal clocks bind nursing homes only", () => {
  const elsewhere = understand(told, { now: "2026-11-15T23:30", setting: "assisted_living" });

  expect(reportingClocks(elsewhere)).toEqual([]);
});
