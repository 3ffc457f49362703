import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../observe/log.ts";
import type { Site } from "../pages/site.ts";
import { storeFile } from "../pages/stored-file.ts";
import { buildTestApp } from "../testing/test-server.ts";
import { askOverTls } from "./testing/ask-over-tls.ts";
import { type HeaderCheck, headerChecks, weaknesses } from "./testing/header-checks.ts";

const html = '<!doctype html><title>A page</title><script src="/assets/main.js" type="module"></script>';
const page = storeFile("page.html", { plain: Buffer.from(html) });
const site: Site = {
  find: (path) => {
    if (path === "/broken") throw new Error("This page cannot be found out about");
    return ["/", "/talk"].includes(path) ? page : undefined;
  },
  notFound: () => page,
  errorScreen: () => html,
  render: async () => html,
};

let tested: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  tested = await buildTestApp({ TRUST_PROXY: "127.0.0.1" }, { site, log: createLog({ level: "silent" }) });
});
afterAll(() => tested.close());

const checks = Object.keys(headerChecks) as HeaderCheck[];

for (const path of ["/", "/talk"])
  test.each(checks)(`on ${path}: %s`, async (check) => {
    const answer = await askOverTls(tested.app, { path });

    expect(answer.status).toBe(200);
    expect(weaknesses(answer)).not.toContain(check);
  });

/** For every check the smallest fault that it must find: a header set to a poor value, or a poor page. */
const faults: Record<HeaderCheck, { header?: string; value?: string; policy?: [string, string]; html?: string }> = {
  "one policy is enforced, and it is a header": { html: '<meta http-equiv="refresh" content="0">' },
  "no directive stands in the policy twice": { policy: ["$", "; script-src 'self'"] },
  "what no directive names is refused": { policy: ["default-src 'none'", "default-src 'self'"] },
  "scripts come from this site or by their hash": { policy: ["script-src ", "script-src cdn.example "] },
  "styles come from this site or by their hash": { policy: ["style-src ", "style-src cdn.example "] },
  "no source is unsafe or as wide as the web": { policy: ["connect-src 'self'", "connect-src https:"] },
  "no source is fetched without TLS": { policy: ["font-src 'self'", "font-src http://fonts.example"] },
  "data addresses hold images and nothing else": { policy: ["font-src 'self'", "font-src data:"] },
  "there are no plug-ins": { policy: ["object-src 'none'", "object-src 'self'"] },
  "no markup can move the page's links": { policy: ["base-uri 'none'", "base-uri 'self'"] },
  "forms are sent to this site only": { policy: ["form-action 'self'", "form-action 'self' pay.example"] },
  "no other page can hold this one in a frame": { policy: ["frame-ancestors 'none'; ", ""] },
  "no old browser can hold this page in a frame": { header: "x-frame-options" },
  "a type is never guessed": { header: "x-content-type-options" },
  "an address's path and query stay on this site": { header: "referrer-policy", value: "unsafe-url" },
  "a browser stays on TLS for half a year or more, subdomains too": {
    header: "strict-transport-security",
    value: "max-age=86400; includeSubDomains",
  },
  "no other site can embed what is served": { header: "cross-origin-resource-policy", value: "cross-origin" },
  "no other window can reach into this one": { header: "cross-origin-opener-policy" },
  "no other site's script can read the answer": {
    header: "access-control-allow-origin",
    value: "https://elsewhere.example",
  },
  "no cookie is set": { header: "set-cookie", value: "session=1" },
  "every script element is this site's own": { html: '<script async src="//cdn.example/a.js"></script>' },
};

test.each(checks)("a fault is found, and no other is seen: %s", async (check) => {
  const { header, value, policy, html = "" } = faults[check];
  const answer = await askOverTls(tested.app, { path: "/" });
  const { headers } = answer;
  if (header && value) headers.set(header, value);
  else if (header) headers.delete(header);
  if (policy) {
    const before = headers.get("content-security-policy") ?? "";
    headers.set("content-security-policy", before.replace(new RegExp(policy[0]), policy[1]));
  }

  expect(weaknesses({ headers, html: answer.html + html })).toEqual([check]);
});

test("a site without the headers fails nearly every check", async () => {
  const app = fastify();
  app.get("/", (_request, reply) => reply.type("text/html").send(html));

  expect(weaknesses(await askOverTls(app, { path: "/" })).length).toBeGreaterThanOrEqual(14);
});

test("an answer that is no page carries the same headers", async () => {
  const pageHeaders = (await askOverTls(tested.app, { path: "/" })).headers;
  const guards = [...pageHeaders.keys()].filter((name) => /policy|security|^x-|reporting/.test(name));
  expect(guards.length).toBeGreaterThanOrEqual(9);

  const answers = [
    ["GET", "/missing", 404],
    ["GET", "/broken", 500],
    ["OPTIONS", "/", 404],
    ["POST", "/api/errors", 400],
  ] as const;
  for (const [method, path, status] of answers) {
    const response = await askOverTls(tested.app, { method, path });
    expect([path, response.status]).toEqual([path, status]);
    for (const name of guards)
      expect([path, name, response.headers.get(name)]).toEqual([path, name, pageHeaders.get(name)]);
  }
});
