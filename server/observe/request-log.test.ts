import { type FastifyBaseLogger, fastify, LogController } from "fastify";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { logRequests } from "./request-log.ts";

test("each request writes one line, without its query", async () => {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = createLog({
    level: "info",
    destination: { write: (line) => lines.push(line) },
  });
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ loggerInstance, logController });
  logRequests(app, (path) => path.startsWith("/assets/"));
  app.get("/talk", async () => "hello");
  app.get("/assets/a.js", async () => "hello");

  await app.inject("/talk?email=ana@example.com");
  await app.inject("/assets/a.js");
  await app.inject("/assets/missing.js");

  const requests = lines.map((line) => JSON.parse(line));
  expect(requests).toMatchObject([
    { msg: "Request answered", method: "GET", path: "/talk", status: 200, reqId: expect.any(String) },
    { msg: "Request answered", route: "none", status: 404 },
  ]);
  expect(lines.join()).not.toMatch(/ana|missing/);
});
