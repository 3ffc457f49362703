import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printCareRules } from "./print-care-rules.ts";

test("docs/care-rules.md is what the command prints", () => {
  const kept = readFileSync(new URL("../../docs/care-rules.md", import.meta.url), "utf8");
  expect(kept, "run: npm run -s care-rules > docs/care-rules.md").toBe(printCareRules());
});

test("a source that was not found says so in its rows", () => {
  expect(printCareRules()).toMatch(/\(not verified\) \|/);
});
