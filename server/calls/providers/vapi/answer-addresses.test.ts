import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { callRefusal } from "../../../../contracts/calls.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { splitSpec } from "./client.ts";
import { vapiRoutes } from "./routes.ts";

let server: TestServer;
afterEach(() => server.close());

test("every other address of the provider is declined in its own shape", async () => {
  server = await startTestServer();
  const ours = /^(POST \/call\/web|(POST|GET) \/call|(GET|PATCH|DELETE) \/call\/\{id\}|GET \/assistant.*)$/;
  for (const spec of Object.values(vapiRoutes).filter((route) => !ours.test(route))) {
    const [method, path] = splitSpec(spec);
    const answer = await fetch(`${server.url}/voice${path.replace(/\{\w+\}/g, "x1")}`, { method });
    const refusal = v.parse(callRefusal, await answer.json());
    expect([spec, answer.status, refusal.statusCode]).toEqual([spec, 501, 501]);
  }
  const nowhere = await fetch(`${server.url}/voice/nowhere/at/all`);
  expect(v.parse(callRefusal, await nowhere.json()).statusCode).toBe(404);
});
