import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../observe/log.ts";
import type { Site } from "../pages/site.ts";
import { storeFile } from "../pages/stored-file.ts";
import { buildTestApp } from "../testing/test-server.ts";
import { behindTlsProxy, scanSite } from "./testing/scan-site.ts";

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

test.each(["/", "/talk"])("the HTTP Observatory grades %s A+ and finds nothing to improve", async (path) => {
  const { scan, tests } = await scanSite("tendwell.example", behindTlsProxy(tested.app, path));

  expect(Object.keys(tests).filter((name) => !tests[name]?.pass)).toEqual([]);
  expect(scan.grade).toBe("A+");
  expect(scan.score).toBeGreaterThanOrEqual(130);
});

test("an answer that is no page carries the same headers", async () => {
  const ask = behindTlsProxy(tested.app);
  const pageHeaders = (await ask(new Request("https://tendwell.example/"))).headers;
  const guards = [...pageHeaders.keys()].filter((name) => /policy|security|^x-|reporting/.test(name));
  expect(guards.length).toBeGreaterThanOrEqual(9);

  const answers = [
    ["GET", "/missing", 404],
    ["GET", "/broken", 500],
    ["OPTIONS", "/", 404],
    ["POST", "/api/errors", 400],
  ] as const;
  for (const [method, path, status] of answers) {
    const response = await ask(new Request(`https://tendwell.example${path}`, { method }));
    expect([path, response.status]).toEqual([path, status]);
    for (const name of guards)
      expect([path, name, response.headers.get(name)]).toEqual([path, name, pageHeaders.get(name)]);
  }
});

test("the HTTP Observatory would notice a site without the headers, and a careless cookie", async () => {
  const app = fastify();
  app.get("/", (_request, reply) => reply.type("text/html").header("set-cookie", "session=1").send(html));

  const { scan, tests } = await scanSite("tendwell.example", behindTlsProxy(app));

  expect(scan.score).toBeLessThan(50);
  expect(tests.cookies?.pass).toBe(false);
});
