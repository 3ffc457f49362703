import { afterEach, beforeEach, expect, test } from "vitest";
import { createVapiClient, splitSpec, type VapiClient } from "./client.ts";
import { vapiRoutes } from "./routes.ts";
import { startVapiStandIn } from "./testing/stand-in.ts";

let standIn: Awaited<ReturnType<typeof startVapiStandIn>>;
let client: VapiClient;
beforeEach(async () => {
  standIn = await startVapiStandIn();
  const { baseUrl, key } = standIn;
  client = createVapiClient({ baseUrl, privateKey: key, timeoutMs: 400, retryMs: 5 });
});
afterEach(() => standIn.stop());

test("every row of the table is a method that asks its address", async () => {
  const names = { id: "i1", testId: "t1", runId: "r1", userId: "u1", provider: "p1", workflowId: "w1" };
  for (const [name, spec] of Object.entries(vapiRoutes)) {
    const ask = client[name as keyof VapiClient] as (request: object) => Promise<unknown>;
    await ask(names);
    const [method, path] = splitSpec(spec);
    const expected = path.replace(/\{(\w+)\}/g, (_, part: keyof typeof names) => names[part]);
    expect(standIn.asked.at(-1)).toMatchObject({ method, path: expected });
  }
});

test("the specification's resources are all there", () => {
  const paths = Object.values(vapiRoutes).map((spec) => splitSpec(spec)[1]);
  for (const resource of [
    ...["/call/web", "/call/phone", "/v2/call/metadata", "/v2/assistant", "/chat/completions"],
    ...["/phone-number/import/twilio", "/phone-number/import/vonage", "/file/upload", "/knowledge-base/{id}"],
    ...["/workflow/{id}", "/squad/{id}", "/test-suite/{id}/test/{testId}", "/test-suite/{id}/run/{runId}"],
    ...["/metrics", "/analytics", "/log", "/logs", "/org/{id}/user", "/org/{id}/member/{userId}/leave"],
    ...["/org/{id}/invite", "/org/{id}/role", "/token/{id}", "/credential/{id}", "/template/pinned"],
    ...["/voice-library/{provider}", "/voice-library/sync", "/11labs/voice/clone", "/tool/{id}"],
  ]) {
    expect(paths).toContain(resource);
  }
});

test("a body goes as JSON, a file as a form, a question in the address, and the key as bearer", async () => {
  await client.createAssistant({ body: { name: "Ünicode" } });
  await client.listCalls({ query: { limit: 5, createdAtGt: "2026-11-15T00:00:00Z" } });
  const form = new FormData();
  form.set("file", new Blob(["hello"]), "hello.txt");
  await client.uploadFile({ body: form });

  const [json, list, file] = standIn.asked;
  expect(json).toMatchObject({
    body: '{"name":"Ünicode"}',
    headers: { authorization: `Bearer ${standIn.key}` },
  });
  expect(list?.path).toBe("/call?limit=5&createdAtGt=2026-11-15T00%3A00%3A00Z");
  expect(file?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
});

test.each([429, 503])("%i passes: it is asked again, even to create", async (status) => {
  standIn.script.push({ status, headers: { "retry-after": "0" } }, { status });
  await client.createAssistant({ body: {} });

  expect(standIn.asked).toHaveLength(3);
});

test("after three tries it gives up, with the status and the reason", async () => {
  standIn.script.push(...Array(3).fill({ status: 500, body: { message: ["one", "two"] } }));

  await expect(client.listAssistants()).rejects.toMatchObject({
    name: "VapiFailure",
    kind: "refused",
    status: 500,
    message: expect.stringContaining("one; two"),
  });
  expect(standIn.asked).toHaveLength(3);
});

test.each(["cut", "hang"] as const)(
  "after a %s a question is asked again, but nothing is created twice",
  async (how) => {
    standIn.script.push(how);
    await client.listAssistants();
    expect(standIn.asked).toHaveLength(2);

    standIn.script.push(how);
    const kind = how === "cut" ? "unreachable" : "timed-out";
    await expect(client.createCall({ body: {} })).rejects.toMatchObject({ kind });
    expect(standIn.asked).toHaveLength(3);
  },
);

test("what is refused for good is not asked again", async () => {
  standIn.script.push({ status: 404, body: { message: "Not Found" } });

  await expect(client.getCall({ id: "nobody" })).rejects.toMatchObject({ kind: "refused", status: 404 });
  expect(standIn.asked).toHaveLength(1);
});

test("an answer nobody can read is a failure, and one without end is cut off", async () => {
  standIn.script.push("garbage");
  await expect(client.listTools()).rejects.toMatchObject({ kind: "unreadable" });

  standIn.script.push("flood");
  const patient = createVapiClient({ baseUrl: standIn.baseUrl, privateKey: standIn.key, timeoutMs: 10_000 });
  await expect(patient.listTools()).rejects.toMatchObject({ kind: "unreadable" });
});

test.each(["../org", "a/b", "", ".", "a?b", "%2e%2e"])("an identifier cannot leave its place: %j", async (id) => {
  await expect(client.getAssistant({ id })).rejects.toMatchObject({ kind: "refused" });
  expect(standIn.asked).toHaveLength(0);
});

test("no failure repeats the key", async () => {
  standIn.script.push({ status: 401, body: { message: "Invalid Key" } });
  const failure = await client.listOrgs().catch((error: Error) => error);

  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain(standIn.key);
});
