import { expect, test } from "vitest";
import { understand } from "../understand/understand.ts";
import { changeReport } from "./change-report.ts";

const said = "Mrs. R slipped in the hallway wearing slippers. I told the family.";
const report = understand(said, { now: "2026-11-15T10:00", setting: "nursing_home" });

test("what a person writes replaces what was heard, and both are kept", () => {
  const changed = changeReport(report, { values: { "resident.name": "Mrs. S" }, done: new Set() });

  expect(changed.resident?.name).toMatchObject({ value: "Mrs. S", source: "user", superseded: ["Mrs. R"] });
  expect(changed.audit).toMatchObject([{ path: "resident.name", from: "Mrs. R", to: "Mrs. S", by: "user" }]);
  expect(report.resident?.name?.value).toBe("Mrs. R");
});

test("an action can be ticked off", () => {
  const [first] = report.actions;
  const changed = changeReport(report, { values: {}, done: new Set([first?.code ?? ""]) });

  expect(changed.actions.filter(({ done }) => done).map(({ code }) => code)).toEqual([first?.code]);
});
