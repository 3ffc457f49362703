import { expect, test } from "vitest";
import { spokenForm } from "./spoken-form.ts";

test.each([
  ["It was 7:30 this morning.", "It was seven thirty this morning."],
  ["At 7:05 a.m. she woke.", "At seven oh five A M she woke."],
  ["At 19:30, at 12:00, at 3 pm.", "At nineteen thirty, at twelve o'clock, at three P M."],
  [
    "Room 12, room 204, Room 1204, room 300, bed 3B",
    "Room twelve, room two oh four, Room twelve oh four, room three hundred, bed three B",
  ],
  ["BP 130/80, then 106/62.", "B P one thirty over eighty, then one oh six over sixty two."],
  [
    "5 mg, 2.5 mL, 98.6°F, 91%",
    "five milligrams, two point five milliliters, ninety eight point six degrees, ninety one percent",
  ],
  ["Call 555-0134 or 911 or 988.", "Call five five five, zero one three four or nine one one or nine eight eight."],
  ["On 11/15/2026 and 2026-01-02.", "On November fifteenth, twenty twenty six and January second, twenty twenty six."],
  ["On March 3 at the 2nd door", "On March third at the second door"],
  ["There were 3 in the room", "There were three in the room"],
  ["Mrs. Chen, Mr. Diaz and Dr. Okafor", "missus Chen, mister Diaz and doctor Okafor"],
  ["The RN and two CNAs saw it.", "The R N and two C N A's saw it."],
  ["It costs $1,250.50.", "It costs one thousand two hundred fifty dollars and fifty cents."],
  ["“Really?” — yes…", "Really?, yes,"],
  ["The code is 00123456789", "The code is zero zero one two three four five six seven eight nine"],
])("%s", (written, spoken) => {
  expect(spokenForm(written)).toBe(spoken);
});

test("no digit is left in any text of numbers", () => {
  for (let value = 0; value < 3000; value += 7) {
    expect(
      spokenForm(`room ${value}, ${value}/80, $${value}, ${value}.5, ${value}th, ${value % 24}:${value % 60}`),
    ).not.toMatch(/\d/);
  }
});
