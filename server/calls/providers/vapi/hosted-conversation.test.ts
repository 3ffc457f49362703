import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { webCall } from "../../../../contracts/calls.ts";
import { apiPaths } from "../../../../contracts/paths.ts";
import { limits } from "../../../security/limits.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { joinCall, visitor } from "../../testing/join-call.ts";
import { startVapiStandIn } from "./testing/stand-in.ts";

const secret = "webhook-secret-of-these-tests";
const theirs = { id: "vapi-call-1" };
let standIn: Awaited<ReturnType<typeof startVapiStandIn>>;
let server: TestServer;
beforeEach(async () => {
  standIn = await startVapiStandIn();
  server = await startTestServer({
    VOICE_PROVIDER: "vapi",
    VAPI_PRIVATE_KEY: standIn.key,
    VAPI_BASE_URL: standIn.baseUrl,
    VAPI_ASSISTANT_ID: "assistant-1",
    VAPI_WEBHOOK_SECRET: secret,
  });
});
afterEach(async () => {
  await server.close();
  await standIn.stop();
});

type Said = { role: string; content: string };

function ask(path: string, body: object, shown = secret) {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-vapi-secret": shown },
    body: JSON.stringify(body),
  });
}
const askModel = (messages: Said[], more: object = {}, shown = secret) =>
  ask(`${apiPaths.voiceModel}/chat/completions`, { messages, call: theirs, ...more }, shown);
const replyOf = async (response: Response): Promise<string> => (await response.json()).choices[0].message.content;
const user = (content: string): Said => ({ role: "user", content });
const agent = (content: string): Said => ({ role: "assistant", content });

async function openCall() {
  const ana = visitor(server.url);
  const call = v.parse(webCall, await (await ana.openCall()).json());
  return { ana, call };
}

test("the hosted voice asks us what to say, and page, report and mail come from the one conversation", async () => {
  const { ana, call } = await openCall();
  const page = await joinCall(server.url, call.conversationUrl ?? "");
  await page.until(() => page.view());
  const story = [user("Mr. K fell in room 9.")];
  const question = await replyOf(await askModel(story));
  await page.until(() => page.view()?.reports.length === 1);
  expect(page.view()?.lines.map(({ text }) => text)).toEqual(["Mr. K fell in room 9.", question]);

  page.send({ type: "converse", event: { kind: "set", report: 0, path: "resident.room", value: "19" } });
  await page.until(() => page.view()?.reports[0]?.resident?.room?.value === "19");
  const answered = [...story, agent(question), user("Yes.")];
  await askModel(answered);
  const messages = answered.map(({ role, content }) => ({ role, message: content }));
  const report = { type: "end-of-call-report", endedReason: "customer-ended-call", call: theirs };
  expect((await ask(apiPaths.voiceWebhook, { message: { ...report, artifact: { messages } } })).status).toBe(200);

  await page.until(() => page.view()?.isOver);
  const kept = await (await ana.get(`/voice/call/${call.id}`, call.callToken)).json();
  expect(kept.analysis.structuredData).toEqual(page.view()?.reports[0]);
  expect(kept.analysis.structuredData).toMatchObject({
    headStrike: { value: "yes" },
    resident: { room: { value: "19" } },
  });
});

test("an answer comes whole or as a stream, and the same question twice is heard once", async () => {
  await openCall();
  const story = [user("Mr. K fell in room 9.")];
  const reply = await replyOf(await askModel(story));
  const streamed = await askModel(story, { stream: true });

  expect(streamed.headers.get("content-type")).toContain("text/event-stream");
  const text = await streamed.text();
  expect(text).toContain(JSON.stringify(reply));
  expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
});

test("words that went on are heard once, and a question that was cut off was not asked", async () => {
  const { ana, call } = await openCall();
  const first = await replyOf(await askModel([user("Mr. K fell")]));
  const second = await replyOf(await askModel([user("Mr. K fell in room 9.")]));
  const cut = second.slice(0, 5);
  await askModel([user("Mr. K fell in room 9."), agent(cut), user("No.")]);

  const page = await joinCall(server.url, (await join(ana, call)).webCallUrl);
  const view = await page.until(() => page.view());
  const said = view.lines.filter(({ who }) => who === "visitor").map(({ text }) => text);
  expect(said).toEqual(["Mr. K fell", "in room 9.", "No."]);
  expect(view.lines.filter(({ isCutOff }) => isCutOff).map(({ text }) => text)).toEqual([first, second]);
  expect(view.reports[0]?.headStrike).toBeUndefined();
});

test("only the hosted voice is answered, and only for calls of ours that are on", async () => {
  await openCall();
  const answers = await Promise.all([
    askModel([user("Hi.")], {}, "wrong"),
    askModel([user("Hi.")], { call: { id: "a stranger's" } }),
    askModel("x" as unknown as Said[]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 400]);
});

test("typing needs no hosted voice: our own server holds it, and the provider hears nothing of it", async () => {
  const ana = visitor(server.url, "");
  const call = v.parse(webCall, await (await ana.openCall()).json());
  const wire = await joinCall(server.url, call.webCallUrl);
  wire.type("Mr. K fell in room 9.");
  await wire.until(() => wire.view()?.reports.length === 1);

  expect(standIn.asked).toEqual([]);
  wire.send({ type: "end-call" });
  await wire.closed();
});

async function join(ana: ReturnType<typeof visitor>, call: { id: string; callToken: string }) {
  return (await ana.post(`/voice/call/${call.id}/join`, {}, call.callToken)).json();
}

test("however many turns it asks about, so many are understood", async () => {
  const { call } = await openCall();
  const page = await joinCall(server.url, call.conversationUrl ?? "");
  const turns = Array.from({ length: limits.heardTurns.value + 50 }, (_, index) => user(`No ${index}.`));
  expect((await askModel(turns)).status).toBe(200);
  const heard = () => page.view()?.lines.filter(({ who }) => who === "visitor").length;
  await page.until(() => heard() === limits.heardTurns.value);
  expect((await askModel([...turns, user("One more.")])).status).toBe(200);
  expect(heard()).toBe(limits.heardTurns.value);
});
