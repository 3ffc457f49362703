import { expect, test } from "vitest";
import { understand } from "../understand/understand.ts";
import { factsSheet } from "./facts-sheet.ts";
import { followUpSheet } from "./follow-up-sheet.ts";
import { sheetsPdf } from "./pdf.ts";

const report = understand("Mrs. Muñoz (room 214) fell at ten after two – nobody saw it…", {
  now: "2026-11-15T02:20",
  setting: "nursing_home",
});
const pdf = String.fromCharCode(...sheetsPdf([factsSheet(report), followUpSheet(report)], "Demo"));

test("each object stands where the table says it does", () => {
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  const places = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));

  expect(pdf.slice(start, start + 4)).toBe("xref");
  expect(places.length).toBeGreaterThanOrEqual(8);
  for (const [index, place] of places.entries()) {
    expect(pdf.slice(place).startsWith(`${index + 1} 0 obj`)).toBe(true);
  }
});

test("the two sheets never share a page", () => {
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThanOrEqual(2);
});

test("brackets and letters with marks are written so that a reader shows them", () => {
  expect(pdf).toContain("\\050room 214\\051");
  expect(pdf).toContain("\\205");
});
