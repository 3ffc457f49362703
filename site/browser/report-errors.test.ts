import { brotliCompressSync } from "node:zlib";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorReport } from "../../contracts/error-report.ts";

const page = new EventTarget();
const sendBeacon = vi.fn((_path: string, _body: Blob) => true);

beforeEach(() => {
  vi.resetModules();
  sendBeacon.mockClear();
  vi.stubGlobal("navigator", { sendBeacon });
  vi.stubGlobal("location", { pathname: "/talk", search: "?email=ana@example.com" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

function freshReporter() {
  return import("./report-errors.ts");
}

async function sentReports() {
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()));
  return bodies.map((body) => v.parse(errorReport, JSON.parse(body)));
}

test("an uncaught error and a forgotten rejection are sent to our own server", async () => {
  const { reportErrors } = await freshReporter();
  reportErrors();
  page.dispatchEvent(Object.assign(new Event("error"), { error: new TypeError("broken"), message: "broken" }));
  page.dispatchEvent(Object.assign(new Event("error"), { error: null, message: "Script error." }));
  page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "gave up" }));

  expect(sendBeacon.mock.calls.map(([path, body]) => [path, body.type])).toEqual(
    Array(3).fill(["/api/errors", "application/json"]),
  );
  expect(await sentReports()).toEqual([
    { message: "broken", stack: expect.stringContaining("TypeError"), path: "/talk" },
    { message: "Script error.", path: "/talk" },
    { message: "gave up", path: "/talk" },
  ]);
});

test("texts are cut to what the server accepts", async () => {
  const { reportError } = await freshReporter();
  vi.stubGlobal("location", { pathname: `/${"p".repeat(500)}` });
  const error = new Error("m".repeat(5000));
  error.stack = "s".repeat(50_000);
  reportError(error);
  expect(await sentReports()).toHaveLength(1);
});

test("one page reports at most five errors", async () => {
  const { reportError } = await freshReporter();
  for (let time = 0; time < 9; time += 1) reportError(new Error("again"));
  expect(sendBeacon).toHaveBeenCalledTimes(5);
});

test("the reporter weighs at most 0.4 kB", async () => {
  const { build } = await import("vite");
  const entry = "virtual:entry";
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/entry.ts` : undefined),
        load: (id) =>
          id.endsWith("/entry.ts") ? 'import { reportErrors } from "./report-errors.ts"; reportErrors();' : undefined,
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const [bundle] = [result].flat();
  const code = bundle && "output" in bundle ? bundle.output[0].code : "";
  expect(code).toContain("/api/errors");
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(400);
});
