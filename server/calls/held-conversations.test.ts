import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { voicePaths } from "../../contracts/call-numbers.ts";
import { webCall } from "../../contracts/calls.ts";
import { limits } from "../security/limits.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { joinCall, visitor } from "./testing/join-call.ts";

let server: TestServer;
afterEach(() => server.close());

/** A typed call that is on, and a way to open one more page beside it. */
async function onCall() {
  server = await startTestServer();
  const ana = visitor(server.url);
  const call = v.parse(webCall, await (await ana.openCall({ typedOnly: "true" })).json());
  const wire = await joinCall(server.url, call.webCallUrl);
  const ask = () => ana.post(voicePaths.joinCall(call.id), {}, call.callToken);
  const openPage = async () => joinCall(server.url, (await (await ask()).json()).webCallUrl);
  return { wire, ask, openPage };
}

test("a page beside a call can be opened anew so often and no more", async () => {
  const { ask } = await onCall();
  const answers: number[] = [];
  for (let time = 0; time < 40; time++) {
    const asked = await ask();
    answers.push(asked.status);
    if (asked.status !== 201) continue;
    const page = await joinCall(server.url, (await asked.json()).webCallUrl);
    page.socket.close();
    await page.closed();
  }
  const opened = answers.filter((status) => status === 201).length;
  expect(opened).toBeGreaterThanOrEqual(limits.pagesAtOnce.value);
  expect(opened).toBeLessThan(2 * limits.pagesAtOnce.value);
  expect(answers.at(-1)).toBe(429);
});

test("so many pages look at one call at a time", async () => {
  const { ask, openPage } = await onCall();
  for (let count = 0; count < limits.pagesPerCall.value; count++) await openPage();
  expect((await ask()).status).toBe(429);
});

test("typed words that are not taken are named to the page that sent them", async () => {
  const { wire, openPage } = await onCall();
  const most = limits.typedCharacters.value;
  const [tooLong, tooMuch] = ["a".repeat(most + 1), "b".repeat(most)];
  for (const page of [wire, await openPage()]) {
    const refusals = () => page.messages().filter(({ type }) => type === "error");
    for (const text of [tooLong, tooMuch]) page.send({ type: "converse", event: { kind: "typed", text } });
    await page.until(() => refusals().length === 2);
    expect(refusals()).toMatchObject([
      { statusCode: 400, typed: tooLong },
      { statusCode: 429, typed: tooMuch },
    ]);
  }
});

test("a new page is no new allowance to write", async () => {
  const { wire, openPage } = await onCall();
  wire.send({ type: "end-call" });
  await wire.closed();
  const choose = { type: "converse", event: { kind: "setting-chosen", setting: "nursing_home" } };
  const first = await openPage();
  for (let count = 0; count <= limits.textsAtOnce.value; count++) first.send(choose);
  type Page = typeof first;
  const refusal = (page: Page) => page.until(() => page.messages().some(({ statusCode }) => statusCode === 429));
  await refusal(first);
  const second = await openPage();
  for (let count = 0; count < 3; count++) second.send(choose);
  await refusal(second);
});
