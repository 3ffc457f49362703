import { expect, test } from "vitest";
import { words } from "../../content/words.ts";
import { unbroken } from "./unbroken.ts";

test.each([
  ["Found 2:10 a.m., room 214", "Found 2:10_a.m., room_214"],
  ["Médico 2:25 a. m., hija 2:40 p. m.", "Médico 2:25_a._m., hija 2:40_p._m."],
  ["within 24 hours, or 5 working days", "within 24_hours, or 5_working_days"],
  ["en 24 h, 30 días o 8 semanas", "en 24_h, 30_días o 8_semanas"],
  ["lisinopril 10 mg, 100.9 °F", "lisinopril 10_mg, 100.9_°F"],
  ["The rule is 42 CFR 483.75, April 28, 2025", "The rule is 42_CFR_483.75, April_28, 2025"],
  ["del 28 de abril de 2025", "del 28_de_abril de 2025"],
  ["East hall, 3 falls on 2 halls", "East hall, 3 falls on 2 halls"],
  ["Te llamo en 2 hasta 3", "Te llamo en 2 hasta 3"],
])("“%s” keeps each number with what it counts and everything else as it was", (text, expected) => {
  expect(unbroken(text).replaceAll("\u00a0", "_")).toBe(expected);
});

test("lists and objects keep their shape", () => {
  expect(unbroken({ rows: [{ due: "72 hours", count: 3, link: undefined }] })).toEqual({
    rows: [{ due: "72\u00a0hours", count: 3, link: undefined }],
  });
});

test("what a tap on an example sends to the assistant is written as a visitor would type it", () => {
  const { en, es } = words;
  for (const { talk } of [en, es]) expect(unbroken(talk.examples)).toEqual(talk.examples);
});
