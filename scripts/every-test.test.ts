import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const linesOf = (program: string, args: string[]) =>
  execFileSync(program, args, { encoding: "utf8" }).trim().split("\n").sort();

test("every test in the repository is run", () => {
  const written = linesOf("git", ["ls-files", "-co", "--exclude-standard", "*.test.ts", "*.test.tsx"]);
  const run = linesOf(process.execPath, ["node_modules/vitest/vitest.mjs", "list", "--filesOnly"]);
  expect(run).toEqual(written);
});
