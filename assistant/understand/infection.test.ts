import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const circumstances = { now: "2025-03-18T14:00", setting: "nursing_home" } as const;
const report = (said: string) => understand(said, circumstances);

test.each([
  "Mr. B had his covid and flu shots on Monday, no fever, just a runny nose.",
  "She was vaccinated against the flu but she has a cough, room ten Mrs. B.",
  "Mrs. B has a cough, the covid swab was negative and the flu one isn't back yet.",
])("a shot or a test names no illness: %s", (said) => {
  expect(report(said).infection?.syndrome?.value).toBe("respiratory");
});

test("what it is not is not what it is", () => {
  const said = "Mrs. O has a cough. the swab is positive for RSV, so not flu and not covid.";
  expect(report(said).infection?.syndrome?.value).toBe("respiratory");
});

test.each([
  ["she had a Foley in the hospital but that came out two weeks ago", "no"],
  ["they took the catheter out on Friday", "no"],
  ["her catheter is leaking and the urine smells", "yes"],
])("a catheter: %s", (said, worn) => {
  expect(report(`Mrs. J burns when she pees, ${said}.`).infection?.catheter?.value).toBe(worn);
});

test.each([
  ["the daughter wants her sent out, doctor said no", undefined],
  ["doctor says if it goes over one oh one send her in", undefined],
  ["I don't know if they're sending her", undefined],
  ["the doctor wants her sent to the ER", "sent_to_er"],
  ["the family asked us to send her so we sent her to the hospital at noon", "sent_to_er"],
])("a wish or a condition sends nobody: %s", (said, sent) => {
  expect(report(`Mrs. S has a bad cough. ${said}.`).disposition?.value).toBe(sent);
});

test.each([
  "the incision opened and it's draining, temp one oh one nine, pressure ninety six over fifty.",
  "his PICC line got flushed, rigors, teeth chattering, heart one twenty four.",
  "his foot ulcer smells, the thermometer said one oh two six and I counted twenty eight breaths.",
  "Mrs. D with the bladder infection is a hundred and one, pulse one eighteen.",
  "Mrs. D with the bladder infection is a hundred and one and she's calling me mama.",
  "fever one oh two, urine like coffee, and he's talking to the wall.",
  "the fluid in his drain is foul. a hundred and three. heart one twenty eight.",
])("two signs of sepsis, however they are told: %s", (said) => {
  expect(report(said).priorityReasons).toContain("sepsis_signs");
});

test.each([
  "the port site is red, temp a hundred point two, pulse eighty eight a minute, sixteen breaths.",
  "someone said sepsis in report about Mr. D. No. That was in January, vitals are normal today.",
  "Mr. C in one oh four has a cough, temp ninety eight six, pulse one ten after walking.",
])("no two signs: %s", (said) => {
  expect(report(said).priority.value).not.toBe("critical");
});
