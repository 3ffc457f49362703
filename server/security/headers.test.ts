import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { createSecurityHeaders } from "./headers.ts";

const headersFor = createSecurityHeaders();

function policyOf(headers: Readonly<Record<string, string>>): string {
  return headers["content-security-policy"] ?? "";
}

function gravestFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

test.each(["talk", "other"] as const)("the policy of the %s page has no grave weakness", (page) => {
  expect(gravestFindings(policyOf(headersFor({ tls: true, page })))).toEqual([]);
});

test("the evaluator would notice a weak policy", () => {
  expect(gravestFindings("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});

test("only the talk page may use the microphone", () => {
  expect(headersFor({ tls: true, page: "talk" })["permissions-policy"]).toContain("microphone=(self)");
  expect(headersFor({ tls: true, page: "other" })["permissions-policy"]).toContain("microphone=()");
});

test("only a visit over TLS is told to stay on TLS", () => {
  expect(headersFor({ tls: true, page: "other" })).toHaveProperty("strict-transport-security");
  expect(headersFor({ tls: false, page: "other" })).not.toHaveProperty("strict-transport-security");
});

test("a request picks a ready set instead of building one", () => {
  expect(headersFor({ tls: true, page: "talk" })).toBe(headersFor({ tls: true, page: "talk" }));
});

test("in production nothing is unsafe and no markup reaches a script", () => {
  const policy = policyOf(headersFor({ tls: true, page: "other" }));
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test("breaches are reported in both forms over TLS, and in the old form without it", () => {
  const tls = headersFor({ tls: true, page: "other" });
  expect(policyOf(tls)).toMatch(/report-uri \/api\/csp; report-to csp$/);
  expect(tls["reporting-endpoints"]).toBe('csp="/api/csp"');
  expect(policyOf(headersFor({ tls: false, page: "other" }))).toMatch(/report-uri \/api\/csp$/);
});

test("what stands in a page is allowed by its hash, and nothing else is", () => {
  const headers = createSecurityHeaders({
    inlineHashes: { scripts: ["'sha256-c2M='"], styles: ["'sha256-c3Q='"] },
  });
  for (const page of ["talk", "other"] as const) {
    const policy = policyOf(headers({ tls: true, page }));

    expect(policy).toContain("script-src 'self' 'sha256-c2M=';");
    expect(policy).toContain("style-src 'self' 'sha256-c3Q=';");
    expect(gravestFindings(policy)).toEqual([]);
  }
});

test("in development inline scripts run, and everything else stays as strict", () => {
  const policy = policyOf(createSecurityHeaders({ development: true })({ tls: false, page: "other" }));
  expect(policy).toContain("script-src 'self' 'unsafe-inline'");
  expect(policy).not.toContain("trusted-types");
  expect(policy).toContain("default-src 'none'");
});

test("sources of a hosted voice widen the talk page and no other", () => {
  const widened = createSecurityHeaders({
    talkSources: {
      "connect-src": ["https://*.voice.example", "wss://*.voice.example"],
      "trusted-types": ["call"],
    },
  });
  const talk = policyOf(widened({ tls: true, page: "talk" }));
  expect(talk).toContain("connect-src 'self' https://*.voice.example wss://*.voice.example");
  expect(talk).toContain("trusted-types call;");
  expect(policyOf(widened({ tls: true, page: "other" }))).toBe(policyOf(headersFor({ tls: true, page: "other" })));
});

test.each(["'unsafe-inline'", "*", "https:", "https://a.example; script-src *", "a.example,b.example"])(
  "the source %s is refused at start",
  (source) => {
    expect(() => createSecurityHeaders({ talkSources: { "script-src": [source] } })).toThrow("too wide");
  },
);
