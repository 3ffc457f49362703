import { expect, test } from "vitest";
import { assistant } from "../content/en/assistant.ts";
import { assistant as spanish } from "../content/es/assistant.ts";
import { factsSheet } from "./facts-sheet.ts";
import { followUpSheet } from "./follow-up-sheet.ts";
import { plainText, reportJson } from "./plain-text.ts";
import { sbarSheet } from "./sbar-sheet.ts";
import type { Sheet } from "./sheet.ts";
import { sheetsOf } from "./sheets-of.ts";
import { madeUpLines, madeUpReport } from "./testing/made-up-report.ts";

const telling = { lines: madeUpLines, index: 0 };
const words = (sheet: Sheet) =>
  sheet.sections
    .flatMap(({ heading, rows }) => [heading, ...rows.flatMap(({ label, value, remark }) => [label, value, remark])])
    .join("\n");

test("the facts hold what was said and nothing that judges it", () => {
  const facts = words(factsSheet(madeUpReport, assistant, telling));

  expect(facts).toContain("40 units");
  expect(facts).not.toContain("NCC MERP");
  expect(facts).not.toContain("483.12");
});

test("the conversation stands on the facts with its questions, and each value has the number of its words", () => {
  const sheet = factsSheet(madeUpReport, assistant, telling);
  const conversation = sheet.sections.at(-1)?.rows ?? [];
  const room = sheet.sections[0]?.rows.find(({ path }) => path === "resident.room");

  expect(conversation.map(({ value }) => value)).toEqual(madeUpLines.map(({ text }) => text));
  expect(room).toMatchObject({ value: "213", struck: ["212"], mark: 2 });
  expect(conversation[1]?.pieces).toContainEqual({ text: "two thirteen", marks: [2] });
  expect(conversation[1]?.pieces).toContainEqual({ text: "two twelve", marks: [2], struck: true });
});

test("the worksheet holds reasons, clocks, follow-up and judgement, each with the row it came from", () => {
  const worksheet = words(followUpSheet(madeUpReport, assistant, telling));

  expect(worksheet).toContain("Critical");
  expect(worksheet).toContain("NCC MERP");
  expect(worksheet).toContain("due Nov 16, 2026, 12:00 a.m.");
  for (const row of ["med.high-alert", "step.glucose", "clock.abuse-2h"]) expect(worksheet).toContain(row);
  expect(worksheet).not.toContain("forty units");
});

test("the SBAR leaves open what a doctor asks for and nobody said", () => {
  const { sections } = sbarSheet(madeUpReport, assistant, telling);
  const open = sections.flatMap(({ rows }) => rows).filter(({ value }) => value === "");

  expect(sections.map(({ heading }) => heading)).toEqual([
    "Situation",
    "Background",
    "Assessment",
    "Request",
    "Orders received, read back",
  ]);
  expect(open.map(({ label }) => label)).toContain(assistant.fields["vitals.bp"]);
  expect(open.map(({ label }) => label)).not.toContain(assistant.fields["vitals.glucose"]);
});

test("dates and times are written as people write them here", () => {
  const facts = words(factsSheet(madeUpReport, assistant, telling));

  expect(facts).toContain("Nov 15, 2026, 10:00 p.m.");
  expect(facts).toContain("about 9:00 p.m.");
  expect(facts).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

test("it says whether the words were spoken or typed", () => {
  const [greeting, first, question] = madeUpLines;
  if (!greeting || !first || !question) throw new Error("The conversation has three lines.");
  const spoken = { ...first, by: "speech" as const };

  expect(factsSheet(madeUpReport, assistant, telling).madeFrom).toBe(assistant.sheets.madeFromTyped);
  expect(factsSheet(madeUpReport, assistant, { lines: [spoken], index: 0 }).madeFrom).toBe(assistant.sheets.madeFrom);
  expect(factsSheet(madeUpReport, assistant, { lines: [first, spoken], index: 0 }).madeFrom).toBe(
    assistant.sheets.madeFromBoth,
  );
});

test("a Spanish sheet names body sites in Spanish", () => {
  const rows = factsSheet(madeUpReport, spanish, telling).sections.flatMap((section) => section.rows);
  const sites = rows.find(({ path }) => path === "injury.sites");

  expect(sites?.value).toBe("brazo, parte alta, lado izquierdo; sacro");
});

test("as text, a corrected value keeps what was said first", () => {
  expect(plainText(madeUpReport)).toContain("213 (first said 212)");
});

test("every sheet has lines to sign", () => {
  for (const { signatures } of sheetsOf(madeUpReport, assistant, telling)) expect(signatures).toHaveLength(2);
});

test("the JSON form reads back as the report", () => {
  expect(JSON.parse(reportJson(madeUpReport))).toEqual(madeUpReport);
});
