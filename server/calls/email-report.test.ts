import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { voicePaths } from "../../contracts/call-numbers.ts";
import { callRefusal, type WebCall, webCall } from "../../contracts/calls.ts";
import { limits } from "../security/limits.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { codeIn } from "./testing/code-in.ts";
import { joinCall, visitor } from "./testing/join-call.ts";

let server: TestServer;
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const key = "operator-key-of-these-tests";
const proxied = { TRUST_PROXY: "127.0.0.1", VOICE_RATE_LIMIT: "off", VOICE_PRIVATE_KEY: key };
const codeFile = (id: string) => join(server.dataDir, "mail", `${id}.code.eml`);
const reportFile = (id: string) => join(server.dataDir, "mail", `${id}.report.eml`);

/** A call that has ended, with a report that holds what was said. */
async function endedCall(email: string, address: string, said = "Mrs. R fell in room 214.") {
  const caller = visitor(server.url, email, { address });
  const call: WebCall = v.parse(webCall, await (await caller.openCall({ typedOnly: "true" })).json());
  const wire = await joinCall(server.url, call.webCallUrl);
  const message = { role: "user", content: said };
  wire.send({ type: "add-message", message, triggerResponseEnabled: false });
  wire.send({ type: "end-call" });
  await wire.closed();
  await expect.poll(async () => (await server.services.calls.calls.find(call.id))?.status).toBe("ended");
  return {
    id: call.id,
    ask: (body: object = {}) => caller.post(voicePaths.emailReport(call.id), body, call.callToken),
    confirm: (code: string) => caller.post(voicePaths.confirmReport(call.id), { code }, call.callToken),
  };
}

test("a stranger gets a code and none of the caller's words, and no report without the code", async () => {
  server = await startTestServer(proxied);
  const call = await endedCall("victim@example.com", "203.0.113.1", "Mrs. R fell. Pay at https://evil.example now.");
  const report = { narrative: "Click https://evil.example", category: { value: "fall" } };
  expect((await call.ask({ report })).status).toBe(202);

  const mail = readFileSync(codeFile(call.id), "utf8");
  expect(mail).toContain("victim@example.com");
  expect(mail).not.toMatch(/evil|pay at/i);
  const code = codeIn(codeFile(call.id));
  const wrong = code === "000000" ? "111111" : "000000";
  const refused = await call.confirm(wrong);
  expect([refused.status, v.is(callRefusal, await refused.json())]).toEqual([422, true]);
  expect(readdirSync(join(server.dataDir, "mail")).filter((name) => name.includes("report"))).toEqual([]);
});

test("with the code the report that the server kept is mailed, once, and its links are inert", async () => {
  server = await startTestServer(proxied);
  const call = await endedCall("ana@example.com", "203.0.113.1", "Mrs. R fell. See https://evil.example/pay now.");
  await call.ask({ report: { narrative: "Something else" } });
  const code = codeIn(codeFile(call.id));
  expect(await (await call.confirm(code)).json()).toMatchObject({ status: "queued" });
  expect((await call.confirm(code)).status).toBe(410);
  await expect.poll(() => existsSync(reportFile(call.id))).toBe(true);
  const mail = readFileSync(reportFile(call.id), "utf8").replaceAll("=\r\n", "");
  expect(mail).not.toMatch(/https?:\/\/|evil\.example|Something else/);
  expect(mail).toContain("evil[.]example");
});

test("a code can be tried a few times, and is then void", async () => {
  server = await startTestServer(proxied);
  const call = await endedCall("ana@example.com", "203.0.113.1");
  expect((await call.confirm("123456")).status).toBe(410);
  await call.ask();
  const code = codeIn(codeFile(call.id));
  const wrong = code === "000000" ? "111111" : "000000";
  const answers: number[] = [];
  for (let count = 0; count < limits.codeTries.value; count++) answers.push((await call.confirm(wrong)).status);
  expect(new Set(answers)).toEqual(new Set([422]));
  expect((await call.confirm(code)).status).toBe(410);
});

test("a code is good for a while, and is then void", async () => {
  let late = 0;
  const now = Date.now;
  vi.spyOn(Date, "now").mockImplementation(() => now() + late);
  server = await startTestServer(proxied);
  const call = await endedCall("ana@example.com", "203.0.113.1");
  await call.ask();
  const code = codeIn(codeFile(call.id));
  late = limits.codeMs.value;
  expect((await call.confirm(code)).status).toBe(410);
  late = 0;
  expect((await call.confirm(code)).status).toBe(202);
});

test("one address is sent so many reports in a day, whoever vouches for it", async () => {
  server = await startTestServer(proxied);
  const answers: number[] = [];
  for (let count = 1; count <= limits.reportsPerRecipient.value + 1; count++) {
    const call = await endedCall("victim@example.com", `203.0.113.${count}`);
    answers.push((await visitor(server.url).post(voicePaths.emailReport(call.id), {}, key)).status);
  }
  expect(answers).toEqual([...Array(limits.reportsPerRecipient.value).fill(202), 429]);
});

test("one address is sent few codes, whoever asks for them and from however many calls", async () => {
  server = await startTestServer(proxied);
  const answers: number[] = [];
  for (let count = 1; count <= limits.codesPerRecipient.value + 1; count++) {
    const call = await endedCall("victim@example.com", `203.0.113.${count}`);
    answers.push((await call.ask()).status);
  }
  expect(answers).toEqual([...Array(limits.codesPerRecipient.value).fill(202), 429]);
});

test("one visitor has few codes, for however many calls and addresses", async () => {
  server = await startTestServer(proxied);
  const answers: number[] = [];
  for (let count = 1; count <= limits.codesPerVisitor.value + 1; count++) {
    const call = await endedCall(`v${count}@example.com`, "203.0.113.1");
    answers.push((await call.ask()).status);
  }
  expect(answers).toEqual([...Array(limits.codesPerVisitor.value).fill(202), 429]);
});

test("one call has few codes too, however far apart they are asked for", async () => {
  let late = 0;
  const now = Date.now;
  vi.spyOn(Date, "now").mockImplementation(() => now() + late);
  server = await startTestServer(proxied);
  const call = await endedCall("ana@example.com", "203.0.113.1");
  const answers: number[] = [];
  for (let count = 0; count <= limits.codesPerCall.value; count++) {
    answers.push((await call.ask()).status);
    late += 3_700_000;
  }
  expect(answers).toEqual([...Array(limits.codesPerCall.value).fill(202), 429]);
});

test("an operator, who vouches for the address, needs no code", async () => {
  server = await startTestServer(proxied);
  const call = await endedCall("ana@example.com", "203.0.113.1");
  const asked = await visitor(server.url).post(voicePaths.emailReport(call.id), {}, key);
  expect(await asked.json()).toMatchObject({ status: "queued" });
  expect(existsSync(codeFile(call.id))).toBe(false);
});
