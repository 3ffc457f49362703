import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { createErrorReporter, type ReportedError } from "./report-error.ts";

function recordErrors() {
  const lines: string[] = [];
  const forwarded: ReportedError[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(line) } });
  const forward = async (error: ReportedError) => void forwarded.push(error);
  return { lines, forwarded, reportError: createErrorReporter({ log, forward }) };
}

test("an error that passes through two layers is logged once, with its cause", () => {
  const { lines, forwarded, reportError } = recordErrors();
  const error = new Error("page not rendered", { cause: new Error("template broken") });
  reportError(error, { where: "rendering", path: "/talk" });
  reportError(error, { where: "error handler" });

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", where: "rendering", path: "/talk", err: { cause: { message: "template broken" } } },
  ]);
  expect(forwarded).toMatchObject([{ message: "page not rendered", where: "rendering", source: "server" }]);
});

test("a thrown value that is no error is reported too, each time", () => {
  const { lines, reportError } = recordErrors();
  reportError("plain text", { where: "handler" });
  reportError("plain text", { where: "handler" });
  reportError(undefined, { where: "handler" });
  expect(lines).toHaveLength(3);
});
