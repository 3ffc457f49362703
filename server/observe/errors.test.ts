import { type FastifyRequest, fastify } from "fastify";
import { expect, test } from "vitest";
import { createRateLimiter, parseRate } from "../security/rate-limit.ts";
import { errorRoutes } from "./errors.ts";
import { createLog } from "./log.ts";
import { createErrorReporter, type ReportedError } from "./report-error.ts";

function startServer(rate = "off") {
  const lines: string[] = [];
  const forwarded: ReportedError[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(line) } });
  const forward = async (error: ReportedError) => void forwarded.push(error);
  const app = fastify();
  errorRoutes(app, {
    log,
    limiter: createRateLimiter({ rate: parseRate(rate), now: () => 0 }),
    reportError: createErrorReporter({ log, forward }),
    clientKey: (request: FastifyRequest) => request.ip,
  });
  const post = (url: string, body: unknown, type = "application/json") =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": type },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { post, lines: () => lines.map((line) => JSON.parse(line)), forwarded };
}

const report = {
  message: "TypeError: Mrs. Zanzibar is not a function, ana@example.com",
  stack: "at zanzibar (https://tendwell.example/assets/talk-abc.js:1:2)\n    at zanzibar.js:3:4",
  path: "/talk",
};

test("a browser's error is logged by kind and place, without its words, handed on, and not answered", async () => {
  const { post, lines, forwarded } = startServer();
  const response = await post("/api/errors", report);

  expect(response.statusCode).toBe(204);
  expect(lines()).toMatchObject([
    {
      level: "warn",
      source: "browser",
      path: "/talk",
      err: {
        type: "BrowserError",
        message: "TypeError in the page",
        stack: "    at /assets/talk-abc.js:1:2",
      },
    },
  ]);
  expect(forwarded).toHaveLength(1);
  expect(JSON.stringify([lines(), forwarded])).not.toMatch(/zanzibar/i);
});

test.each([
  ["{not json", 400],
  [{}, 400],
  [{ ...report, message: 5 }, 400],
  [{ ...report, message: "x".repeat(301) }, 400],
  [{ ...report, path: "/talk?email=ana@example.com" }, 400],
  [{ ...report, path: "https://evil.example/" }, 400],
  ['{"__proto__":{"a":1}}', 400],
  [{ ...report, extra: "x".repeat(8200) }, 413],
])("a malformed report is refused without detail (case %#)", async (body, status) => {
  const { post, lines } = startServer();
  const response = await post("/api/errors", body);
  expect(response.statusCode).toBe(status);
  expect(response.body).toBe("");
  expect(lines()).toEqual([]);
});

test("a body of another type is refused", async () => {
  const { post } = startServer();
  expect((await post("/api/errors", JSON.stringify(report), "text/plain")).statusCode).toBe(400);
  expect((await post("/api/errors", "<a/>", "application/xml")).statusCode).toBe(415);
});

test("a browser that reports without end is told to wait", async () => {
  const { post, lines } = startServer("2/m");
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await post("/api/errors", report)).statusCode);
  expect(statuses).toEqual([204, 204, 429]);
  expect((await post("/api/csp", "{}", "application/csp-report")).headers["retry-after"]).toBe("60");
  expect(lines()).toHaveLength(2);
});

test("a breach of the policy is logged in either form, by kinds and never by an address", async () => {
  const { post, lines } = startServer();
  const old = {
    "csp-report": {
      "document-uri": "https://tendwell.example/talk?name=Ana",
      "violated-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x.js?secret=1",
      "line-number": 7,
    },
  };
  const current = [
    { type: "deprecation", body: { id: "x" } },
    {
      type: "csp-violation",
      age: 5,
      url: "https://tendwell.example/talk",
      body: {
        documentURL: "https://tendwell.example/talk?name=Ana",
        effectiveDirective: "script-src-elem",
        blockedURL: "https://evil.example/x.js?secret=1",
        sourceFile: null,
        lineNumber: 7,
      },
    },
  ];
  expect((await post("/api/csp", old, "application/csp-report")).statusCode).toBe(204);
  expect((await post("/api/csp", current, "application/reports+json")).statusCode).toBe(204);

  const breach = {
    level: "warn",
    directive: "script-src-elem",
    blocked: "https",
    path: "/talk",
    line: 7,
  };
  expect(lines()).toMatchObject([breach, breach]);
  expect(JSON.stringify(lines())).not.toMatch(/evil|ana/i);
});

test("a breach by a browser extension is received and forgotten", async () => {
  const { post, lines } = startServer();
  for (const blocked of ["chrome-extension", "moz-extension://abc/x.js"]) {
    const body = { "csp-report": { "effective-directive": "script-src", "blocked-uri": blocked } };
    expect((await post("/api/csp", body, "application/csp-report")).statusCode).toBe(204);
  }
  expect(lines()).toEqual([]);
});

test("what is no policy report is refused", async () => {
  const { post } = startServer();
  for (const body of [{}, "5", [{ type: 5 }], Array.from({ length: 60 }, () => ({ type: "x" }))]) {
    expect((await post("/api/csp", body, "application/reports+json")).statusCode).toBe(400);
  }
});
