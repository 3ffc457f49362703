import { expect, test } from "vitest";
import { languageOf, pathOf, paths } from "./paths.ts";

test("English pages stand at the root and Spanish ones under /es", () => {
  expect(pathOf("talk")).toBe("/talk");
  expect(pathOf("talk", "es")).toBe("/es/talk");
  expect(pathOf("landing", "es")).toBe("/es");
});

test("a path says which language it is in", () => {
  for (const page of Object.keys(paths) as (keyof typeof paths)[]) {
    expect(languageOf(pathOf(page, "en"))).toBe("en");
    expect(languageOf(pathOf(page, "es"))).toBe("es");
  }
  expect(languageOf("/essay")).toBe("en");
});
