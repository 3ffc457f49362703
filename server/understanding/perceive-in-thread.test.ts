import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** What understands: a thread may hold it, or the command line, and never the thread that answers visitors. */
const understands = [
  "assistant/converse/tell-apart.ts",
  "assistant/perceive/create-perceive.ts",
  "server/understanding/open-perceive.ts",
  "server/understanding/open-reader.ts",
];
/** Fetched late there, and only where the site is developed from its source and no thread is built. */
const whileDeveloped = "server/understanding/perceive-in-thread.ts";

test("nothing a stranger or a provider sends is understood on the main thread", () => {
  const held = modulesOf("server/main.ts");
  expect(held).toContain("server/calls/embedded-call.ts");
  expect(held.some((file) => /^server\/calls\/providers\/.*\/hosted-call.ts$/.test(file))).toBe(true);
  expect(held).toContain(whileDeveloped);
  expect(held.filter((file) => understands.includes(file))).toEqual([]);
});

test("the thread holds what understands, so the list above is of files that are there", () => {
  expect(modulesOf("server/understanding/perceive-worker.ts")).toEqual(expect.arrayContaining(understands));
});

/** Everything that a program holds once it runs, its own late imports included. */
function modulesOf(program: string): string[] {
  const held = new Set([program]);
  for (const file of held) {
    const text = readFileSync(file, "utf8");
    const imports = [...text.matchAll(/^(?:import|export) (?!type\b)[^"';]*?"(\.[^"]+\.tsx?)";$/gm)];
    const late = file === whileDeveloped ? [] : [...text.matchAll(/\bimport\("(\.[^"]+\.tsx?)"\)/g)];
    for (const [, path = ""] of [...imports, ...late]) held.add(join(dirname(file), path));
  }
  return [...held];
}
