import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../../../database/open-database.ts";
import { runCommand } from "../../../../operator/testing/run-command.ts";
import { callKeeper } from "../../../keep-call.ts";
import { newCall } from "../../../testing/new-call.ts";
import { hostedAssistant } from "../assistant.ts";
import { startVapiStandIn } from "../testing/stand-in.ts";

const now = Date.UTC(2026, 10, 15);
let folder: string;
let standIn: Awaited<ReturnType<typeof startVapiStandIn>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "operator-"));
  standIn = await startVapiStandIn();
});
afterEach(async () => {
  await standIn.stop();
  rmSync(folder, { recursive: true, force: true });
});

const operator = (command: string, env: Record<string, string> = hosted()) =>
  runCommand(command.split(" "), { env: { DATA_DIR: folder, ...env }, now: () => now });

function hosted() {
  return {
    VOICE_PROVIDER: "vapi",
    VAPI_PRIVATE_KEY: standIn.key,
    VAPI_BASE_URL: standIn.baseUrl,
    VAPI_ASSISTANT_ID: "a1",
    VAPI_WEBHOOK_SECRET: "webhook-secret-of-these-tests",
    SITE_URL: "https://care.example",
  };
}

test("calls are listed without their words", async () => {
  const db = await openDatabase({ kind: "sqlite", file: join(folder, "tendwell.db") });
  const calls = callKeeper(db);
  await calls.begin(newCall, now - 90_000);
  await calls.end(newCall.id, "customer-ended-call", now - 30_000);
  await db.close();

  const { code, out } = await operator("voice calls", {});
  expect([code, out.includes(newCall.id), out.includes("customer-ended-call")]).toEqual([0, true, true]);
  expect(JSON.parse((await operator("voice calls --json", {})).out)).toMatchObject([{ status: "ended" }]);
});

test("assistants of the hosted voice are listed", async () => {
  expect((await operator("voice assistants")).out).toContain("Documenter");
});

test("the demo's assistant is sent as data, over the old one or as a new one", async () => {
  standIn.script.push({ status: 200, body: { id: "a1" } }, { status: 201, body: { id: "a2" } });
  const over = await operator("voice push-assistant --credential c1");
  const anew = await operator("voice push-assistant --new");

  expect([over.out, over.err]).toEqual(["a1\n", ""]);
  expect([anew.out, anew.err]).toEqual(["a2\n", "Set VAPI_ASSISTANT_ID=a2 to use it.\n"]);
  expect(standIn.asked).toMatchObject([
    { method: "PATCH", path: "/assistant/a1" },
    { method: "POST", path: "/assistant" },
  ]);
  expect(JSON.parse(standIn.asked[0]?.body ?? "")).toMatchObject({
    firstMessage: hostedAssistant.firstMessage,
    monitorPlan: { listenEnabled: false, controlEnabled: false },
    server: { url: "https://care.example/api/voice/webhook", credentialId: "c1" },
    model: { provider: "custom-llm", url: "https://care.example/api/voice/model" },
    artifactPlan: { recordingEnabled: false },
  });
});

test("any request of the provider can be sent, with what stands in its path, its query and its body", async () => {
  const { out } = await operator("voice ask listPhoneNumbers limit=5");
  expect(JSON.parse(out)).toEqual({ method: "GET", path: "/phone-number?limit=5" });
  await operator('voice ask updateSuiteTest id=s1 testId=t1 --body {"name":"Fall"}');
  expect(standIn.asked.at(-1)).toMatchObject({
    method: "PATCH",
    path: "/test-suite/s1/test/t1",
    body: '{"name":"Fall"}',
  });

  const unknown = await operator("voice ask makeCoffee");
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining("listPhoneNumbers")]);
  expect((await operator("voice ask createTool --body {")).code).toBe(2);
});

test("a file is uploaded as a form, with other values beside it, in the field the provider wants", async () => {
  const file = join(folder, "policy.txt");
  writeFileSync(file, "Falls are reported within the shift.");
  await operator(`voice ask uploadFile --file ${file}`);
  await operator(`voice ask cloneVoice --file files=${file} --body {"name":"Ana","labels":{"age":"60"}}`);

  const [upload, clone] = standIn.asked;
  expect([upload?.path, clone?.path]).toEqual(["/file/upload", "/11labs/voice/clone"]);
  expect(upload?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(upload?.body).toMatch(/name="file"; filename="policy.txt"[\s\S]*Falls are reported within the shift\./);
  expect(clone?.body).toMatch(/name="name"\s+Ana[\s\S]*name="labels"\s+\{"age":"60"\}[\s\S]*name="files"; filename/);
  expect((await operator("voice ask uploadFile --file /no/such/file")).code).toBe(2);
});

test("without a hosted voice the operator is told what to set", async () => {
  const { code, err } = await operator("voice assistants", {});
  expect([code, err]).toEqual([1, expect.stringContaining("VOICE_PROVIDER=vapi")]);
});
