import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Written by programs, which are held to these rules; nobody reads them line by line. */
const generated = [
  "docs/care-rules.md", // npm run -s care-rules
  "docs/limits.md", // server/security/limits.test.ts -u
  "corpus/COVERAGE.md", // npm run corpus
];
/** The trainer's own room, which is rewritten with every lesson. */
const underWay = "learning/";

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|js|css|md|py)$/.test(file) && existsSync(file))
  .filter((file) => !generated.includes(file) && !file.startsWith(underWay))
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n") }));

/** A row of a table in Markdown cannot be broken. */
const mayBeLong = (file: string, line: string) => file.endsWith(".md") && line.startsWith("|");

test("no line is longer than 120 characters", () => {
  const long = files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (line.length > 120 && !mayBeLong(file, line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(files.length).toBeGreaterThan(800);
  expect(long).toEqual([]);
});

test("no file is longer than 400 lines", () => {
  expect(files.filter(({ lines }) => lines.length > 401).map(({ file }) => file)).toEqual([]);
});

const code = files.filter(({ file }) => /\.(tsx?|js)$/.test(file));
const pattern = /(?<=[(=,:[!&|?;{}\s])\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+\/[dgimsuvy]*/g;

test("no regular expression is longer than 200 characters", () => {
  const long = code
    .flatMap(({ file, lines }) =>
      lines.flatMap((line) => (line.match(pattern) ?? []).map((found) => ({ file, found }))),
    )
    .filter(({ found }) => found.length > 200);
  expect(long).toEqual([]);
});

const quoted = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/;
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/;
const saysNothing = new RegExp([comment, quoted, pattern].map(({ source }) => source).join("|"), "g");

/** Lines on which a type is cast away; comments, strings and patterns may speak of it. */
function castsIn(text: string): number[] {
  const bare = text.replace(saysNothing, (said) => said.replace(/[^\n]+/g, '""'));
  return bare.split("\n").flatMap((line, index) => (/\bas (?:never|any)\b/.test(line) ? [index + 1] : []));
}

test("no type is passed over with a cast to never", () => {
  const casting = code.flatMap(({ file, lines }) => castsIn(lines.join("\n")).map((line) => `${file}:${line}`));
  expect(casting).toEqual([]);
});

test("a cast would be seen behind a string, and is not seen inside one", () => {
  expect(castsIn('f("x") as any;\n/* as never\n*/ a / b as never; // as any\n"as any"; /["as never]/')).toEqual([1, 3]);
});
