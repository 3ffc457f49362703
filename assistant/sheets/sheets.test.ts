import { expect, test } from "vitest";
import { understand } from "../understand/understand.ts";
import { factsSheet } from "./facts-sheet.ts";
import { followUpSheet } from "./follow-up-sheet.ts";
import { plainText, reportJson } from "./plain-text.ts";
import type { Sheet } from "./sheet.ts";

const said =
  "Mr. K in two twelve, no, two thirteen, got forty units of Lantus at nine and the order is twenty. I called the doctor. sugar is one ten.";
const report = understand(said, { now: "2025-03-13T22:00", setting: "nursing_home" });
const words = (sheet: Sheet) =>
  sheet.sections
    .flatMap(({ heading, rows }) => [heading, ...rows.flatMap(({ label, value }) => [label, value])])
    .join("\n");

test("the facts hold what was said and nothing that judges it", () => {
  const facts = words(factsSheet(report));
  expect(facts).toContain("40 units");
  expect(facts).toContain(said);
  expect(facts).not.toContain("NCC MERP");
  expect(facts).not.toContain("F755");
});

test("the worksheet holds reasons, follow-up and judgement, and not the narrative", () => {
  const worksheet = words(followUpSheet(report));
  expect(worksheet).toContain("Critical");
  expect(worksheet).toContain("NCC MERP");
  expect(worksheet).toContain("suggested time");
  expect(worksheet).not.toContain(said);
});

test("a corrected value keeps what was said first", () => {
  const room = factsSheet(report).sections[0]?.rows.find(({ path }) => path === "resident.room");
  expect(room).toMatchObject({ value: "213", struck: ["212"] });
  expect(plainText(report)).toContain("213 (first said 212)");
});

test("the JSON form reads back as the report", () => {
  expect(JSON.parse(reportJson(report))).toEqual(report);
});
