import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { bundlePrograms } from "./bundle.js";

test("a program is made where a build that goes on beside it takes nothing away", async () => {
  const [program = ""] = await bundlePrograms(["bench/testing/quantile.ts"]);
  const { quantile } = await import(/* @vite-ignore */ pathToFileURL(program).href);
  expect(quantile([1, 2, 3], 0.5)).toBe(2);
  expect(relative("dist", program)).toMatch(/^\.\./);
});
