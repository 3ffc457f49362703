import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { call as lines } from "../../content/en/call.ts";
import { voicePaths } from "../../contracts/call-numbers.ts";
import { type WebCall, webCall } from "../../contracts/calls.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { fakeSpeech } from "./testing/fake-speech.ts";
import { demoCallRequest, joinCall, visitor } from "./testing/join-call.ts";

let server: TestServer;
afterEach(() => server?.close());

/** A typed call without an address, with a room that was changed by hand. */
async function typed() {
  const { speech } = fakeSpeech();
  server = await startTestServer({}, undefined, { status: () => "ready", speech: () => speech });
  const guest = visitor(server.url, "");
  const call: WebCall = v.parse(webCall, await (await guest.openCall({ typedOnly: "true" })).json());
  const wire = await joinCall(server.url, call.webCallUrl);
  wire.type("Mr. K fell in room 9.");
  await wire.until(() => wire.view()?.reports.length === 1);
  wire.send({
    type: "converse",
    event: { kind: "set", report: 0, path: "resident.room", value: "216" },
  });
  await wire.until(() => wire.view()?.reports[0]?.resident?.room?.value === "216");
  return { call, wire };
}

async function goOn({ id, callToken }: Pick<WebCall, "id" | "callToken">, variables = {}) {
  const ana = visitor(server.url);
  const request = { ...demoCallRequest("ana@example.com", variables), continues: { id, callToken } };
  const answer = await ana.post(voicePaths.webCall, request, await ana.newToken());
  expect(answer.status).toBe(201);
  const call = v.parse(webCall, await answer.json());
  const wire = await joinCall(server.url, call.webCallUrl);
  wire.send("playable");
  return { call, wire };
}

test("speaking goes on with what was typed and changed by hand, and is not greeted again", async () => {
  const before = await typed();
  const { call, wire } = await goOn(before.call);
  expect(call.continues).toBe(before.call.id);

  const view = await wire.until(() => wire.view());
  expect(view.reports[0]?.resident?.room?.value).toBe("216");
  expect(view.lines.some(({ text }) => text === "Mr. K fell in room 9.")).toBe(true);
  await wire.until(() => wire.view()?.lines.at(-1)?.text === lines.goesOn.join(" "));
  const openings = wire.view()?.lines.filter(({ text }) => text === lines.opening.join(" "));
  expect(openings).toHaveLength(1);

  before.wire.send({ type: "end-call" });
  await before.wire.closed();
  wire.type("He hit his head.");
  await wire.until(() => wire.view()?.reports[0]?.headStrike?.value === "yes");
  expect(wire.view()?.reports[0]?.resident?.room?.value).toBe("216");
});

test("typing goes on with a kept call that is over", async () => {
  const before = await typed();
  const spoken = await goOn(before.call);
  await spoken.wire.until(() => spoken.wire.view());
  spoken.wire.send({ type: "end-call" });
  await spoken.wire.closed();

  const { call, wire } = await goOn(spoken.call, { typedOnly: "true" });
  expect(call.continues).toBe(spoken.call.id);
  const view = await wire.until(() => wire.view());
  expect([view.reports[0]?.resident?.room?.value, view.isOver]).toEqual(["216", false]);
});

test("nobody goes on with a call that is not theirs, or is forgotten", async () => {
  const before = await typed();
  const { call, wire } = await goOn({ id: before.call.id, callToken: "guessed" });
  expect(call.continues).toBeUndefined();
  expect((await wire.until(() => wire.view())).reports).toEqual([]);
  wire.send({ type: "end-call" });
  await wire.closed();

  before.wire.send({ type: "end-call" });
  await before.wire.closed();
  expect((await goOn(before.call)).call.continues).toBeUndefined();
});
