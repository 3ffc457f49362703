import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assistant } from "../content/en/assistant.ts";
import { sheetsPdf } from "./pdf.ts";
import { sheetsOf } from "./sheets-of.ts";
import { madeUpLines, madeUpReport } from "./testing/made-up-report.ts";
import { readTrueType } from "./truetype.ts";

const font = (name: string) => new Uint8Array(readFileSync(`site/design/fonts/${name}.ttf`));
const fonts = { serif: font("sheet-serif"), sans: font("sheet-sans"), bold: font("sheet-sans-bold") };
const sheets = sheetsOf(madeUpReport, assistant, { lines: madeUpLines, index: 0 });
const bytes = sheetsPdf(sheets, assistant, fonts, "Product");
const pdf = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

test("each object stands where the table says it does", () => {
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  const places = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));

  expect(pdf.slice(start, start + 4)).toBe("xref");
  expect(places.length).toBeGreaterThanOrEqual(20);
  for (const [index, place] of places.entries()) {
    expect(pdf.slice(place, place + 20).startsWith(`${index + 1} 0 obj`)).toBe(true);
  }
});

test("no two sheets share a page", () => {
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThanOrEqual(sheets.length);
});

test("it carries our own type and names no other", () => {
  expect(pdf.match(/\/FontFile2/g)).toHaveLength(3);
  expect(pdf).not.toContain("Helvetica");
});

test("a reader can find and copy the words", () => {
  const face = readTrueType(fonts.bold);
  const hex = (number: number) => number.toString(16).padStart(4, "0");
  const drawn = [..."Lantus"].map((letter) => hex(face.glyphOf(letter))).join("");

  expect(pdf).toContain(drawn);
  expect(pdf).toContain(`<${hex(face.glyphOf("L"))}> <${hex("L".codePointAt(0) ?? 0)}>`);
});

test("letters with marks have drawings of their own, and unknown ones become a question mark", () => {
  const face = readTrueType(fonts.sans);

  expect(face.glyphOf("ñ")).not.toBe(face.glyphOf("n"));
  expect(face.glyphOf("漢")).toBe(face.glyphOf("?"));
});
