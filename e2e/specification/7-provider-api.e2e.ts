import { expect, test } from "@playwright/test";
import { startHostedServer } from "../testing/hosted-server.ts";

test.describe.configure({ mode: "default" });
let hosted: Awaited<ReturnType<typeof startHostedServer>>;
test.beforeAll(async () => {
  hosted = await startHostedServer();
});
test.afterAll(() => hosted.stop());

const collection = (name: string) => [
  `POST /${name}`,
  `GET /${name}`,
  `GET /${name}/x1`,
  `PATCH /${name}/x1`,
  `DELETE /${name}/x1`,
];
const areas: [statement: string, addresses: string[]][] = [
  [
    "Calls: POST /call/web; POST /call/phone; POST, GET /call; GET, PATCH, DELETE /call/{id}; /v2; /chat",
    [
      ...["POST /call/web", "POST /call/phone", ...collection("call")],
      ...["GET /v2/call", "GET /v2/call/metadata", "GET /v2/assistant", "GET /v2/phone-number"],
      ...["POST /chat", "POST /chat/completions"],
    ],
  ],
  [
    "assistant: POST, GET /assistant; GET, PATCH, PUT, DELETE /assistant/{id}",
    [...collection("assistant"), "PUT /assistant/x1"],
  ],
  [
    "phone-number: POST /phone-number/import/twilio and /import/vonage; collection and /{id}",
    [...collection("phone-number"), "POST /phone-number/import/twilio", "POST /phone-number/import/vonage"],
  ],
  [
    "tool, knowledge-base, workflow, squad, token, credential, template: collection and /{id}; GET /template/pinned",
    [
      ...["tool", "knowledge-base", "workflow", "squad", "token", "credential", "template"].flatMap(collection),
      "GET /template/pinned",
    ],
  ],
  ["file: same pattern, upload by form data at /file and /file/upload", [...collection("file"), "POST /file/upload"]],
  [
    "test-suite: collection and /{id}, /{id}/test, /{id}/test/{testId}, /{id}/run, /{id}/run/{runId}",
    [...collection("test-suite"), ...collection("test-suite/s1/test"), ...collection("test-suite/s1/run")],
  ],
  [
    "GET /metrics; POST /analytics; GET, DELETE /log and /logs",
    ["GET /metrics", "POST /analytics", "GET /log", "DELETE /log", "GET /logs", "DELETE /logs"],
  ],
  [
    "org: POST, GET /org; GET, PATCH, DELETE /org/{id}; user, leave, member, invite, role",
    [
      ...collection("org"),
      ...["GET /org/o1/user", "DELETE /org/o1/leave", "DELETE /org/o1/member/u1/leave"],
      ...["POST /org/o1/invite", "PATCH /org/o1/role"],
    ],
  ],
  [
    "voice-library, provider voices and workflows endpoints; POST /11labs/voice/clone",
    [
      ...["GET /voice-library/11labs", "POST /voice-library/sync", "GET /make/voices", "GET /make/workflows"],
      "POST /11labs/voice/clone",
    ],
  ],
];

for (const [statement, addresses] of areas) {
  test(statement, async () => {
    for (const address of addresses) {
      const [method = "", path] = address.split(" ");
      const body = method === "GET" || method === "DELETE" ? undefined : '{"assistant":{"name":"Inline"}}';
      const headers = {
        authorization: `Bearer ${hosted.operatorKey}`,
        ...(body && { "content-type": "application/json" }),
      };
      hosted.standIn.script.push({ status: 200, body: { told: address } });
      const answer = await fetch(`${hosted.url}/voice${path}`, { method, headers, ...(body && { body }) });
      expect([address, answer.status, await answer.json()]).toEqual([address, 200, { told: address }]);
      expect(hosted.standIn.asked.at(-1)).toMatchObject({ method, path, body: body ?? "" });
    }
  });
}

test("bearer token authentication; the provider's own token never leaves the server", async () => {
  const refused = await fetch(`${hosted.url}/voice/assistant`);
  expect(refused.status).toBe(401);
  expect(await refused.text()).not.toContain(hosted.standIn.key);
  hosted.standIn.script.push({ status: 200, body: [] });
  const headers = { authorization: `Bearer ${hosted.operatorKey}` };
  const answer = await fetch(`${hosted.url}/voice/assistant`, { headers });
  expect([answer.status, await answer.text()]).toEqual([200, "[]"]);
  expect(hosted.standIn.asked.at(-1)?.headers.authorization).toBe(`Bearer ${hosted.standIn.key}`);
});

test("the response has webCallUrl, artifactPlan.videoRecordingEnabled and transport.assistantVideoEnabled", async ({
  page,
}) => {
  await page.goto(`${hosted.url}/talk`);
  const call = await page.evaluate(async () => {
    const json = { "content-type": "application/json" };
    const body = JSON.stringify({ email: "ana@example.com" });
    const { token } = await (await fetch("/voice/session", { method: "POST", headers: json, body })).json();
    const asked = {
      assistantId: "incident-documenter",
      assistantOverrides: { variableValues: { email: "ana@example.com" } },
    };
    const headers = { ...json, authorization: `Bearer ${token}` };
    return (await fetch("/voice/call/web", { method: "POST", headers, body: JSON.stringify(asked) })).json();
  });
  expect(call).toMatchObject({
    webCallUrl: "https://tendwell.daily.co/room",
    artifactPlan: { videoRecordingEnabled: false },
    transport: { assistantVideoEnabled: false },
  });
});
