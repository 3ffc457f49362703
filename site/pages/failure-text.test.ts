import { expect, test } from "vitest";
import { assistant } from "../../content/en/assistant.ts";
import { words } from "../../content/words.ts";
import { failureTexts } from "./failure-text.ts";

const { outcomes } = words.en.accuracy.failures;

test.each([
  ["no location", 1],
  ["routine, no wound.site, no wound.side", 2],
  ['notifications.police="not_done", no resident.room', 2],
  ["no reported.time, forbidden occurred.time=10:50", 2],
  ["filed (critical)", 1],
  ["another kind, routine", 2],
])("%s is told without a path of the report or an underscore", (got, count) => {
  const texts = failureTexts(got, outcomes, assistant);

  expect(texts).toHaveLength(count);
  expect(texts.join(" ")).not.toMatch(/[a-z]{2}\.[a-z]|_|[{}="]|\b(forbidden|no )/);
});

test("a wrong value that was also forbidden is told once", () => {
  const got = 'resident.name="Tamika", forbidden resident.name=Tamika';
  expect(failureTexts(got, outcomes, assistant)).toEqual(["Resident: “Tamika”"]);
});
