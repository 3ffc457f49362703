import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const vitals = (said: string) => {
  const { vitals: found } = understand(said, { now: "2025-03-13T10:00", setting: "nursing_home" });
  return Object.fromEntries(Object.entries(found ?? {}).map(([name, field]) => [name, field.value]));
};

test("all vital signs are read from words", () => {
  expect(
    vitals(
      "blood pressure one eighteen over seventy two, pulse eighty, respirations sixteen, sats ninety five on room air, temp ninety eight two, sugar one forty two",
    ),
  ).toEqual({ bp: "118/72", pulse: 80, resp: 16, spo2: 95, tempF: 98.2, glucose: 142 });
});

test("the latest value holds, what was before does not", () => {
  expect(vitals("her sugar was one forty two before. I rechecked it just now, it's one ten")).toEqual({
    glucose: 110,
  });
  expect(
    vitals("his pressure was one twenty four over seventy before and now it's one oh two over fifty eight"),
  ).toEqual({ bp: "102/58" });
});

test("a corrected value gives way", () => {
  expect(vitals("pulse eighty, no, eighty eight")).toEqual({ pulse: 88 });
});

test.each([
  ["her sugar was ninety eight right after and I just took it again and it's seventy one", { glucose: 71 }],
  ["sats were eighty six on room air, I put her on two liters and she's ninety one", { spo2: 91 }],
  ["sugar was fifty four, gave juice, later it came up to ninety", { glucose: 90 }],
])("a value taken again holds: %s", (said, expected) => {
  expect(vitals(said)).toEqual(expected);
});

test("a breath that oxygen brought back was still gone", () => {
  const said = "Mrs. C has a cough. sats were eighty six, I put her on two liters and she's ninety one";
  const report = understand(said, { now: "2025-03-13T10:00", setting: "nursing_home" });
  expect(report.priorityReasons).toContain("airway_breathing");
});

test("a breath counted before is not the breath of now", () => {
  expect(vitals("his respirations were eighteen before. they're fourteen now")).toEqual({ resp: 14 });
});

test("a person with a decimal is a temperature", () => {
  expect(vitals("flu swab positive, he's one oh one point one, he has a cough")).toEqual({ tempF: 101.1 });
});

test("the kind may come behind the number", () => {
  expect(vitals("he's snoring with long gaps, I counted like seven in a minute")).toEqual({ resp: 7 });
  expect(vitals("she's at eighty one on her finger")).toEqual({ spo2: 81 });
  expect(vitals("ninety five point nine under the tongue")).toEqual({ tempF: 95.9 });
});

test("a low sugar that came up again is the one that came up", () => {
  const said =
    "sugar sixty two, a little clammy at bedtime. gave half a cup of juice, then milk and crackers. ninety eight then one twenty six";
  expect(vitals(said)).toEqual({ glucose: 126 });
});

test("a temperature that is off and two more signs are an alarm without any talk of an infection", () => {
  const said =
    "the heel ulcer man, Mr. P. temp one oh one four, heart rate one sixteen, ninety two over forty eight";
  expect(understand(said, { now: "2025-03-13T10:00", setting: "nursing_home" }).priorityReasons).toContain(
    "sepsis_signs",
  );
});
