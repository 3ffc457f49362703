import { expect, test } from "vitest";
import { isAgreement } from "./agreement.ts";

const agreements = [
  "No.",
  "Nope",
  "No, that's all.",
  "No, that’s it, thank you.",
  "Nothing to change",
  "No changes.",
  "That's right!",
  "Yes, that's correct.",
  "It's all good",
  "All good, thanks. Bye.",
  "Thank you.",
];
const changes = ["No, it was room two sixteen.", "No, that was the other hip.", "Yes.", "Nobody saw it.", ""];

test.each(agreements)("%j leaves everything as it was read back", (answer) => {
  expect(isAgreement(answer)).toBe(true);
});

test.each(changes)("%j is more to hear", (answer) => {
  expect(isAgreement(answer)).toBe(false);
});
