import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { demoAssistantId, voicePaths } from "../../contracts/call-numbers.ts";
import { resumedCall, type WebCall, webCall } from "../../contracts/calls.ts";
import { newestLeads } from "../leads/browse-leads.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { fakeSpeech } from "./testing/fake-speech.ts";
import { joinCall, visitor } from "./testing/join-call.ts";

let server: TestServer;
afterEach(() => server?.close());

async function start(email = "") {
  const { speech } = fakeSpeech();
  server = await startTestServer({}, undefined, { status: () => "ready", speech: () => speech });
  const guest = visitor(server.url, email);
  const call: WebCall = v.parse(webCall, await (await guest.openCall({ typedOnly: "true" })).json());
  const wire = await joinCall(server.url, call.webCallUrl);
  await wire.until(() => wire.view());
  return { guest, call, wire };
}
const rows = () => server.services.calls.calls.newest(10);

async function another(guest: ReturnType<typeof visitor>, path: string, { callToken }: WebCall) {
  const answer = await guest.post(path, {}, callToken);
  expect(answer.status).toBe(201);
  return joinCall(server.url, v.parse(resumedCall, await answer.json()).webCallUrl);
}

test("typing needs no address: it is held in memory, and forgotten when its visitor leaves", async () => {
  const { guest, call, wire } = await start();
  wire.type("Mr. K fell in room 9.");
  const view = await wire.until(() => wire.view()?.reports.length === 1 && wire.view());
  expect(view.lines.map(({ who }) => who)).toEqual(["assistant", "visitor", "assistant"]);
  expect(wire.frames).toEqual([]);
  expect((await guest.post(voicePaths.emailReport(call.id), {}, call.callToken)).status).toBe(401);

  wire.send({ type: "end-call" });
  expect(await wire.closed()).toBe(1000);
  expect(await rows()).toEqual([]);
  expect(await newestLeads(server.services.db, {}, 5)).toEqual([]);
  expect((await guest.post(voicePaths.joinCall(call.id), {}, call.callToken)).status).toBe(401);
  expect(server.log.every((entry) => !JSON.stringify(entry).includes("room 9"))).toBe(true);
});

test("whoever typed without an address can still have the report mailed, and is kept from then on", async () => {
  const { guest, call, wire } = await start();
  wire.type("Mr. K fell in room 9.");
  await wire.until(() => wire.view()?.reports.length === 1);
  const ask = (body: object) => guest.post(voicePaths.emailReport(call.id), body, call.callToken);
  expect((await ask({ email: "ana" })).status).toBe(401);
  expect((await guest.post(voicePaths.emailReport(call.id), { email: "ana@example.com" }, "wrong")).status).toBe(401);
  expect(await rows()).toEqual([]);

  const agreed = await ask({ email: "ana@example.com", consentVersion: "i-agreed-to-everything" });
  expect(await agreed.json()).toMatchObject({ status: "code-sent" });
  expect(await newestLeads(server.services.db, {}, 5)).toMatchObject([{ consent_version: "unknown" }]);
  expect(await rows()).toMatchObject([{ id: call.id, email: "ana@example.com", status: "in-progress" }]);
  wire.send({ type: "end-call" });
  await wire.closed();
  await expect.poll(async () => (await rows())[0]?.status).toBe("ended");
});

test("a token without an address starts no spoken call, and none that is kept", async () => {
  const { guest } = await start();
  const call = v.parse(webCall, await (await guest.openCall()).json());
  const wire = await joinCall(server.url, call.webCallUrl);
  await wire.until(() => wire.agentTurns().length === 1);
  expect([wire.frames, await rows()]).toEqual([[], []]);

  const stolen = await guest.newToken();
  const request = {
    assistantId: demoAssistantId,
    assistantOverrides: { variableValues: { email: "ana@example.com" } },
  };
  expect((await guest.post("/voice/call/web", request, stolen)).status).toBe(401);
});

test("a lost wire of a typed call is taken up again, with everything on it", async () => {
  const { guest, call, wire } = await start();
  wire.type("Mr. K fell in room 9.");
  await wire.until(() => wire.view()?.reports.length === 1);
  wire.socket.terminate();

  const again = await another(guest, voicePaths.resumeCall(call.id), call);
  expect(await again.until(() => again.view())).toEqual(wire.view());
  again.type("Sorry, room 19.");
  await again.until(() => again.view()?.reports[0]?.resident?.room?.value === "19");
  expect((await guest.post(voicePaths.resumeCall(call.id), {}, "wrong")).status).toBe(401);
});

test("two pages of one call see the same, and either may change it", async () => {
  const { guest, call, wire } = await start();
  const page = await another(guest, voicePaths.joinCall(call.id), call);
  wire.type("Mr. K fell in room 9.");
  await page.until(() => page.view()?.reports.length === 1);
  page.send({ type: "converse", event: { kind: "set", report: 0, path: "headStrike", value: "no" } });
  await wire.until(() => wire.view()?.reports[0]?.headStrike?.value === "no");
  page.send({ type: "converse", event: { kind: "typed", text: "Sorry, room 19." } });
  await wire.until(() => wire.view()?.reports[0]?.resident?.room?.value === "19");
  await page.until(() => page.view()?.revision === wire.view()?.revision);

  expect(page.view()).toEqual(wire.view());
});

test("what is no value of a field is refused in plain words, and changes nothing", async () => {
  const { wire } = await start();
  wire.type("Mr. K fell in room 9.");
  await wire.until(() => wire.view()?.reports.length === 1);
  const before = wire.view();
  const wrong = [
    { kind: "set", report: 0, path: "headStrike", value: "maybe" },
    { kind: "set", report: 0, path: "vitals.pulse", value: "fast" },
    { kind: "set", report: 0, path: "__proto__", value: "x" },
    { kind: "set", report: -1, path: "headStrike", value: "no" },
    { kind: "set", report: 0, path: "headStrike", value: "no", more: 1 },
    { kind: "setting-chosen", setting: "moon" },
    { kind: "launched" },
  ];
  for (const event of wrong) wire.send({ type: "converse", event });
  const errors = () => wire.messages().filter(({ type }) => type === "error");
  await wire.until(() => errors().length === wrong.length);

  expect(errors()[0]?.message).toContain("headStrike");
  expect(wire.view()).toEqual(before);
});

test("with an address a typed call is kept, can be put right after its end, and is mailed as it then is", async () => {
  const { guest, call, wire } = await start("ana@example.com");
  wire.type("Mr. K fell in room 9.");
  await wire.until(() => wire.view()?.reports.length === 1);
  wire.send({ type: "end-call" });
  await wire.closed();

  const page = await another(guest, voicePaths.joinCall(call.id), call);
  page.send({ type: "converse", event: { kind: "set", report: 0, path: "resident.room", value: "19" } });
  await page.until(() => page.view()?.reports[0]?.resident?.room?.value === "19");
  page.send({ type: "converse", event: { kind: "typed", text: "Mr. L fell too." } });
  const kept = async () => (await guest.get(voicePaths.call(call.id), call.callToken)).json();
  await expect.poll(async () => (await kept()).analysis.structuredData).toEqual(page.view()?.reports[0]);
  expect((await kept()).analysis.structuredData.narrative).not.toContain("Mr. L");
});
