import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).split("\n").filter(Boolean);
const link = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g;

test("every link between our documents leads somewhere", () => {
  const broken = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(link)]
      .map(([, target = ""]) => target)
      .filter((target) => !existsSync(join(dirname(document), target)))
      .map((target) => `${document} → ${target}`),
  );
  expect(broken).toEqual([]);
});
