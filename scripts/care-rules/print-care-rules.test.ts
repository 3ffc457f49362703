import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printCareRules, printExampleSteps } from "./print-care-rules.ts";

const kept = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

test("docs/care-rules.md is what the command prints", () => {
  const command = "run: npm run -s care-rules > docs/care-rules.md";
  expect(kept("docs/care-rules.md"), command).toBe(printCareRules());
});

test("the steps the site shows for each example are those that follow from it", () => {
  const command = "run: npm run -s care-rules -- --examples > care/example-steps.json";
  expect(kept("care/example-steps.json"), command).toBe(printExampleSteps());
});

test("a source that was not found says so in its rows", () => {
  expect(printCareRules()).toMatch(/\(not verified\) \|/);
});
